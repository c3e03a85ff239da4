import { toText } from "./json";
import { stepTitle } from "./step-title";
import { type SentRequest, supersededReason } from "./superseded";
import { toTime } from "./time";
import { addCall, noTools, withAnswer } from "./tools";
import { attribution, readTurns, toolCall } from "./turn";
import type { Step, StepTools, Turn } from "./types";

/** A request that no answer has closed yet, and the work it caused so far. */
interface PendingStep extends SentRequest {
  index: number;
  tools: StepTools;
}

/**
 * The steps of one chat, in the order of its turns: each request with the work it caused and the answer it got.
 *
 * A `user` turn opens a step and leaves one that is still open unanswered; `tool` turns are its work; an `assistant`
 * turn answers and closes it. Work or an answer that nobody asked for opens a step of its own, titled by what the
 * assistant said. `system` and `compact` turns are passed over. Never throws: what cannot be read is left out.
 *
 * @param turns The transcript, oldest first. Any JSON.
 * @param options.running Whether a turn of this chat is live: its last, unanswered step then is `running`.
 * @default options.running false
 */
export function deriveSteps(turns: readonly unknown[], options: { running?: boolean } = {}): Step[] {
  const steps: Step[] = [];
  let pending: PendingStep | null = null;
  for (const turn of readTurns(turns)) {
    switch (turn.role) {
      case "system":
      case "compact":
        break;
      case "user": {
        const next = request(turn);
        if (pending) steps.push(unanswered(pending, next));
        pending = { ...next, index: steps.length, tools: noTools() };
        break;
      }
      case "tool":
        pending ??= unasked(turn, steps.length);
        pending = { ...pending, tools: addCall(pending.tools, toolCall(turn)) };
        break;
      case "assistant":
        steps.push(answered(pending ?? unasked(turn, steps.length), turn));
        pending = null;
        break;
      default:
        pending ??= unasked(turn, steps.length);
    }
  }
  if (pending) steps.push({ ...unanswered(pending, null), state: options.running ? "running" : "open" });
  return steps;
}

function request(turn: Turn): SentRequest {
  return { content: toText(turn.content), sentAt: toTime(turn.ts) };
}

function unasked(turn: Turn, index: number): PendingStep {
  return { content: "", sentAt: toTime(turn.ts), index, tools: noTools() };
}

function answered(step: PendingStep, answer: Turn): Step {
  const tools = withAnswer(step.tools, answer);
  return {
    kind: "derived",
    index: step.index,
    title: stepTitle(step.content) || stepTitle(answer.content),
    state: tools.failed > 0 ? "failed" : "done",
    superseded_reason: null,
    started_at: step.sentAt,
    ended_at: toTime(answer.ts),
    answered: true,
    tools,
    ...attribution(answer),
  };
}

function unanswered(step: PendingStep, next: SentRequest | null): Step {
  const reason = next && step.tools.total === 0 ? supersededReason(step, next) : null;
  return {
    kind: "derived",
    index: step.index,
    title: stepTitle(step.content),
    state: reason ? "superseded" : "open",
    superseded_reason: reason,
    started_at: step.sentAt,
    ended_at: null,
    answered: false,
    tools: step.tools,
    agent: null,
    model: null,
  };
}
