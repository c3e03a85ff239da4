"use client";

import { useMemo } from "react";
import { DEFAULT_FILTER, type OverviewFilter, readFilter } from "../../view/filter";
import { useContained } from "../provider/use-contained";
import { useControllable } from "../shared/use-controllable";

/** The filter that holds, whoever holds it: whatever a host gave, it can be used. */
export function useOverviewFilter(
  controlled: OverviewFilter | undefined,
  initial: Partial<OverviewFilter> | undefined,
  onChange: ((filter: OverviewFilter) => void) | undefined,
): [OverviewFilter, (filter: OverviewFilter) => void] {
  const [filter, setFilter] = useControllable(
    controlled,
    { ...DEFAULT_FILTER, ...initial },
    useContained(onChange),
  );
  return [useMemo(() => readFilter(filter), [filter]), setFilter];
}
