const GOING: ReadonlySet<string> = new Set(["submitted", "working"]);
const OVER: ReadonlySet<string> = new Set(["completed", "failed", "canceled"]);

/** Whether a turn of this status still goes on, so that what it has not reached it may reach yet. */
export function isGoing(status: string): boolean {
  return GOING.has(status);
}

/** Whether nothing more will come of a turn of this status. Of one that is not known, nobody can tell. */
export function isOver(status: string): boolean {
  return OVER.has(status);
}
