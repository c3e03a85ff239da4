import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { answering } from "../../../mocks";
import { createTimelineClient } from "../../query/timeline-client";
import { parseTimeline } from "../../wire";
import { OverviewTimeline } from "../overview-timeline/OverviewTimeline";
import { OverviewTimelineView } from "../overview-timeline/OverviewTimelineView";
import { step } from "../test-entries";
import { renderTimeline } from "../test-rig";
import { TimelineRail } from "../timeline-rail/TimelineRail";
import { TimelineRailView } from "../timeline-rail/TimelineRailView";
import { TimelineProvider } from "./TimelineProvider";

/** Props of a host that has no types, or that kept them somewhere for a version ago. */
const untyped = (props: object): object => props;

const client = createTimelineClient();

function views(given: object) {
  const props = untyped(given);
  const { container } = render(
    <TimelineProvider client={client}>
      <TimelineRailView entries={undefined} hideWhenClean={false} defaultOpen {...props} />
      <OverviewTimelineView entries={undefined} {...props} />
    </TimelineProvider>,
  );
  const rows = [...container.querySelectorAll('[data-slot="timeline-entry"]')];
  return { rows, container };
}

describe("entries that a host hands over", () => {
  it("may be null: none so far", () => {
    views({ entries: null });
    expect(screen.getAllByText("Loading the timeline…")).toHaveLength(2);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each([7, "text", {}, true, { entries: [] }])("say so where they are none at all: %j", (entries) => {
    views({ entries });
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("What answered sent no timeline"),
      expect.stringContaining("What answered sent no timeline"),
    ]);
  });

  it("are read where only some are odd, all of them counted", () => {
    const odd = [null, 7, "text", [], {}, { kind: "derived", milestones: [null, 7], tools: "many" }];
    const { rows } = views({ entries: [...odd, step("Fine")] });
    expect(rows).toHaveLength(14);
    expect(screen.getAllByText(/7 steps/)).toHaveLength(2);
    expect(screen.getAllByText("Fine")).toHaveLength(2);
  });

  it("come back to the host as the very objects that it gave", async () => {
    const { entries } = parseTimeline({ entries: [step("First"), step("Second")] });
    const onStepSelect = vi.fn();
    render(<TimelineRailView entries={entries} defaultOpen onStepSelect={onStepSelect} />);
    await userEvent.setup().click(screen.getByRole("button", { name: "Second" }));
    expect(onStepSelect.mock.calls[0]?.[0]).toBe(entries[1]);
  });
});

describe("a filter that a host kept", () => {
  const rubbish = [
    null,
    7,
    {},
    { range: null },
    { range: { kind: "days", days: 14 } },
    { range: { kind: "custom", from: 1, to: null } },
    { range: { kind: "custom", from: "soon", to: "later" } },
    { range: { kind: "custom", from: "2026-12-24", to: "2026-11-24" } },
    { channels: null, agents: "nora", states: ["paused", 7, null], text: 7, unfinishedOnly: "no" },
  ];

  it.each(rubbish)("is used as far as it can be read: %j", async (filter) => {
    const { rows } = views({ entries: [step("Fine"), step("Bad", { state: "failed" })], filter });
    expect(rows).toHaveLength(4);
    await userEvent.setup().click(screen.getByRole("switch"));
    await userEvent.setup().click(screen.getByRole("button", { name: "Custom" }));
  });

  it.each(rubbish)(
    "asks for the last seven days where its range cannot be, and says so: %j",
    async (filter) => {
      const { overviewRequests } = renderTimeline(<OverviewTimeline project="1" {...untyped({ filter })} />, {
        faults: [answering([{ entries: [] }])],
      });
      expect(await screen.findByText("Nothing recorded in these 7 days.")).toBeVisible();
      expect(overviewRequests().map(({ url }) => new URL(url).searchParams.get("since"))).toEqual([
        "2026-11-24T03:00:00Z",
      ]);
    },
  );

  it("of null is no filter of the host's: the reader can change it", async () => {
    views({ entries: [step("Fine")], filter: null });
    await userEvent.setup().click(screen.getByRole("button", { name: "30 days" }));
    expect(screen.getByRole("button", { name: "30 days", pressed: true })).toBeVisible();
  });
});

describe("a chat that a host names", () => {
  it.each([null, undefined, 7, "c", {}, { kind: "thread" }])(
    "may be %j for now: the rail says that it cannot be shown, and is there once there is one",
    async (chat) => {
      const onError = vi.fn();
      vi.mocked(console.error).mockImplementation(() => undefined);
      const rail = (props: object) => (
        <TimelineRail
          project="1"
          chat={{ kind: "conversation", agent: "nora", id: "c" }}
          hideWhenClean={false}
          {...props}
        />
      );
      const { rerender } = renderTimeline(rail({ chat }), {
        faults: [answering([{ entries: [step("Fine")] }])],
        onError,
      });
      expect(await screen.findByRole("alert")).toBeVisible();
      rerender(rail({}));
      expect(await screen.findByRole("button", { name: "Timeline 1 step" })).toBeVisible();
      expect(screen.queryByRole("alert")).toBeNull();
      vi.mocked(console.error).mockClear();
    },
  );
});
