"use client";

import { useEffect, useState } from "react";
import { whenIdle } from "./when-idle";

interface LoadedPart<Part> {
  /** Null until it is there. */
  part: Part | null;
  /** Whether it could not be loaded. */
  failed: boolean;
  retry(): void;
}

/** What is not needed at first, loaded when it is wanted and the browser has nothing else to do. `load` stays the same. */
export function useLoadedPart<Part extends object>(
  load: () => Promise<Part>,
  wanted: boolean,
): LoadedPart<Part> {
  const [part, setPart] = useState<Part | null>(null);
  const [failed, setFailed] = useState(false);
  const wants = wanted && part === null && !failed;
  useEffect(() => {
    if (!wants) return;
    let over = false;
    const callOff = whenIdle(() => {
      load().then(
        (loaded) => over || setPart(loaded),
        () => over || setFailed(true),
      );
    });
    return () => {
      over = true;
      callOff();
    };
  }, [load, wants]);
  return { part, failed, retry: () => setFailed(false) };
}
