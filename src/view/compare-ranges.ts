import type { RangeComparison } from "../messages/message-values";
import { countOutcomes } from "../model/reported";
import type { TimelineEntry } from "../model/types";
import { startedAt } from "./started-at";

/**
 * How much of a range is unfinished, beside the range before it: how many of the entries of each report `open` and
 * `failed`, both as they are reported now. What was open last week and was closed since is not open: what is compared is
 * what each range has left to do, not what it had at its own end. What is superseded, dropped, running or unknown counts
 * as nothing, and an entry without a readable time, which is of neither range, is left out.
 *
 * `null` where there is nothing to say: neither range has anything open or failed. Both have to be complete and under the
 * same filter; who calls this sees to that.
 */
export function compareRanges(
  range: readonly TimelineEntry[],
  before: readonly TimelineEntry[],
): RangeComparison | null {
  const now = countOutcomes(range.filter(isDated));
  const then = countOutcomes(before.filter(isDated));
  if (now.open + now.failed + then.open + then.failed === 0) return null;
  return {
    open: { now: now.open, before: then.open },
    failed: { now: now.failed, before: then.failed },
  };
}

function isDated(entry: TimelineEntry): boolean {
  return startedAt(entry) !== null;
}
