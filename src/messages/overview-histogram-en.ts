import type { Messages, PartOfMessages } from "./messages";

/** The words that only the histogram of a range needs. */
export type HistogramMessages = Pick<Messages, keyof ReturnType<typeof histogramEn>>;

/** What only the histogram of a range says, in English. */
export const histogramEn = (({ plural }) => ({
  histogram: "Steps over time",
  slotDays: (from, to) => `${from} to ${to}`,
  slotHours: (day, from, to) => `${day}, ${from} to ${to}`,
  noSteps: "no steps",
  noStepsInRead: "no steps in what was read",
  notLoaded: "not loaded",
  notInPicture: (count) =>
    plural(count, {
      one: "{n} step has no date in this range",
      other: "{n} steps have no date in this range",
    }),
})) satisfies PartOfMessages;
