"use client";

import { useTimelineUi } from "../provider/timeline-ui";

/**
 * When something happened: the hour, after its day in words where that is given. A missing or unreadable time is a dash.
 * Renders a `<time>` element with the exact time at hand.
 */
export function TimelineTime({
  at,
  day = null,
}: {
  at: string | number | null;
  day?: string | null | undefined;
}) {
  const { messages, times } = useTimelineUi();
  const time = times.time(at);
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
      data-slot="timeline-time"
      dateTime={times.exact(at) ?? undefined}
      title={times.dateTime(at) ?? undefined}
      className="tl:tabular-nums tl:@min-[22.5rem]:whitespace-nowrap"
    >
      {day !== null && (
        <>
          <span className="tl:block tl:whitespace-nowrap tl:@min-[22.5rem]:inline">{day}</span>{" "}
        </>
      )}
      {time}
    </time>
  );
}
