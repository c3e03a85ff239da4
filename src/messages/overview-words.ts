import type { RangeName } from "./message-values";

/** The words that only an overview needs: a page with rails alone does not load them. */
export interface OverviewMessages {
  // The header line
  overview: string;
  /** Instead of `stepCount` where a limit cut rows off: "newest 200 steps". */
  newestStepCount(count: number): string;

  // A row
  /** In the overview: "2 of 6 tools failed". */
  failedOfTools(failed: number, total: number): string;
  /** A channel as people call it. Channels are free text: one that is not known keeps its own name. */
  channelName(channel: string): string;

  // The rail
  loadingMore: string;

  // The overview
  filters: string;
  range: string;
  rangeToday: string;
  rangeDays(days: number): string;
  rangeCustom: string;
  rangeFrom: string;
  rangeTo: string;
  rangeApply: string;
  rangeInvalid: string;
  unfinishedOnly: string;
  /** Accessible name of the switch with its count: "Unfinished only, 7". */
  unfinishedOnlyCount(count: number): string;
  allChannels: string;
  allAgents: string;
  allStates: string;
  allTracks: string;
  channels: string;
  agents: string;
  states: string;
  tracks: string;
  noChannel: string;
  noAgent: string;
  noTrack: string;
  threads: string;
  allThreads: string;
  noThread: string;
  chosenCount(count: number): string;
  clearFilters: string;
  today: string;
  yesterday: string;
  undated: string;
  emptyRange(range: RangeName): string;
  nothingMatches: string;
  /** Instead of `nothingMatches` where chats are not included, or a limit cut rows off. */
  nothingMatchesInRead: string;
  nothingUnfinished(range: RangeName): string;
  widerRange(days: number): string;
  /** "Showing the newest 200 steps of this range." */
  cutOff(count: number): string;
  /** Instead of `stepCount` where filters act on a list that a limit cut off: "7 of the newest 200 steps". */
  stepsOfNewest(count: number, newest: number): string;
  /** Instead of `nothingUnfinished` where a limit cut rows off: what was not read may hold some. */
  nothingUnfinishedInNewest(newest: number): string;
  showMore: string;
  /** Where the daemon reads no more of a range than its newest 5,000 records. */
  rangeTooLong: string;
  /** Instead of `cutOff` where none of what was read is of the range. */
  allAfterRange: string;
  /** Instead of `rangeTooLong` there. */
  rangeTooFarBack: string;
  /** What the list covers while chats with agents are not read into it. */
  coverage: string;
  /** While it is not known yet which chats there are besides what the project's own view holds. */
  lookingForChats: string;
  readingChats(left: number): string;
  chatsNotIncluded(count: number): string;
  /** Where nobody knows how many. */
  someChatsNotIncluded: string;
  /** Where all are included, but some not as they are now. */
  someChatsNotUpdated: string;
  /** Of a count in a list that lacks something: "3 left in what was read". */
  inRead(counted: string): string;
  /** Of a range with more chats than are read: `read` of them are, `left` are not. */
  chatsBeyond(left: number, read: number): string;
  chatsFailed(chats: readonly string[]): string;
  /** Chats that are shown as they were read before. */
  chatsNotUpdated(chats: readonly string[]): string;
  agentChatsFailed(agents: readonly string[]): string;
  threadsFailed: string;
  chatListFailed: string;
  /** Instead of `emptyRange` where chats are not included. */
  emptyInRead(range: RangeName): string;
  /** Instead of `nothingUnfinished` where chats are not included. */
  nothingUnfinishedInRead(range: RangeName): string;
  results(counts: string): string;
  /** What ends a list's being narrowed to a day or an hour. */
  wholeRange: string;
  histogramFailed: string;

  // Taking it along
  takeAlong: string;

  // What the rows of the overview stand under
  groupBy: string;
  groupByDay: string;
  groupByChat: string;
  groupByTrack: string;
  /** Where what draws chats and tracks could not be loaded, above the days that stand in. */
  groupsNotLoaded: string;

  // The overview's glance
  /** Which days a glance counts: "Last 7 days". */
  lastDays(days: number): string;
  /** The same of two days in words: "Fri 20 Nov to Sat 21 Nov". */
  daysFromTo(from: string, to: string): string;
  /** Leads to the rest where only unfinished entries are listed: "3 more unfinished". */
  moreUnfinished(count: number): string;
  /** Before a count of what was read, where there may be more: "at least 190 more steps". */
  atLeast(counted: string): string;
  /** Leads to the whole overview where a glance has all of its entries. */
  wholeOverview: string;
  /** Leads from the whole overview, opened in a glance's place, back to that. */
  newestOnly(count: number): string;

  // Closing a milestone
  closed(title: string): string;

  // Working off what is unfinished
  /** A toggle: what has been waiting longest comes first. */
  oldestFirst: string;
  /** What the buttons that lead through the unfinished ones are called together. */
  triage: string;
  /** "7 left": the unfinished ones in the list. */
  unfinishedLeft(count: number): string;
  previousUnfinished: string;
  nextUnfinished: string;
  /** A toggle that puts a checkbox beside each open milestone. */
  selectSeveral: string;
  /** Where what a button needs could not be loaded. */
  partNotLoaded: string;
}
