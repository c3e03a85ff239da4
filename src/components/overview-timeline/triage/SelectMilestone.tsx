"use client";

import { useSyncExternalStore } from "react";
import { quotedName } from "../../../view/name-of";
import type { MilestoneControlProps } from "../../shared/MilestoneControl";
import { ClosingFailure } from "../CloseMilestone";
import { type Selection, type SelectionState, toggle } from "./selection";
import { useTriageUi } from "./use-triage-ui";

interface SelectMilestoneProps extends MilestoneControlProps {
  selection: Selection;
}

/** What stands beside each open milestone while several are selected: a checkbox. */
export function SelectMilestone({ milestone, selection }: SelectMilestoneProps) {
  const { messages } = useTriageUi();
  const of = (read: (state: SelectionState) => boolean) => () => read(selection.read());
  const isSelected = of(({ selected }) => selected.has(milestone.id));
  const isClosing = of(({ closing }) => closing.has(milestone.id));
  const checked = useSyncExternalStore(selection.subscribe, isSelected, isSelected);
  const closing = useSyncExternalStore(selection.subscribe, isClosing, isClosing);
  if (milestone.state !== "open" || milestone.id === "") return null;
  return (
    <div className="tl:mt-0.5 tl:text-small">
      <ClosingFailure milestone={milestone} />
      {closing ? (
        <p className="tl:min-h-6 tl:text-muted">{messages.closing}</p>
      ) : (
        <label className="tl:inline-flex tl:min-h-6 tl:cursor-pointer tl:items-center tl:gap-1.5">
          <input
            type="checkbox"
            aria-label={messages.selectMilestone(quotedName(milestone, messages))}
            checked={checked}
            onChange={() => toggle(selection, milestone)}
          />
          {messages.select}
        </label>
      )}
    </div>
  );
}
