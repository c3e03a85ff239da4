import { parseEventPage, parseTurn } from "../../wire/runs";
import type { RequestOptions, TimelineClient } from "../timeline-client";

/** Where turns and their events come from. Both give the JSON of an answer; it is checked by whoever asked. */
export interface RunSource {
  /**
   * Names it in query keys: two sources of one name are taken for the same one.
   * @default each object is a source of its own
   */
  id?: string | undefined;
  /** How a turn stands: `{ status, … }`. */
  turn(run: string, turn: string, options: RequestOptions): Promise<unknown>;
  /** A page of its events: `{ data, history: { status }, next_cursor }`. The first one where `cursor` is null. */
  events(run: string, turn: string, cursor: string | null, options: RequestOptions): Promise<unknown>;
}

/** Sources that have no name, by the order in which they were met. */
const met = new WeakMap<RunSource, number>();
let count = 0;

/** What a source is called in query keys: runs of two sources may have the same id. */
export function sourceKey(source: RunSource): string {
  if (source.id !== undefined) return `source ${source.id}`;
  const known = met.get(source);
  if (known !== undefined) return `source #${known}`;
  count += 1;
  met.set(source, count);
  return `source #${count}`;
}

/** The daemon of a client: where its addresses for turns and events stand, and nowhere else. */
export function daemonRuns(client: TimelineClient): RunSource {
  return {
    turn: (run, turn, options) =>
      client.get({ path: "/runs/:run/turns/:turn", parts: { run, turn }, read: parseTurn }, options),
    events: (run, turn, cursor, options) =>
      client.get(
        {
          path: "/runs/:run/events",
          parts: { run },
          query: new URLSearchParams({ turn_id: turn, ...(cursor === null ? {} : { cursor }) }),
          read: parseEventPage,
        },
        options,
      ),
  };
}
