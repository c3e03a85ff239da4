"use client";

import { askedRange } from "../../view/filter";
import type { TimelineRange } from "../../view/range";
import { useOverviewUi } from "./use-overview-ui";

/** Which days a glance counts, since no filter bar says it. */
export function GlanceRange({ range }: { range: TimelineRange }) {
  return <span className="tl:font-semibold">{useRangeText(askedRange(range))}</span>;
}

function useRangeText(range: TimelineRange): string {
  const { messages, times, clock } = useOverviewUi();
  const dayName = (day: string) => times.shortDay(day, clock.now()) ?? day;
  switch (range.kind) {
    case "today":
      return messages.rangeToday;
    case "days":
      return messages.lastDays(range.days);
    case "custom":
      if (range.from === range.to) return dayName(range.from);
      return messages.daysFromTo(dayName(range.from), dayName(range.to));
  }
}
