/** How far the chats that a project's own view leaves out are read. */
export interface ChatsRead {
  /** Whether it is not known yet which chats there are. */
  isListing: boolean;
  /** How many are still to be read for the first time. */
  left: number;
  /** How many more of the range are not read at all, because they are too many. */
  beyond: number;
  /** What could not be read; `chat` is null where it is not known which chats that are. */
  failures: readonly { chat: object | null; isShown: boolean }[];
  /** Why the chats could not be listed; null or undefined where they were. */
  error?: unknown;
}

/**
 * What a list may claim. `count`: how many chats are missing from it, none where they are only not up to date; null where
 * nobody knows.
 */
export type ChatsCoverage =
  | { kind: "whole" }
  | { kind: "listing" }
  | { kind: "reading"; left: number }
  | { kind: "partial"; count: number | null };

/** Whether a list holds all the chats of its range as they are, or what it lacks. Without chats to be read it is whole. */
export function chatsCoverage(read: ChatsRead | undefined): ChatsCoverage {
  if (read === undefined) return { kind: "whole" };
  if (read.isListing) return { kind: "listing" };
  if (read.left > 0) return { kind: "reading", left: read.left };
  const listFailed = read.error !== undefined && read.error !== null;
  if (listFailed || read.failures.some(({ chat }) => chat === null)) return { kind: "partial", count: null };
  const count = read.beyond + read.failures.filter(({ isShown }) => !isShown).length;
  return count > 0 || read.failures.length > 0 ? { kind: "partial", count } : { kind: "whole" };
}

/** Whether more is still on its way, so that nothing can be said of the whole. */
export function isComing({ kind }: ChatsCoverage): boolean {
  return kind === "listing" || kind === "reading";
}
