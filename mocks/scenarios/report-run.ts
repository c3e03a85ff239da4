import { type MilestoneCheck, sawPlatformEvent, type TurnEvent, toolCalls } from "../../src/checks";
import { type Clock, createClock } from "../clock";
import { createRunApi, type RunApi } from "../runs/run-api";

/** A run in a known state. */
export interface RunScenario {
  api: RunApi;
  /** It stands just after the last event. */
  clock: Clock;
  run: string;
  turn: string;
  /** What its agent should reach. */
  checks: readonly MilestoneCheck[];
}

export interface ReportRunOptions {
  /** The run's id. `run_4c1d` unless given. */
  run?: string;
  /** How the turn stands. `completed` unless given. */
  status?: string;
  /** How the write of the report ended; `never` where it was not tried. `done` unless given. */
  write?: "done" | "failed" | "never";
  /** How many events a page holds. All of them unless given. */
  pageSize?: number;
  /**
   * What became of the events: the `oldest` three have expired, `all` have, or they expire `while-read`, three with each
   * page that is read.
   */
  expired?: "oldest" | "all" | "while-read";
  /** Nothing can be read of the events. */
  lost?: boolean;
}

const CHECKS: readonly MilestoneCheck[] = [
  {
    id: "sandbox-ready",
    description: "the platform started the sandbox",
    reached: (events) => sawPlatformEvent(events, "sandbox.ready"),
  },
  {
    id: "used-a-tool",
    description: "the agent called a tool",
    reached: (events) => toolCalls(events).length > 0,
  },
  {
    id: "wrote-report",
    description: "the agent wrote report.md",
    reached: (events) =>
      toolCalls(events).some(
        ({ name, input, succeeded }) =>
          name === "write" && succeeded && JSON.stringify(input ?? "").includes("report.md"),
      ),
  },
];

const platform = (type: string): TurnEvent => ({ source: "salambo", type });

function call(id: string, toolName: string, input: object, isError = false): TurnEvent[] {
  const about = { source: "pi", toolCallId: id, toolName };
  return [
    { ...about, type: "tool_execution_start", input },
    { ...about, type: "tool_execution_end", isError },
  ];
}

function eventsOf(write: NonNullable<ReportRunOptions["write"]>): TurnEvent[] {
  return [
    platform("sandbox.starting"),
    platform("sandbox.ready"),
    ...call("call_1", "read", { path: "notes.md" }),
    ...call("call_2", "search", { query: "sales of October" }, true),
    ...(write === "never" ? [] : call("call_3", "write", { path: "out/report.md" }, write === "failed")),
    platform("turn.ended"),
  ];
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EXPIRE_TOGETHER = 3;

/** An agent that should read its notes and write a report, an event a minute. */
export function reportRun({
  run = "run_4c1d",
  status = "completed",
  write = "done",
  pageSize,
  expired,
  lost = false,
}: ReportRunOptions = {}): RunScenario {
  const clock = createClock("2026-11-30T17:00:00Z");
  const api = createRunApi({ now: clock.now, keptMs: DAY, ...(pageSize === undefined ? {} : { pageSize }) });
  const turn = "turn_1";
  api.setTurn(run, turn, { status });
  const events = eventsOf(write);
  for (const event of events) {
    api.addEvents(run, turn, [event]);
    clock.advance(MINUTE);
  }
  const untilFirstExpires = DAY - events.length * MINUTE;
  switch (expired) {
    case "oldest":
      clock.advance(untilFirstExpires + (EXPIRE_TOGETHER - 1) * MINUTE);
      break;
    case "all":
      clock.advance(DAY);
      break;
    case "while-read":
      clock.advance(untilFirstExpires - MINUTE);
      api.onPage(() => clock.advance(EXPIRE_TOGETHER * MINUTE));
      break;
    case undefined:
      break;
  }
  if (lost) api.loseHistory(run);
  return { api, clock, run, turn, checks: CHECKS };
}
