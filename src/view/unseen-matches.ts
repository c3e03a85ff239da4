import type { Milestone, TimelineEntry } from "../model/types";
import { LONG_NOTE } from "./long-note";
import { fold } from "./search-text";

/** What an entry says that its row does not show, by its name among the messages. */
export type UnseenFact = "toolNames" | "track" | "note" | "detail" | "milestones";

/** A text that a search found where nobody sees it. */
export interface UnseenMatch {
  fact: UnseenFact;
  text: string;
  /** The milestone that says it; null where the entry itself does. */
  milestone: Milestone | null;
}

/** What of an entry is in sight. */
export interface Sight {
  /** Milestones that have a row. */
  milestones: readonly Milestone[];
  /** Whether the entry's own details are unfolded. */
  open: boolean;
}

/**
 * Why an entry is among the results, where its row does not show it: of each word that nothing in sight says, the first
 * text that does. The same text stands for all the words in it.
 */
export function unseenMatches(
  entry: TimelineEntry,
  words: readonly string[],
  { milestones, open }: Sight,
): UnseenMatch[] {
  const seen = fold([...ownTexts(entry, open), ...milestones.flatMap(rowTexts)].join("\n"));
  const found: UnseenMatch[] = [];
  let texts: UnseenMatch[] | null = null;
  for (const word of words) {
    if (seen.includes(word) || found.some(({ text }) => fold(text).includes(word))) continue;
    texts ??= unseenTexts(entry, milestones, open);
    const match = texts.find(({ text }) => fold(text).includes(word));
    if (match) found.push(match);
  }
  return found;
}

function ownTexts(entry: TimelineEntry, open: boolean): string[] {
  const own = [entry.title, entry.thread?.title ?? "", entry.kind === "declared" ? cut(entry.note) : ""];
  return open ? [...own, ...factsOf(entry).map(({ text }) => text)] : own;
}

function rowTexts({ title, note, track }: Milestone): string[] {
  return [title, cut(note), track ?? ""];
}

function unseenTexts(entry: TimelineEntry, inSight: readonly Milestone[], open: boolean): UnseenMatch[] {
  return [
    ...(open ? [] : factsOf(entry)),
    ...entry.milestones.flatMap((milestone) => {
      const folded = milestoneFacts(milestone, milestone);
      return inSight.includes(milestone)
        ? folded
        : [{ fact: "milestones" as const, text: milestone.title, milestone }, ...folded];
    }),
  ];
}

/** What stands among the details of an entry. */
function factsOf(entry: TimelineEntry): UnseenMatch[] {
  if (entry.kind === "declared") return milestoneFacts(entry, null);
  return entry.tools.names.map((text) => ({ fact: "toolNames", text, milestone: null }));
}

function milestoneFacts(
  { track, note, detail }: Pick<Milestone, "track" | "note" | "detail">,
  milestone: Milestone | null,
): UnseenMatch[] {
  const facts = { note, detail, track };
  return (["note", "detail", "track"] as const).map((fact) => ({ fact, text: facts[fact] ?? "", milestone }));
}

function cut(note: string | null): string {
  return (note ?? "").slice(0, LONG_NOTE);
}
