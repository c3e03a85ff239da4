import type { RangeBeforeName, RangeComparison } from "./message-values";

/** The words that compare a range with the one before it. */
export interface ComparisonMessages {
  /**
   * A sentence of what changed and how: "3 fewer open than in the 7 days before." Something is open or failed in either
   * range.
   */
  comparison(comparison: RangeComparison, before: RangeBeforeName): string;
  /** Of the range before: how many of it nobody could judge. */
  comparedUnknown(count: number): string;
  /** When the range before was read, where that is some time ago. `day` is there where it is not today. */
  comparedAsOf(time: string, day: string | null): string;
}
