import type { Messages } from "../messages/messages";
import { oneLine } from "./one-line";
import { quotedText } from "./shown-text";

/** What is read of an error of the client, whichever copy of the package made it. */
interface ApiError {
  code: unknown;
  status: number | null;
  said: string | null;
}

/** The longest text of the daemon that is repeated. */
const SAID_LENGTH = 200;

/**
 * An error in words for people: what happened and what to do, and what the daemon said where that adds something.
 *
 * Errors are told by their `name` (`TimelineApiError`, `TimelinePayloadError`), not by their class. Anything else is a
 * fault that nobody expected, of which the reader is told no more.
 */
export function errorText(error: unknown, messages: Messages): string {
  if (isRecord(error) && error["name"] === "TimelinePayloadError") return messages.errorPayload;
  const failure = asApiError(error);
  if (!failure) return messages.errorUnexpected;
  switch (failure.code) {
    case "network":
      return messages.errorNetwork;
    case "timeout":
      return messages.errorTimeout;
    case "unauthorized":
      return failure.status === null ? messages.errorNoToken : messages.errorUnauthorized;
    case "invalid-id":
      return messages.errorInvalidId;
    case "not-found":
      return notFoundText(failure.said, messages);
    default:
      if (isGateways(failure)) return messages.errorNetwork;
      return withSaid(statusText(failure.status, messages), failure.said, messages);
  }
}

/** Of what the daemon says about something missing, only what is none of these adds something. */
function notFoundText(said: string | null, messages: Messages): string {
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

/** What a proxy answers for a daemon that did not; the daemon itself would have said something. */
function isGateways({ status, said }: ApiError): boolean {
  return said === null && (status === 502 || status === 503 || status === 504);
}

function statusText(status: number | null, messages: Messages): string {
  if (status === null) return messages.errorUnexpected;
  return status >= 500 ? messages.errorServer(status) : messages.errorOther(status);
}

function withSaid(text: string, said: string | null, messages: Messages): string {
  return said ? `${text} ${messages.daemonSaid(quotedText(said, SAID_LENGTH))}` : text;
}

function asApiError(error: unknown): ApiError | null {
  if (!isRecord(error) || error["name"] !== "TimelineApiError") return null;
  const { code, status, serverMessage } = error;
  return {
    code,
    status: typeof status === "number" ? status : null,
    said: typeof serverMessage === "string" ? oneLine(serverMessage, SAID_LENGTH) || null : null,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
