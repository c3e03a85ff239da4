import { type Thread, type Timeline, type TimelineEntry, timelineStats } from "../src/model";
import { chatKey } from "../src/model/chat-ref";
import type { ChatRecord, ProjectRecord, SaidOfTurn } from "./project-record";

/** Sets what is said of the newest step of a chat; what was said of it before and is not said anew stays. */
export function sayOfNewest(record: ChatRecord, { entries }: Timeline, said: SaidOfTurn): void {
  const newest = entries.findLast((entry) => entry.kind === "derived");
  if (!newest?.started_at) throw new Error("Nothing can be said of the turns of a chat without any.");
  record.said.set(newest.started_at, { ...record.said.get(newest.started_at), ...said });
}

/** A chat's timeline with what is said of its thread and its turns; the same object where nothing is. */
export function withSaid(timeline: Timeline, record: ChatRecord | undefined): Timeline {
  if (!record || !saysAnything(record)) return timeline;
  return withEntries(timeline, (entry) => entryWithSaid(entry, record));
}

/** The timeline across chats with the same of each step whose chat can be told. */
export function withAllSaid(timeline: Timeline, { chats }: ProjectRecord): Timeline {
  if (![...chats.values()].some(saysAnything)) return timeline;
  return withEntries(timeline, (entry) => {
    const agent = entry.kind === "derived" ? entry.agent_slug : entry.agent;
    const { conversation_id: id } = entry;
    const record = agent && id ? chats.get(chatKey({ kind: "conversation", agent, id })) : undefined;
    return record ? entryWithSaid(entry, record) : entry;
  });
}

function saysAnything({ thread, said }: ChatRecord): boolean {
  return thread !== null || said.size > 0;
}

function withEntries(timeline: Timeline, change: (entry: TimelineEntry) => TimelineEntry): Timeline {
  const entries = timeline.entries.map(change);
  return { ...timeline, entries, stats: timelineStats(entries) };
}

function entryWithSaid(entry: TimelineEntry, { thread, said }: ChatRecord): TimelineEntry {
  const ofThread: { thread?: Thread } = thread ? { thread } : {};
  const ofTurn = said.get(entry.started_at ?? "");
  if (entry.kind === "declared" || !ofTurn) return { ...entry, ...ofThread };
  const { effect_unknown: uncertain, ...turn } = ofTurn;
  const tools = uncertain ? { ...entry.tools, effect_unknown: [...uncertain] } : entry.tools;
  return { ...entry, ...ofThread, ...turn, tools };
}
