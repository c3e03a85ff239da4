import type { ComponentType } from "react";
import type { TimelineEntry } from "../../../src/model/types";

/** Something that draws a timeline, as a user of it would write it down. */
export interface Contestant {
  /** Draws the entries, oldest first. What opens and closes them is its first button with `aria-expanded`. */
  View: ComponentType<ViewProps>;
  /** Finds its rows. */
  rows: string;
  /** Reads an answer. What it knows from the answer before may keep its identity. */
  read(text: string, before: readonly TimelineEntry[] | undefined): readonly TimelineEntry[];
  /** Of so many requests, the number of one that is in sight when the list opens. */
  inSight(size: number): number;
}

export interface ViewProps {
  entries: readonly TimelineEntry[];
  /** Whether the list begins open. */
  defaultOpen: boolean;
}

/** Reads an answer as most hosts do: each poll brings new objects. */
export function readAnew(text: string): readonly TimelineEntry[] {
  const { entries }: { entries: TimelineEntry[] } = JSON.parse(text);
  return entries;
}

/** The third request: lists that begin with the oldest show it. */
export const thirdOldest = () => 2;
