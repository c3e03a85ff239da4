/** The words that only the histogram of a range needs. */
export interface HistogramMessages {
  histogram: string;
  /** Days in a row: "Monday 2 November to Sunday 8 November". Both are in it. */
  slotDays(from: string, to: string): string;
  /** Hours of a day by the clock: "Saturday 28 November, 14:00 to 15:00". */
  slotHours(day: string, from: string, to: string): string;
  noSteps: string;
  /** Instead of `noSteps` where chats are not included, or a limit cut off a part of the bar. */
  noStepsInRead: string;
  /** Instead of counts where a limit cut off all of the bar. */
  notLoaded: string;
  /** Steps that stand in no bar. */
  notInPicture(count: number): string;
}
