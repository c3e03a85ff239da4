"use client";

import { useContained } from "../provider/use-contained";

interface Retries {
  /** Tries the load again. */
  load: (() => void) | undefined;
  /** Tries all again that failed. */
  all: (() => void) | undefined;
  /** Tries the chats again, where no button for all does. */
  chats: (() => void) | undefined;
}

/** What the buttons "Try again" do: where the load and the chats failed, there is one for both. */
export function useRetries(
  failed: boolean,
  onRetry: (() => void) | undefined,
  onRetryChats: (() => void) | undefined,
): Retries {
  const load = useContained(onRetry);
  const chats = useContained(onRetryChats);
  const all = () => {
    load?.();
    chats?.();
  };
  return { load, all: load && all, chats: failed && load ? undefined : chats };
}
