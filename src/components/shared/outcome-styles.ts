import type { Outcome } from "../../model/outcome";

/**
 * How each state of the catalogue is coloured: as text, and as a segment of the shape strip. Segments differ in
 * height and fill as well, so that the strip reads without colour.
 */
export const OUTCOME_STYLES: Record<Outcome, { text: string; segment: string }> = {
  done: { text: "tl:text-done", segment: "tl:h-3.5 tl:bg-done-fill" },
  failed: { text: "tl:text-failed", segment: "tl:h-4.5 tl:bg-failed-fill" },
  open: { text: "tl:text-open", segment: "tl:h-3.5 tl:border-[1.5px] tl:border-open-fill" },
  running: { text: "tl:text-running", segment: "tl:h-3.5 tl:bg-running-fill" },
  canceled: { text: "tl:text-muted", segment: "tl:h-2 tl:bg-superseded-fill" },
  superseded: { text: "tl:text-muted", segment: "tl:h-1 tl:bg-superseded-fill" },
  dropped: { text: "tl:text-muted", segment: "tl:h-1 tl:bg-superseded-fill" },
  unknown: {
    text: "tl:text-muted",
    segment: "tl:h-3.5 tl:border-[1.5px] tl:border-dotted tl:border-control",
  },
};
