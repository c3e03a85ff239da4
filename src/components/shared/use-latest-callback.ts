"use client";

import { useCallback, useInsertionEffect, useRef } from "react";

/**
 * A host's handler under one identity for as long as there is one: hosts write them inline, and a row must not be drawn
 * again for that. For event handlers only.
 */
export function useLatestCallback<Args extends unknown[], Result>(
  callback: ((...args: Args) => Result) | undefined,
): ((...args: Args) => Result | undefined) | undefined {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  const stable = useCallback((...args: Args) => latest.current?.(...args), []);
  return callback && stable;
}
