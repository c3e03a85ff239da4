import type { ThreadState } from "../../model/thread";
import { stepStateOfTurn } from "../../model/turn-state";
import { LineIcon } from "../shared/LineIcon";
import { OutcomeIcon } from "../shared/OutcomeIcon";
import { OUTCOME_STYLES } from "../shared/outcome-styles";

/** Signs of the states that no state of a step has a sign for. */
const PATHS = new Map<string, string>([
  ["idle" satisfies ThreadState, "M8 1.75a6.25 6.25 0 1 0 0 12.5 6.25 6.25 0 0 0 0-12.5ZM5.5 8h5"],
  [
    "submitted" satisfies ThreadState,
    "M8 1.75a6.25 6.25 0 1 0 0 12.5 6.25 6.25 0 0 0 0-12.5Zm0 2.9V8l2.2 1.4",
  ],
  [
    "input-required" satisfies ThreadState,
    "M2 2.25h12v9H8l-3.25 2.5v-2.5H2ZM6.6 5.3a1.4 1.4 0 1 1 2.05 1.2c-.45.25-.65.5-.65.95M8 9.2v.01",
  ],
]);

interface TurnStateIconProps {
  /** The state of a turn, or of a thread. */
  state: string;
  still?: boolean;
  /** Size and place. @default 16 px */
  className?: string;
}

/**
 * The sign of a turn's or a thread's state. Decoration: whoever draws it says the state in words beside it.
 * Renders an `<svg>` element.
 */
export function TurnStateIcon({ state, still = false, className = "tl:size-4" }: TurnStateIconProps) {
  const path = PATHS.get(state);
  const outcome = stepStateOfTurn(state);
  if (path === undefined) return <OutcomeIcon outcome={outcome} still={still} className={className} />;
  return (
    <LineIcon data-slot="timeline-icon" className={`${OUTCOME_STYLES[outcome].text} ${className}`}>
      <path d={path} />
    </LineIcon>
  );
}
