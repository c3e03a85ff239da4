import { instantMs } from "../messages/instant";
import { milestonesOf } from "../model/milestones-of";
import type { DerivedEntry, Milestone, TimelineEntry } from "../model/types";
import { withNewestMilestones } from "./newest-milestones";
import type { RangeBounds } from "./range";

/**
 * The entries of a project's own view together with those of chats that it leaves out, oldest first.
 *
 * - Of the chats only what lies in the range is added; entries without a readable time are.
 * - A request that both know is one row, where the project's stands. The project's ledger holds a run only when it has
 *   ended, at that moment and without what its tools came to, so the row takes from the chat how it went.
 * - A milestone is there once: under a step of its chat rather than anywhere else, and never lost. Of what was read of it
 *   at different times, the newest counts: a chat is not read again because somebody else closed one.
 *
 * @param project as the project route sends them
 * @param chats each chat's entries, oldest first, with where they come from
 */
export function withOtherChats(
  project: readonly TimelineEntry[],
  chats: readonly (readonly TimelineEntry[])[],
  range: RangeBounds,
): TimelineEntry[] {
  return mergeChats(...withNewestMilestones(project, chats), range);
}

function mergeChats(
  project: readonly TimelineEntry[],
  chats: readonly (readonly TimelineEntry[])[],
  range: RangeBounds,
): TimelineEntry[] {
  const isInRange = within(range);
  const findSame = sameRequests(project);
  const rows: TimelineEntry[] = [...project];
  /** The places of rows that a chat had a say in. */
  const ofAChat = new Set<number>();
  const underSteps = firstOf();

  for (const steps of chats.map((chat) => chat.filter((entry) => entry.kind === "derived"))) {
    for (const [at, step] of steps.entries()) {
      const place = findSame(step, instantMs(steps[at + 1]?.started_at) ?? Number.POSITIVE_INFINITY);
      const known = place === null ? undefined : rows[place];
      if (place !== null && known?.kind === "derived") {
        const milestones = [...step.milestones, ...known.milestones].filter(underSteps.takes);
        rows[place] = { ...outcomeOf(step, known), milestones };
        ofAChat.add(place);
      } else if (isInRange(step)) {
        const milestones = step.milestones.filter(underSteps.takes);
        ofAChat.add(rows.push({ ...step, milestones }) - 1);
      }
    }
  }

  const isElsewhere = ({ id }: Milestone) => underSteps.has(id);
  const settled = rows.flatMap((row, place) => {
    if (ofAChat.has(place)) return [row];
    if (row.kind === "declared") return isElsewhere(row) ? [] : [row];
    return [row.milestones.some(isElsewhere) ? without(row, isElsewhere) : row];
  });
  const shown = firstOf(settled.flatMap(milestonesOf));
  const alone = chats
    .flat()
    .filter((entry) => entry.kind === "declared" && isInRange(entry) && shown.takes(entry));
  return [...settled, ...alone].toSorted(byMoment);
}

/** Takes each milestone the first time only. What came without an id is never taken for another one. */
function firstOf(milestones: readonly Milestone[] = []) {
  const ids = new Set(milestones.map(({ id }) => id));
  ids.delete("");
  return {
    has: (id: string) => ids.has(id),
    takes({ id }: Milestone): boolean {
      if (ids.has(id)) return false;
      if (id !== "") ids.add(id);
      return true;
    },
  };
}

/** What a step of a chat says of how a request went, in the row that the project's view has of it. */
function outcomeOf(step: DerivedEntry, { index, channel, thread, started_at }: DerivedEntry): DerivedEntry {
  return {
    ...(thread === undefined ? {} : { thread }),
    ...step,
    index,
    ...(channel === undefined ? {} : { channel }),
    started_at,
  };
}

/**
 * Finds the project's row of a request: of the same chat and the same title, from the step's beginning until the next
 * one's. Each row is found once.
 */
function sameRequests(project: readonly TimelineEntry[]) {
  const places = new Map<string, number[]>();
  for (const [place, entry] of project.entries()) {
    if (entry.kind !== "derived") continue;
    const key = requestKey(entry);
    const known = places.get(key);
    if (known) known.push(place);
    else places.set(key, [place]);
  }
  return (step: DerivedEntry, until: number): number | null => {
    const known = places.get(requestKey(step)) ?? [];
    const from = instantMs(step.started_at);
    const nth = known.findIndex((place) => {
      const at = instantMs(project[place]?.started_at);
      return at === from || (at !== null && from !== null && at >= from && at < until);
    });
    return nth < 0 ? null : (known.splice(nth, 1)[0] ?? null);
  };
}

/** A conversation is told by its agent and id, whatever channel each side files it under; a thread by its channel. */
function requestKey({ agent_slug, conversation_id, channel, title }: DerivedEntry): string {
  const chat = conversation_id ? [conversation_id, null] : [null, channel ?? null];
  return JSON.stringify([agent_slug ?? null, ...chat, title]);
}

function without(row: DerivedEntry, isElsewhere: (milestone: Milestone) => boolean): DerivedEntry {
  return { ...row, milestones: row.milestones.filter((milestone) => !isElsewhere(milestone)) };
}

function within({ since, until }: RangeBounds) {
  const [from, end] = [Date.parse(since), Date.parse(until)];
  return ({ started_at }: TimelineEntry) => {
    const at = instantMs(started_at);
    return at === null || (at >= from && at < end);
  };
}

function byMoment(a: TimelineEntry, b: TimelineEntry): number {
  return moment(a) - moment(b) || 0;
}

function moment({ started_at }: TimelineEntry): number {
  return instantMs(started_at) ?? Number.NEGATIVE_INFINITY;
}
