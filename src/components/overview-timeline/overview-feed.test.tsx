import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AGENTS, ledgerRows } from "../../../mocks";
import { renderTimeline } from "../test-rig";
import { OverviewTimeline } from "./OverviewTimeline";
import { rows, smallProject } from "./test-project";

const PAUSED = "Live updates are paused; checking now and then.";
/** Once when it is mounted, and once more when the socket is open, before which nothing was heard. */
const AT_FIRST = 2;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function mounted() {
  const scenario = smallProject();
  const { api, clock, project } = scenario;
  const rig = renderTimeline(<OverviewTimeline project={project} />, {
    scenario,
    client: { live: "websocket" },
  });
  await waitFor(() => expect(rows()).toHaveLength(5));
  await waitFor(() => expect(rig.overviewRequests()).toHaveLength(AT_FIRST));
  await pass(2_000);
  const write = (ask: string, to = project) =>
    api.addLedgerRows(
      to,
      ledgerRows({ at: clock.now(), channel: "routine", agent: AGENTS.vera, ask, answer: "Done." }),
    );
  return { ...rig, ...scenario, write };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-30T17:20:00Z"), shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

it("shows what is written anywhere in the project, without a poll", async () => {
  const { write, overviewRequests } = await mounted();
  write("Weekly report");
  expect(await screen.findByText("Weekly report")).toBeVisible();
  await pass(10 * 60_000);
  expect(overviewRequests()).toHaveLength(AT_FIRST + 1);
});

it("shows the end of a routine", async () => {
  const { api, overviewRequests } = await mounted();
  api.events.emit({ type: "routine", phase: "progress", project_id: 1, routine: "digest", run: {} });
  await pass(5_000);
  expect(overviewRequests()).toHaveLength(AT_FIRST);
  api.events.emit({ type: "routine", phase: "end", project_id: 1, routine: "digest", run: {} });
  await waitFor(() => expect(overviewRequests()).toHaveLength(AT_FIRST + 1));
});

it("hears nothing of other projects", async () => {
  const { write, overviewRequests } = await mounted();
  write("Elsewhere", "2");
  await pass(60_000);
  expect(overviewRequests()).toHaveLength(AT_FIRST);
});

it("says that updates are paused and polls while the socket is down, for the reader in Spanish, too", async () => {
  const scenario = smallProject();
  scenario.api.events.stop();
  const { overviewRequests } = renderTimeline(<OverviewTimeline project={scenario.project} />, {
    scenario,
    locale: "es",
    client: { live: "websocket" },
  });
  await waitFor(() => expect(rows()).toHaveLength(5));
  await pass(4_000);
  const words = "Las actualizaciones en vivo están en pausa; se consulta cada tanto.";
  expect(screen.getByText(words)).toBeVisible();
  await pass(30_000);
  expect(overviewRequests()).toHaveLength(3);
  scenario.api.events.start();
  await pass(30_000);
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  expect(screen.queryByText(PAUSED)).toBeNull();
});
