import type { Timeline, TimelineEntry } from "../../../src/model/types";
import { shareTimeline } from "../../../src/query/share-timeline";
import { parseTimeline } from "../../../src/wire";

/** Reads an answer as our queries do: checked, and what stayed the same keeps its identity. */
export function readAsTheQueryDoes(
  text: string,
  before: readonly TimelineEntry[] | undefined,
): readonly TimelineEntry[] {
  const shared = shareTimeline(before && { entries: before }, parseTimeline(JSON.parse(text)));
  return (shared as Timeline).entries;
}
