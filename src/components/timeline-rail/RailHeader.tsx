"use client";

import { Trigger } from "@radix-ui/react-collapsible";
import { memo, type Ref } from "react";
import type { TimelineEntry } from "../../model/types";
import type { RailHeader as Header } from "../../view/rail-header";
import { useConversationParts } from "../conversation/use-conversation-parts";
import { useTimelineUi } from "../provider/timeline-ui";
import { innerButton } from "../shared/button-styles";
import { Glyph } from "../shared/Glyph";
import { OutcomeCountsLine } from "../shared/OutcomeCountsLine";
import { ShapeStrip } from "../shared/ShapeStrip";

interface RailHeaderProps {
  entries: readonly TimelineEntry[];
  /** What it says of them. */
  header: Header;
  jobs: unknown;
  /** False while updates fail. */
  live: boolean;
  toggle: Ref<HTMLButtonElement>;
}

/** The line that answers "is anything wrong": steps, open, failed and running in words, and the shape of the work. */
export const RailHeader = memo(function RailHeader({ entries, header, jobs, live, toggle }: RailHeaderProps) {
  const { messages } = useTimelineUi();
  const { counts, unreadable, queued } = header;
  const parts = useConversationParts(jobs !== undefined);
  return (
    <Trigger
      ref={toggle}
      data-slot="timeline-rail-toggle"
      className={`${innerButton} tl:flex tl:min-h-10 tl:w-full tl:shrink-0 tl:items-start tl:gap-2.5 tl:rounded-card tl:px-3 tl:py-2.5`}
    >
      <Glyph
        name="chevron"
        className="tl:mt-[3px] tl:size-3.5 tl:text-muted tl:in-data-[state=open]:rotate-90 tl:rtl:in-data-[state=closed]:rotate-180"
      />
      <span className="tl:flex tl:min-w-0 tl:flex-wrap tl:items-center tl:gap-x-2.5 tl:gap-y-0.5">
        <span className="tl:font-semibold">{messages.timeline}</span>{" "}
        <OutcomeCountsLine
          data-slot="timeline-rail-counts"
          counts={counts}
          unreadable={unreadable}
          queued={queued}
          live={live}
        />
        {/* A space of its own: the words stand in the name of this button. */}{" "}
        {parts && <parts.JobCounts jobs={jobs} />}
      </span>
      <ShapeStrip data-slot="timeline-rail-strip" entries={entries} still={!live} />
    </Trigger>
  );
});
