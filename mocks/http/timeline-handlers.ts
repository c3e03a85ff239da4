import type { HttpHandler } from "msw";
import { http } from "msw";
import { ApiError } from "../api-error";
import type { MilestoneApi } from "../milestone-api";
import { jsonAnswer, utf8Length } from "./answer";
import type { Call, Route } from "./routes";
import { ROUTES } from "./routes";

const BODY_MAX = 2 * 1024 * 1024;

/**
 * The MSW handlers that put a {@link MilestoneApi} behind HTTP, for `setupServer` in Node and `setupWorker` in a browser.
 *
 * They answer everything under `/api/` as the daemon does, unknown routes too (404 `no route …`): handlers of your own
 * for other routes, and faults, go before them. With `baseUrl` (`"http://127.0.0.1:7430"`) they answer under that address
 * only; without it under any.
 */
export function timelineHandlers(
  api: MilestoneApi,
  { baseUrl = "" }: { baseUrl?: string } = {},
): HttpHandler[] {
  const root = `${baseUrl.replace(/\/$/, "")}/api/`;
  const prefix = baseUrl ? new URL(baseUrl).pathname.replace(/\/$/, "") : "";
  const isOurs = ({ url }: Request) =>
    baseUrl ? url.startsWith(root) : new URL(url).pathname.startsWith(root);

  return [
    http.all(
      ({ request }) => isOurs(request),
      async ({ request }) => {
        try {
          const { pathname, searchParams } = new URL(request.url);
          const path = pathname.slice(prefix.length);
          const { status, body } = await answer(api, request, path, searchParams);
          return jsonAnswer(request, status, body);
        } catch (refusal) {
          if (!(refusal instanceof ApiError)) throw refusal;
          return jsonAnswer(request, refusal.status, { error: refusal.message });
        }
      },
    ),
  ];
}

async function answer(api: MilestoneApi, request: Request, path: string, query: URLSearchParams) {
  const body = await readBody(request);
  const method = request.method === "HEAD" ? "GET" : request.method;
  const parts = path.split("/");
  const route = ROUTES.find((known) => known.method === method && fits(known, parts));
  if (!route?.open) authorize(api, request);
  if (!route) throw new ApiError(404, `no route ${request.method} ${path}`);

  const call: Call = { part: pathParts(route, parts), query, body, headers: request.headers };
  return { status: route.status ?? 200, body: route.answer(api, call) };
}

function authorize(api: MilestoneApi, request: Request): void {
  const token = api.token();
  if (token === null || request.headers.get("authorization") === `Bearer ${token}`) return;
  throw new ApiError(401, "unauthorized");
}

/** Anything but JSON is no body at all, which the writes then refuse in their own words. */
async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (utf8Length(text) > BODY_MAX) throw new ApiError(413, "request entity too large");
  if (text === "" || !request.headers.get("content-type")?.includes("json")) return undefined;
  try {
    return JSON.parse(text);
  } catch (broken) {
    throw new ApiError(400, broken instanceof Error ? broken.message : String(broken));
  }
}

function fits({ path }: Route, parts: readonly string[]): boolean {
  const wanted = path.split("/");
  return (
    wanted.length === parts.length &&
    wanted.every((part, at) => (part.startsWith(":") ? parts[at] !== "" : part === parts[at]))
  );
}

/** All parts are decoded before the route runs, since one that cannot be is refused before anything else is looked at. */
function pathParts({ path }: Route, parts: readonly string[]): Call["part"] {
  const values = new Map(
    path
      .split("/")
      .flatMap((part, at) => (part.startsWith(":") ? [[part.slice(1), decode(parts[at] ?? "")]] : [])),
  );
  return (name) => values.get(name) ?? "";
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ApiError(400, `Failed to decode param '${part}'`);
  }
}
