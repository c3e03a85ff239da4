import type { HttpHandler } from "msw";
import { HttpResponse, http } from "msw";

/** A request to a real daemon (1.116.0) and what it answered. */
export interface CapturedAnswer {
  request: { method: string; path: string };
  status: number;
  body: unknown;
}

const load = (file: Promise<{ default: CapturedAnswer }>) => file.then((module) => module.default);

/**
 * Answers of a real daemon with invented data, by name; each is loaded when it is called for. They hold the timelines
 * of chats (`conv-…`), of threads (`thread-…`) and of projects (`project-…`, `q-…`), and the listings.
 */
export const capturedAnswers = {
  agents: () => load(import("./captures/agents.json")),
  "conv-agent-gone": () => load(import("./captures/conv-agent-gone.json")),
  "conv-direct-run-no-file": () => load(import("./captures/conv-direct-run-no-file.json")),
  "conv-empty": () => load(import("./captures/conv-empty.json")),
  "conv-failed-and-disagreeing": () => load(import("./captures/conv-failed-and-disagreeing.json")),
  "conv-hostile-text": () => load(import("./captures/conv-hostile-text.json")),
  "conv-long-build": () => load(import("./captures/conv-long-build.json")),
  "conv-open": () => load(import("./captures/conv-open.json")),
  "conv-orphans-and-agent-initiated": () => load(import("./captures/conv-orphans-and-agent-initiated.json")),
  "conv-same-id-other-agent": () => load(import("./captures/conv-same-id-other-agent.json")),
  "conv-short-clean": () => load(import("./captures/conv-short-clean.json")),
  "conv-superseded": () => load(import("./captures/conv-superseded.json")),
  "conversations-nora": () => load(import("./captures/conversations-nora.json")),
  "milestone-one": () => load(import("./captures/milestone-one.json")),
  "odd-conversation-id-leaves-the-folder": () =>
    load(import("./captures/odd-conversation-id-leaves-the-folder.json")),
  "odd-inbox-slug-a2a": () => load(import("./captures/odd-inbox-slug-a2a.json")),
  "project-0": () => load(import("./captures/project-0.json")),
  "project-blank": () => load(import("./captures/project-blank.json")),
  "project-default-week": () => load(import("./captures/project-default-week.json")),
  "project-limit-1": () => load(import("./captures/project-limit-1.json")),
  "project-month-limit-200": () => load(import("./captures/project-month-limit-200.json")),
  "project-one-day": () => load(import("./captures/project-one-day.json")),
  projects: () => load(import("./captures/projects.json")),
  "q-since-future": () => load(import("./captures/q-since-future.json")),
  "q-since-garbage": () => load(import("./captures/q-since-garbage.json")),
  "q-since-object": () => load(import("./captures/q-since-object.json")),
  "q-since-offset-plus-encoded": () => load(import("./captures/q-since-offset-plus-encoded.json")),
  "q-unknown-param": () => load(import("./captures/q-unknown-param.json")),
  "q-until-before-since": () => load(import("./captures/q-until-before-since.json")),
  "q-until-date-only-same-day": () => load(import("./captures/q-until-date-only-same-day.json")),
  "q-until-exact-second": () => load(import("./captures/q-until-exact-second.json")),
  "q-until-same-second-with-millis": () => load(import("./captures/q-until-same-second-with-millis.json")),
  "thread-a2a": () => load(import("./captures/thread-a2a.json")),
  "thread-group-unanswered": () => load(import("./captures/thread-group-unanswered.json")),
  "thread-group": () => load(import("./captures/thread-group.json")),
  "thread-telegram-project0": () => load(import("./captures/thread-telegram-project0.json")),
  "thread-telegram": () => load(import("./captures/thread-telegram.json")),
  "thread-web-open-end": () => load(import("./captures/thread-web-open-end.json")),
  "thread-web": () => load(import("./captures/thread-web.json")),
  "thread-whatsapp-contact": () => load(import("./captures/thread-whatsapp-contact.json")),
  "thread-whatsapp-day": () => load(import("./captures/thread-whatsapp-day.json")),
  "thread-whatsapp-owner": () => load(import("./captures/thread-whatsapp-owner.json")),
  "threads-project0": () => load(import("./captures/threads-project0.json")),
  threads: () => load(import("./captures/threads.json")),
} as const satisfies Record<string, () => Promise<CapturedAnswer>>;

/** The name of a captured answer. */
export type CapturedAnswerName = keyof typeof capturedAnswers;

/**
 * MSW handlers that answer each captured request, query string and all, as the daemon did. The project is `"1"` (and `"2"`,
 * which is blank), its day 30 November 2026; other requests fall through.
 */
export function capturedHandlers(): HttpHandler[] {
  let answers: Promise<Map<string, CapturedAnswer>> | undefined;
  return [
    http.get("*/api/*", async ({ request }) => {
      answers ??= loadAll();
      const { pathname, search } = new URL(request.url);
      const answer = (await answers).get(pathname + search);
      return answer && HttpResponse.json(Object(answer.body), { status: answer.status });
    }),
  ];
}

async function loadAll(): Promise<Map<string, CapturedAnswer>> {
  const all = await Promise.all(Object.values(capturedAnswers).map((loadOne) => loadOne()));
  return new Map(all.map((answer) => [answer.request.path, answer]));
}
