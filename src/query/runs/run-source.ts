import { parseEventPage, parseTurn } from "../../wire/runs";
import type { RequestOptions, TimelineClient } from "../timeline-client";

/** Where turns and their events come from. Both give the JSON of an answer; it is checked by whoever asked. */
export interface RunSource {
  /** How a turn stands: `{ status, … }`. */
  turn(run: string, turn: string, options: RequestOptions): Promise<unknown>;
  /** A page of its events: `{ data, history: { status }, next_cursor }`. The first one where `cursor` is null. */
  events(run: string, turn: string, cursor: string | null, options: RequestOptions): Promise<unknown>;
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
