import { isWireRange, type ProjectRange, wireRange } from "./project-range";
import { TimelineApiError } from "./timeline-api-error";

/**
 * A range as a query.
 *
 * @throws {TimelineApiError} `invalid-range` where the daemon would not understand it the way it is meant.
 */
export function rangeQuery(range: ProjectRange, route: string): string {
  const { since, until, limit } = wireRange(range);
  if (!isWireRange({ since, until, limit })) {
    throw new TimelineApiError({
      code: "invalid-range",
      route,
      message: "`since` and `until` must be ISO times with a zone, `limit` a whole number above 0.",
    });
  }
  const query = new URLSearchParams({
    ...(since === null ? {} : { since }),
    ...(until === null ? {} : { until }),
    limit: String(limit),
  });
  return `?${query}`;
}
