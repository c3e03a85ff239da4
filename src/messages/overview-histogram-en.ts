import type { MessageFormat } from "./message-format";
import type { HistogramMessages } from "./overview-histogram-words";

/** What only the histogram of a range says, in English. */
export const histogramEn = ({ plural }: MessageFormat): HistogramMessages => ({
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
});
