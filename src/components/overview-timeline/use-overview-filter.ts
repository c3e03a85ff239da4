"use client";

import { useInsertionEffect, useMemo, useRef } from "react";
import { DEFAULT_FILTER, type OverviewFilter, readFilter } from "../../view/filter";
import { useContained } from "../provider/use-contained";
import { useControllable } from "../shared/use-controllable";

/** Changes parts of a filter, and leaves the others as they were asked for last. */
export type ChangeFilter = (part: Partial<OverviewFilter>) => void;

/** The filter that holds, whoever holds it: whatever a host gave, it can be used. */
export function useOverviewFilter(
  controlled: OverviewFilter | undefined,
  initial: Partial<OverviewFilter> | undefined,
  onChange: ((filter: OverviewFilter) => void) | undefined,
): [OverviewFilter, ChangeFilter] {
  const [given, setFilter] = useControllable(
    controlled,
    { ...DEFAULT_FILTER, ...initial },
    useContained(onChange),
  );
  const filter = useMemo(() => readFilter(given), [given]);
  // What is typed is asked for with less haste than what is pressed, which must not take it back.
  const asked = useRef(filter);
  useInsertionEffect(() => {
    asked.current = filter;
  }, [filter]);
  const change: ChangeFilter = (part) => {
    asked.current = { ...asked.current, ...part };
    setFilter(asked.current);
  };
  return [filter, change];
}
