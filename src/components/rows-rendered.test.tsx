import { act, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { useState } from "react";
import { expect, it } from "vitest";
import { OverviewTimeline } from "./overview-timeline/OverviewTimeline";
import { smallProject } from "./overview-timeline/test-project";
import { step } from "./test-entries";
import { renderTimeline } from "./test-rig";
import { TimelineRail } from "./timeline-rail/TimelineRail";

const minute = (at: number) => new Date(Date.parse("2026-11-30T12:00:00Z") + at * 60_000).toISOString();
const request = (at: number, over: Record<string, unknown> = {}) =>
  step(`Request ${at}`, { started_at: minute(at), agent_slug: "nora", channel: "engine", ...over });

const NUMBERS = Array.from({ length: 30 }, (_, at) => at);

/** Each row asks once for the name of its button: the rows that were drawn since the last look. */
function watchRows() {
  let drawn = new Set<string>();
  return {
    messages: {
      showDetail: (title: string) => {
        drawn.add(title);
        return `Details of ${title}`;
      },
    },
    look() {
      const titles = [...drawn];
      drawn = new Set();
      return titles;
    },
  };
}

const CHAT = { kind: "conversation", agent: "nora", id: "2026-11-30-01" } as const;

const VIEWS = [
  [
    "rail",
    () => <TimelineRail project="1" chat={{ ...CHAT }} defaultOpen onStepSelect={() => undefined} />,
    "*/agents/:agent/conversations/:id/milestones",
  ],
  ["overview", () => <OverviewTimeline project="1" />, "*/api/projects/1/milestones"],
] as const;

it.each(VIEWS)("%s: a poll draws the rows that changed and no other", async (_, View, route) => {
  const rows = watchRows();
  let entries = NUMBERS.map((at) => request(at));
  const { queryClient } = renderTimeline(<View />, {
    messages: rows.messages,
    now: "2026-11-30T17:20:00Z",
    faults: [http.get(route, () => HttpResponse.json({ entries: entries.slice(-20), stats: {} }))],
  });
  await screen.findByText("Request 29");
  expect(rows.look()).toHaveLength(20);
  const poll = () => act(() => queryClient.refetchQueries({ type: "active" }));

  await poll();
  expect(rows.look()).toEqual([]);

  entries = entries.map((entry, at) => (at === 15 ? request(15, { state: "failed" }) : entry));
  await poll();
  expect(rows.look()).toEqual(["Request 15"]);

  const kept = within(screen.getByText("Request 15").closest("li") as HTMLElement).getByRole("button", {
    name: "Details of Request 15",
  });
  kept.focus();
  entries = [...entries, request(30)];
  await poll();
  expect(rows.look()).toEqual(["Request 30"]);
  expect(screen.queryByText("Request 10")).not.toBeInTheDocument();
  expect(kept).toHaveFocus();
});

it.each(VIEWS)("%s: a host that renders again draws no row again", async (_, View, route) => {
  const rows = watchRows();
  let token = () => undefined;
  function Chat() {
    const [words, setWords] = useState(0);
    token = () => void setWords((before) => before + 1);
    return (
      <>
        <p>{words} words</p>
        <View />
      </>
    );
  }
  renderTimeline(<Chat />, {
    messages: rows.messages,
    now: "2026-11-30T17:20:00Z",
    faults: [
      http.get(route, () => HttpResponse.json({ entries: NUMBERS.map((at) => request(at)), stats: {} })),
    ],
  });
  await screen.findByText("Request 29");
  rows.look();
  act(() => token());
  expect(await screen.findByText("1 words")).toBeVisible();
  expect(rows.look()).toEqual([]);
});

it("overview: selecting, and closing one of several, draws the rows that changed and no other", async () => {
  const rows = watchRows();
  const scenario = smallProject();
  const { user } = renderTimeline(<OverviewTimeline project="1" />, {
    scenario,
    messages: rows.messages,
  });
  await screen.findByText("Proof approved");
  await user.click(screen.getByRole("button", { name: "Close several" }));
  rows.look();
  await user.click(await screen.findByRole("checkbox", { name: "Select “Proof approved”" }));
  expect(rows.look()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Close 1 milestone" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("1 closed");
  expect(rows.look().filter((title) => title !== "Proof approved")).toEqual([]);
});
