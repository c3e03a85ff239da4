import { expect } from "vitest";
import { messagesFor } from "../messages/messages-for";
import { timeFormat } from "../messages/time-format";
import { countOutcomes, reportedState } from "../model/reported";
import type { TimelineEntry } from "../model/types";
import { correctConversation, correctProject } from "../query/corrections";
import { dayChanges } from "../view/day-changes";
import { groupByDay } from "../view/day-groups";
import { durationMs } from "../view/durations";
import { entryKeys, milestoneKeys } from "../view/entry-key";
import { facets } from "../view/facets";
import { DEFAULT_FILTER, filterEntries, unfinishedCount } from "../view/filter";
import { foldedMilestones, groupByTrack } from "../view/milestone-groups";
import { nameOf } from "../view/name-of";
import { correctProjectEntries } from "../view/project-corrections";
import { drawsRail, railHeader } from "../view/rail-header";
import { shapeStrip } from "../view/shape-strip";
import { entryStatus, rawText, statusText } from "../view/step-status";

const ZONE = "America/Argentina/Buenos_Aires";
const LANGUAGES = ["en", "es"].map((locale) => ({
  words: messagesFor(locale),
  times: timeFormat(locale, ZONE),
}));

/** Takes entries through every view there is and holds that nothing is lost, added or said twice on the way. */
export function checkViews(entries: readonly TimelineEntry[]): void {
  checkCounts(entries);
  checkRail(entries);
  checkOverview(correctProjectEntries(entries));
  for (const entry of entries) checkRow(entry);
}

function checkCounts(entries: readonly TimelineEntry[]) {
  const { total, ...each } = countOutcomes(entries);
  expect(total).toBe(entries.length);
  expect(sum(Object.values(each))).toBe(total);
}

function checkRail(entries: readonly TimelineEntry[]) {
  const { counts, unreadable } = railHeader(entries);
  const alarms = counts.open + counts.failed + counts.unknown + unreadable;
  expect(drawsRail(entries)).toBe(entries.length > 1 || alarms > 0);
  expect(new Set(entryKeys(entries)).size).toBe(entries.length);
  expect(dayChanges(entries, ZONE, "2026-11-30")).toHaveLength(entries.length);
  expect(sum(shapeStrip(entries.map(reportedState), 3).map(({ count }) => count))).toBe(entries.length);
  expect(
    correctConversation({ entries: [...entries], stats: counts }, "nora").entries.length,
  ).toBeLessThanOrEqual(entries.length);
}

function checkOverview(entries: readonly TimelineEntry[]) {
  const counts = countOutcomes(entries);
  const groups = groupByDay(entries, ZONE);
  const keys = groups.flatMap(({ rows }) => rows.map(({ key }) => key));
  expect(new Set(keys).size).toBe(entries.length);
  expect(sum(groups.map((group) => group.counts.total))).toBe(entries.length);
  const { channels, agents, states } = facets(entries, DEFAULT_FILTER);
  expect(sum(channels.map(({ count }) => count))).toBe(entries.length);
  expect(sum(states.map(({ count }) => count))).toBe(entries.length);
  expect(sum(agents.map(({ count }) => count))).toBeGreaterThanOrEqual(entries.length);
  // A message between two agents counts under both, and nothing under more.
  expect(sum(agents.map(({ count }) => count))).toBeLessThanOrEqual(2 * entries.length);
  for (const { value } of agents)
    expect(filterEntries(entries, { ...DEFAULT_FILTER, agents: [value] })).not.toHaveLength(0);
  expect(unfinishedCount(entries, DEFAULT_FILTER)).toBe(counts.open + counts.failed);
  filterEntries(entries, { ...DEFAULT_FILTER, text: "Él no\u0301 $& [" });
  const { cutOff } = correctProject({ entries: [...entries], stats: counts }, { limit: 3 });
  expect(cutOff).toBe(entries.length >= 3);
}

function checkRow(entry: TimelineEntry) {
  const { milestones } = entry;
  const { shown, hidden } = foldedMilestones(milestones);
  const acted = milestones.filter(({ state }) => state !== "done" && state !== "dropped");
  expect(shown.length + hidden).toBe(milestones.length);
  expect(shown.length).toBeLessThanOrEqual(Math.max(30, acted.length));
  expect(acted.every((milestone) => shown.includes(milestone))).toBe(true);
  expect(sum(groupByTrack(milestones).map((group) => group.milestones.length))).toBe(milestones.length);
  expect(new Set(milestoneKeys(milestones)).size).toBe(milestones.length);
  const taken = durationMs(entry.started_at, entry.kind === "derived" ? entry.ended_at : entry.closed_at);
  expect(taken ?? 1).toBeGreaterThan(0);
  for (const language of LANGUAGES) checkWords(entry, language);
}

function checkWords(entry: TimelineEntry, { words, times }: (typeof LANGUAGES)[number]) {
  for (const named of [entry, ...entry.milestones.slice(0, 40)]) {
    expect(nameOf(named, words)).not.toBe("");
    const raw = rawText(named.raw_state);
    expect(raw.length).toBeLessThanOrEqual(80);
    expect(raw).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(times.time(named.started_at) === null).toBe(times.dateTime(named.started_at) === null);
  }
  const says = statusText(entryStatus(entry), words);
  expect(says === "").toBe(reportedState(entry) === "done");
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
