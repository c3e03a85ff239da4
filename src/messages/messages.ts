import type { Outcome } from "../model/outcome";

/** A length of time cut to its largest whole unit: `{ unit: "hour", value: 3 }`. */
export interface TimeAmount {
  unit: "second" | "minute" | "hour" | "day";
  value: number;
}

/** What a range is called in a sentence. `days` counts calendar days, today included. */
export type RangeName = { kind: "today" } | { kind: "days"; days: number } | { kind: "custom" };

/**
 * Every word on screen. Strings stand as they are; functions take data and give a finished phrase.
 * Override any of them through the provider's `messages`.
 */
export interface Messages {
  // The header line
  timeline: string;
  overview: string;
  stepCount(count: number): string;
  openCount(count: number): string;
  failedCount(count: number): string;
  unknownCount(count: number): string;
  /** Milestones whose own state could not be read; their step's state stands. */
  unreadableMilestones(count: number): string;
  /** Instead of `stepCount` where a limit cut rows off: "newest 200 steps". */
  newestStepCount(count: number): string;
  running: string;

  // States
  outcome: Record<Outcome, string>;
  neverAnswered: string;
  stillOpen: string;
  waiting(age: string): string;
  /** "Working on it · 2 min": how long a running step has been at it is `duration`, joined by the view. */
  supersededRepeated: string;
  /** The same in a list that reads newest first, or that filters may have thinned: the other one may be anywhere. */
  supersededRepeatedElsewhere: string;
  supersededReplaced: string;
  /** Superseded without a reason that this version knows. */
  superseded: string;
  dropped: string;
  /** `raw` is what the daemon sent, as text; empty where nothing was sent. */
  unknownOutcome(raw: string): string;
  failed: string;
  /** A step that reports failed because a milestone under it failed. */
  milestoneFailed: string;
  /** A step that reports open because a milestone under it is open. */
  milestoneOpen: string;
  /** A request in a room: who answered it stands in rows of their own, so nobody can tell whether it was answered. */
  answersNotVisible: string;

  /** A bare number in this locale's digits. */
  number(value: number): string;

  // A row
  unnamedStep: string;
  unnamedMilestone: string;
  noTime: string;
  toolCount(count: number): string;
  failedTools(count: number): string;
  /** In the overview: "2 of 6 tools failed". */
  failedOfTools(failed: number, total: number): string;
  toolNames: string;
  amount(amount: TimeAmount): string;
  model: string;
  showDetail(title: string): string;
  hideDetail(title: string): string;
  details: string;
  note: string;
  milestones: string;
  moreMilestones(count: number): string;
  /** Of a long list: the rows that are not drawn yet. */
  moreSteps(count: number): string;
  fewerMilestones: string;
  wholeTitle: string;
  started: string;
  ended: string;
  track: string;
  detail: string;
  /** A channel as people call it. Channels are free text: one that is not known keeps its own name. */
  channelName(channel: string): string;

  // The rail
  loading: string;
  loadingMore: string;
  emptyChat: string;
  failedLoad: string;
  retry: string;
  retrying: string;
  /** "As of 14:18; updates are failing." `day` is there where it is not today ("Sat 28 Nov"). */
  staleAsOf(time: string, day: string | null): string;
  /** While changes go unheard, so that what is shown may be some seconds old. */
  updatesPaused: string;
  componentFailed: string;
  /** The same of a single row; the others are there. */
  rowFailed: string;
  /** Said to a screen reader when the counts change: "Timeline: 12 steps, 1 failed". */
  announceCounts(counts: string): string;

  // Why a load failed: what happened and what to do
  errorNetwork: string;
  errorTimeout: string;
  errorUnauthorized: string;
  /** There was no token to send: the host could not get one. */
  errorNoToken: string;
  errorNoSuchProject: string;
  errorNotFound: string;
  errorNoSuchMilestone: string;
  errorServer(status: number): string;
  /** What came could not be read at all. */
  errorPayload: string;
  /** A web page came. */
  errorPage: string;
  errorNothing: string;
  /** JSON came, but no timeline. */
  errorOtherData: string;
  /** A status without the daemon's words: something else answered. */
  errorElsewhere(status: number): string;
  errorRedirected: string;
  /** The daemon does not know the milestone API. */
  errorNoRoute: string;
  errorInvalidId: string;
  errorOther(status: number): string;
  /** Something that is none of the above: a fault of ours or of the host. */
  errorUnexpected: string;
  /** The daemon's own words, after ours. */
  daemonSaid(message: string): string;

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
  search: string;
  /** Of the search above a long rail: "3 steps found", or that there is none. */
  stepsFound(count: number): string;
  allChannels: string;
  allAgents: string;
  allStates: string;
  channels: string;
  agents: string;
  states: string;
  noChannel: string;
  noAgent: string;
  chosenCount(count: number): string;
  clearFilters: string;
  today: string;
  yesterday: string;
  undated: string;
  emptyRange(range: RangeName): string;
  nothingMatches: string;
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

  // What the rows of the overview stand under
  groupBy: string;
  groupByDay: string;
  groupByChat: string;
  groupByTrack: string;
  /** Where what draws chats and tracks could not be loaded, above the days that stand in. */
  groupsNotLoaded: string;
  /** The name of what names no chat: "Routine, outside of chats". */
  outsideChats(channel: string): string;
  withoutTrack: string;
  /** How many chats a track went through. */
  chatCount(count: number): string;
  /** Of a chat or track, among other facts: "oldest open waiting 3 days". */
  oldestOpen(age: string): string;
  /** Before a day and an hour. */
  lastActivity: string;
  openChat: string;
  /** Accessible name of `openChat`. */
  openChatNamed(chat: string): string;

  // Closing a milestone
  close: string;
  closeMilestone(title: string): string;
  markDone: string;
  markFailed: string;
  drop: string;
  save: string;
  cancel: string;
  closeFailed(title: string): string;
  closed(title: string): string;
}

/** Some of the words in one language, bound to the digits and plural forms of one locale. */
export type PartOfMessages = (format: MessageFormat) => Partial<Messages>;

/** What a catalogue counts with. */
export interface MessageFormat {
  /** The digits of a number in this locale. */
  number(value: number): string;
  /** The phrase of the plural form of `count`; `other` where a form is not given. `{n}` becomes the number. */
  plural(count: number, forms: { one?: string; many?: string; other: string }): string;
}
