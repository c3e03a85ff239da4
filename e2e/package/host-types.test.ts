import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "vitest";
import { ROOT, run } from "./packed";

const HOST = `
import { createTimelineClient, type TimelineEntry, TimelineRail, timelineQueries } from "@apx/timeline";
import { evaluateMilestones, sawPlatformEvent, toolCalls } from "@apx/timeline/checks";
import { longBuildChat } from "@apx/timeline/mocks";
import { countOutcomes } from "@apx/timeline/model";
import "@apx/timeline/styles.css";
import "@apx/timeline/themes/shadcn-hsl.css";
import "@apx/timeline/themes/shadcn.css";
import { parseTimeline } from "@apx/timeline/wire";
import { QueryClient, useSuspenseQuery } from "@tanstack/react-query";
const query = timelineQueries(createTimelineClient()).overview(7);
export const useNow = () => useSuspenseQuery(query).data.stats.total;
export const known = new QueryClient().getQueryData(query.queryKey)?.stats.total.toFixed();
const entries: TimelineEntry[] = parseTimeline({}).entries;
export const used = [countOutcomes(entries).total, createTimelineClient, TimelineRail, longBuildChat];
const seen = [{ id: "ready", description: "it is", reached: (events: Parameters<typeof toolCalls>[0]) => sawPlatformEvent(events, "sandbox.ready") }];
export const furthest: string | null = evaluateMilestones({ name: "a", turn: { status: "completed" }, pages: [], checks: seen }).furthest;
// @ts-expect-error: without types, anything would be allowed.
export const nonsense = entries[0]?.nonsense;
`;

it.each([
  // One of them reads every declaration that it meets; twice would say nothing more.
  ["node16", "node16", "false"],
  ["bundler", "esnext", "true"],
])('resolve in a strict host with "moduleResolution": "%s"', (resolution, module, skipLibCheck) => {
  // Below the package, which is then found by its own name.
  const folder = mkdtempSync(join(ROOT, "dist", "host-"));
  try {
    writeFileSync(join(folder, "host.mts"), HOST);
    const flags = `--ignoreConfig --noEmit --strict --jsx react-jsx --target es2022 --lib es2023,dom,dom.iterable --types react --module ${module} --skipLibCheck ${skipLibCheck}`;
    run("typescript/bin/tsc", [...flags.split(" "), "--moduleResolution", resolution, "host.mts"], folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
