import { instantMs } from "../messages/instant";
import { milestonesOf } from "../model/milestones-of";
import type { Milestone, TimelineEntry } from "../model/types";

type Entries = readonly TimelineEntry[];

/**
 * The same entries, in which each milestone that several lists hold is what the newest of them says. There is no
 * reopening: one that is closed is newer than the same one still open; else the one that was changed last is. Of two
 * from within a second, all that times tell, the project's counts: it is read more often than a chat.
 */
export function withNewestMilestones(
  project: Entries,
  chats: readonly Entries[],
): [project: TimelineEntry[], chats: TimelineEntry[][]] {
  const newest = new Map<string, Milestone>();
  for (const entry of [project, ...chats].flat()) {
    for (const milestone of milestonesOf(entry)) {
      const known = newest.get(milestone.id);
      // What came without an id is never taken for another one.
      if (milestone.id !== "" && (known === undefined || isNewer(milestone, known))) {
        newest.set(milestone.id, milestone);
      }
    }
  }

  const renew = <Row extends Milestone>(row: Row): Row => {
    const known = newest.get(row.id);
    const isSame = known === undefined || (known.state === row.state && !isNewer(known, row));
    return isSame ? row : { ...row, ...fieldsOf(known) };
  };
  const renewEntry = (entry: TimelineEntry): TimelineEntry => {
    const own = entry.kind === "declared" ? renew(entry) : entry;
    const milestones = entry.milestones.map(renew);
    const same = milestones.every((milestone, at) => milestone === entry.milestones[at]);
    return same ? own : { ...own, milestones };
  };
  return [project.map(renewEntry), chats.map((chat) => chat.map(renewEntry))];
}

function isNewer(one: Milestone, other: Milestone): boolean {
  const [isClosed, wasClosed] = [one.state !== "open", other.state !== "open"];
  if (isClosed !== wasClosed) return isClosed;
  return (instantMs(one.updated_at) ?? 0) > (instantMs(other.updated_at) ?? 0);
}

/** A milestone's own fields, also of one that is a row: what lies under a row is no part of it. */
function fieldsOf(milestone: Milestone): Milestone {
  const {
    kind: _,
    milestones: __,
    ...fields
  }: Milestone & { kind?: unknown; milestones?: unknown } = milestone;
  return fields;
}
