import type { TimeFormat } from "../messages/time-format";
import type { TimelineEntry } from "../model/types";
import { agentsOf } from "./agent-pair";
import { groupByDay } from "./day-groups";
import { channelValue, type OverviewFilter, trackValues } from "./filter";
import type { HandoverWords } from "./handover-words";

/** What stands under one heading of what is taken along. */
export interface HandoverSection {
  /** Text of unknown origin in part: a chat or a track is called as people call it. */
  heading: string;
  entries: readonly TimelineEntry[];
}

/** Entries under the headings that the filter asks for, the newest first unless the oldest are to be. */
export function handoverSections(
  entries: readonly TimelineEntry[],
  { groupBy, oldestFirst }: Pick<OverviewFilter, "groupBy" | "oldestFirst">,
  messages: HandoverWords,
  times: TimeFormat,
): HandoverSection[] {
  const days = groupByDay(entries, times.timeZone).map(({ day, rows }) => ({
    // A day is read on another day: it says its year.
    heading: day === null ? messages.undated : (times.day(day, Number.NaN) ?? day),
    entries: rows.map(({ entry }) => entry),
  }));
  const inOrder = oldestFirst
    ? days.map((day) => ({ ...day, entries: day.entries.toReversed() })).toReversed()
    : days;
  const all = inOrder.flatMap((day) => day.entries);
  switch (groupBy) {
    case "day":
      return inOrder;
    case "chat":
      return under(all, (entry) => [chatName(entry, messages)]);
    case "track":
      return under(all, trackValues)
        .map(({ heading, ...rest }) => ({ ...rest, heading, isNone: heading === "" }))
        .toSorted((a, b) => Number(a.isNone) - Number(b.isNone))
        .map(({ heading, entries: own }) => ({ heading: heading || messages.noTrack, entries: own }));
  }
}

function under(
  entries: readonly TimelineEntry[],
  namesOf: (entry: TimelineEntry) => string[],
): HandoverSection[] {
  const sections = new Map<string, TimelineEntry[]>();
  for (const entry of entries) {
    for (const name of namesOf(entry)) {
      const known = sections.get(name);
      if (known) known.push(entry);
      else sections.set(name, [entry]);
    }
  }
  return [...sections].map(([heading, own]) => ({ heading, entries: own }));
}

/** What is known of a chat: its channel, its agent, its id. */
function chatName(entry: TimelineEntry, messages: HandoverWords): string {
  const agents = agentsOf(entry).map(({ value }) => value);
  const id = entry.conversation_id ?? entry.thread_id;
  const known = [messages.channelName(channelValue(entry)) || messages.noChannel, agents.join(", "), id];
  return known.filter(Boolean).join(" · ");
}
