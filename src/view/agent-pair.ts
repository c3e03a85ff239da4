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
  const slug = (entry.kind === "derived" ? entry.agent_slug : null) ?? entry.agent;
  if (!slug) return [];
  const label = entry.agent || slug;
  if (entry.kind !== "derived" || entry.channel !== "a2a") return [{ value: slug, label }];
  const values = slug.split(BETWEEN);
  const labels = values.length === 1 ? [label] : label.split(BETWEEN);
  // A display name that holds the mark itself cannot be told apart again: then the slugs stand for the names.
  const known = labels.length === values.length;
  return values.map((value, i) => ({ value, label: (known && labels[i]) || value }));
}
