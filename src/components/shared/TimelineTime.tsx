"use client";

import { localDay } from "../../view/local-day";
import { useTimelineUi } from "../provider/timeline-ui";

/**
 * When something happened: the hour, with its day on request. A missing or unreadable time is a dash.
 * Renders a `<time>` element with the exact time at hand.
 */
export function TimelineTime({ at, withDay = false }: { at: string | null; withDay?: boolean }) {
  const { messages, times, timeZone } = useTimelineUi();
  const time = times.time(at);
  const day = localDay(at, timeZone);
  if (time === null) {
    return (
      <span title={messages.noTime}>
        <span aria-hidden="true">–</span>
        <span className="tl:sr-only">{messages.noTime}</span>
      </span>
    );
  }
  return (
    <time
      dateTime={times.exact(at) ?? undefined}
      title={times.dateTime(at) ?? undefined}
      className="tl:tabular-nums tl:whitespace-nowrap"
    >
      {withDay && day !== null ? `${times.shortDay(day)} ${time}` : time}
    </time>
  );
}
