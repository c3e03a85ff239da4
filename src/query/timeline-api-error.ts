import { TimelinePayloadError } from "../wire/timeline-payload-error";

/**
 * Why a request failed.
 *
 * - `network`: no answer came (refused, cut off, blocked by CORS).
 * - `timeout`: none came in time.
 * - `unauthorized`: a token was refused, also a fresh one (status 401); or there was none to send (status null).
 * - `redirected`: the answer leads elsewhere, as to a sign-in page. It was not followed.
 * - `not-found`: the daemon has no such project or milestone (status 404); or, where it said nothing, something that is
 *   no daemon answered.
 * - `no-route`: the daemon does not know this part of the API at all: it is another version (status 404).
 * - `invalid-id`: a part of the address is empty or leads out of its folder; nothing was sent.
 * - `invalid-range`: `since`, `until` or `limit` cannot be read; nothing was sent.
 * - `http`: any other status that is no success, a 304 to which nothing is known included.
 */
export type TimelineApiErrorCode =
  | "network"
  | "timeout"
  | "unauthorized"
  | "redirected"
  | "not-found"
  | "no-route"
  | "invalid-id"
  | "invalid-range"
  | "http";

interface Failure {
  code: TimelineApiErrorCode;
  route: string;
  message: string;
  status?: number;
  serverMessage?: string | null;
  retryAfterMs?: number | null;
  cause?: unknown;
}

/** A request to the milestone API that failed. It never holds a token, nor the ids that were asked for. */
export class TimelineApiError extends Error {
  override readonly name = "TimelineApiError";
  readonly code: TimelineApiErrorCode;
  /** The HTTP status; null where no answer came. */
  readonly status: number | null;
  /** The route with its placeholders: "GET /api/projects/:pid/milestones". */
  readonly route: string;
  /** The daemon's own words. It has some for each refusal: null where an answer came means that something else answered. */
  readonly serverMessage: string | null;
  /** How long the answer asked to be left alone (its `Retry-After`), in ms, an hour at most; null where it did not. */
  readonly retryAfterMs: number | null;

  constructor({ code, route, message, status, serverMessage, retryAfterMs, cause }: Failure) {
    super(`${route}: ${message}`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.route = route;
    this.status = status ?? null;
    this.serverMessage = serverMessage ?? null;
    this.retryAfterMs = retryAfterMs ?? null;
  }
}

/** Whatever a timeline can fail with. */
export type TimelineError = TimelineApiError | TimelinePayloadError;

/** Whether the same request may succeed later without anybody doing anything: a daemon that restarts, a proxy's page. */
export function isRecoverable(error: unknown): boolean {
  if (error instanceof TimelinePayloadError) return true;
  if (!(error instanceof TimelineApiError)) return false;
  switch (error.code) {
    case "network":
    case "timeout":
      return true;
    case "unauthorized":
      return error.status === null;
    case "http":
      // A 304 that nobody asked for is a cache's mistake between here and the daemon.
      return [304, 408, 429].includes(error.status ?? 0) || (error.status ?? 0) >= 500;
    case "redirected":
    case "not-found":
    case "no-route":
    case "invalid-id":
    case "invalid-range":
      return false;
  }
}
