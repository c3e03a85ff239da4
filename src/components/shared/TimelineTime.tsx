"use client";

import { localDay } from "../../view/local-day";
import { useAtTime, useTimelineUi } from "../provider/timeline-ui";

/**
 * When something happened: the hour, with its day where that is not today (or always without, where a heading says
 * it). A missing or unreadable time is a dash. Renders a `<time>` element with the exact time at hand.
 */
export function TimelineTime({ at, underDay = false }: { at: string | null; underDay?: boolean }) {
  const { messages, times, timeZone } = useTimelineUi();
  const time = times.time(at);
  const day = localDay(at, timeZone);
  const isToday = useAtTime((now) => day === localDay(now, timeZone), 60_000);
  if (at === null || time === null) return <span title={messages.noTime}>–</span>;
  return (
    <time
      dateTime={at}
      title={times.dateTime(at) ?? undefined}
      className="tl:tabular-nums tl:whitespace-nowrap"
    >
      {underDay || isToday || day === null ? time : `${times.shortDay(day)} ${time}`}
    </time>
  );
}
