import type { TurnEvent } from "./turn-event";

/** A tool that an agent called. */
export interface ToolCall {
  /** The tool's name; "" where the event does not say it. */
  name: string;
  /** What it was given. Long inputs may have been cut. */
  input: unknown;
  /**
   * Whether the call ended, and said that it ended well. A start proves only that the agent tried: a write counts when this
   * is true.
   */
  succeeded: boolean;
}

/**
 * The agent's tool calls in the order in which they began: each `tool_execution_start` of the agent with the
 * `tool_execution_end` after it that has the same `toolCallId`.
 */
export function toolCalls(events: readonly TurnEvent[]): ToolCall[] {
  const calls: ToolCall[] = [];
  /** Those that began and have not ended, by their id, first come first. */
  const going = new Map<string, ToolCall[]>();

  for (const { source, type, toolCallId, toolName, input, isError } of events) {
    if (source !== "pi") continue;
    const id = typeof toolCallId === "string" ? toolCallId : null;
    if (type === "tool_execution_start") {
      const call = { name: typeof toolName === "string" ? toolName : "", input, succeeded: false };
      calls.push(call);
      if (id !== null) going.set(id, [...(going.get(id) ?? []), call]);
    } else if (type === "tool_execution_end" && id !== null) {
      const call = going.get(id)?.shift();
      if (call) call.succeeded = isError === false;
    }
  }
  return calls;
}
