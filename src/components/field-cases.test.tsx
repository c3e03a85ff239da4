import { act, screen, waitFor, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answering } from "../../mocks";
import { OverviewTimeline } from "./overview-timeline/OverviewTimeline";
import { milestone, step } from "./test-entries";
import { type RigOptions, renderTimeline } from "./test-rig";
import { TimelineRail } from "./timeline-rail/TimelineRail";

/** 22:30 of the 9th in Buenos Aires. */
const NOW = "2026-09-10T01:30:00Z";
const at = (second: number) => `2026-09-09T15:00:${String(second).padStart(2, "0")}Z`;
const asked = (title: unknown, over: object = {}) =>
  step(title, { started_at: at(0), ended_at: "2026-09-09T15:01:00Z", ...over });

const COUNTS = '[data-slot="timeline-rail-counts"], [data-slot="overview-counts"]';
const COMING = /Looking for|Buscando/;

afterEach(() => {
  vi.useRealTimers();
});

const BOTH: [string, ReactElement][] = [
  [
    "rail",
    <TimelineRail
      key="rail"
      project="7"
      chat={{ kind: "conversation", agent: "nora", id: "c" }}
      defaultOpen
      hideWhenClean={false}
    />,
  ],
  ["overview", <OverviewTimeline key="overview" project="7" />],
];

/** A component on answers of a daemon, once its first rows are there. */
async function show(component: ReactElement, answers: [object, ...object[]], options: RigOptions = {}) {
  const faults = [answering(JSON.parse(JSON.stringify(answers)))];
  const rig = renderTimeline(component, { now: NOW, faults, ...options });
  await waitFor(() => expect(rig.container.querySelector('[data-slot="timeline-entry"]')).not.toBeNull());
  const header = rig.container.querySelector(COUNTS);
  // The overview looks whether there are other chats: there are none.
  await waitFor(() => expect(header?.textContent).not.toMatch(COMING));
  return {
    ...rig,
    header: () => header?.textContent.replace(/\s+/g, " ").trim(),
    rows: () => [...rig.container.querySelectorAll<HTMLElement>('li[data-slot="timeline-entry"]')],
  };
}

describe.each(BOTH)("the %s", (kind, component) => {
  it("F02: does not count a replaced request, says why it is grey, and counts the entries themselves", async () => {
    const entries = [
      asked("Ask", { state: "superseded", superseded_reason: "replaced", answered: false, ended_at: null }),
      asked("Again", { started_at: at(10) }),
      asked("Thanks", { started_at: at(50) }),
    ];
    const { header, rows, container } = await show(component, [
      { entries, stats: { total: 3, open: 1, done: 2 } },
    ]);
    expect(header()).toBe("3 steps");
    const grey = rows().find(({ dataset }) => dataset["outcome"] === "superseded");
    expect(grey).toHaveTextContent("You replaced this right after sending it");
    expect(container).not.toHaveTextContent(/1 open|Never answered/);
    if (kind === "overview") expect(screen.getByRole("switch")).toHaveAccessibleName("Unfinished only, 0");
  });

  it("F03: says that one of 40 failed, shows its note, and forces nothing else open", async () => {
    const parts = Array.from({ length: 12 }, (_, part) =>
      part === 7
        ? milestone("Part 8", { state: "failed", note: "Checksum of part 8 differs" })
        : milestone(`Part ${part + 1}`, { note: `Note ${part + 1}`, detail: `Secret ${part + 1}` }),
    );
    const entries = Array.from({ length: 40 }, (_, position) =>
      asked(`Request ${position + 1}`, {
        started_at: at(position),
        milestones: position === 36 ? parts : [],
      }),
    );
    const { header, rows, container } = await show(component, [{ entries }]);
    expect(header()).toBe("40 steps 1 failed");
    const failed = rows().filter(({ dataset }) => dataset["outcome"] === "failed");
    expect(failed).toHaveLength(1);
    expect(failed[0]).toContainElement(screen.getByText("Request 37"));
    expect(screen.getByText("Checksum of part 8 differs")).toBeVisible();
    expect(container).not.toHaveTextContent("Secret");
    expect(container.querySelectorAll('li [aria-expanded="true"]')).toHaveLength(0);
  });

  it("F04: an unknown state is neutral, told as it came, in the total, and never done or failed", async () => {
    const states = [
      "paused",
      "DONE",
      "",
      null,
      7,
      undefined,
      "Failed",
      "constructor",
      ["done"],
      { state: "done" },
      true,
    ];
    const { header, rows } = await show(component, [
      {
        entries: states.map((state, position) =>
          asked(`Is ${position}`, { state, started_at: at(position) }),
        ),
      },
    ]);
    expect(header()).toBe("11 steps 11 unknown");
    expect(new Set(rows().map(({ dataset }) => dataset["outcome"]))).toEqual(new Set(["unknown"]));
    const said = (kind === "rail" ? rows() : rows().toReversed()).map(
      ({ textContent }) => /Unknown outcome(?: \([^)]*\))?/.exec(textContent)?.[0],
    );
    expect(said).toEqual([
      ...["Unknown outcome (paused)", "Unknown outcome (DONE)", "Unknown outcome", "Unknown outcome"],
      ...[
        "Unknown outcome (7)",
        "Unknown outcome",
        "Unknown outcome (Failed)",
        "Unknown outcome (constructor)",
      ],
      ...['Unknown outcome (["done"])', 'Unknown outcome ({"state":"done"})', "Unknown outcome (true)"],
    ]);
  });

  it("F10: an open entry's age moves by itself and is right at once on return", async () => {
    vi.useFakeTimers({ now: Date.parse(NOW), shouldAdvanceTime: false });
    const entries = [
      asked("Waits", { state: "open", answered: false, ended_at: null, started_at: "2026-09-10T01:29:50Z" }),
      asked("Fine"),
    ];
    const faults = [answering([{ entries }])];
    const { requests, container } = renderTimeline(component, { now: () => Date.now(), faults });
    await act(() => vi.advanceTimersByTimeAsync(0));
    await vi.waitFor(() => expect(container).toHaveTextContent("Waits"));
    const passed = Date.now() - Date.parse(NOW);
    expect(passed).toBeLessThan(1000);
    const says = (age: string) =>
      expect(container).toHaveTextContent(new RegExp(`Never answered · waiting ${age}`));
    says("10 s");
    act(() => void vi.advanceTimersByTime(49_000));
    says("59 s");
    act(() => void vi.advanceTimersByTime(5 * 60_000));
    says("5 min");
    const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    act(() => void vi.advanceTimersByTime(26 * 3_600_000));
    says("5 min");
    const before = requests().length;
    seen.mockReturnValue("visible");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    says("26 h");
    expect(before).toBe(kind === "rail" ? 1 : 3);
    expect(container.querySelector('time[datetime="2026-09-10T01:29:50Z"]')).toHaveAttribute(
      "title",
      "Wednesday 9 September 2026 at 22:29:50",
    );
  });

  it("F11: null where a list, text or time was promised leaves the row, unnamed, and counted", async () => {
    const none = { milestones: null, tools: null, title: null, started_at: null };
    const { header, rows } = await show(component, [{ entries: [asked(null, none), asked("Fine")] }]);
    expect(header()).toBe("2 steps");
    const odd = rows().find(({ textContent }) => textContent.includes("Unnamed step"));
    expect(within(odd ?? document.body).getByText("–")).toBeVisible();
    expect(odd?.querySelector("time")).toBeNull();
  });

  it("F12: equal rows and equal milestones are all there, in the order given", async () => {
    const twin = milestone("Twin", { state: "open", track: "Both", started_at: at(1) });
    const sames = [twin, { ...twin }].map((one) => asked("Same", { milestones: [one, { ...one }] }));
    const { header, rows } = await show(component, [
      { entries: [...sames, asked("Same", { agent: "Last" })] },
    ]);
    expect(header()).toBe("3 steps 2 open");
    expect(rows().map(({ textContent }) => textContent.includes("Last"))).toEqual(
      kind === "rail" ? [false, false, true] : [true, false, false],
    );
    expect(screen.getAllByText("Twin")).toHaveLength(4);
  });

  it("F20: rows and milestones that arrive later are there without reopening", async () => {
    const some = (count: number, over: object = {}) => ({
      entries: Array.from({ length: count }, (_, position) =>
        asked(`Request ${position}`, { started_at: at(position), ...(position === count - 1 && over) }),
      ),
    });
    const five = Array.from({ length: 5 }, (_, part) => milestone(`Part ${part + 1}`, { state: "open" }));
    const { rows, queryClient } = await show(component, [some(3), some(12), some(12, { milestones: five })]);
    expect(rows()).toHaveLength(3);
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(rows()).toHaveLength(12));
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findAllByText(/^Part \d$/)).toHaveLength(5);
  });

  it("F27: is silent through 20 equal answers, then says one thing", async () => {
    const was = (state: string) => ({ entries: [asked("First", { state }), asked("Second")] });
    const same = Array.from({ length: 20 }, () => was("done"));
    const { queryClient } = await show(component, [was("done"), ...same, was("failed")]);
    const regions = screen.getAllByRole("status");
    expect(new Set(regions.map((region) => region.getAttribute("aria-live")))).toEqual(new Set(["polite"]));
    const said: (string | null)[] = [];
    const watch = new MutationObserver(([change]) => said.push(change?.target.textContent ?? null));
    for (const region of regions)
      watch.observe(region, { subtree: true, childList: true, characterData: true });
    for (let poll = 0; poll < 20; poll += 1) await act(() => queryClient.invalidateQueries());
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(said).toEqual([]);
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(said).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(said).toEqual([kind === "rail" ? "Timeline: 2 steps, 1 failed" : "Results: 2 steps, 1 failed"]);
  });

  it.each([
    ["en", 0, "0 steps"],
    ["en", 1, "1 step 1 failed"],
    ["en", 2, "2 steps 2 failed"],
    ["es", 1, "1 paso 1 falló"],
    ["es-AR", 2, "2 pasos 2 fallaron"],
    ["ES", 2, "2 pasos 2 fallaron"],
    ["pt", 2, "2 steps 2 failed"],
  ])("F19: in %s counts %i as %s, and dates are of the same language", async (locale, count, words) => {
    const entries = Array.from({ length: count }, (_, position) =>
      asked(`R${position}`, { state: "failed", started_at: "2026-09-01T15:00:00Z" }),
    );
    const { container } = renderTimeline(component, {
      ...{ now: NOW, locale, faults: [answering([{ entries }])] },
    });
    await waitFor(() => expect(container.querySelector(COUNTS)).not.toBeNull());
    await waitFor(() => expect(container.querySelector(COUNTS)).not.toHaveTextContent(COMING));
    expect(container.querySelector(COUNTS)?.textContent.replace(/\s+/g, " ").trim()).toBe(words);
    const others = /^es/i.test(locale) ? /Tue|September/ : /mar|septiembre/;
    for (const date of container.querySelectorAll("h3, time")) expect(date.textContent).not.toMatch(others);
  });
});

it("F24: 200 of 480 entries, unfinished only: the header counts the newest 200 and nothing pretends more", async () => {
  const entries = Array.from({ length: 480 }, (_, position) =>
    asked(`Request ${position}`, {
      state: position % 40 === 0 ? "failed" : "done",
      started_at: new Date(Date.parse("2026-09-09T12:00:00Z") + position * 1000).toISOString(),
    }),
  ).slice(280);
  const { header, rows, user } = await show(<OverviewTimeline project="7" />, [
    { entries, stats: { total: 480 } },
  ]);
  await user.click(screen.getByRole("switch"));
  expect(rows()).toHaveLength(5);
  expect(header()).toBe("5 of the newest 200 steps 5 failed");
  expect(screen.getByText(/^Showing the newest 200 steps of this range\./)).toBeVisible();
  expect(document.body).not.toHaveTextContent("480");
});
