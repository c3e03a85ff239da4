import type { ChecksMessages } from "./checks-words";
import type { MessageFormat } from "./message-format";

/** What only milestone checks say, in English. */
export const checksEn = ({ plural }: MessageFormat): ChecksMessages => ({
  checks: "Milestone checks",
  checksReached: (count) => plural(count, { other: "{n} reached" }),
  checksMissed: (count) => plural(count, { other: "{n} missed" }),
  checksUnknown: (count) => plural(count, { other: "{n} unknown" }),
  checksAwaited: (count) => plural(count, { other: "{n} not reached yet" }),
  checkOutcome: {
    reached: "Reached",
    missed: "Missed",
    unknown: "Unknown",
    awaited: "Not reached yet",
  },
  checksFurthest: "Furthest reached",
  checkFailed: (message) => `The check itself failed: ${message}`,
  turnStands: {
    submitted: "Turn queued",
    working: "Turn in progress",
    "input-required": "Turn waits for an answer",
    completed: "Turn completed",
    failed: "Turn failed",
    canceled: "Turn stopped",
  },
  turnStandsUnknown: (raw) => `Turn in an unknown state (${raw})`,
  answerMet: {
    correct: "Answer correct",
    incorrect: "Answer incorrect",
    errored: "Answer ended in an error",
    unchecked: "Answer not checked",
  },
  answerMetUnknown: (raw) => `Answer judged “${raw}”`,
  eventsComplete: (count) => plural(count, { one: "{n} event, complete", other: "{n} events, complete" }),
  eventsPartial: (count) =>
    plural(count, {
      one: "{n} event; older ones have expired",
      other: "{n} events; older ones have expired",
    }),
  eventsExpired: "Its events have expired",
  eventsEmpty: "No events recorded",
  eventsUnavailable: (count) =>
    count === 0
      ? "Its events could not be read"
      : plural(count, {
          one: "{n} event read; others could not be",
          other: "{n} events read; others could not be",
        }),
  eventsCut: {
    circle: "A page of events led back to one that was read before, so what follows is not known.",
    "too-many": "There are more pages of events than are read here, so what follows is not known.",
    refused: "A later page of events was refused, so what follows is not known.",
  },
  eventsFailed: "The events could not be read, so what they do not show is unknown.",
  checksOf: (what) => `Milestone checks: ${what}`,
  ofChecks: {
    loading: "Loading the milestone checks…",
    failedLoad: "Could not load the milestone checks.",
    componentFailed: "The milestone checks could not be shown because of a fault in them.",
    rowFailed: "This milestone could not be shown because of a fault in the milestone checks.",
    errorNotFound: "There is no such turn. It may have been deleted; open another one.",
    errorPage:
      "A web page came instead of the turn: what answers here is not the daemon's API, or wants you to sign in. Check the address and the port, or reload the page.",
    errorOtherData:
      "What answered sent no turn and no events: it is another program, or another version of the daemon. Check the address and the port, and update the daemon.",
    errorRedirected:
      "The request was sent elsewhere, as to a sign-in page, so nothing came. Reload the page to sign in, or check the daemon's address.",
    errorNoRoute:
      "This daemon does not tell of runs: it is another version. Update it, restart it, then try again.",
    errorInvalidId: "This turn's address is not valid. Open it again from the list of runs.",
  },
});
