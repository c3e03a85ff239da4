"use client";

import { useEffect, useSyncExternalStore } from "react";

/** A module that is loaded when it is first wanted. */
export interface Part<Module extends object> {
  /**
   * Loads it, once; one that could not be loaded is tried again. A browser may hold on to a module that did not come until
   * the page is loaded anew, so whoever offers this says that too.
   */
  load(): void;
  /** The module; null before it is there, "failed" where it could not be loaded. */
  state(): Module | "failed" | null;
  subscribe(listener: () => void): () => void;
}

/** A part that `load` loads. */
export function createPart<Module extends object>(load: () => Promise<Module>): Part<Module> {
  let state: Module | "failed" | null = null;
  let loading = false;
  const listeners = new Set<() => void>();
  const settle = (outcome: Module | "failed") => {
    state = outcome;
    loading = false;
    for (const listener of listeners) listener();
  };
  return {
    load() {
      if (loading || (state !== null && state !== "failed")) return;
      loading = true;
      load().then(settle, () => settle("failed"));
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A part as soon as it is wanted and there: null before, "failed" where it could not be loaded. */
export function useLoaded<Module extends object>(
  part: Part<Module>,
  wanted: boolean,
): Module | "failed" | null {
  useEffect(() => {
    if (wanted) part.load();
  }, [part, wanted]);
  // While a server's markup is taken over nothing is there, as on the server.
  return useSyncExternalStore(part.subscribe, wanted ? part.state : nothing, nothing);
}

const nothing = () => null;
