import type { TimelineEntry } from "../../../src/model/types";
import { countRow } from "../page/row-count";

const time = new Intl.DateTimeFormat("en", { dateStyle: "short", timeStyle: "short", timeZone: "UTC" });

/** What a row says, for lists that draw only what is around it: about what ours says, without controls. */
export function RowContent({ entry }: { entry: TimelineEntry }) {
  countRow();
  const tools = entry.kind === "derived" ? entry.tools : { total: 0, failed: 0 };
  return (
    <div>
      <strong>{entry.title}</strong> <span>{entry.state}</span>
      <time dateTime={entry.started_at ?? ""}>{time.format(Date.parse(entry.started_at ?? ""))}</time>
      <p>
        {tools.total} tools, {tools.failed} failed
      </p>
      {entry.milestones.map((milestone) => (
        <p key={milestone.id}>
          <span>{milestone.state}</span> {milestone.title}
        </p>
      ))}
    </div>
  );
}
