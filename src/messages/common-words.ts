import type { Outcome } from "../model/outcome";
import type { TimeAmount } from "./message-values";

/** The words that every component needs. */
export interface CommonMessages {
  // The header line
  timeline: string;
  stepCount(count: number): string;
  openCount(count: number): string;
  failedCount(count: number): string;
  unknownCount(count: number): string;
  /** Milestones whose own state could not be read; their step's state stands. */
  unreadableMilestones(count: number): string;
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

  // The rail
  loading: string;
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
  /** Instead of `errorInvalidId` where a milestone has no id that could be asked for. */
  errorInvalidMilestoneId: string;
  errorOther(status: number): string;
  /** Something that is none of the above: a fault of ours or of the host. */
  errorUnexpected: string;
  /** The daemon's own words, after ours. */
  daemonSaid(message: string): string;

  // The overview
  search: string;
  /** Of the search above a long rail: "3 steps found", or that there is none. */
  stepsFound(count: number): string;

  // Threads, turns and jobs
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
}
