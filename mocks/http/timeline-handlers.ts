import type { HttpHandler } from "msw";
import { http } from "msw";
import { ApiError } from "../api-error";
import type { MilestoneApi } from "../milestone-api";
import { jsonAnswer, refusalAnswer } from "./answer";
import { readBody } from "./body";
import type { Call, Route } from "./routes";
import { ROUTES } from "./routes";

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
          return refusalAnswer(request, refusal);
        }
      },
    ),
  ];
}

async function answer(api: MilestoneApi, request: Request, path: string, query: URLSearchParams) {
  const body = await readBody(request);
  const method = request.method === "HEAD" ? "GET" : request.method;
  const parts = path.replace(/\/$/, "").split("/");
  const fitting = ROUTES.filter((known) => fits(known, parts));
  const route = fitting.find((known) => known.method === method);
  if (!route?.open) authorize(api, request);
  for (const known of fitting) pathParts(known, parts);
  if (!route) throw new ApiError(404, `no route ${request.method} ${path}`);

  const call: Call = { part: pathParts(route, parts), query, body, headers: request.headers };
  return { status: route.status ?? 200, body: route.answer(api, call) };
}

function authorize(api: MilestoneApi, request: Request): void {
  const token = api.token();
  if (token === null || request.headers.get("authorization") === `Bearer ${token}`) return;
  throw new ApiError(401, "unauthorized");
}

function fits({ path }: Route, parts: readonly string[]): boolean {
  const wanted = path.split("/");
  return (
    wanted.length === parts.length &&
    wanted.every((part, at) => (part.startsWith(":") ? parts[at] !== "" : part === parts[at]?.toLowerCase()))
  );
}

/**
 * All parts are decoded before the route runs, since one that cannot be is refused before anything else is looked at,
 * even the method.
 */
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
