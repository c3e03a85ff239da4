"use client";

import { useState } from "react";
import { idKeys } from "../../model/entry-key";
import type { Milestone } from "../../model/types";
import { foldedMilestones, groupByTrack } from "../../view/milestone-groups";
import { quotedText } from "../../view/shown-text";
import { usePrinting } from "../long-list/use-printing";
import { useTimelineUi } from "../provider/timeline-ui";
import { textButton } from "./button-styles";
import { MilestoneRow } from "./MilestoneRow";
import { UserText } from "./UserText";

/** The milestones under a step, grouped by the piece of work they belong to. Very many fold behind a button. */
export function MilestoneList({ milestones }: { milestones: readonly Milestone[] }) {
  const { messages } = useTimelineUi();
  const [isWhole, setWhole] = useState(false);
  const printing = usePrinting();
  const whole = isWhole || printing;
  const { shown, hidden } = foldedMilestones(milestones);
  if (milestones.length === 0) return null;
  return (
    <div className="tl:mt-1.5">
      {groupByTrack(whole ? milestones : shown).map(({ track, milestones: group }) => (
        // A track stands for one group only, and so does none; in JSON it has another key than any track.
        <section key={JSON.stringify(track)} className="tl:mb-1">
          {track !== null && (
            <p className="tl:text-small tl:font-semibold tl:text-muted">
              <UserText>{track}</UserText>
            </p>
          )}
          <MilestoneGroup
            milestones={group}
            label={track === null ? messages.milestones : quotedText(track)}
          />
        </section>
      ))}
      {hidden > 0 && (
        <button
          type="button"
          aria-expanded={whole}
          className={`${textButton} tl:text-small tl:print:hidden`}
          onClick={() => setWhole(!isWhole)}
        >
          {whole ? messages.fewerMilestones : messages.moreMilestones(hidden)}
        </button>
      )}
    </div>
  );
}

function MilestoneGroup({ milestones, label }: { milestones: readonly Milestone[]; label: string }) {
  const keys = idKeys(milestones);
  return (
    // Safari forgets that a list without markers is one, unless told.
    <ul role="list" aria-label={label} className="tl:list-none">
      {milestones.map((milestone, position) => (
        <MilestoneRow key={keys[position]} milestone={milestone} />
      ))}
    </ul>
  );
}
