import type { EventPage, HistoryStatus, RunTurn, TurnEvent } from "../../src/checks";
import { ApiError } from "../api-error";

/** What `createRunApi` needs from outside. */
export interface RunApiOptions {
  /** Milliseconds since the epoch; `createClock(…).now` for one that is moved by hand. */
  now: () => number;
  /** How long an event is kept, in ms; then it expires, each by itself. A day unless given. */
  keptMs?: number;
  /** How many events a page holds. 100 unless given. */
  pageSize?: number;
}

/** Runs in memory: how their turns stand, which lasts, and the turns' events, which do not. */
export interface RunApi {
  /** Says how a turn stands; makes it where there is none yet. */
  setTurn(run: string, turn: string, stands: RunTurn): void;
  /** Adds events that happen now. */
  addEvents(run: string, turn: string, events: readonly TurnEvent[]): void;
  /** From now on the events of a run cannot be read, as when what keeps them is down. */
  loseHistory(run: string): void;
  /** Calls back after each page that was given out. */
  onPage(listener: () => void): void;
  /** @throws ApiError 404 `turn not found`. */
  turn(run: string, turn: string): RunTurn;
  /** @throws ApiError 404 `turn not found`, 400 for a cursor that is none. */
  events(run: string, turn: string, cursor: string | null): EventPage;
}

interface TurnRecord {
  stands: RunTurn;
  events: { event: TurnEvent; at: number }[];
}

const DAY = 86_400_000;

export function createRunApi({ now, keptMs = DAY, pageSize = 100 }: RunApiOptions): RunApi {
  const turns = new Map<string, TurnRecord>();
  const lost = new Set<string>();
  const listeners: (() => void)[] = [];
  const keyOf = (run: string, turn: string) => JSON.stringify([run, turn]);

  function recordOf(run: string, turn: string): TurnRecord {
    const record = turns.get(keyOf(run, turn));
    if (record === undefined) throw new ApiError(404, "turn not found");
    return record;
  }

  return {
    setTurn(run, turn, stands) {
      const events = turns.get(keyOf(run, turn))?.events ?? [];
      turns.set(keyOf(run, turn), { stands, events });
    },
    addEvents(run, turn, events) {
      const at = now();
      recordOf(run, turn).events.push(...events.map((event) => ({ event, at })));
    },
    loseHistory: (run) => void lost.add(run),
    onPage: (listener) => void listeners.push(listener),
    turn: (run, turn) => ({ id: turn, ...recordOf(run, turn).stands }),
    events(run, turn, cursor) {
      const { events } = recordOf(run, turn);
      const from = positionOf(cursor);
      if (lost.has(run)) return { data: [], history: { status: "unavailable" }, next_cursor: null };
      const kept = (position: number) => now() - (events[position]?.at ?? 0) < keptMs;
      const left = [...events.keys()].filter(kept);
      const page = left.filter((position) => position >= from).slice(0, pageSize);
      const next = (page.at(-1) ?? events.length) + 1;
      const answer: EventPage = {
        data: page.flatMap((position) => events[position]?.event ?? []),
        history: { status: historyOf(events.length, left.length) },
        next_cursor: next < events.length ? `event_${next}` : null,
      };
      for (const listener of listeners) listener();
      return answer;
    },
  };
}

function historyOf(all: number, left: number): HistoryStatus {
  if (all === 0) return "empty";
  if (left === 0) return "expired";
  return left === all ? "complete" : "partial";
}

function positionOf(cursor: string | null): number {
  if (cursor === null) return 0;
  const [, position] = /^event_(\d+)$/.exec(cursor) ?? [];
  if (position === undefined) throw new ApiError(400, "invalid cursor");
  return Number(position);
}
