import type { Timeline } from "../src/model";
import { timelineFromLedger, timelineFromTurns } from "../src/model";
import type { ChatRef } from "../src/model/chat-ref";
import { chatKey } from "../src/model/chat-ref";
import { isoSeconds } from "./clock";
import type { ProjectRecord } from "./project-record";
import { isLive, liveConversationIds } from "./project-record";
import { withAllSaid, withSaid } from "./said-of-turns";

const DEFAULT_LIMIT = 200;
const DEFAULT_DAYS = 7;
const DAY = 86_400_000;

/** What the project route is asked. All are strings as they stand in a URL; none is ever an error. */
export interface ProjectQuery {
  /** Compared as a string with each time. UTC midnight seven days ago unless given. */
  since?: string;
  /** Compared as a string, itself included, and with requests only: milestones after it are still sent. */
  until?: string;
  /** Keeps the newest so many. 200 unless it reads as a number above zero. */
  limit?: string;
}

/**
 * The timeline of one chat, or `null` for a thread that has no messages.
 *
 * It has the daemon's faults on purpose: milestones and live turns of a conversation are looked up by its id alone, so
 * two agents' conversations with one id show each other's; and an unknown conversation is an empty one.
 */
export function chatTimeline(project: ProjectRecord, chat: ChatRef): Timeline | null {
  const transcript = chat.kind === "conversation" ? { ...chat, id: chat.id.replace(/\.md$/, "") } : chat;
  const record = project.chats.get(chatKey(transcript));
  const turns = record?.turns ?? [];
  if (chat.kind === "thread" && turns.length === 0) return null;

  const milestones = project.milestones
    .all()
    .filter((row) =>
      chat.kind === "conversation"
        ? row.conversation_id === chat.id
        : row.channel === chat.channel && row.thread_id === chat.id,
    );
  return withSaid(timelineFromTurns(turns, milestones, { running: isLive(project, chat) }), record);
}

/** The timeline across the chats of a project: its ledger and all its milestones. */
export function projectTimeline(project: ProjectRecord, query: ProjectQuery, now: number): Timeline {
  const limit = Number(query.limit);
  const timeline = timelineFromLedger(project.ledger, project.milestones.all(), {
    since: query.since || daysAgo(now, DEFAULT_DAYS),
    until: query.until || null,
    limit: Number.isFinite(limit) && limit > 0 ? limit : DEFAULT_LIMIT,
    runningIds: liveConversationIds(project),
  });
  return withAllSaid(timeline, project);
}

function daysAgo(now: number, days: number): string {
  return isoSeconds(Math.floor(now / DAY) * DAY - days * DAY);
}
