import type { TimelineEntry } from "../model/types";

/** What the daemon itself writes between the two agents of a thread's id. */
const BETWEEN = "~";

/** One name out of two: `nora~otto`. */
export function joinPair(names: readonly string[]): string {
  return names.join(BETWEEN);
}

/** Whether a name is one of two. */
export function isPair(name: string | null | undefined): boolean {
  return name?.includes(BETWEEN) ?? false;
}

/** Who a row belongs to. `label` is the display name where it is known, else the same as `value`. */
export interface AgentName {
  value: string;
  label: string;
}

/** The agents of a row: none, one, or the two of a merged message between agents. `value` is the slug where there is one. */
export function agentsOf(entry: TimelineEntry): AgentName[] {
  const slug = (entry.kind === "derived" && entry.agent_slug) || entry.agent;
  if (!slug) return [];
  const label = entry.agent || slug;
  const values = entry.kind === "derived" && entry.channel === "a2a" ? bothOf(slug) : null;
  if (values === null) return [{ value: slug, label }];
  // A display name that holds the mark itself cannot be told apart again: then the slugs stand for the names.
  const labels = bothOf(label) ?? values;
  return values.map((value, i) => ({ value, label: labels[i] ?? value }));
}

/** The two names in one; `null` where it is not of exactly two. */
function bothOf(pair: string): string[] | null {
  const names = pair.split(BETWEEN, 3);
  return names.length === 2 && names.every(Boolean) && names[0] !== names[1] ? names : null;
}
