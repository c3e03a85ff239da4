"use client";

import { type ReactNode, useContext } from "react";
import type { Outcome } from "../../model/outcome";
import { reportedState } from "../../model/reported";
import type { Milestone, TimelineEntry } from "../../model/types";
import { quotedName } from "../../view/name-of";
import { useEntryParts } from "../conversation/use-conversation-parts";
import { useTimelineUi } from "../provider/timeline-ui";
import { innerButton, innerFocus } from "./button-styles";
import { EntryDetails } from "./EntryDetails";
import { EntryTitle } from "./EntryTitle";
import { Glyph } from "./Glyph";
import { MilestoneControl } from "./MilestoneControl";
import { MilestoneList } from "./MilestoneList";
import { OutcomeIcon } from "./OutcomeIcon";
import { SearchMarksContext } from "./search-marks";
import { TimelineTime } from "./TimelineTime";
import { useDisclosure } from "./use-disclosure";

export interface EntryRowProps {
  entry: TimelineEntry;
  /** The lines under the title. */
  children: ReactNode;
  /** The milestones to show while the details are folded. */
  milestones: readonly Milestone[];
  /** A line joins this row with the next. */
  joined?: boolean;
  /** The day that the time says, in words; none where a heading or the row before says it. */
  day?: string | null | undefined;
  /** No motion, though it is running: updates fail, so nobody knows whether it still is. */
  still?: boolean;
  linked?: boolean;
  onSelect?: ((entry: TimelineEntry) => void) | undefined;
}

const GREYED: ReadonlySet<Outcome> = new Set<Outcome>(["canceled", "superseded", "dropped"]);

/** A row of either list. Renders an `<li>` element with `data-slot="timeline-entry"`. */
export function EntryRow({
  entry,
  children,
  milestones,
  joined = false,
  day = null,
  still = false,
  linked = false,
  onSelect,
}: EntryRowProps) {
  const { messages } = useTimelineUi();
  const { open, buttonProps, contentProps } = useDisclosure();
  const outcome = reportedState(entry);
  const name = quotedName(entry, messages);
  const inSight = open ? entry.milestones : milestones;
  const marks = useContext(SearchMarksContext);
  const parts = useEntryParts(entry);
  const icon = { outcome, still, className: "tl:mt-0.5 tl:size-4" };
  return (
    <li
      data-slot="timeline-entry"
      data-outcome={outcome}
      tabIndex={-1}
      className={`${innerFocus} tl:group/entry tl:relative tl:grid tl:grid-cols-[1rem_minmax(0,1fr)_fit-content(50%)] tl:gap-x-2.5 tl:px-3`}
    >
      <div className="tl:flex tl:flex-col tl:items-center tl:pt-2">
        {parts ? <parts.EntryIcon entry={entry} {...icon} /> : <OutcomeIcon {...icon} />}
        {joined && (
          <span
            aria-hidden="true"
            className="tl:mt-1 tl:w-px tl:flex-1 tl:bg-border tl:group-last/entry:hidden"
          />
        )}
      </div>
      <div className="tl:min-w-0 tl:py-2">
        <span className="tl:sr-only">{messages.outcome[outcome]}: </span>
        <EntryTitle
          entry={entry}
          linked={linked}
          onSelect={onSelect}
          className={GREYED.has(outcome) ? "tl:text-muted" : undefined}
        />
        {children}
        {parts && <parts.TurnNotes entry={entry} />}
        {open && <EntryDetails entry={entry} {...contentProps} />}
        {marks?.unseen(entry, { milestones: inSight, open })}
        <MilestoneList milestones={inSight} />
        {entry.kind === "declared" && <MilestoneControl milestone={entry} />}
      </div>
      <div className="tl:flex tl:flex-col-reverse tl:items-end tl:justify-end tl:gap-1 tl:py-2 tl:text-end tl:@min-[22.5rem]:flex-row tl:@min-[22.5rem]:items-start tl:text-small tl:text-muted">
        <button
          {...buttonProps}
          aria-label={open ? messages.hideDetail(name) : messages.showDetail(name)}
          className={`${innerButton} tl:print:hidden tl:-my-0.5 tl:grid tl:size-6 tl:place-items-center tl:text-faint tl:hover:text-text ${open ? "" : "tl:pointer-fine:opacity-0"} tl:group-hover/entry:opacity-100 tl:focus-visible:opacity-100`}
        >
          <Glyph name="chevron" className={`tl:size-3 ${open ? "tl:rotate-90" : "tl:rtl:rotate-180"}`} />
        </button>
        <TimelineTime at={entry.started_at} day={day} />
      </div>
    </li>
  );
}
