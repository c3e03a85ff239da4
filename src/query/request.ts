import { TimelinePayloadError } from "../wire/timeline-payload-error";
import { DeadlineReached, withDeadline } from "./deadline";
import type { KnownAnswers } from "./known-answers";
import type { Route } from "./route";
import { type Answer, type Connection, send } from "./send";
import { TimelineApiError, type TimelineError } from "./timeline-api-error";
import type { HeldToken, TokenSource } from "./token-source";

/** One request and how its answer is read. `route` is a function because building it can fail, too. */
export interface Exchange<T> {
  route: () => Route;
  query?: () => string;
  body?: unknown;
  signal?: AbortSignal | undefined;
  read: (answer: Answer, route: Route) => T;
  /** Answers to this and the like that were read before. */
  known?: KnownAnswers<T>;
}

/** Sends requests with the client's token, renews it once where it is refused, and makes one kind of error of failures. */
export function createRequester(
  connection: Connection,
  tokens: TokenSource | null,
  onError: ((error: TimelineError) => void) | undefined,
) {
  return async function request<T>(exchange: Exchange<T>): Promise<T> {
    let name = "";
    try {
      const route = exchange.route();
      name = route.name;
      const { value } = await answerOf(connection, tokens, route, exchange);
      return value();
    } catch (error) {
      if (exchange.signal?.aborted) throw new DOMException("The request was aborted.", "AbortError");
      const failure = failureOf(error, name);
      report(onError, failure);
      throw failure;
    }
  };
}

/** An answer that has come, not read yet: what it holds is an error as often. */
interface Unread<T> {
  status: number;
  value: () => T;
}

async function answerOf<T>(
  connection: Connection,
  tokens: TokenSource | null,
  route: Route,
  exchange: Exchange<T>,
): Promise<Unread<T>> {
  const { signal } = exchange;
  const sendWith = asker(connection, route, exchange);
  if (tokens === null) return sendWith(undefined);
  // A read may wait for its token as long as somebody wants it; a write is a click that somebody waits for.
  const patience = route.method === "GET" ? undefined : connection.timeoutMs;
  const held = await hold(route, patience, signal, (until) => tokens.current(until));
  const answer = await sendWith(held.token);
  if (answer.status !== 401) return answer;
  const fresh = await hold(route, patience, signal, (until) => tokens.renew(held, until));
  return sendWith(fresh.token);
}

function asker<T>(connection: Connection, route: Route, exchange: Exchange<T>) {
  const { body, signal, known, read } = exchange;
  const query = exchange.query?.() ?? "";
  const address = `${route.path}${query}`;
  return async (token: string | undefined): Promise<Unread<T>> => {
    const before = known?.find(address, token);
    const parts = { query, body, signal, token, etag: before?.etag };
    const answer = await withoutToken(token, send(connection, route, parts));
    const { status, etag } = answer;
    if (status === 304 && before) return { status, value: () => before.value };
    return {
      status,
      value() {
        const value = read(answer, route);
        if (status === 200 && etag !== null) known?.keep(address, token, { etag, value });
        return value;
      },
    };
  };
}

/** Who refuses a request, and a host's own `fetch` that fails, may well repeat the token that it came with. */
async function withoutToken(token: string | undefined, sent: Promise<Answer>): Promise<Answer> {
  if (token === undefined) return sent;
  try {
    const answer = await sent;
    return answer.status < 400 ? answer : { ...answer, text: answer.text.replaceAll(token, HIDDEN) };
  } catch (error) {
    if (error instanceof TimelineApiError || error instanceof DeadlineReached) throw error;
    throw new Error(String(error).replaceAll(token, HIDDEN));
  }
}

const HIDDEN = "[token]";

/** Errors of `getToken` are the host's and may hold anything, so nothing of them is passed on. */
async function hold(
  route: Route,
  patience: number | undefined,
  signal: AbortSignal | undefined,
  get: (signal: AbortSignal | undefined) => Promise<HeldToken>,
): Promise<HeldToken> {
  const refuse = (message: string) =>
    new TimelineApiError({ code: "unauthorized", route: route.name, message });
  let held: HeldToken;
  try {
    held = await (patience === undefined ? get(signal) : withDeadline(patience, signal, get));
  } catch {
    throw refuse("there was no token to send it with.");
  }
  // What a header cannot carry would come back inside an error's message.
  if (!/^[\x21-\x7e]+$/.test(held.token)) throw refuse("`getToken` gave text that no header can carry.");
  return held;
}

function failureOf(error: unknown, route: string): TimelineError {
  if (error instanceof TimelineApiError || error instanceof TimelinePayloadError) return error;
  if (error instanceof DeadlineReached) {
    return new TimelineApiError({ code: "timeout", route, message: "no answer came in time." });
  }
  return new TimelineApiError({ code: "network", route, message: "no answer came.", cause: error });
}

/** A host's own fault while it logs ours must not take the place of ours. */
function report(onError: ((error: TimelineError) => void) | undefined, failure: TimelineError): void {
  try {
    onError?.(failure);
  } catch {
    // It has nowhere to go.
  }
}
