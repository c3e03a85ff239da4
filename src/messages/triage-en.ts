import type { MessageFormat } from "./message-format";
import type { TriageMessages } from "./triage-words";

/** What working off the unfinished says, in English. */
export const triageEn = ({ number, plural }: MessageFormat): TriageMessages => ({
  unfinishedPosition: (position, total) => `${number(position)} of ${number(total)} unfinished`,
  backAtFirst: "Back at the first.",
  backAtLast: "Back at the last.",
  selectMilestone: (title) => `Select “${title}”`,
  select: "Select",
  closing: "Closing…",
  selectedOf: (count, total) => `${number(count)} of ${number(total)} selected`,
  selectedHidden: (count) =>
    plural(count, {
      one: "{n} more is hidden by filters and stays as it is.",
      other: "{n} more are hidden by filters and stay as they are.",
    }),
  noLongerSelected: (titles) => `Closed or gone meanwhile, so no longer selected: ${quoted(titles)}.`,
  selectAll: (count) => `Select all ${number(count)}`,
  selectNone: "Select none",
  closeSelected: (count) => plural(count, { one: "Close {n} milestone", other: "Close {n} milestones" }),
  closingSeveral: (done, total) => `Closing ${number(done)} of ${number(total)}…`,
  closedCount: (count) => plural(count, { other: "{n} closed" }),
  closeFailedCount: (count) => plural(count, { other: "{n} could not be closed" }),
  failedBecause: (titles, why) => `${quoted(titles)}: ${why}`,
  alreadyClosed: (titles) => `Closed or gone before their turn: ${quoted(titles)}.`,
  retryFailed: (count) => plural(count, { one: "Try that one again", other: "Try those {n} again" }),
});

function quoted(titles: readonly string[]): string {
  return titles.map((title) => `“${title}”`).join(", ");
}
