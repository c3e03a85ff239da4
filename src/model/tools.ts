import { isObject, toCount, toName } from "./json";
import { turnField } from "./turn";
import type { StepTools, Turn } from "./types";

/** No tools. */
export function noTools(): StepTools {
  return { total: 0, failed: 0, names: [] };
}

/** `tools` and one call more. A call that cannot be read is work that did not fail and has no name. */
export function addCall(tools: StepTools, call: unknown): StepTools {
  const { tool, result } = isObject(call) ? call : {};
  const name = toName(tool);
  return {
    total: tools.total + 1,
    failed: tools.failed + (hasFailed(result) ? 1 : 0),
    names: name === null || tools.names.includes(name) ? tools.names : [...tools.names, name],
  };
}

/**
 * `tools` and what the answer says about them. Its `tool_summary` wins over the counted calls, number by number;
 * without one, the calls of its `trace` are counted on top.
 */
export function withAnswer(tools: StepTools, answer: Turn): StepTools {
  const summary = turnField(answer, "tool_summary");
  if (summary) return isObject(summary) ? summarised(tools, summary) : tools;
  const trace = turnField(answer, "trace");
  return Array.isArray(trace) ? trace.reduce(addCall, tools) : tools;
}

function summarised(tools: StepTools, summary: Record<string, unknown>): StepTools {
  return {
    total: toCount(summary["total"], tools.total),
    failed: toCount(summary["failed"], tools.failed),
    names: tools.names.length > 0 ? tools.names : summaryNames(summary["tools"]),
  };
}

function summaryNames(rows: unknown): string[] {
  if (!Array.isArray(rows)) return [];
  return rows
    .map((row: unknown) => (isObject(row) ? toName(row["name"]) : null))
    .filter((name) => name !== null);
}

function hasFailed(result: unknown): boolean {
  return isObject(result) && (Boolean(result["error"]) || result["suppressed"] === true);
}
