import { columns, oneLine } from "./columns";
import type { MilestoneReport, ReportedMilestone } from "./evaluate-milestones";

/**
 * A report as text, for a terminal or a log: a line of what is known of the turn, a table of the milestones, and a
 * sentence that says how far it got. Without a line break at its end.
 */
export function formatReport({
  name,
  turn,
  answer,
  history,
  events,
  milestones,
  furthest,
  missed,
  unknown,
}: MilestoneReport): string {
  const table = columns([
    ["milestone", "status", "what it means"],
    ...milestones.map((milestone) => [milestone.id, milestone.status, meaningOf(milestone)]),
  ]);
  const closing = [
    `Furthest milestone: ${furthest ?? "none"}.`,
    missed.length > 0 && `Not reached: ${missed.join(", ")}.`,
    unknown.length > 0 && `Unknown: ${unknown.join(", ")}.`,
  ];
  return [
    oneLine(`${name}: Turn ${turn}, answer ${answer}, events ${history} (${events})`),
    ...table,
    oneLine(closing.filter(Boolean).join(" ")),
  ].join("\n");
}

function meaningOf({ description, error }: ReportedMilestone): string {
  return error === undefined ? description : `${description} (the check failed: ${error})`;
}
