import { type HttpHandler, http } from "msw";
import type { RunApi } from "../runs/run-api";
import { jsonAnswer, refusalAnswer } from "./answer";

/**
 * The MSW handlers that put a {@link RunApi} behind HTTP: `GET /runs/:run/turns/:turn` and
 * `GET /runs/:run/events?turn_id=…&cursor=…`. With `baseUrl` they answer under that address only; without it under any.
 */
export function runHandlers(api: RunApi, { baseUrl = "*" }: { baseUrl?: string } = {}): HttpHandler[] {
  const root = `${baseUrl.replace(/\/$/, "")}/runs/:run`;
  return [
    http.get<{ run: string; turn: string }>(`${root}/turns/:turn`, ({ request, params }) =>
      answer(request, () => api.turn(params.run, params.turn)),
    ),
    http.get<{ run: string }>(`${root}/events`, ({ request, params }) => {
      const query = new URL(request.url).searchParams;
      return answer(request, () => api.events(params.run, query.get("turn_id") ?? "", query.get("cursor")));
    }),
  ];
}

function answer(request: Request, give: () => object): Response {
  try {
    return jsonAnswer(request, 200, give());
  } catch (refusal) {
    return refusalAnswer(request, refusal);
  }
}
