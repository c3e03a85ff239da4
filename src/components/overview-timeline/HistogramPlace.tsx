"use client";

import { useEffect, useState } from "react";
import { textButton } from "../shared/button-styles";
import { ErrorBoundary } from "../shared/ErrorBoundary";
import { useLatestCallback } from "../shared/use-latest-callback";
import type { HistogramProps } from "./Histogram";
import { useHistogramPart } from "./load-histogram";
import { useOverviewUi } from "./use-overview-ui";

interface HistogramPlaceProps extends HistogramProps {
  /** Whether it stands beside the counts where there is room. */
  beside: boolean;
}

/**
 * The room that the picture of a range takes. Where there is any, the picture is loaded once the list is drawn, and
 * nothing moves when it comes.
 */
export function HistogramPlace({ onSlot, beside, ...of }: HistogramPlaceProps) {
  const { messages } = useOverviewUi();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [seen, setSeen] = useState<boolean | null>(null);
  const { part, retry } = useHistogramPart(seen === true);
  const narrow = useLatestCallback(onSlot) ?? onSlot;
  useEffect(() => {
    if (!place) return;
    const look = () => setSeen(place.clientWidth > 0);
    look();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(look);
    observer.observe(place);
    return () => observer.disconnect();
  }, [place]);
  return (
    <div
      ref={setPlace}
      data-slot="overview-histogram"
      aria-busy={part === null && seen !== false}
      className={`tl:hidden tl:min-h-[calc(5rem+3lh)] tl:px-3 tl:pb-2 tl:text-small tl:@min-[22.5rem]:block tl:@min-[35rem]:min-h-[calc(5rem+2lh)] ${beside ? "tl:@min-[38rem]:min-h-[calc(5rem+3lh)] tl:@min-[56rem]:min-h-[calc(5rem+2lh)]" : ""}`}
    >
      {part === "failed" && (
        <p className="tl:pt-2 tl:text-muted">
          {messages.histogramFailed}{" "}
          <button type="button" className={textButton} onClick={retry}>
            {messages.retry}
          </button>
        </p>
      )}
      {part !== null && part !== "failed" && (
        <ErrorBoundary of={of.entries}>
          <part.Histogram {...of} onSlot={narrow} />
        </ErrorBoundary>
      )}
    </div>
  );
}
