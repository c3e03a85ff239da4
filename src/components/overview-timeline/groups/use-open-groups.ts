"use client";

import { useCallback, useState } from "react";

const NONE: ReadonlySet<string> = new Set();

/**
 * Which groups are unfolded, by key, so that they stay so while groups come, go and change places. All start folded, but
 * one that stands alone.
 */
export function useOpenGroups(groups: readonly { key: string }[]) {
  const [open, setOpen] = useState(NONE);
  const [begun, setBegun] = useState(NONE);
  const [only, ...others] = groups;
  // For good, and once: it must not fold under the reader when a second one comes, nor unfold when they folded it.
  if (only && others.length === 0 && !begun.has(only.key)) {
    setBegun(new Set(begun).add(only.key));
    setOpen(new Set(open).add(only.key));
  }
  const onToggle = useCallback(
    (key: string) =>
      setOpen((before) => {
        const after = new Set(before).add(key);
        if (before.has(key)) after.delete(key);
        return after;
      }),
    [],
  );
  const onUnfold = useCallback((key: string) => setOpen((before) => new Set(before).add(key)), []);
  return { open, onToggle, onUnfold };
}
