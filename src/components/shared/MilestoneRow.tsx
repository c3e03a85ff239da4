"use client";

import { memo } from "react";
import type { Milestone } from "../../model/types";
import { LONG_NOTE } from "../../view/long-note";
import { nameOf, quotedName } from "../../view/name-of";
import { quotedText } from "../../view/shown-text";
import { rawText } from "../../view/step-status";
import { useTimelineUi } from "../provider/timeline-ui";
import { bareButton } from "./button-styles";
import { Glyph } from "./Glyph";
import { MilestoneControl } from "./MilestoneControl";
import { OutcomeIcon } from "./OutcomeIcon";
import { OUTCOME_STYLES } from "./outcome-styles";
import { UserText } from "./UserText";
import { useDisclosure } from "./use-disclosure";

/** A milestone under its step: its state, note and what unfolds. Renders an `<li>` element. */
export const MilestoneRow = memo(function MilestoneRow({ milestone }: { milestone: Milestone }) {
  const { messages } = useTimelineUi();
  const { open, buttonProps, contentProps } = useDisclosure();
  const { state, note } = milestone;
  const name = quotedName(milestone, messages);
  const title = nameOf(milestone, messages);
  const longNote = note !== null && note.length > LONG_NOTE;
  const unfolds = milestone.detail !== null || longNote;
  return (
    <li
      data-slot="timeline-milestone"
      data-outcome={state}
      className="tl:grid tl:grid-cols-[1rem_minmax(0,1fr)] tl:gap-x-2 tl:py-0.5"
    >
      <OutcomeIcon outcome={state} className="tl:mt-[3px] tl:size-3.5" />
      <div className="tl:min-w-0">
        <div className="tl:flex tl:flex-wrap tl:items-baseline tl:gap-x-2">
          <UserText
            data-slot="timeline-title"
            unsearched={title !== milestone.title}
            className={state === "dropped" ? "tl:text-muted tl:line-through" : ""}
          >
            {title}
          </UserText>
          <MilestoneState milestone={milestone} />
          {unfolds && (
            <button
              {...buttonProps}
              aria-label={open ? messages.hideDetail(name) : messages.showDetail(name)}
              className={`${bareButton} tl:-my-1 tl:inline-flex tl:min-h-6 tl:items-center tl:gap-0.5 tl:text-small tl:text-muted tl:hover:text-text tl:print:hidden`}
            >
              {messages.details}
              <Glyph name="chevron" className={`tl:size-3 ${open ? "tl:rotate-90" : "tl:rtl:rotate-180"}`} />
            </button>
          )}
        </div>
        {note !== null && note !== "" && !(open && longNote) && (
          <p
            data-slot="timeline-note"
            className={`tl:text-small ${state === "failed" ? OUTCOME_STYLES.failed.text : "tl:text-muted"}`}
          >
            <UserText>{longNote ? `${note.slice(0, LONG_NOTE)}…` : note}</UserText>
          </p>
        )}
        {open && (
          <div {...contentProps} className="tl:text-small tl:whitespace-pre-line tl:text-muted">
            {longNote && (
              <p>
                <UserText>{note}</UserText>
              </p>
            )}
            {milestone.detail !== null && (
              <p>
                <UserText>{milestone.detail}</UserText>
              </p>
            )}
          </div>
        )}
        <MilestoneControl milestone={milestone} />
      </div>
    </li>
  );
});

/** The state in words; hidden from sight where the icon and the note say it already. */
function MilestoneState({ milestone: { state, raw_state } }: { milestone: Milestone }) {
  const { messages } = useTimelineUi();
  switch (state) {
    case "done":
    case "failed":
      return <span className="tl:sr-only">{messages.outcome[state]}</span>;
    case "open":
      return <span className="tl:text-small tl:text-open">{messages.stillOpen}</span>;
    case "dropped":
      return <span className="tl:text-small tl:text-muted">{messages.dropped}</span>;
    case "unknown":
      return (
        <span className="tl:text-small tl:text-muted">
          {messages.unknownOutcome(quotedText(rawText(raw_state)))}
        </span>
      );
  }
}
