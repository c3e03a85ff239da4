"use client";

import { useEffect } from "react";
import { whenIdle } from "../shared/when-idle";

/** Above this many rows a list is windowed. */
export const LONG = 200;

export type RowWindowModule = typeof import("./row-window");

let loaded: RowWindowModule | null = null;

/** What windows long lists, once it has been loaded. */
export const loadedRowWindow = (): RowWindowModule | null => loaded;

/** Loads what windows long lists: most chats are short, and their pages do without. */
export async function loadRowWindow(): Promise<RowWindowModule> {
  loaded ??= await import("./row-window");
  return loaded;
}

/** Loads it ahead when the browser has nothing else to do, so that a click that opens a long list waits for nothing. */
export function useRowWindowAhead(rows: number) {
  const long = rows > LONG;
  useEffect(() => {
    if (!long || loaded) return;
    // Where it cannot be loaded, lists grow as they are scrolled.
    return whenIdle(() => void loadRowWindow().catch(() => undefined));
  }, [long]);
}
