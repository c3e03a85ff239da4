import { isObject, toList, toName, toText } from "./json";
import { mergeTimeline, standAlone } from "./merge";
import { timelineStats } from "./reported";
import { deriveSteps } from "./steps";
import { byStart, byTs } from "./time";
import type { DeclaredStats, LedgerRow, Milestone, Step, Timeline, Turn } from "./types";

/** How many ledger rows are read at most; the newest are kept. */
const MAX_ROWS = 5000;

const ROLES = new Map<unknown, string>([
  ["user", "user"],
  ["agent", "assistant"],
  ["tool", "tool"],
]);

/** Which part of the ledger to show. */
export interface LedgerRange {
  /** ISO UTC. Rows and milestones before it are left out. Compared as text, as the daemon does. */
  since: string;
  /** ISO UTC, inclusive. Rows after it are left out, milestones are not. Without one there is no such bound. */
  until?: string | null;
  /**
   * How many entries to keep, the newest. 0 or less keeps all.
   * @default 200
   */
  limit?: number;
  /** The conversations that a turn is live in: their last step, while unanswered, is `running`. */
  runningIds?: Iterable<string>;
}

/** The rows of one chat: what tells it apart, and its turns. */
interface LedgerThread {
  channel: string | null;
  agentSlug: string | null;
  conversationId: string | null;
  turns: Turn[];
}

/**
 * The timeline across the chats of a project, as the daemon answers it, out of the rows of its message ledger.
 *
 * A milestone joins a chat only by a real `conversation_id`: all of one id go to the first thread that has it, and
 * the rest are entries of their own.
 *
 * @param rows The ledger's rows. Any JSON.
 * @param milestones All milestones of the project.
 * @returns `stats` counts the entries sent; `declared` counts all milestones since `since`, also those cut off.
 */
export function timelineFromLedger(
  rows: readonly unknown[],
  milestones: readonly Milestone[],
  { since, until = null, limit = 200, runningIds }: LedgerRange,
): Timeline {
  const running = new Set(runningIds);
  const declared = toList(milestones)
    .filter(isObject)
    .filter((milestone) => toText(milestone.started_at) >= since);
  const { inChats, elsewhere } = byConversation(declared);
  const entries = threads(rowsWithin(rows, since, until)).flatMap((thread) => {
    const own = inChats.get(thread.conversationId) ?? [];
    inChats.delete(thread.conversationId);
    return mergeTimeline(threadSteps(thread, running), own);
  });
  const rest = [...[...inChats.values()].flat(), ...elsewhere].map(standAlone);
  const sorted = [...entries, ...rest].sort(byStart);
  const kept = limit > 0 ? sorted.slice(-limit) : sorted;
  return { entries: kept, stats: timelineStats(kept), declared: declaredStats(declared) };
}

/** The milestones of each conversation, and those that name none. */
function byConversation(milestones: readonly Milestone[]) {
  const inChats = new Map<string | null, Milestone[]>();
  const elsewhere: Milestone[] = [];
  for (const milestone of milestones) {
    const id = milestone.conversation_id;
    if (id) inChats.set(id, [...(inChats.get(id) ?? []), milestone]);
    else elsewhere.push(milestone);
  }
  return { inChats, elsewhere };
}

function rowsWithin(rows: readonly unknown[], since: string, until: string | null): LedgerRow[] {
  return toList(rows)
    .filter(isObject)
    .filter(({ ts }) => typeof ts !== "string" || (ts >= since && (!until || ts <= until)))
    .sort(byTs)
    .slice(-MAX_ROWS);
}

function threads(rows: readonly LedgerRow[]): LedgerThread[] {
  const found = new Map<string, LedgerThread>();
  for (const row of rows) {
    const role = ROLES.get(row.type);
    if (role === undefined) continue;
    const [agentSlug, channel] = [toName(row.agent_slug), toName(row.channel)];
    const conversationId = isObject(row.meta) ? toName(row.meta["conversation"]) : null;
    const key = JSON.stringify([agentSlug, channel, conversationId]);
    const thread = found.get(key) ?? { channel, agentSlug, conversationId, turns: [] };
    found.set(key, thread);
    thread.turns.push({ role, ts: row.ts, content: row.body || "", meta: row.meta });
  }
  return [...found.values()];
}

function threadSteps(thread: LedgerThread, running: ReadonlySet<string>): Step[] {
  const { channel, agentSlug, conversationId } = thread;
  const isRunning = conversationId !== null && running.has(conversationId);
  return deriveSteps(thread.turns, { running: isRunning }).map((step) => ({
    ...step,
    agent: step.agent ?? agentSlug,
    channel,
    agent_slug: agentSlug,
    conversation_id: conversationId,
  }));
}

function declaredStats(milestones: readonly Milestone[]): DeclaredStats {
  const count = (state: Milestone["state"]) =>
    milestones.filter((milestone) => milestone.state === state).length;
  return {
    total: milestones.length,
    open: count("open"),
    done: count("done"),
    failed: count("failed"),
    dropped: count("dropped"),
  };
}
