/** An address of the daemon that the other methods do not know, and how its answer is read. */
export interface OtherRead<T> {
  /** From the daemon's root, with a placeholder for each part: `/runs/:run/turns/:turn`. */
  path: string;
  /** What stands in place of each. */
  parts: Record<string, string>;
  query?: URLSearchParams;
  /** Throws a `TimelinePayloadError` where the JSON is something else. */
  read(json: unknown): T;
}
