"use client";

import { useEffect, useState } from "react";

/** A module that is loaded when it is first wanted. */
export interface Part<Module extends object> {
  load(): Promise<Module>;
}

/** Loads a module once, however often it is asked for; one that could not be loaded is tried again. */
export function createPart<Module extends object>(load: () => Promise<Module>): Part<Module> {
  let loaded: Promise<Module> | undefined;
  return {
    load() {
      loaded ??= load().catch((error: unknown) => {
        loaded = undefined;
        throw error;
      });
      return loaded;
    },
  };
}

/** A part as soon as it is wanted and there: null before, "failed" where it could not be loaded. */
export function useLoaded<Module extends object>(
  part: Part<Module>,
  wanted: boolean,
): Module | "failed" | null {
  const [loaded, setLoaded] = useState<Module | "failed" | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let over = false;
    const settle = (outcome: Module | "failed") => {
      if (!over) setLoaded(outcome);
    };
    part.load().then(settle, () => settle("failed"));
    return () => {
      over = true;
    };
  }, [part, wanted]);
  return loaded;
}
