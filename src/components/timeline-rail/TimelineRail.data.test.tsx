import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answering, hostileTextChat } from "../../../mocks";
import { milestone, step } from "../test-entries";
import { renderTimeline } from "../test-rig";
import { TimelineRail } from "./TimelineRail";

const show = async (...entries: unknown[]) => {
  const shown = renderTimeline(
    <TimelineRail project="1" chat={{ kind: "conversation", agent: "nora", id: "c" }} defaultOpen />,
    { faults: [answering([JSON.parse(JSON.stringify({ entries }))])] },
  );
  const toggle = await screen.findByRole("button", { name: /^Timeline/ });
  const rows = [...shown.container.querySelectorAll<HTMLElement>('[data-slot="timeline-entry"]')];
  return { ...shown, toggle, rows };
};

describe("F04: a state that this version does not know", () => {
  it.each([
    ["paused", "Unknown outcome (paused)"],
    ["DONE", "Unknown outcome (DONE)"],
    ["", "Unknown outcome"],
    [null, "Unknown outcome"],
    [7, "Unknown outcome (7)"],
    [undefined, "Unknown outcome"],
  ])("%j is neither done nor failed, is counted, shown and said as it came", async (state, words) => {
    const { toggle, rows } = await show(step("Only", { state }));
    expect(toggle).toHaveAccessibleName("Timeline 1 step 1 unknown");
    expect(rows).toHaveLength(1);
    expect(rows[0]).toHaveAttribute("data-outcome", "unknown");
    expect(within(rows[0] ?? document.body).getByText(words)).toBeVisible();
  });

  it("keeps a step's own state where a milestone's could not be read, and says so in the header", async () => {
    const { toggle, rows } = await show(
      step("Only", { milestones: [milestone("Odd", { state: "paused" })] }),
    );
    expect(toggle).toHaveAccessibleName("Timeline 1 step 1 could not be read");
    expect(rows[0]).toHaveAttribute("data-outcome", "done");
    expect(screen.getByText("Unknown outcome (paused)")).toBeVisible();
  });
});

describe("F11: null where something was promised", () => {
  it("shows the row, unnamed and with a dash for its time, and counts it", async () => {
    const odd = step(null, { milestones: null, tools: null, started_at: null, ended_at: null });
    const { toggle, rows } = await show(odd, step("Fine"));
    expect(toggle).toHaveAccessibleName("Timeline 2 steps");
    expect(rows[0]).toHaveTextContent("Unnamed step");
    expect(within(rows[0] ?? document.body).getByText("No time recorded")).toBeInTheDocument();
    expect(rows[0]?.querySelector("time")).toBeNull();
    expect(screen.getByRole("button", { name: "Show details of “Unnamed step”" })).toBeVisible();
  });

  it("shows what is readable of rows of which nothing is", async () => {
    const { toggle, rows } = await show(null, 7, "text", [], {}, step("Fine"));
    expect(rows.length).toBeGreaterThanOrEqual(2);
    expect(toggle.textContent).toContain(`${rows.length} steps`);
    expect(screen.getByText("Fine")).toBeVisible();
  });
});

describe("F12: equal rows", () => {
  it("are all shown, in the order given", async () => {
    const twin = milestone("Twin", { track: "Both" });
    const { rows } = await show(
      step("Same", { agent: "A", milestones: [twin, twin] }),
      step("Same", { agent: "B" }),
      step("Same", { agent: "C" }),
    );
    expect(rows.map((row) => /(?<=1\smin · )./.exec(row.textContent)?.[0])).toEqual(["A", "B", "C"]);
    expect(within(screen.getByRole("list", { name: "Both" })).getAllByRole("listitem")).toHaveLength(2);
  });
});

it("F12: a track may be called anything, and stands apart from what has none", async () => {
  const tracks = ["untracked 1", null, "null", "untracked 0"];
  await show(
    step("Work", { milestones: tracks.map((track, at) => milestone(`M${at}`, { track })) }),
    step("Next"),
  );
  expect(screen.getAllByText(/^M\d$/)).toHaveLength(4);
  expect(screen.getAllByRole("list", { name: /untracked|null|Milestones/ })).toHaveLength(4);
});

describe("F14: text that tries to be something else", () => {
  it("is shown literally: no element, link or script comes of it", async () => {
    const scenario = hostileTextChat();
    const { container } = renderTimeline(
      <TimelineRail project={scenario.project} chat={scenario.chat} defaultOpen />,
      { scenario },
    );
    expect(await screen.findByText("<img src=x onerror=alert(1)>")).toBeVisible();
    expect(screen.getByText("<script>alert('milestone')</script>")).toBeVisible();
    expect(screen.getByText("<b>bold</b> & co")).toBeVisible();
    expect(screen.getByText(/^See \[the report\]\(javascript:alert\(2\)\)/)).toBeVisible();
    expect(screen.getByText("&lt;b&gt;already escaped&lt;/b&gt; &amp;nbsp; &#x202E;")).toBeVisible();
    expect(container.querySelector("img, script, iframe, b, i, a")).toBeNull();
  });

  it("unfolds literally as well", async () => {
    const scenario = hostileTextChat();
    const { container, user } = renderTimeline(
      <TimelineRail project={scenario.project} chat={scenario.chat} defaultOpen />,
      { scenario },
    );
    await screen.findByText("<img src=x onerror=alert(1)>");
    for (const button of screen.getAllByRole("button", { name: /^Show details/ })) await user.click(button);
    expect(screen.getByText(/<iframe src="https:\/\/example.invalid">/)).toBeVisible();
    expect(container.querySelector("img, script, iframe, b, i, a")).toBeNull();
  });

  it("stands in its own direction, apart from the words around it", async () => {
    const title = "اكتب تقرير الميناء";
    await show(
      step(title, { agent: "نورا", milestones: [milestone("نُشر", { note: "ملاحظة" })] }),
      step("Next"),
    );
    expect(screen.getByText(title)).toHaveAttribute("dir", "auto");
    for (const text of ["نورا", "نُشر", "ملاحظة"]) expect(screen.getByText(text).tagName).toBe("BDI");
  });
});

it("says what each state means, in words beside its sign", async () => {
  const { rows } = await show(
    step("A", { tools: { total: 3, failed: 2, names: ["upload"] }, state: "failed" }),
    step("B", { state: "failed" }),
    step("C", { state: "open", answered: false, ended_at: null, started_at: "2026-11-30T14:20:00Z" }),
    step("D", { state: "superseded" }),
    step("E", { milestones: [milestone("Later", { state: "open", started_at: "2026-11-30T15:20:00Z" })] }),
    { ...milestone("F", { state: "dropped" }), kind: "declared", milestones: [] },
    { ...milestone("G", { state: "open" }), kind: "declared", milestones: [] },
  );
  const said = rows.map((row) => row.textContent);
  expect(said[0]).toMatch(/^Failed: A3 tools · 2 failed/);
  expect(said[1]).toMatch(/^Failed: B.*Failed/);
  expect(said[2]).toMatch(/^Open: C.*Never answered · waiting 3\sh/);
  expect(said[3]).toMatch(/^Replaced: D.*Replaced by a later message/);
  expect(said[4]).toMatch(/^Open: E.*A milestone is still open · waiting 2\sh/);
  expect(said[5]).toMatch(/^Dropped: F.*Filed by mistake/);
  expect(said[6]).toMatch(/^Open: G.*Still open · waiting 19\smin/);
});
