"use client";

import { type ReactNode, useMemo } from "react";
import type { TimelineEntry } from "../../model/types";
import type { ComparedRange } from "./Comparison";
import { LoadedPart } from "./LoadedPart";

/** Says how a range that is complete compares with the one before it. */
export type CompareRange = (range: ComparedRange) => ReactNode;

const load = () => import("./Comparison").then(({ Comparison }) => Comparison);

/** How a range compares with entries that a host gave; undefined where it gave none. */
export function useGivenComparison(previous: readonly TimelineEntry[] | undefined): CompareRange | undefined {
  return useMemo(
    () => previous && ((range) => <LoadedPart load={load} props={{ ...range, previous }} />),
    [previous],
  );
}
