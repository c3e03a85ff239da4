import type { CommonMessages } from "../messages/common-words";
import { oneLine } from "./one-line";
import { quotedText } from "./shown-text";

/** What is read of an error of the client, whichever copy of the package made it. */
interface ApiError {
  code: unknown;
  status: number | null;
  said: string | null;
  /** Whether the request was for one milestone, by its id. */
  ofMilestone: boolean;
}

/** The longest text of the daemon that is repeated. */
const SAID_LENGTH = 200;

/**
 * An error in words for people: what happened and what to do, and what the daemon said where that adds something.
 *
 * Errors are told by their `name` (`TimelineApiError`, `TimelinePayloadError`), not by their class. Anything else is a
 * fault that nobody expected, of which the reader is told no more.
 */
export function errorText(error: unknown, messages: CommonMessages): string {
  if (isRecord(error) && error["name"] === "TimelinePayloadError")
    return payloadText(error["kind"], messages);
  const failure = asApiError(error);
  if (!failure) return messages.errorUnexpected;
  switch (failure.code) {
    case "network":
      return messages.errorNetwork;
    case "timeout":
      return messages.errorTimeout;
    case "unauthorized":
      return failure.status === null ? messages.errorNoToken : messages.errorUnauthorized;
    case "redirected":
      return messages.errorRedirected;
    case "no-route":
      return messages.errorNoRoute;
    case "invalid-id":
      return failure.ofMilestone ? messages.errorInvalidMilestoneId : messages.errorInvalidId;
  }
  const { status, said } = failure;
  if (status === null) return withSaid(messages.errorUnexpected, said, messages);
  if (said === null) return elsewhereText(status, messages);
  if (failure.code === "not-found") return notFoundText(said, messages);
  return withSaid(statusText(status, messages), said, messages);
}

/** What came instead of a timeline tells what may be answering there. */
function payloadText(kind: unknown, messages: CommonMessages): string {
  switch (kind) {
    case "page":
      return messages.errorPage;
    case "nothing":
      return messages.errorNothing;
    case "json":
      return messages.errorOtherData;
    default:
      return messages.errorPayload;
  }
}

const GATEWAY = new Set([502, 503, 504]);

/** The daemon says why it refuses something: whoever does not is something else, or stands before it. */
function elsewhereText(status: number, messages: CommonMessages): string {
  return GATEWAY.has(status) ? messages.errorNetwork : messages.errorElsewhere(status);
}

/** Of what the daemon says about something missing, only what is none of these adds something. */
function notFoundText(said: string, messages: CommonMessages): string {
  switch (said) {
    case "project not found":
      return messages.errorNoSuchProject;
    case "milestone not found":
      return messages.errorNoSuchMilestone;
    case "thread not found":
      return messages.errorNotFound;
    default:
      return withSaid(messages.errorNotFound, said, messages);
  }
}

function statusText(status: number, messages: CommonMessages): string {
  return status >= 500 ? messages.errorServer(status) : messages.errorOther(status);
}

function withSaid(text: string, said: string | null, messages: CommonMessages): string {
  return said ? `${text} ${messages.daemonSaid(quotedText(said, SAID_LENGTH))}` : text;
}

function asApiError(error: unknown): ApiError | null {
  if (!isRecord(error) || error["name"] !== "TimelineApiError") return null;
  const { code, status, serverMessage, route } = error;
  return {
    code,
    status: typeof status === "number" ? status : null,
    said: typeof serverMessage === "string" ? oneLine(serverMessage, SAID_LENGTH) || null : null,
    ofMilestone: typeof route === "string" && route.includes("/milestones/:id"),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
