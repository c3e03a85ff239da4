import { QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createTimelineClient } from "../../query/timeline-client";
import { parseTimeline } from "../../wire";
import { OverviewTimelineView } from "../overview-timeline/OverviewTimelineView";
import { step, steps } from "../test-entries";
import { TimelineRailView } from "../timeline-rail/TimelineRailView";
import { TimelineProvider, type TimelineProviderProps } from "./TimelineProvider";

const client = createTimelineClient();
const NOW = Date.parse("2026-11-30T17:20:00Z");

const read = (...entries: unknown[]) => parseTimeline(JSON.parse(JSON.stringify({ entries }))).entries;

const inHost = (entries: ReturnType<typeof read>, host: Partial<TimelineProviderProps> = {}) => (
  <StrictMode>
    <TimelineProvider client={client} timeZone="America/Argentina/Buenos_Aires" now={() => NOW} {...host}>
      <TimelineRailView entries={entries} defaultOpen={entries.length < 20} />
    </TimelineProvider>
  </StrictMode>
);

const headerName = () => screen.getByRole("button", { name: /^(Timeline|Recorrido)/ });

describe("the query client", () => {
  let used: QueryClient | undefined;
  const Spy = () => {
    used = useQueryClient();
    return null;
  };
  const provider = (queryClient?: QueryClient) => (
    <TimelineProvider client={client} {...(queryClient && { queryClient })}>
      <Spy />
    </TimelineProvider>
  );

  it("is the provider's own where the host has none, one and the same at each render", () => {
    const { rerender } = render(provider());
    const first = used;
    expect(first).toBeInstanceOf(QueryClient);
    rerender(provider());
    expect(used).toBe(first);
  });

  it("is the host's where there is one", () => {
    const hosts = new QueryClient();
    render(<QueryClientProvider client={hosts}>{provider()}</QueryClientProvider>);
    expect(used).toBe(hosts);
  });

  it("is the one given, before the host's", () => {
    const given = new QueryClient();
    render(<QueryClientProvider client={new QueryClient()}>{provider(given)}</QueryClientProvider>);
    expect(used).toBe(given);
  });
});

describe("F19: the language", () => {
  const mixed = read(
    step("A", { state: "failed" }),
    step("B", { state: "failed" }),
    step("C", { state: "open", answered: false, ended_at: null, started_at: "2026-11-30T14:20:00Z" }),
    step("D", { started_at: "2026-11-28T15:00:00Z" }),
  );

  it.each(["es", "es-AR", "ES"])("of %s is Spanish in words, dates and ages", (locale) => {
    const { container } = render(inHost(mixed, { locale }));
    expect(headerName()).toHaveAccessibleName("Recorrido 4 pasos 1 abierto 2 fallaron");
    expect(screen.getByText("Nunca se respondió · hace 3 h que espera")).toBeVisible();
    expect(container.querySelector('time[datetime^="2026-11-28"]')).toHaveTextContent(/28 nov.* 12:00/);
    expect(screen.getByRole("region", { name: "Recorrido" }).lang).toMatch(/^es/);
    expect(screen.getByRole("button", { name: "Mostrar los detalles de “A”" })).toBeVisible();
  });

  it.each(["pt", "xx-invalid-tag-that-is-too-long", "", "not a locale!"])(
    "of %j is English, dates too",
    (locale) => {
      const { container } = render(inHost(mixed, { locale }));
      expect(headerName()).toHaveAccessibleName("Timeline 4 steps 1 open 2 failed");
      expect(container.querySelector('time[datetime^="2026-11-28"]')).toHaveTextContent(/28 Nov.* 12:00/);
      expect(screen.getByRole("region").lang).toMatch(/^en/);
    },
  );

  it.each([
    ["en", 1, "Timeline 1 step 1 failed"],
    ["es", 1, "Recorrido 1 paso 1 falló"],
    ["en", 1234, "Timeline 1,234 steps 1,234 failed"],
    ["es", 1234, "Recorrido 1234 pasos 1234 fallaron"],
    ["es", 12_345, "Recorrido 12.345 pasos 12.345 fallaron"],
  ])("in %s counts %i in its own plural and digits", (locale, count, name) => {
    const [one] = read(step("A", { state: "failed" }));
    render(inHost(one ? Array.from({ length: count }, () => one) : [], { locale }));
    expect(headerName()).toHaveAccessibleName(name);
  });

  it("switches at run time without closing anything", () => {
    const { rerender, container } = render(inHost(mixed, { locale: "en" }));
    const root = container.firstElementChild;
    rerender(inHost(mixed, { locale: "es" }));
    expect(headerName()).toHaveAccessibleName("Recorrido 4 pasos 1 abierto 2 fallaron");
    expect(container.firstElementChild).toBe(root);
    expect(headerName()).toHaveAttribute("aria-expanded", "true");
    expect(container).not.toHaveTextContent(/\b(steps|open|Never|waiting)\b/);
  });
});

describe("the zone", () => {
  const at = read(step("A", { started_at: "2026-11-30T02:30:00Z" }), step("B"));
  const timeOf = (timeZone: string) => {
    const { container } = render(inHost(at, { timeZone }));
    return container.querySelector("time")?.textContent;
  };

  it.each([
    ["UTC", /^02:30$/],
    ["America/Argentina/Buenos_Aires", /29 Nov.* 23:30$/],
    ["Asia/Tokyo", /30 Nov.* 11:30$/],
  ])("%s decides the hour and the day", (zone, time) => {
    expect(timeOf(zone)).toMatch(time);
  });

  it.each(["Mars/Olympus", ""])("falls back to the reader's own where it is none: %j", (zone) => {
    expect(timeOf(zone)).toMatch(/29 Nov.* 23:30$/);
  });
});

it("says the host's words instead of ours, one by one", () => {
  const messages = { timeline: "Steps taken", failedCount: (count: number) => `${count} broken` };
  render(inHost(read(step("A", { state: "failed" }), step("B")), { messages }));
  expect(screen.getByRole("button", { name: "Steps taken 2 steps 1 broken" })).toBeVisible();
});

it("says the host's words also where two of them are the same, and leaves out those that are empty", async () => {
  const alike = {
    started: "Time",
    ended: "Time",
    toolCount: () => "",
    amount: () => "",
    rangeDays: () => "Days",
  };
  const work = step("A", { tools: { total: 2, failed: 0, names: [] } });
  const { container } = render(
    <TimelineProvider client={createTimelineClient()} messages={alike}>
      <TimelineRailView entries={read(work, step("B"))} defaultOpen />
      <OverviewTimelineView entries={[]} />
    </TimelineProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Show details of “A”" }));
  expect(screen.getAllByText("Time")).toHaveLength(2);
  expect(container.querySelector("li")).not.toHaveTextContent("·");
  expect(screen.getAllByRole("button", { name: "Days" })).toHaveLength(2);
});

it("keeps the focus where the words change with the language", () => {
  const overview = (locale: string) => (
    <TimelineProvider client={createTimelineClient()} locale={locale}>
      <OverviewTimelineView entries={[]} />
    </TimelineProvider>
  );
  const { rerender } = render(overview("en"));
  screen.getByRole("button", { name: "30 days" }).focus();
  rerender(overview("es"));
  expect(screen.getByRole("button", { name: "30 días" })).toHaveFocus();
});

it("is not needed by a view: English and the machine's clock are there without it", () => {
  render(<TimelineRailView entries={read(...steps(2))} />);
  expect(headerName()).toHaveAccessibleName("Timeline 2 steps");
});

describe("F10: ages", () => {
  const visibility = (state: DocumentVisibilityState) => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
  };
  afterEach(() => {
    vi.useRealTimers();
  });

  it("move with the clock without a request, and are right at once when the tab is looked at again", () => {
    vi.useFakeTimers({ now: NOW });
    const opened = new Date(NOW - 10_000).toISOString();
    const entries = read(step("A", { state: "open", answered: false, ended_at: null, started_at: opened }));
    render(inHost(entries, { now: Date.now }));
    const says = (age: string) =>
      expect(screen.getByText(/^Never answered/)).toHaveTextContent(`waiting ${age}`);
    says("10 s");
    act(() => void vi.advanceTimersByTime(49_000));
    says("59 s");
    act(() => void vi.advanceTimersByTime(5 * 60_000));
    says("5 min");
    visibility("hidden");
    act(() => void vi.advanceTimersByTime(26 * 3_600_000));
    says("5 min");
    visibility("visible");
    says("26 h");
    expect(document.querySelector("time")).toHaveAttribute("datetime", "2026-11-30T17:19:50Z");
  });

  it("leave no timer behind", () => {
    vi.useFakeTimers({ now: NOW });
    const entries = read(step("A", { state: "open", answered: false, ended_at: null }), step("B"));
    const { unmount } = render(inHost(entries, { now: Date.now }));
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
