/** What can become of one request. */
export const STEPS = [
  "200",
  "304",
  "slow",
  "abort",
  "401",
  "403",
  "404",
  "409",
  "413",
  "429",
  "500",
  "503",
  "HTML 200",
  "cut-off JSON",
  "refused",
  "never answers",
] as const;

export type Step = (typeof STEPS)[number];

/** What a slow answer takes, and what a daemon with too much to do asks for; ms. */
export const SLOW_MS = 5_000;
export const RETRY_AFTER_MS = 45_000;

/** Every sequence of three that begins with `first`. */
export function sequencesFrom(first: Step): [Step, Step, Step][] {
  return STEPS.flatMap((second) => STEPS.map((third): [Step, Step, Step] => [first, second, third]));
}

/** One request, as the daemon heard it. */
interface Asked {
  method: string;
  url: string;
  at: number;
  signal: AbortSignal;
}

/** A daemon of one timeline, which a test tells what becomes of the next requests. */
export interface TestDaemon {
  fetch: typeof globalThis.fetch;
  /** What becomes of reads from now on. */
  step: Step;
  /** What becomes of writes from now on. */
  writeStep: Step;
  /** Whether each read that is answered in full finds another revision than the one before. The first is 1. */
  changes: boolean;
  revision: number;
  /** The note that its milestone was closed with; null while it is open. */
  note: string | null;
  asked: Asked[];
}

export function createTestDaemon(): TestDaemon {
  const daemon: TestDaemon = {
    ...{ fetch: answer, step: "200", writeStep: "200", changes: true, revision: 0, note: null, asked: [] },
  };
  let hangs = 0;

  function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const { method = "GET", signal } = init;
    if (!signal) throw new Error("a request without a signal cannot be ended");
    daemon.asked.push({ method, url: String(input), at: Date.now(), signal });
    const known = new Headers(init.headers).get("if-none-match");
    const step = method === "GET" ? daemon.step : daemon.writeStep;
    if (method !== "GET" && IS_WRITTEN.has(step)) daemon.note = JSON.parse(String(init.body)).note;
    switch (step) {
      case "200":
        return Promise.resolve(whole(method, known));
      case "slow":
        return ended(signal, (resolve) => setTimeout(() => resolve(whole(method, known)), SLOW_MS));
      case "304":
        return Promise.resolve(unchanged(known));
      case "abort":
        return Promise.reject(new DOMException("The user aborted a request.", "AbortError"));
      case "401":
      case "403":
      case "404":
      case "409":
      case "413":
      case "500":
      case "503":
        return Promise.resolve(new Response(`{"error":"said ${step}"}`, { status: Number(step) }));
      case "429": {
        const headers = { "retry-after": String(RETRY_AFTER_MS / 1_000) };
        return Promise.resolve(new Response('{"error":"said 429"}', { status: 429, headers }));
      }
      case "HTML 200":
        return Promise.resolve(new Response("<!doctype html><title>Not the daemon</title>"));
      case "cut-off JSON":
        return Promise.resolve(new Response('{"entries":[{"kind":"deri'));
      case "refused":
        return Promise.reject(new TypeError("fetch failed"));
      case "never answers":
        hangs += 1;
        // Each second time the answer begins, and its body never ends.
        return hangs % 2 === 0
          ? Promise.resolve(new Response(new ReadableStream()))
          : ended(signal, () => {});
    }
  }

  function whole(method: string, known: string | null): Response {
    const { note } = daemon;
    if (method !== "GET") return new Response(JSON.stringify(heldMilestone(note)));
    if (daemon.changes || daemon.revision === 0) daemon.revision += 1;
    const etag = `W/"${daemon.revision} ${note}"`;
    if (known === etag) return unchanged(etag);
    const body = JSON.stringify({ entries: entriesOf(daemon.revision, note) });
    return new Response(body, { headers: { etag } });
  }
  return daemon;
}

/** The writes that come to pass, also where nobody is told so. */
export const IS_WRITTEN = new Set<Step>(["200", "slow", "cut-off JSON", "never answers"]);

const unchanged = (etag: string | null) =>
  new Response(null, { status: 304, headers: etag === null ? {} : { etag } });

/** A promise that an abort ends, as it does those of `fetch`. */
function ended(signal: AbortSignal, start: (resolve: (response: Response) => void) => void) {
  return new Promise<Response>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    start(resolve);
  });
}

/** How many entries a revision has: none in each third one. */
export const entryCount = (revision: number) => revision % 3;

/** Whether a turn is running in a revision: so it is in each second one that has entries. */
export const isRunning = (revision: number) => revision % 2 === 0 && entryCount(revision) > 0;

/** The titles of a revision's entries. */
export const titlesOf = (revision: number) =>
  Array.from({ length: entryCount(revision) }, (_, at) => `Request ${revision}.${at + 1}`);

const heldMilestone = (note: string | null) => ({
  ...{ id: "m_1", title: "Proof approved", state: note === null ? "open" : "done", note },
  started_at: "2026-11-30T16:00:30Z",
});

function entriesOf(revision: number, note: string | null) {
  return titlesOf(revision).map((title, at) => ({
    kind: "derived",
    title,
    state: isRunning(revision) && at === entryCount(revision) - 1 ? "running" : "done",
    started_at: `2026-11-30T16:0${at}:00Z`,
    ended_at: `2026-11-30T16:0${at}:20Z`,
    milestones: at === 0 ? [heldMilestone(note)] : [],
  }));
}
