import type { ClosingDraft, ClosingFailed } from "./closing-context";
import type { FollowedFocus } from "./followed-focus";

/** What is known of the milestones that were closed here, or that somebody is about to close, by id. */
export interface ClosingRecord {
  drafts: Map<string, ClosingDraft>;
  begin(id: string): void;
  fail(id: string, failure: ClosingFailed): void;
  /** Whether it was tried, since the list was first drawn. */
  wasBegun(id: string): boolean;
  /** The last attempt, where that failed. */
  failureOf(id: string): ClosingFailed | undefined;
  /** Follows the focus that went with a milestone. */
  follow(id: string, focus: FollowedFocus): void;
  /** Follows it no longer. Gives whether somebody would want it back: nobody has moved it since. */
  unfollow(id: string): boolean;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

export function createClosingRecord(): ClosingRecord {
  const failures = new Map<string, ClosingFailed>();
  const begun = new Set<string>();
  const followed = new Map<string, FollowedFocus>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const unfollow = (id: string) => {
    const focus = followed.get(id);
    const untouched = focus?.isUntouched() ?? false;
    focus?.stop();
    followed.delete(id);
    return untouched;
  };
  return {
    drafts: new Map(),
    begin(id) {
      begun.add(id);
      failures.delete(id);
      tell();
    },
    fail(id, failure) {
      failures.set(id, failure);
      tell();
    },
    wasBegun: (id) => begun.has(id),
    failureOf: (id) => failures.get(id),
    follow(id, focus) {
      unfollow(id);
      followed.set(id, focus);
    },
    unfollow,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop() {
      for (const id of [...followed.keys()]) unfollow(id);
    },
  };
}
