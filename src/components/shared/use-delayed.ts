"use client";

import { useEffect, useState } from "react";

/** Whether something has been going on for `delayMs` without a break. */
export function useDelayed(going: boolean, delayMs: number): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!going) return;
    const timer = setTimeout(() => setLong(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [going, delayMs]);
  return going && long;
}
