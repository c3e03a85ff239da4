"use client";

import { useState } from "react";
import { textButton } from "../shared/button-styles";
import { ErrorBoundary } from "../shared/ErrorBoundary";
import { useLatestCallback } from "../shared/use-latest-callback";
import { useLoadedPart } from "../shared/use-loaded-part";
import { useRoom } from "../shared/use-room";
import type { HistogramProps } from "./Histogram";
import { useOverviewUi } from "./use-overview-ui";

type HistogramModule = typeof import("./Histogram");

let loaded: Promise<HistogramModule> | null = null;

function loadHistogram(): Promise<HistogramModule> {
  loaded ??= import("./Histogram").catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

/**
 * The room that the picture of a range takes. Where there is any, the picture is loaded once the list is drawn, and
 * nothing moves when it comes.
 */
export function HistogramPlace({ onSlot, ...of }: Omit<HistogramProps, "room">) {
  const { messages } = useOverviewUi();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const room = useRoom(place);
  const { part, failed, retry } = useLoadedPart(loadHistogram, room !== null && room.width > 0);
  const narrow = useLatestCallback(onSlot) ?? onSlot;
  return (
    <div
      ref={setPlace}
      data-slot="overview-histogram"
      aria-busy={part === null && !failed && room?.width !== 0}
      className="tl:hidden tl:min-h-[calc(5rem+3lh)] tl:shrink-0 tl:px-3 tl:pb-2 tl:text-small tl:@min-[22.5rem]:block tl:@min-[35rem]:min-h-[calc(5rem+2lh)]"
    >
      {part !== null && room !== null && room.width > 0 && (
        <ErrorBoundary of={of.entries}>
          <part.Histogram {...of} onSlot={narrow} room={room} />
        </ErrorBoundary>
      )}
      {failed && (
        <p className="tl:pt-2 tl:text-muted">
          {messages.histogramFailed}{" "}
          <button type="button" className={textButton} onClick={retry}>
            {messages.retry}
          </button>
        </p>
      )}
    </div>
  );
}
