/** A length of time cut to its largest whole unit: `{ unit: "hour", value: 3 }`. */
export interface TimeAmount {
  unit: "second" | "minute" | "hour" | "day";
  value: number;
}

/** What a range is called in a sentence. `days` counts calendar days, today included. */
export type RangeName = { kind: "today" } | { kind: "days"; days: number } | { kind: "custom" };

/** What the days just before a range are called in a sentence, as many as it has itself. */
export type RangeBeforeName = { kind: "yesterday" } | { kind: "days"; days: number };

/** How many entries of a range report a state, and how many of the range before it do. */
export interface CountChange {
  now: number;
  before: number;
}

/** What a range has left to do beside the range before it, all by what is reported now. */
export interface RangeComparison {
  open: CountChange;
  failed: CountChange;
}
