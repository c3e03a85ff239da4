import type { EventPage, HistoryStatus, TurnEvent } from "./turn-event";

export const sandboxReady: TurnEvent = { source: "salambo", type: "sandbox.ready" };

export function callStarted(toolCallId: string, toolName: string, input?: unknown): TurnEvent {
  return { source: "pi", type: "tool_execution_start", toolCallId, toolName, input };
}

export function callEnded(toolCallId: string, isError = false): TurnEvent {
  return { source: "pi", type: "tool_execution_end", toolCallId, isError };
}

/** A write of report.md that was tried and failed. */
export const FAILED_WRITE: readonly TurnEvent[] = [
  sandboxReady,
  callStarted("call_1", "read", { path: "notes.md" }),
  callEnded("call_1"),
  callStarted("call_2", "write", { path: "out/report.md" }),
  callEnded("call_2", true),
];

export function page(
  data: readonly TurnEvent[],
  status: HistoryStatus | string = "complete",
  next_cursor: string | null = null,
): EventPage {
  return { data, history: { status }, next_cursor };
}
