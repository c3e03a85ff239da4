import { Agent, request as send } from "node:http";
import { text as textOf } from "node:stream/consumers";
import { getResponse } from "msw";
import type { MilestoneApi } from "../../mocks";
import { timelineHandlers } from "../../mocks";
import type { Daemon } from "./daemon.mjs";

/** A whole answer, as far as it is a rule: not the date, and of the ETag all but the digest. */
export interface Answer {
  status: number;
  type: string | null;
  etag: string | null;
  text: string;
}

/** What to ask, with the daemon's or the mock's token unless `headers` say otherwise. */
export interface Question {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Somebody who answers questions: the daemon or the mock. */
export type Answerer = (question: Question) => Promise<Answer>;

/** The real daemon, asked below `fetch`, which would send headers of its own. */
export function daemonAnswers({ port, token }: Daemon): Answerer {
  const agent = new Agent({ keepAlive: true });
  return (question) =>
    new Promise((resolve, reject) => {
      const { method = "GET", path, body } = question;
      const headers = headersOf(question, token);
      const request = send({ agent, host: "127.0.0.1", port, method, path, headers }, (response) => {
        const { statusCode = 0, headers } = response;
        textOf(response).then((text) => {
          resolve(answerOf(statusCode, headers["content-type"], headers.etag, text));
        }, reject);
      });
      request.on("error", reject).end(body);
    });
}

/** The mock, behind the handlers that a host would use. */
export function mockAnswers(api: MilestoneApi): Answerer {
  const handlers = timelineHandlers(api);
  return async (question) => {
    const { method = "GET", path, body } = question;
    const request = new Request(`http://daemon.test${path}`, {
      method,
      headers: headersOf(question, api.token() ?? ""),
      ...(body === undefined ? {} : { body }),
    });
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`The mock does not answer ${path}`);
    const { headers } = response;
    return answerOf(response.status, headers.get("content-type"), headers.get("etag"), await response.text());
  };
}

function headersOf({ headers = {}, body }: Question, token: string): Record<string, string> {
  const given = Object.entries(headers).map(([name, value]) => [name, value.replace("<token>", token)]);
  return {
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    authorization: `Bearer ${token}`,
    ...Object.fromEntries(given),
  };
}

function answerOf(
  status: number,
  type: string | null | undefined,
  etag: string | null | undefined,
  text: string,
): Answer {
  return {
    status,
    type: type ?? null,
    etag: hasEngineWords(text) ? null : (etag?.replace(/^(W\/"[0-9a-f]+-)[^"]+"$/, '$1…"') ?? null),
    text: hasEngineWords(text) ? text.replace(/ \(line \d+ column \d+\)/, "") : text,
  };
}

/** One Node says less than the other about where JSON is broken. */
function hasEngineWords(text: string): boolean {
  return / in JSON at position \d+/.test(text);
}
