import type { TimelineEntry } from "../../model/types";
import { UserText } from "./UserText";

/** The note of a milestone that is a row of its own; whole among the row's details. */
export function NoteLine({ entry }: { entry: TimelineEntry }) {
  if (entry.kind !== "declared" || !entry.note) return null;
  return (
    <p
      className={`tl:line-clamp-4 tl:print:line-clamp-none tl:text-small ${entry.state === "failed" ? "tl:text-failed" : "tl:text-muted"}`}
    >
      <UserText>{entry.note}</UserText>
    </p>
  );
}
