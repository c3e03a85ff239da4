import { memo } from "react";
import type { Outcome } from "../../model/outcome";
import { reportedState } from "../../model/reported";
import type { TimelineEntry } from "../../model/types";
import { shapeStrip } from "../../view/shape-strip";
import { OUTCOME_STYLES } from "./outcome-styles";

/** More segments than this do not fit beside the counts; neighbours merge and show the worse of both. */
const MOST_SEGMENTS = 32;

interface ShapeStripProps {
  entries: readonly TimelineEntry[];
  /** No motion, though something is running. */
  still: boolean;
  "data-slot": string;
}

/** The shape of the work, a segment an entry, in order. Decoration: the counts beside it say what it shows. */
export function ShapeStrip({ entries, still, "data-slot": slot }: ShapeStripProps) {
  const segments = shapeStrip(entries.map(reportedState), MOST_SEGMENTS);
  return (
    <span
      aria-hidden="true"
      data-slot={slot}
      className="tl:ms-auto tl:hidden tl:h-5 tl:min-w-min tl:max-w-[45%] tl:shrink-[4] tl:items-center tl:gap-0.5 tl:@min-[27.5rem]:flex"
    >
      {segments.map(({ start, outcome }) => (
        <Segment key={start} outcome={outcome} still={still} />
      ))}
    </span>
  );
}

const Segment = memo(function Segment({ outcome, still }: { outcome: Outcome; still: boolean }) {
  return (
    <span
      data-outcome={outcome}
      className={`tl:w-2.5 tl:min-w-0.5 tl:shrink tl:rounded-[2px] tl:forced-color-adjust-none ${OUTCOME_STYLES[outcome].segment} ${outcome === "running" && !still ? "tl:motion-safe:animate-tl-pulse" : ""}`}
    />
  );
});
