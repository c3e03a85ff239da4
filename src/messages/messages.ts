import type { JobKind, JobState } from "../model/job";
import type { Outcome } from "../model/outcome";
import type { ThreadKind, ThreadState, WritePolicy } from "../model/thread";

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
  canceledCount(count: number): string;
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
  /** A turn that its reader stopped. */
  canceled: string;
  /** A turn that is saved and comes after the one that is running. */
  queued: string;
  /** The agent asked a question, or for an approval: the next move is the reader's. */
  waitingForYou: string;
  /** Instead of `waitingForYou` when 30 days have passed. */
  questionClosed: string;
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
  /** Its parts must not be parted at a line's end, so a no-break space stands between them. */
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

  // The histogram of a range
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

  // Taking it along
  takeAlong: string;
  copyMarkdown: string;
  downloadMarkdown: string;
  downloadJson: string;
  print: string;
  copied: string;
  /** The browser took no copy: the text stands below, chosen. */
  copyFailed: string;
  downloaded(file: string): string;
  downloadFailed: string;
  /** The heading of what is taken along. `to` is null where the range is one day. */
  handoverTitle(from: string, to: string | null): string;
  handoverMade(at: string, timeZone: string): string;
  /** Before what the text does not cover. */
  handoverLacks: string;
  searchedFor(text: string): string;

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

  // Beside the range before
  /**
   * A sentence of what changed and how: "3 fewer open than in the 7 days before." Something is open or failed in either
   * range.
   */
  comparison(comparison: RangeComparison, before: RangeBeforeName): string;
  /** Of the range before: how many of it nobody could judge. */
  comparedUnknown(count: number): string;
  /** When the range before was read, where that is some time ago. `day` is there where it is not today. */
  comparedAsOf(time: string, day: string | null): string;
  // Threads, turns and jobs
  threadKind: Record<ThreadKind, string>;
  /** A kind of thread that this version does not know. `raw` is what the daemon sent, as text; empty where nothing was. */
  unknownThreadKind(raw: string): string;
  /** What the agent of a code thread may do to files, in brackets after its title. */
  writePolicy: Record<WritePolicy, string>;
  /** What a list of threads says of each: nothing going on, or the state of its newest turn. */
  threadState: Record<ThreadState, string>;
  /** A turn that a restart cut off and that was taken up again. */
  resumed: string;
  /** Tools that had begun to change something when a restart cut them off. */
  effectUnknown(tools: readonly string[]): string;
  jobs: string;
  unnamedJob: string;
  runningJobs(count: number): string;
  failedJobs(count: number): string;
  unknownJobs(count: number): string;
  jobKind: Record<JobKind, string>;
  jobState: Record<JobState, string>;
  exitCode(code: number): string;
  /** Where what draws threads, turns and jobs could not be loaded. */
  partFailed: string;

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

  // Milestone checks
  checks: string;
  checksReached(count: number): string;
  checksMissed(count: number): string;
  checksUnknown(count: number): string;
  /** Milestones that are not reached while the turn still goes on. */
  checksAwaited(count: number): string;
  checkOutcome: Record<"reached" | "missed" | "unknown" | "awaited", string>;
  /** Beside the last milestone in order that was reached. */
  checksFurthest: string;
  /** Beside a milestone whose check threw: what it said. */
  checkFailed(message: string): string;
  /** How a turn stands. */
  turnStands: Record<
    "submitted" | "working" | "input-required" | "completed" | "failed" | "canceled",
    string
  >;
  /** A state of a turn that this version does not know. */
  turnStandsUnknown(raw: string): string;
  /** Whether an answer met its case. */
  answerMet: Record<"correct" | "incorrect" | "errored" | "unchecked", string>;
  answerMetUnknown(raw: string): string;
  /** How complete the events are: they begin at the turn's first. */
  eventsComplete(count: number): string;
  /** Older ones have expired. */
  eventsPartial(count: number): string;
  eventsExpired: string;
  eventsEmpty: string;
  /** They could not be read; `count` of them could. */
  eventsUnavailable(count: number): string;
  /** Why events were not read to their end. */
  eventsCut: Record<"circle" | "too-many" | "refused", string>;
  /** Before why. */
  eventsFailed: string;
  /** What a screen reader is told: "Milestone checks: write-report", and when they change "Milestone checks: 2 reached". */
  checksOf(what: string): string;
  /** What is said in place of the words of the same name, which speak of a timeline. */
  ofChecks: Pick<
    Messages,
    | "loading"
    | "failedLoad"
    | "componentFailed"
    | "rowFailed"
    | "errorNotFound"
    | "errorPage"
    | "errorOtherData"
    | "errorRedirected"
    | "errorNoRoute"
    | "errorInvalidId"
  >;
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

/** Some of the words in one language, bound to the digits and plural forms of one locale. */
export type PartOfMessages = (format: MessageFormat) => Partial<Messages>;

/** What a catalogue counts with. */
export interface MessageFormat {
  /** The digits of a number in this locale. */
  number(value: number): string;
  /** The phrase of the plural form of `count`; `other` where a form is not given. `{n}` becomes the number. */
  plural(count: number, forms: { one?: string; many?: string; other: string }): string;
}
