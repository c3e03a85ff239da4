import type { LedgerRow } from "../../src/model";
import { isoSeconds } from "../clock";
import type { MockAgent } from "../project-record";

/** A request as the project's ledger holds it. */
export interface LedgerRequest {
  /** Milliseconds since the epoch. */
  at: number;
  channel: string;
  /** Whose row it is. `null` for what the owner says in a room. */
  agent: MockAgent | null;
  conversation?: string | null;
  /** Without it the agent speaks unasked. */
  ask?: string;
  /** Without it the request was never answered. */
  answer?: string;
  tools?: readonly string[];
  /** How many of the tools failed. */
  failed?: number;
  /** Seconds until the answer. None unless given: runs are written down when they end. */
  took?: number;
}

/** The rows that the daemon writes of a request: the message, and the answer with a summary of its tools. */
export function ledgerRows(request: LedgerRequest): LedgerRow[] {
  const { at, channel, agent, conversation = null, ask, answer, tools = [], failed = 0, took = 0 } = request;
  const common = { channel, agent_slug: agent?.slug ?? null };
  const meta = conversation === null ? {} : { conversation };
  const rows: LedgerRow[] = [];
  if (ask !== undefined) rows.push({ ...common, ts: isoSeconds(at), type: "user", body: ask, meta });
  if (answer !== undefined) {
    const tool_summary = {
      total: tools.length,
      failed,
      tools: [...new Set(tools)].map((name) => ({ name })),
    };
    rows.push({
      ...common,
      ts: isoSeconds(at + took * 1000),
      type: "agent",
      body: answer,
      meta: { ...meta, agent_name: agent?.name, model: "mock:demo", tool_summary },
    });
  }
  return rows;
}

/** A message between two agents, which the ledger holds twice: once on each side, each as if that side had spoken. */
export function agentToAgentRows(at: number, from: MockAgent, to: MockAgent, body: string): LedgerRow[] {
  return [from, to].flatMap((agent) => ledgerRows({ at, channel: "a2a", agent, answer: body }));
}
