import type { CommonMessages } from "./common-words";
import type { MessageFormat } from "./message-format";

/** The words of every component in English. */
export const en = ({ number, plural }: MessageFormat): CommonMessages => ({
  timeline: "Timeline",
  stepCount: (count) => plural(count, { one: "{n} step", other: "{n} steps" }),
  openCount: (count) => plural(count, { other: "{n} open" }),
  failedCount: (count) => plural(count, { other: "{n} failed" }),
  unknownCount: (count) => plural(count, { other: "{n} unknown" }),
  unreadableMilestones: (count) => plural(count, { other: "{n} could not be read" }),
  canceledCount: (count) => plural(count, { other: "{n} canceled" }),
  running: "Working on it",
  outcome: {
    failed: "Failed",
    open: "Open",
    unknown: "Unknown",
    running: "Running",
    done: "Done",
    canceled: "Canceled",
    superseded: "Replaced",
    dropped: "Dropped",
  },
  neverAnswered: "Never answered",
  stillOpen: "Still open",
  waiting: (age) => `waiting ${age}`,
  supersededRepeated: "Sent twice — the second one is below",
  supersededRepeatedElsewhere: "Sent twice — the later one counts",
  supersededReplaced: "You replaced this right after sending it",
  superseded: "Replaced by a later message",
  canceled: "You stopped it",
  queued: "Queued",
  waitingForYou: "Waiting for you",
  questionClosed: "The question can no longer be answered",
  dropped: "Filed by mistake",
  unknownOutcome: (raw) => (raw ? `Unknown outcome (${raw})` : "Unknown outcome"),
  failed: "Failed",
  milestoneFailed: "A milestone failed",
  milestoneOpen: "A milestone is still open",
  answersNotVisible: "Answers in a room are not visible here",
  number,
  unnamedStep: "Unnamed step",
  unnamedMilestone: "Unnamed milestone",
  noTime: "No time recorded",
  toolCount: (count) => plural(count, { one: "{n} tool", other: "{n} tools" }),
  failedTools: (count) => plural(count, { other: "{n} failed" }),
  toolNames: "Tools used",
  amount: ({ unit, value }) => {
    switch (unit) {
      case "second":
        return plural(value, { other: "{n}\u00A0s" });
      case "minute":
        return plural(value, { other: "{n}\u00A0min" });
      case "hour":
        return plural(value, { other: "{n}\u00A0h" });
      case "day":
        return plural(value, { one: "{n}\u00A0day", other: "{n}\u00A0days" });
    }
  },
  model: "Model",
  showDetail: (title) => `Show details of “${title}”`,
  hideDetail: (title) => `Hide details of “${title}”`,
  details: "Details",
  note: "Note",
  milestones: "Milestones",
  moreSteps: (count) => plural(count, { one: "{n} more step", other: "{n} more steps" }),
  moreMilestones: (count) => plural(count, { one: "{n} more milestone", other: "{n} more milestones" }),
  fewerMilestones: "Fewer milestones",
  wholeTitle: "Title",
  started: "Started",
  ended: "Ended",
  track: "Track",
  detail: "Detail",
  loading: "Loading the timeline…",
  emptyChat: "Nothing recorded in this chat yet.",
  failedLoad: "Could not load the timeline.",
  retry: "Try again",
  retrying: "Trying again…",
  staleAsOf: (time, day) => `As of ${day ? `${day} ` : ""}${time}; updates are failing.`,
  updatesPaused: "Live updates are paused; checking now and then.",
  componentFailed: "The timeline could not be shown because of a fault in it.",
  rowFailed: "This row could not be shown because of a fault in the timeline.",
  partFailed: "Part of this could not be loaded. If trying again does not help, reload the page.",
  announceCounts: (counts) => `Timeline: ${counts}`,
  errorNetwork: "The APX daemon did not answer. Check that it is running, then try again.",
  errorTimeout: "The APX daemon took too long to answer. Try again in a moment.",
  errorUnauthorized: "The APX daemon no longer accepts this session. Reload the page to sign in again.",
  errorNoToken: "This page could not sign in to the APX daemon. Check that it is running, then try again.",
  errorNoSuchProject: "There is no such project or chat. Open it again from the list of projects.",
  errorNotFound: "There is no such chat. It may have been deleted; open another one.",
  errorNoSuchMilestone: "There is no such milestone any more. Reload the page to see what is there.",
  errorServer: (status) =>
    `The APX daemon ran into an error (${status}). Try again; if it stays, restart it.`,
  errorPayload: "The answer could not be read. Check that this page talks to an up-to-date APX daemon.",
  errorPage:
    "A web page came instead of the timeline: what answers here is not the APX daemon's API, or wants you to sign in. Check the address and the port, or reload the page.",
  errorNothing:
    "The answer was empty, which the APX daemon never sends. Check what answers at its address and port, then try again.",
  errorOtherData:
    "What answered sent no timeline: it is another program, or another version of the APX daemon. Check the address and the port, and update the daemon.",
  errorElsewhere: (status) =>
    `What answered here is not the APX daemon's API (${status}). Check the address and the port, and that the daemon is running there.`,
  errorRedirected:
    "The request was sent elsewhere, as to a sign-in page, so no timeline came. Reload the page to sign in, or check the daemon's address.",
  errorNoRoute:
    "This APX daemon does not know timelines: it is another version. Update it, restart it, then try again.",
  errorInvalidMilestoneId: "This milestone has no valid id, so it can be neither read nor closed from here.",
  errorInvalidId: "This chat's address is not valid. Open it again from the list of chats.",
  errorOther: (status) => `The APX daemon refused this request (${status}). Reload the page and try again.`,
  errorUnexpected: "Something unexpected went wrong. Reload the page and try again.",
  daemonSaid: (message) => `The daemon said: ${message}`,

  search: "Search titles and notes",
  stepsFound: (count) =>
    count === 0 ? "No steps found" : plural(count, { one: "{n} step found", other: "{n} steps found" }),

  close: "Close",
  closeMilestone: (title) => `Close “${title}”`,
  markDone: "Mark done",
  markFailed: "Mark failed",
  drop: "Drop",
  save: "Save",
  cancel: "Cancel",
  closeFailed: (title) => `Could not close “${title}”; it is still open.`,
});
