"use client";

import { useState } from "react";

/** A value that the host holds (`controlled`) or, where it does not (`undefined`, or `null`), that is held here. */
export function useControllable<T>(
  controlled: T | null | undefined,
  initial: T,
  onChange: ((value: T) => void) | undefined,
): [T, (value: T) => void] {
  const [own, setOwn] = useState(initial);
  const set = (value: T) => {
    if (controlled === undefined || controlled === null) setOwn(value);
    onChange?.(value);
  };
  return [controlled ?? own, set];
}
