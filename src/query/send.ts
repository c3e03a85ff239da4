import { isRecord } from "../wire/leaves";
import { TimelinePayloadError } from "../wire/timeline-payload-error";
import { withDeadline } from "./deadline";
import { retryAfterMs } from "./retry-after";
import type { Route } from "./route";
import { TimelineApiError, type TimelineApiErrorCode } from "./timeline-api-error";

/** What came back, read to its end. */
export interface Answer {
  status: number;
  text: string;
  /** What the server calls this answer; null where it does not, or where the page may not read it. */
  etag: string | null;
  /** How long it asks to be left alone, in ms. */
  retryAfterMs: number | null;
}

/** How one client reaches its daemon. */
export interface Connection {
  baseUrl: string;
  timeoutMs: number;
  fetch: typeof globalThis.fetch;
}

/** What a request holds besides its route. */
export interface RequestParts {
  query?: string;
  body?: unknown;
  token?: string | undefined;
  /** Of the answer that is there already: an unchanged one comes back as an empty 304. */
  etag?: string | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Sends one request and reads the whole answer, both within the connection's timeout. Rejects as `fetch` does.
 *
 * @throws {TimelineApiError} `redirected` where the answer leads elsewhere; nothing is sent there.
 */
export function send(
  { baseUrl, timeoutMs, fetch }: Connection,
  { name, method, path }: Route,
  { query = "", body, token, etag, signal }: RequestParts,
): Promise<Answer> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
  if (etag !== undefined) headers["if-none-match"] = etag;
  if (body !== undefined) headers["content-type"] = "application/json";
  return withDeadline(timeoutMs, signal, async (deadline) => {
    const response = await fetch(`${baseUrl}${path}${query}`, {
      method,
      headers,
      signal: deadline,
      // Always ask. With other modes Node's fetch adds `Cache-Control: no-cache`, to which the daemon sends no 304.
      cache: "no-cache",
      // For a host that guards its own origin with a cookie; never anyone else's cookies.
      credentials: "same-origin",
      // The daemon never redirects. Whatever does would be handed the token, or answer with a page; "error" would not
      // tell it from a daemon that is gone.
      redirect: "manual",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (isRedirect(response)) {
      throw new TimelineApiError({
        code: "redirected",
        route: name,
        // A browser does not say which of them it was.
        ...(response.status === 0 ? {} : { status: response.status }),
        message: "the answer leads elsewhere, which is not followed.",
      });
    }
    const { status, headers: said } = response;
    return {
      status,
      text: await response.text(),
      etag: said.get("etag"),
      retryAfterMs: retryAfterMs(said),
    };
  });
}

/** Browsers hide all else of a redirect; Node shows its status; a host's own fetch may have followed it. */
function isRedirect({ type, status, redirected }: Response): boolean {
  return type === "opaqueredirect" || redirected || (status >= 300 && status < 400 && status !== 304);
}

/**
 * The JSON of an answer that succeeded.
 *
 * @throws {TimelineApiError} for any other status, {@link TimelinePayloadError} where there is no JSON.
 */
export function readJson(route: Route, answer: Answer): unknown {
  const { status, text } = answer;
  if (status < 200 || status > 299) throw statusError(route, answer);
  try {
    return JSON.parse(text);
  } catch {
    throw new TimelinePayloadError(text, "JSON");
  }
}

/** What `read` gives, or `nothing` where the daemon answered 404 and `said` that there is no such thing. */
export function unlessAbsent<T>(said: string, nothing: T, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const absent = error instanceof TimelineApiError && error.serverMessage === said;
    if (absent && error.status === 404) return nothing;
    throw error;
  }
}

function statusError(route: Route, { status, text, retryAfterMs }: Answer): TimelineApiError {
  const said = serverMessage(text);
  const message =
    said === null ? `answered with status ${status}.` : `answered with status ${status}: ${said}`;
  return new TimelineApiError({
    code: codeOf(status, said),
    route: route.name,
    status,
    serverMessage: said,
    message,
    retryAfterMs,
  });
}

function codeOf(status: number, said: string | null): TimelineApiErrorCode {
  if (status === 401) return "unauthorized";
  if (status !== 404) return "http";
  return said?.startsWith("no route ") ? "no-route" : "not-found";
}

/** The daemon's `{"error": "…"}`; null where somebody else answered. */
function serverMessage(text: string): string | null {
  try {
    const json: unknown = JSON.parse(text);
    const said = isRecord(json) ? json["error"] : null;
    return typeof said === "string" && said !== "" ? said : null;
  } catch {
    return null;
  }
}
