import type { TimelineEntry } from "../model/types";
import { type HandoverOptions, handoverOf } from "./handover";

/**
 * A timeline as JSON text, for programs: when it was made, the range (`since` and `until` as UTC, `until` itself not in it)
 * and the filter that chose the entries, what is not covered in words, the counts, and the entries as the API names them.
 *
 * @param entries Those to take along, filtered already. They stay in the order given.
 */
export function timelineToJson(entries: readonly TimelineEntry[], options: HandoverOptions = {}): string {
  const { filter, now, bounds, times, counts, lacks } = handoverOf(entries, options);
  return JSON.stringify(
    {
      made_at: times.exact(now),
      range: bounds,
      time_zone: times.timeZone,
      filter,
      as_of: times.exact(options.asOf ?? null),
      not_covered: lacks,
      counts,
      entries,
    },
    null,
    2,
  );
}
