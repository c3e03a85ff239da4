import type { HttpHandler, JsonBodyType } from "msw";
import { delay, HttpResponse, http } from "msw";

/** Which requests a fault meets. */
export interface FaultScope {
  /**
   * An MSW path (`"*\/api/projects/:project/milestones"`). The timelines of chats and projects and the writes to
   * milestones, unless given.
   */
  path?: string | RegExp;
  /** `get`, `post` or `patch` only; any method unless given. */
  method?: "all" | "get" | "post" | "patch";
  /** How many requests it meets before it is gone. All of them unless given. */
  times?: number;
}

const MILESTONE_ROUTES = /\/api\/projects\/.+\/milestones(?:\/|$)/;

/** Requests are refused with a status and a body, JSON or (a string) text: `failing(500, { error: "boom" })`. */
export function failing(status: number, body: JsonBodyType, scope: FaultScope = {}): HttpHandler {
  return fault(scope, () => reply(status, body));
}

/** Requests are sent elsewhere, as a guard does that wants a sign-in first: `redirecting("/login")`. */
export function redirecting(to: string, scope: FaultScope = {}): HttpHandler {
  return fault(scope, () => new HttpResponse(null, { status: 302, headers: { location: to } }));
}

/** The connection breaks, as it does with a daemon that is not there. */
export function unreachable(scope: FaultScope = {}): HttpHandler {
  return fault(scope, () => HttpResponse.error());
}

/** Requests are never answered. */
export function hanging(scope: FaultScope = {}): HttpHandler {
  return fault(scope, async () => {
    await delay("infinite");
    return undefined;
  });
}

/** Requests wait some milliseconds, then go on to the handlers after this one. */
export function slow(ms: number, scope: FaultScope = {}): HttpHandler {
  return fault(scope, async () => {
    await delay(ms);
    return undefined;
  });
}

/** Requests are answered 200 with these bodies, one after the other; the last one stays. For answers that no daemon of ours gives. */
export function answering(
  bodies: readonly [JsonBodyType, ...JsonBodyType[]],
  scope: FaultScope = {},
): HttpHandler {
  let next = 0;
  return fault(scope, () => {
    const body = bodies[Math.min(next, bodies.length - 1)];
    next += 1;
    return reply(200, body);
  });
}

function fault(
  { path = MILESTONE_ROUTES, method = "all", times = Number.POSITIVE_INFINITY }: FaultScope,
  happen: () => Response | undefined | Promise<Response | undefined>,
): HttpHandler {
  let met = 0;
  return http[method](path, () => {
    met += 1;
    return met > times ? undefined : happen();
  });
}

function reply(status: number, body: JsonBodyType): Response {
  return typeof body === "string"
    ? new HttpResponse(body, { status, headers: { "content-type": "text/html; charset=utf-8" } })
    : HttpResponse.json(body, { status });
}
