import type { LedgerRow, Turn } from "../../../src/model";
import type { Said } from "../generated/transcripts";
import { stamp } from "../generated/transcripts";

/** A row as the daemon writes one; `meta.agent` says whose it is. */
export interface Row {
  ts?: string;
  channel: string;
  direction: "in" | "out";
  type: "user" | "agent" | "tool" | "system" | "compact";
  author: string | null;
  actor_id: string;
  body: string;
  meta: Record<string, unknown>;
}

/** Where a row belongs: its channel, and what else the daemon notes with it (`agent`, `conversation`, `group_id`, …). */
export interface RowPlace {
  channel: string;
  meta: Record<string, unknown>;
  /** Who answers, by slug. */
  agent?: string;
}

/** The rows that the daemon writes of a chat, a tool's call in fields of its own. */
export function rowsOf(said: readonly Said[], place: RowPlace): Row[] {
  return said.map((one) => rowOf(one, place));
}

function rowOf(one: Said, { channel, meta, agent = "super_agent" }: RowPlace): Row {
  const ts = stamp(one.at);
  const row = (type: Row["type"], author: string | null, actor_id: string, more: object = {}): Row => ({
    ...(ts === undefined ? {} : { ts }),
    channel,
    direction: type === "user" ? "in" : "out",
    type,
    author,
    actor_id,
    body: one.text,
    meta: { ...meta, ...more, type },
  });
  switch (one.by) {
    case "user":
      return row("user", "user", "user");
    case "tool":
      return row("tool", "apx", "tool", one.call);
    case "assistant": {
      const { agent: _, ...work } = one.work ?? {};
      return row("agent", typeof work.agent_name === "string" ? work.agent_name : null, agent, work);
    }
    case "system":
    case "compact":
      return row(one.by, "system", "system");
  }
}

/** The rows, as the daemon's reader hands them to the view across chats. */
export function readRows(rows: readonly Row[]): LedgerRow[] {
  return rows.map(({ ts, type, channel, body, meta }) => ({
    ts,
    type,
    channel,
    body,
    agent_slug: meta["agent"],
    meta,
  }));
}

/** The turns that the daemon's reader makes of a thread's rows: what a row carries stands on the turn itself. */
export function turnsOfRows(rows: readonly Row[]): Turn[] {
  return rows.map(turnOf).filter((turn) => turn !== null);
}

function turnOf(row: Row): Turn | null {
  const { ts, body: content, meta } = row;
  switch (row.type) {
    case "user":
      return { role: "user", ts, content };
    case "tool": {
      const { args, result, tool } = meta;
      return { role: "tool", ts, content, tool: tool || row.actor_id, args, result };
    }
    case "agent":
      return { role: "assistant", ts, content, agent: meta["agent"] ?? row.actor_id, ...shown(row) };
    case "system":
    case "compact":
      return null;
  }
}

function shown({ author, meta }: Row): Turn {
  const { model, tool_summary, trace } = meta;
  return {
    ...(author ? { agent_name: author } : {}),
    ...(model ? { model } : {}),
    ...(tool_summary ? { tool_summary } : {}),
    ...(Array.isArray(trace) && trace.length > 0 ? { trace } : {}),
  };
}
