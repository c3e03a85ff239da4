import { milestonesOf } from "../model/milestones-of";
import type { Milestone, TimelineEntry } from "../model/types";

/** Whether there is anything that could have an accent: looking is quicker than taking accents off. */
const BEYOND_ASCII = /[^\0-\x7f]/;

/** Entries keep their identity between polls, so that each is folded once, not at every key pressed. */
const folded = new WeakMap<TimelineEntry, string>();

/** The words of a search, as they are compared. */
export function searchWords(text: string): string[] {
  return fold(text).split(/\s+/).filter(Boolean);
}

/** Whether every word appears in what an entry or its milestones say, or in the names of its tools. */
export function matchesWords(entry: TimelineEntry, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = textOf(entry);
  return words.every((word) => text.includes(word));
}

/** Folds what entries say before somebody looks for it: the first key pressed is answered as fast as the others. */
export function foldAhead(entries: readonly TimelineEntry[]): void {
  for (const entry of entries) textOf(entry);
}

function textOf(entry: TimelineEntry): string {
  const known = folded.get(entry);
  if (known !== undefined) return known;
  const own = entry.kind === "derived" ? [entry.title, ...entry.tools.names] : [];
  const text = fold(
    [entry.thread?.title ?? "", ...own, ...milestonesOf(entry).flatMap(milestoneTexts)].join("\n"),
  );
  folded.set(entry, text);
  return text;
}

function milestoneTexts({ title, note, detail, track }: Milestone): string[] {
  return [title, note ?? "", detail ?? "", track ?? ""];
}

const SAME: Record<string, string> = { ß: "ss", ς: "σ" };

/** Text without case and accents, so that each of its characters is folded as it would be alone. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!BEYOND_ASCII.test(lower)) return lower;
  return lower.normalize("NFD").replace(/[\p{Mn}ßς]/gu, (sign) => SAME[sign] ?? "");
}
