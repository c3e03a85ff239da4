/** The words of working off what is unfinished, which come with that part. */
export interface TriageMessages {
  /** "3 of 7 unfinished": where somebody is among them. */
  unfinishedPosition(position: number, total: number): string;
  /** Said where the next one is the first again. */
  backAtFirst: string;
  /** Said where the previous one is the last. */
  backAtLast: string;
  selectMilestone(title: string): string;
  /** Beside the checkbox. */
  select: string;
  /** Instead of the checkbox while it is closed, or waits to be. */
  closing: string;
  /** "2 of 5 selected", of the open milestones in the list. */
  selectedOf(count: number, total: number): string;
  /** Selected ones that filters hide, which are left alone. */
  selectedHidden(count: number): string;
  /** Selected ones that somebody else closed, or that are gone. */
  noLongerSelected(titles: readonly string[]): string;
  selectAll(count: number): string;
  selectNone: string;
  closeSelected(count: number): string;
  /** "Closing 2 of 5…" */
  closingSeveral(done: number, total: number): string;
  closedCount(count: number): string;
  closeFailedCount(count: number): string;
  /** In a list of what failed: these, and why. */
  failedBecause(titles: readonly string[], why: string): string;
  /** Milestones that were closed, or gone, before their turn came. */
  alreadyClosed(titles: readonly string[]): string;
  retryFailed(count: number): string;
}
