import { backOff } from "../poll-interval";
import { isRecoverable } from "../timeline-api-error";
import type { ListedChat } from "./chat-listing";

/** From when to when, in ms; not at `until` itself. */
export interface ActiveRange {
  since: number;
  until: number;
}

/** How a chat's timeline stands in the cache. */
export interface ReadState {
  data: unknown;
  error: unknown;
  dataUpdatedAt: number;
  errorUpdatedAt: number;
  errorUpdateCount: number;
}

/**
 * The chats in which something may have happened within a range, the one that was active last first. A chat that holds
 * nothing has nothing to tell; one whose times cannot be read may have.
 */
export function activeChats(chats: readonly ListedChat[], { since, until }: ActiveRange): ListedChat[] {
  return chats
    .filter((chat) => {
      if (chat.messages === 0 && !chat.live) return false;
      return !(time(chat.started_at) >= until) && !(lastActive(chat) < since);
    })
    .toSorted((a, b) => (lastActive(b) || 0) - (lastActive(a) || 0));
}

/**
 * Whether a chat has to be read: it never was, or not since it changed. One whose reading failed is tried again when
 * somebody asks for it (`retriedAt`) or when the chats have been listed anew after a while that grows, both in ms.
 */
export function isDue(
  { changedAt }: Pick<ListedChat, "changedAt">,
  state: ReadState,
  { listedAt, retriedAt }: { listedAt: number; retriedAt: number },
): boolean {
  if (state.error === null) return state.data === undefined || state.dataUpdatedAt < changedAt;
  const { errorUpdatedAt } = state;
  if (errorUpdatedAt < changedAt || errorUpdatedAt < retriedAt) return true;
  return isRecoverable(state.error) && listedAt >= errorUpdatedAt + backOff(state);
}

function lastActive({ live, last_at }: ListedChat): number {
  return live ? Number.POSITIVE_INFINITY : time(last_at);
}

function time(iso: string | null): number {
  return iso === null ? Number.NaN : Date.parse(iso);
}
