"use client";

import { useCallback, useState } from "react";

/** What a screen reader is to be told of what was closed, oldest first; each is said once. */
export function useTold(): { told: readonly string[]; tell(words: string): void } {
  const [told, setTold] = useState<readonly string[]>([]);
  const tell = useCallback((words: string) => setTold((before) => [...before, words]), []);
  return { told, tell };
}
