import { join } from "node:path";
import type { MilestoneApi } from "../../../mocks";
import { parseMilestoneLog } from "../../../src/model";
import type { HomeProject } from "../home.mjs";
import { writeText } from "./files";

/** Gives both sides the lines of a project's milestone log: one file a month, read in the order of their names. */
export function writeMilestoneLog(
  project: HomeProject,
  api: MilestoneApi,
  months: Readonly<Record<string, readonly string[]>>,
): void {
  for (const month of Object.keys(months).sort()) {
    const log = (months[month] ?? []).map((line) => `${line}\n`).join("");
    writeText(join(project.storage, "milestones", `${month}.jsonl`), log);
    api.addMilestoneEvents(String(project.id), parseMilestoneLog(log));
  }
}
