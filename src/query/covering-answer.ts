import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { oldestTime } from "./corrections";
import type { WireRange } from "./project-range";
import type { ProjectAnswer } from "./record-cap";

/** From when to when, as ISO text; not at `until` itself. */
export interface WholeRange {
  since: string;
  until: string;
}

/** An answer of a project's view, and when it was read, in ms. */
export interface CoveringAnswer {
  data: ProjectAnswer;
  dataUpdatedAt: number;
}

/**
 * The newest cached answer of a project's view that holds all of a range and goes on after it, whatever it was asked for;
 * undefined where none does: of one that ends with the range nobody knows whether its last requests were answered. One
 * whose refresh failed, or that somebody knows to be out of date, holds nothing for certain. The same object as long as
 * nothing happened to it.
 *
 * @param scope what `overviewsKey` gives
 */
export function coveringAnswer(
  queryClient: QueryClient,
  scope: QueryKey,
  range: WholeRange,
): CoveringAnswer | undefined {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: scope })
    .filter(({ state }) => state.status === "success" && !state.isInvalidated)
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .map(({ queryKey, state }) => ({ asked: askedRange(queryKey), state: state as CoveringAnswer }))
    .find(({ asked, state }) => covers(asked, state.data, range))?.state;
}

/** The entries of a range out of an answer that holds all of it. Those without a readable time are of no range. */
export function entriesWithin({ entries }: ProjectAnswer, { since, until }: WholeRange) {
  const [from, end] = [Date.parse(since), Date.parse(until)];
  return entries.filter(({ started_at }) => {
    const at = Date.parse(started_at ?? "");
    return at >= from && at < end;
  });
}

function covers(asked: WireRange, answer: ProjectAnswer, { since, until }: WholeRange): boolean {
  const { since: from, until: end, limit } = asked;
  // Without a beginning the daemon takes one of its own.
  if (from === null || Date.parse(from) > Date.parse(since)) return false;
  if (end !== null && Date.parse(end) <= Date.parse(until)) return false;
  // Of what the daemon did not read nobody knows, but a limit keeps the newest: what begins before the range has all of it.
  if (answer.stoppedShort) return false;
  if (answer.entries.length < limit) return true;
  const oldest = oldestTime(answer.entries);
  return oldest !== null && Date.parse(oldest) < Date.parse(since);
}

function askedRange(queryKey: QueryKey): WireRange {
  return queryKey.at(-1) as WireRange;
}
