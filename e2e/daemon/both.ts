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

/** The real daemon. */
export function daemonAnswers({ baseUrl, token }: Daemon): Answerer {
  return async (question) => readAnswer(await fetch(requestOf(baseUrl, token, question)));
}

/** The mock, behind the handlers that a host would use. */
export function mockAnswers(api: MilestoneApi): Answerer {
  const handlers = timelineHandlers(api);
  return async (question) => {
    const response = await getResponse(
      handlers,
      requestOf("http://daemon.test", api.token() ?? "", question),
    );
    if (!response) throw new Error(`The mock does not answer ${question.path}`);
    return readAnswer(response);
  };
}

function requestOf(
  baseUrl: string,
  token: string,
  { method = "GET", path, headers = {}, body }: Question,
): Request {
  const given = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace("<token>", token)]),
  );
  return new Request(baseUrl + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...given,
    },
    ...(body === undefined ? {} : { body }),
  });
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const etag = response.headers.get("etag");
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    etag: etag?.replace(/^(W\/"[0-9a-f]+-)[^"]+"$/, '$1…"') ?? null,
    text,
  };
}
