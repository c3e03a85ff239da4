import type { Outcome } from "../../model/outcome";
import { stepStateOfTurn } from "../../model/turn-state";
import type { TimelineEntry } from "../../model/types";
import { OutcomeIcon } from "../shared/OutcomeIcon";
import { TurnStateIcon } from "./TurnStateIcon";

interface EntryIconProps {
  entry: TimelineEntry;
  /** What it reports. */
  outcome: Outcome;
  still: boolean;
  className: string;
}

/** The sign of a row: of its turn's state, where that is what it reports. Decoration. Renders an `<svg>` element. */
export function EntryIcon({ entry, outcome, ...icon }: EntryIconProps) {
  const turn = entry.kind === "derived" ? entry.turn_state : undefined;
  const isTurns = turn !== undefined && stepStateOfTurn(turn) === outcome;
  return isTurns ? <TurnStateIcon state={turn} {...icon} /> : <OutcomeIcon outcome={outcome} {...icon} />;
}
