import type { Milestone } from "../../../model/types";
import type { ClosedMany } from "./close-many";

/** Several milestones that are being closed, or were. */
export interface Run {
  settled: number;
  total: number;
  /** Null while it goes on. */
  result: ClosedMany | null;
}

/** What is selected, what of it is being closed, and what came of the last time. */
export interface SelectionState {
  /** By id, as they were when they were selected. */
  selected: ReadonlyMap<string, Milestone>;
  /** The ids of those that are being closed, or wait to be. */
  closing: ReadonlySet<string>;
  run: Run | null;
}

/** Several milestones that somebody selects: a store, so that a checkbox draws nothing but itself again. */
export interface Selection {
  read(): SelectionState;
  change(to: Partial<SelectionState>): void;
  subscribe(listener: () => void): () => void;
}

export function createSelection(): Selection {
  let state: SelectionState = { selected: new Map(), closing: new Set(), run: null };
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    change(to) {
      state = { ...state, ...to };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Selects a milestone, or takes it out again. */
export function toggle(selection: Selection, milestone: Milestone) {
  const selected = new Map(selection.read().selected);
  if (!selected.delete(milestone.id)) selected.set(milestone.id, milestone);
  selection.change({ selected });
}

/** Takes these out of the selection. */
export function unselect(selection: Selection, ids: Iterable<string>) {
  const selected = new Map(selection.read().selected);
  for (const id of ids) selected.delete(id);
  selection.change({ selected });
}
