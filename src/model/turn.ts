import { isObject, type JsonObject, toName } from "./json";
import type { Turn } from "./types";

/** The turns of a list that may hold any JSON. What is no object is a turn that says nothing; gaps are left out. */
export function readTurns(turns: unknown): Turn[] {
  if (!Array.isArray(turns)) return [];
  return turns.filter(Boolean).map((turn: unknown) => (isObject(turn) ? turn : {}));
}

/** A turn's own field where it is defined, else the same field under `meta`. */
export function turnField(turn: Turn, name: string): unknown {
  const own = turn[name];
  if (own !== undefined) return own;
  return isObject(turn.meta) ? turn.meta[name] : undefined;
}

/** Who a turn is from, and by which model. */
export function attribution(turn: Turn): { agent: string | null; model: string | null } {
  return {
    agent: toName(turnField(turn, "agent_name")) ?? toName(turnField(turn, "agent")),
    model: toName(turnField(turn, "model")),
  };
}

/** What a tool turn called: JSON in `content`, or fields on the turn itself. Empty where it cannot be read. */
export function toolCall(turn: Turn): JsonObject {
  if (typeof turn["tool"] === "string" || turn["result"] !== undefined) return turn;
  if (typeof turn.content !== "string") return {};
  try {
    const call: unknown = JSON.parse(turn.content);
    return isObject(call) ? call : {};
  } catch {
    return {};
  }
}
