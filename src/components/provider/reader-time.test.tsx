import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createTimelineClient } from "../../query/timeline-client";
import { parseTimeline } from "../../wire";
import { OverviewTimelineView } from "../overview-timeline/OverviewTimelineView";
import { step } from "../test-entries";
import { TimelineRailView } from "../timeline-rail/TimelineRailView";
import { TimelineProvider } from "./TimelineProvider";

const client = createTimelineClient();

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

interface Reader {
  at: string;
  timeZone: string;
  locale?: string;
}

const began = (started_at: string | null, over: object = {}) =>
  step("Asked", { started_at, ended_at: null, ...over });

/** Both components for a reader whose clock moves with the test's. */
function show({ at, timeZone, locale = "en" }: Reader, ...steps: object[]) {
  vi.useFakeTimers({ now: Date.parse(at) });
  const { entries } = parseTimeline({ entries: steps });
  const { container } = render(
    <TimelineProvider client={client} timeZone={timeZone} locale={locale}>
      <TimelineRailView entries={entries} hideWhenClean={false} defaultOpen />
      <OverviewTimelineView entries={entries} />
    </TimelineProvider>,
  );
  return {
    container,
    headings: () => screen.getAllByRole("heading").map(({ textContent }) => textContent),
    railTimes: () =>
      [...container.querySelectorAll('[data-slot="timeline-rail"] time')].map(
        ({ textContent }) => textContent,
      ),
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  };
}

describe("midnight passing while the page is open", () => {
  it("makes yesterday of today: the headings move, and the rail's rows say their day", () => {
    const { headings, railTimes, pass } = show(
      { at: "2026-09-10T02:59:30Z", timeZone: "America/Argentina/Buenos_Aires" },
      began("2026-09-09T02:59:59Z"),
      began("2026-09-09T03:00:00Z"),
    );
    expect(headings()).toEqual(["Today Wednesday 9 September", "Yesterday Tuesday 8 September"]);
    expect(railTimes()).toEqual(["Tue 8 Sept 23:59", "Wed 9 Sept 00:00"]);
    pass(29_000);
    expect(headings()[0]).toBe("Today Wednesday 9 September");
    pass(61_000);
    expect(headings()).toEqual(["Yesterday Wednesday 9 September", "Tuesday 8 September"]);
  });

  it("comes at once to a page that slept through it", () => {
    const { headings, pass } = show(
      { at: "2026-09-09T20:00:00Z", timeZone: "UTC" },
      began("2026-09-09T19:00:00Z"),
    );
    const seen = vi.spyOn(document, "visibilityState", "get");
    seen.mockReturnValue("hidden");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    pass(12 * 3_600_000);
    expect(headings()).toEqual(["Today Wednesday 9 September"]);
    seen.mockReturnValue("visible");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(headings()).toEqual(["Yesterday Wednesday 9 September"]);
  });

  it("has the year said of what is of the old one now", () => {
    const { headings, railTimes, pass } = show(
      { at: "2026-12-31T23:59:30Z", timeZone: "Europe/London", locale: "es" },
      began("2025-12-31T12:00:00Z"),
      began("2026-12-31T12:00:00Z"),
    );
    expect(headings()).toEqual(["Hoy jueves 31 de diciembre", "miércoles 31 de diciembre de 2025"]);
    expect(railTimes()).toEqual(["mié 31 dic 2025 12:00", "jue 31 dic 12:00"]);
    pass(61_000);
    expect(headings()[0]).toBe("Ayer jueves 31 de diciembre de 2026");
    expect(railTimes()[1]).toBe("jue 31 dic 2026 12:00");
  });
});

describe("days of an odd length", () => {
  it.each([
    // Twice 01:30, an hour apart: both are of the day on which the clock goes back.
    [
      "America/New_York",
      "2026-11-02T02:00:00Z",
      ["2026-11-01T05:30:00Z", "2026-11-01T06:30:00Z"],
      ["01:30", "01:30"],
    ],
    [
      "Australia/Lord_Howe",
      "2026-04-05T10:00:00Z",
      ["2026-04-04T13:00:00Z", "2026-04-05T13:29:59Z"],
      ["00:00", "23:59"],
    ],
    [
      "Europe/Madrid",
      "2026-03-29T12:00:00Z",
      ["2026-03-28T22:59:59Z", "2026-03-28T23:00:00Z"],
      ["Sat 28 Mar 23:59", "Sun 29 Mar 00:00"],
    ],
    [
      "Africa/Cairo",
      "2026-04-24T12:00:00Z",
      ["2026-04-23T21:59:59Z", "2026-04-23T22:00:00Z"],
      ["Thu 23 Apr 23:59", "Fri 24 Apr 01:00"],
    ],
    [
      "America/Asuncion",
      "2023-10-01T12:00:00Z",
      ["2023-10-01T03:59:59Z", "2023-10-01T04:00:00Z"],
      ["Sat 30 Sept 23:59", "Sun 1 Oct 01:00"],
    ],
    // On Samoa the 30th of December 2011 was left out.
    [
      "Pacific/Apia",
      "2011-12-31T00:00:00Z",
      ["2011-12-30T09:59:59Z", "2011-12-30T10:00:00Z"],
      ["Thu 29 Dec 23:59", "Sat 31 Dec 00:00"],
    ],
  ])("in %s hold their rows", (timeZone, at, moments, times) => {
    const { headings, railTimes } = show({ at, timeZone }, ...moments.map((moment) => began(moment)));
    expect(headings()).toHaveLength(new Set(times.map((time) => time.slice(0, -6))).size);
    expect(headings()[0]).toMatch(/^Today/);
    expect(railTimes()).toEqual(times);
  });
});

describe("clocks that disagree", () => {
  const at = "2026-09-10T01:30:00Z";
  const timeZone = "America/Argentina/Buenos_Aires";

  it.each(["en", "es"])("a start ahead of the reader has no negative age, in %s", (locale) => {
    const { container, headings } = show(
      { at, timeZone, locale },
      began("2026-09-10T01:35:00Z", { state: "open", answered: false }),
      began("2026-09-12T12:00:00Z", { state: "running", answered: false }),
    );
    expect(container).not.toHaveTextContent(/[-−–]\d|NaN|Invalid|dentro de|\bin \d/);
    expect(headings()).toHaveLength(2);
    expect(headings()[0]).toMatch(locale === "en" ? /^Saturday 12 September/ : /^sábado 12 de septiembre/);
    expect(container).toHaveTextContent(locale === "en" ? "waiting 0 s" : "hace 0 s que espera");
  });

  it("an end before its start has no duration, and both times can be read", async () => {
    const { container } = show(
      { at, timeZone },
      step("Backwards", {
        started_at: "2026-09-10T01:20:00Z",
        ended_at: "2026-09-10T01:10:00Z",
        agent: null,
      }),
    );
    expect(container).not.toHaveTextContent(/\d (s|min|h)\b/);
    vi.useRealTimers();
    for (const button of screen.getAllByRole("button", { name: /^Show details/ })) {
      await userEvent.setup().click(button);
    }
    expect(screen.getAllByText("Wednesday 9 September 2026 at 22:20:00")).toHaveLength(2);
    expect(screen.getAllByText("Wednesday 9 September 2026 at 22:10:00")).toHaveLength(2);
  });

  // Not the very first day: the test's clock takes its 0 for "now".
  it.each(["1970-01-02T00:00:00Z", "9999-12-31T23:59:59Z", "0001-01-01T12:00:00Z"])(
    "a time as far away as %s is told with its year",
    (far) => {
      const { headings, container } = show({ at, timeZone: "UTC" }, began(far, { state: "open" }));
      expect(headings()[0]).toMatch(new RegExp(`\\b0*${Number(far.slice(0, 4))}$`));
      expect(container.querySelectorAll("time")).toHaveLength(2);
      expect(container).not.toHaveTextContent(/NaN|Invalid|-\d/);
    },
  );

  it.each(["-000044-03-15T12:00:00Z", "+275760-09-13T00:00:01Z", "44 BC", "2026-02-30T10:00:00Z"])(
    "a time as odd as %s is none: the row is there, without a date",
    (odd) => {
      const { headings, container } = show({ at, timeZone }, began(odd, { state: "open" }));
      expect(headings()).toEqual(["Without a date"]);
      expect(container.querySelector("time")).toBeNull();
      expect(screen.getAllByText("No time recorded")).toHaveLength(2);
    },
  );
});

it("what a reader sees does not hang on the zone of the machine", () => {
  const seen = ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"].map((machine) => {
    vi.stubEnv("TZ", machine);
    expect(new Date(0).getHours()).toBe(
      { UTC: 0, "Pacific/Kiritimati": 13, "Pacific/Pago_Pago": 13 }[machine],
    );
    const { container } = show(
      { at: "2026-09-10T01:30:00Z", timeZone: "Europe/Madrid", locale: "es" },
      began("2026-09-09T23:30:00"),
      began("2026-09-09T22:00:00Z", { state: "open" }),
      began("September 9, 2026"),
    );
    const times = [...container.querySelectorAll("h3, time")].map((element) => [
      element.textContent,
      element.getAttribute("title"),
    ]);
    container.remove();
    return times;
  });
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
  expect(seen[0]).toHaveLength(6);
});
