"use client";

import { useEffect, useState } from "react";
import { whenIdle } from "../shared/when-idle";

export type HistogramModule = typeof import("./histogram-part");

let loaded: HistogramModule | null = null;

/** What draws a range and names its parts: loaded when it is wanted, and kept. */
async function loadHistogram(): Promise<HistogramModule> {
  loaded ??= await import("./histogram-part");
  return loaded;
}

/** The same, as soon as the browser has nothing else to do: null until it is there, "failed" where it does not come. */
export function useHistogramPart(wanted: boolean) {
  const [part, setPart] = useState<HistogramModule | "failed" | null>(null);
  const wants = wanted && part === null;
  useEffect(() => {
    if (!wants) return;
    let over = false;
    const load = () =>
      void loadHistogram().then(
        (module) => over || setPart(module),
        () => over || setPart("failed"),
      );
    // What is there already waits for nothing, but for markup of a server to be taken over.
    const callOff = loaded === null ? whenIdle(load) : load();
    return () => {
      over = true;
      callOff?.();
    };
  }, [wants]);
  return { part, retry: () => setPart(null) };
}
