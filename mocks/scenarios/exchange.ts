import type { Turn } from "../../src/model";
import type { ChatRef } from "../../src/model/chat-ref";
import { isoSeconds } from "../clock";
import type { MarkMilestoneArgs } from "../mark-milestone";
import type { MockAgent } from "../project-record";
import type { Scenario, Stage } from "./stage";

/** Something the agent does between a request and its answer. */
export type Work =
  /** A tool that worked. */
  | string
  /** A tool, called several times; with `failed`, what it said when it did not work. */
  | { tool: string; times?: number; failed?: string }
  /** A call of `mark_milestone`. */
  | { mark: MarkMilestoneArgs }
  /** A call of `mark_milestone` that closes the open one with this title. */
  | { close: string; state?: "done" | "failed" | "dropped"; note?: string };

/** A request with the work it causes and the answer it gets. */
export interface Exchange {
  /** A wall time as the stage reads it. `pause` minutes after the exchange before, unless given. */
  at?: string;
  /** Minutes since the end of the exchange before; 3 unless given. */
  pause?: number;
  /** What the person wrote. Without it the agent works unasked. */
  ask?: string;
  work?: readonly Work[];
  /** What the agent said at the end. Without it the request is never answered. */
  answer?: string;
  /** Minutes from the request to the answer; 1 unless given. */
  took?: number;
  /** The turn is left live: the scenario ends in the middle of it. */
  running?: boolean;
}

/** A chat and the agent who answers in it. */
export interface ChatPlace {
  chat: ChatRef;
  agent: MockAgent;
  /** Where a conversation is held. `web` unless given; a thread's channel is its own. */
  channel?: string;
  model?: string;
  /** The chat's name in the listings. */
  title?: string;
}

/** One moment of a turn that is played live. */
export interface LiveStep {
  what: "asked" | "worked" | "answered" | "stopped";
  /** Milliseconds since the moment before. */
  after: number;
  /** Makes it happen at whatever time the scenario's clock then shows. */
  run(): void;
}

const MINUTE = 60_000;

/**
 * A turn as a list of moments, to be driven by the caller's timers: wait `after` ms, move the scenario's clock as far,
 * `run()`. From the first moment until the last the request reads `running`. As in the daemon, tool calls are written
 * down when the turn ends, while milestones show at once. Without an `answer` the turn stops unanswered.
 */
export function liveTurn(scenario: Scenario, place: ChatPlace, exchange: Exchange): LiveStep[] {
  const { api, clock, project } = scenario;
  const { chat, agent, channel, model = "mock:demo", title } = place;
  const { ask, work = [], answer, took = 1, running = false } = exchange;
  const after = Math.floor((took * 60) / (work.length + 1)) * 1000;
  const about = { ...(title ? { title } : {}), ...(channel ? { channel } : {}) };
  const now = () => isoSeconds(clock.now());
  const calls: Turn[] = [];

  const asked = () => {
    if (ask !== undefined) api.addTurns(project, chat, [{ role: "user", ts: now(), content: ask }], about);
    api.startTurn(project, chat);
  };
  const worked = (item: Work) => {
    for (const content of toolCalls(scenario, place, item)) {
      calls.push({ role: "tool", ts: now(), content: JSON.stringify(content) });
    }
  };
  const ended = () => {
    api.addTurns(project, chat, calls, about);
    if (answer !== undefined) {
      const said: Turn = { role: "assistant", ts: now(), content: answer, agent_name: agent.name, model };
      api.addTurns(project, chat, [said]);
    }
    api.endTurn(project, chat);
  };

  const moments: LiveStep[] = [
    { what: "asked", after: 0, run: asked },
    ...work.map((item): LiveStep => ({ what: "worked", after, run: () => worked(item) })),
  ];
  const end: LiveStep = {
    what: answer === undefined ? "stopped" : "answered",
    after: took * MINUTE - after * work.length,
    run: ended,
  };
  return running ? moments : [...moments, end];
}

/**
 * Drives a live turn: waits for each moment, moves the clock as far, makes it happen.
 *
 * @param wait the caller's timer, which may well be faster than the clock: `(ms) => delay(ms / 20)`.
 */
export async function playLive(
  { clock }: Scenario,
  steps: readonly LiveStep[],
  wait: (ms: number) => Promise<unknown>,
): Promise<void> {
  for (const { after, run } of steps) {
    await wait(after);
    clock.advance(after);
    run();
  }
}

/** Plays exchanges one after the other, at their own times, as fast as they go. */
export function perform(stage: Stage, place: ChatPlace, exchanges: readonly Exchange[]): void {
  for (const exchange of exchanges) {
    const { at, pause = 3 } = exchange;
    if (at === undefined) stage.clock.advance(pause * MINUTE);
    else stage.clock.set(stage.at(at));
    for (const { after, run } of liveTurn(stage, place, exchange)) {
      stage.clock.advance(after);
      run();
    }
  }
}

function toolCalls(scenario: Scenario, place: ChatPlace, item: Work): unknown[] {
  if (typeof item === "string") return [{ tool: item, result: { ok: true } }];
  if ("tool" in item) {
    const { tool, times = 1, failed } = item;
    const result = failed === undefined ? { ok: true } : { error: failed };
    return Array.from({ length: times }, () => ({ tool, result }));
  }
  const result = mark(scenario, place, "mark" in item ? item.mark : closing(scenario, item));
  return [{ tool: "mark_milestone", result }];
}

function mark(
  { api, project }: Scenario,
  { chat, agent, channel = "web" }: ChatPlace,
  args: MarkMilestoneArgs,
) {
  const where =
    chat.kind === "conversation"
      ? { channel, conversation_id: chat.id }
      : { channel: chat.channel, thread_id: chat.id };
  return api.markMilestone(project, args, { ...where, agent: agent.slug });
}

function closing(
  { api, project }: Scenario,
  { close, ...outcome }: { close: string; state?: string; note?: string },
): MarkMilestoneArgs {
  const open = api.milestones(project).find(({ title, state }) => title === close && state === "open");
  if (!open) throw new Error(`The scenario closes a milestone that is not open: ${close}`);
  return { milestone: open.id, ...outcome };
}
