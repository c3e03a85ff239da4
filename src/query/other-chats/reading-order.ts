import { newsWait } from "../poll-interval";
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
  error: Error | null;
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
 * Whether a chat has to be read: it never was, or not since it changed. One whose reading failed is tried again at once
 * when somebody asks for it (`retriedAt`, in ms); else after a while that grows and is its `Retry-After` at least, where
 * that may help or it changed since.
 */
export function isDue(
  { changedAt }: Pick<ListedChat, "changedAt">,
  state: ReadState,
  retriedAt: number,
): boolean {
  if (state.error === null) return state.data === undefined || state.dataUpdatedAt < changedAt;
  const { errorUpdatedAt } = state;
  if (errorUpdatedAt < retriedAt) return true;
  const mayHelp = isRecoverable(state.error) || errorUpdatedAt < changedAt;
  return mayHelp && newsWait({ ...state, status: "error" }) === 0;
}

/**
 * In which order chats are read that have to be: the one that was not asked for the longest time first. A chat that is
 * being answered has to be read again and again, and where a daemon is slow that must not keep the others waiting for ever.
 */
export function byTurn(one: ReadState, other: ReadState): number {
  const asked = ({ dataUpdatedAt, errorUpdatedAt }: ReadState) => Math.max(dataUpdatedAt, errorUpdatedAt);
  return asked(one) - asked(other);
}

function lastActive({ live, last_at }: ListedChat): number {
  return live ? Number.POSITIVE_INFINITY : time(last_at);
}

function time(iso: string | null): number {
  return iso === null ? Number.NaN : Date.parse(iso);
}
