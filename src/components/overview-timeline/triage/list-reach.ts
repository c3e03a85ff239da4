"use client";

import { createContext, type RefObject, useContext, useEffect } from "react";
import type { KeyedEntry } from "../../../view/day-groups";
import type { ListItems } from "../../../view/drawn-items";

/** How the rows of a list are come by, though most of a long one are not drawn. */
export interface ListReach {
  list: RefObject<HTMLElement | null>;
  /** Its rows with their headings, as they are drawn. */
  items: ListItems;
  /** Its rows in their order, also those that are folded away. */
  rows(): readonly KeyedEntry[];
  /** Where a row, or the first one under a heading, stands among these, by the key of its item. */
  indexOf(key: string): number;
  /** Unfolds what a row is folded away in, and gives the items that the list then has. */
  unfold(key: string): ListItems;
  /** Draws so many more, where the list grows as it is scrolled. */
  drawMore(rows?: number): void;
}

/** Where the list that is shown puts what it is come by. */
export interface ReachHolder {
  get(): ListReach | null;
  set(reach: ListReach | null): void;
}

export function createReachHolder(): ReachHolder {
  let held: ListReach | null = null;
  return {
    get: () => held,
    set(reach) {
      held = reach;
    },
  };
}

export const ListReachContext = createContext<ReachHolder | null>(null);

/** Lets what stands above a list lead to its rows. */
export function useListReach(reach: ListReach) {
  const holder = useContext(ListReachContext);
  useEffect(() => {
    holder?.set(reach);
    return () => holder?.set(null);
  });
}
