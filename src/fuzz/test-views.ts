import { messagesFor } from "../messages/messages-for";
import { timeFormat } from "../messages/time-format";
import { entryKeys, idKeys } from "../model/entry-key";
import { countOutcomes, isUnfinished, reportedState } from "../model/reported";
import type { TimelineEntry } from "../model/types";
import { correctProject } from "../query/corrections";
import { groupByChat } from "../view/chat-groups";
import { dayChanges } from "../view/day-changes";
import { groupByDay } from "../view/day-groups";
import { durationMs } from "../view/durations";
import { agentNames, facetCounts, facets } from "../view/facets";
import { DEFAULT_FILTER, filterEntries, trackValues } from "../view/filter";
import { foldedMilestones, groupByTrack } from "../view/milestone-groups";
import { nameOf } from "../view/name-of";
import { correctProjectEntries } from "../view/project-corrections";
import { drawsRail, railHeader } from "../view/rail-header";
import { shapeStrip } from "../view/shape-strip";
import { entryStatus, rawText, statusText } from "../view/step-status";
import { groupEntriesByTrack } from "../view/track-groups";

const ZONE = "America/Argentina/Buenos_Aires";
const LANGUAGES = ["en", "es"].map((locale) => ({
  words: messagesFor(locale),
  times: timeFormat(locale, ZONE),
}));

/** Fails with both numbers. Much quicker than a matcher, where there are millions to compare. */
function same(what: string, found: unknown, wanted: unknown): void {
  if (found !== wanted) throw new Error(`${what}: ${String(found)} instead of ${String(wanted)}`);
}

/** Takes entries through every view there is and holds that nothing is lost, added or said twice on the way. */
export function checkViews(entries: readonly TimelineEntry[]): void {
  checkRail(entries);
  checkOverview(entries, correctProjectEntries(entries));
  for (const entry of entries) checkRow(entry);
}

function checkRail(entries: readonly TimelineEntry[]) {
  const { counts, unreadable } = railHeader(entries);
  const { total, ...each } = counts;
  same("total", total, entries.length);
  same("sum of counts", sum(Object.values(each)), entries.length);
  const alarms = counts.open + counts.failed + counts.unknown + unreadable;
  same("rail drawn", drawsRail(entries), entries.length > 1 || alarms > 0);
  same("keys", new Set(entryKeys(entries)).size, entries.length);
  const days = dayChanges(entries, [...entries.keys()], ZONE, "2026-11-30");
  same("days", days.size <= entries.length, true);
  const strip = shapeStrip(entries.map(reportedState), 3);
  same("entries in the strip", sum(strip.map(({ count }) => count)), entries.length);
}

function checkOverview(all: readonly TimelineEntry[], shown: readonly TimelineEntry[]) {
  same("milestones", milestonesIn(shown), milestonesIn(all));
  same("both sides of messages", all.length - shown.length <= all.length / 2, true);
  const counts = countOutcomes(shown);
  const groups = groupByDay(shown, ZONE);
  same("keys", new Set(groups.flatMap(({ rows }) => rows.map(({ key }) => key))).size, shown.length);
  same("counts of days", sum(groups.map((group) => group.header.counts.total)), shown.length);
  const chats = groupByChat(shown, { titleOf: () => null });
  same("counts of chats", sum(chats.map((group) => group.counts.total)), shown.length);
  const lanes = groupEntriesByTrack(shown);
  same("rows of tracks", sum(lanes.map(({ rows }) => rows.length)), shown.flatMap(trackValues).length);
  same("unfinished", shown.filter(isUnfinished).length, counts.open + counts.failed);
  filterEntries(shown, { ...DEFAULT_FILTER, text: "Él no\u0301 $& [" });
  same(
    "cut off",
    correctProject({ entries: [...shown], stats: counts }, { limit: 3 }).cutOff,
    shown.length > 2,
  );
  checkFacets(shown);
}

function checkFacets(shown: readonly TimelineEntry[]) {
  const { channels, agents, states } = facets(facetCounts(shown), agentNames(shown), DEFAULT_FILTER);
  same("channels", sum(channels.map(({ count }) => count)), shown.length);
  same("states", sum(states.map(({ count }) => count)), shown.length);
  const under = sum(agents.map(({ count }) => count));
  // A message between two agents counts under both, and nothing under more.
  if (under < shown.length || under > 2 * shown.length) same("agents", under, shown.length);
  for (const { value, count } of agents) {
    same("rows of an agent", filterEntries(shown, { ...DEFAULT_FILTER, agents: [value] }).length, count);
  }
}

function checkRow(entry: TimelineEntry) {
  const { milestones } = entry;
  const { shown, hidden } = foldedMilestones(milestones);
  const acted = milestones.filter(({ state }) => state !== "done" && state !== "dropped");
  const drawn = new Set(shown);
  same("milestones", shown.length + hidden, milestones.length);
  same("at most 30 besides", shown.length <= Math.max(30, acted.length), true);
  same("unfinished shown", acted.filter((milestone) => !drawn.has(milestone)).length, 0);
  same("in tracks", sum(groupByTrack(milestones).map((group) => group.milestones.length)), milestones.length);
  same("keys", new Set(idKeys(milestones)).size, milestones.length);
  const taken = durationMs(entry.started_at, entry.kind === "derived" ? entry.ended_at : entry.closed_at);
  same("duration", taken === null || (taken > 0 && Number.isFinite(taken)), true);
  for (const language of LANGUAGES) checkWords(entry, language);
}

function checkWords(entry: TimelineEntry, { words, times }: (typeof LANGUAGES)[number]) {
  for (const named of [entry, ...entry.milestones.slice(0, 40)]) {
    same("a name", nameOf(named, words) !== "", true);
    const raw = rawText(named.raw_state);
    same("a raw state of one line", raw.length <= 80 && !/[\p{Cc}\p{Cf}]/u.test(raw), true);
  }
  const time = times.time(entry.started_at);
  same("a time", times.dateTime(entry.started_at) === null, time === null);
  same("words", statusText(entryStatus(entry), words) === "", reportedState(entry) === "done");
}

function milestonesIn(entries: readonly TimelineEntry[]): number {
  return sum(entries.map(({ milestones }) => milestones.length));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
