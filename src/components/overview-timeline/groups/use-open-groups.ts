"use client";

import { useCallback, useMemo, useState } from "react";

const NONE: ReadonlySet<string> = new Set();

/** Which groups are unfolded. Another object where any of that changed. */
export interface OpenGroups {
  has(key: string): boolean;
}

/**
 * Which groups are unfolded, by key, so that they stay so while groups come, go and change places. All start folded, but
 * one that stands alone. While somebody searches all are unfolded, since what was found would stay out of sight, until the
 * reader folds one; after the search they are as they were before.
 */
export function useOpenGroups(groups: readonly { key: string }[], searching: boolean) {
  const [opened, setOpened] = useState(NONE);
  const [begun, setBegun] = useState(NONE);
  const [shut, setShut] = useState(NONE);
  const [only, ...others] = groups;
  // For good, and once: it must not fold under the reader when a second one comes, nor unfold when they folded it.
  if (!searching && only && others.length === 0 && !begun.has(only.key)) {
    setBegun(new Set(begun).add(only.key));
    setOpened(new Set(opened).add(only.key));
  }
  if (!searching && shut.size > 0) setShut(NONE);
  const turned = searching ? shut : opened;
  const setTurned = searching ? setShut : setOpened;
  const open: OpenGroups = useMemo(
    () => ({ has: (key) => turned.has(key) !== searching }),
    [turned, searching],
  );
  const onToggle = useCallback(
    (key: string) =>
      setTurned((before) => {
        const after = new Set(before).add(key);
        if (before.has(key)) after.delete(key);
        return after;
      }),
    [setTurned],
  );
  const onUnfold = useCallback((key: string) => !open.has(key) && onToggle(key), [open, onToggle]);
  return { open, onToggle, onUnfold };
}
