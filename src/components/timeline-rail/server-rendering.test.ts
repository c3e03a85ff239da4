import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { everyMilestoneState, hugeChat, mockPictureChat, openChat } from "../../../mocks";
import { createTimelineClient } from "../../query/timeline-client";
import { parseTimeline } from "../../wire";
import { OverviewTimelineView } from "../overview-timeline/OverviewTimelineView";
import { TimelineProvider } from "../provider/TimelineProvider";
import { TimelineRail } from "./TimelineRail";
import { TimelineRailView } from "./TimelineRailView";

const client = createTimelineClient();

it.each([mockPictureChat, everyMilestoneState])(
  "draws the rail of $name where there is no document",
  (make) => {
    const { api, project, chat, clock } = make();
    const { entries } = parseTimeline(api.chatTimeline(project, chat));
    const view = createElement(TimelineRailView, { entries, defaultOpen: true });
    const html = renderToString(
      createElement(TimelineProvider, { client, now: clock.now, timeZone: "UTC" }, view),
    );
    expect(html).toContain('data-slot="timeline-rail"');
    expect(html.match(/data-slot="timeline-entry"/g)).toHaveLength(entries.length);
    expect(html, "a strict content security policy allows none of these").not.toMatch(
      /<(script|style)|<[^>]*\s(style|on[a-z]+)=/,
    );
  },
);

it.each(["the server's own", "none"])("says no age, with a provider whose clock is %s", (clock) => {
  const { api, project, chat } = openChat();
  const { entries } = parseTimeline(api.chatTimeline(project, chat));
  for (const view of [
    createElement(TimelineRailView, { entries, defaultOpen: true }),
    createElement(OverviewTimelineView, { entries, glance: 10 }),
    createElement(OverviewTimelineView, { entries }),
  ]) {
    const html = renderToString(
      clock === "none" ? view : createElement(TimelineProvider, { client, timeZone: "UTC" }, view),
    );
    expect(html).toContain("timeline-entry");
    expect(html).not.toMatch(/waiting|NaN/);
  }
});

it("draws the beginning of a long rail, and no gap for the rest", () => {
  const { api, project, chat, clock } = hugeChat(500);
  const { entries } = parseTimeline(api.chatTimeline(project, chat));
  const view = createElement(TimelineRailView, { entries, defaultOpen: true });
  const html = renderToString(
    createElement(TimelineProvider, { client, now: clock.now, timeZone: "UTC" }, view),
  );
  expect(html.match(/data-slot="timeline-entry"/g)).toHaveLength(16);
  expect(html).toContain("484 more steps");
  expect(html).not.toContain("data-undrawn");
});

it("asks nothing of the daemon and draws nothing while it is on the server", () => {
  const rail = createElement(TimelineRail, {
    project: "1",
    chat: { kind: "conversation", agent: "nora", id: "c" },
  });
  const asked: unknown[] = [];
  const counting = createTimelineClient({
    fetch: (url) => {
      asked.push(url);
      return Promise.resolve(Response.error());
    },
  });
  expect(renderToString(createElement(TimelineProvider, { client: counting }, rail))).toBe("");
  expect(asked).toEqual([]);
});
