import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Messages } from "../../messages/messages";
import { createTimelineClient } from "../../query/timeline-client";
import { parseTimeline } from "../../wire";
import { OverviewTimelineView } from "../overview-timeline/OverviewTimelineView";
import { step } from "../test-entries";
import { TimelineRailView } from "../timeline-rail/TimelineRailView";
import { TimelineProvider, type TimelineProviderProps } from "./TimelineProvider";

const client = createTimelineClient();
const fault = new Error("host's fault");
const fail = (): never => {
  throw fault;
};
const NOW = Date.parse("2026-11-30T17:20:00Z");
const many = parseTimeline({
  entries: Array.from({ length: 6 }, (_, at) => step(`Request ${at}`, { state: at === 0 ? "open" : "done" })),
}).entries;

afterEach(() => {
  vi.useRealTimers();
});

/** Both components in a host one of whose functions is at fault. */
async function show(host: Partial<TimelineProviderProps>, entries = many) {
  const onError = vi.fn<(error: unknown) => void>();
  const page = (
    <StrictMode>
      <TimelineProvider
        client={client}
        timeZone="America/Argentina/Buenos_Aires"
        now={() => NOW}
        onError={onError}
        {...host}
      >
        <p>The host's page</p>
        <TimelineRailView entries={entries} defaultOpen />
        <OverviewTimelineView entries={entries} />
      </TimelineProvider>
    </StrictMode>
  );
  const { container, rerender } = render(page, { onCaughtError: () => undefined });
  await act(async () => {});
  expect(screen.getByText("The host's page")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(container.querySelectorAll('[data-slot="timeline-entry"]')).toHaveLength(2 * entries.length);
  return { onError, container, rerender };
}

describe("a host's function that fails at each render", () => {
  it("chatHref: costs the links, and is told once for all rows", async () => {
    const { onError } = await show({ chatHref: fail });
    expect(screen.queryByRole("link")).toBeNull();
    expect(onError).toHaveBeenCalledExactlyOnceWith(fault);
  });

  it("linkComponent: a plain link stands in, told once for all rows", async () => {
    const { onError } = await show({ chatHref: () => "/chat", linkComponent: fail });
    expect(screen.getAllByRole("link")).toHaveLength(6);
    expect(screen.getByRole("link", { name: "Request 5" })).toHaveAttribute("href", "/chat");
    expect(onError).toHaveBeenCalledExactlyOnceWith(fault);
  });

  const throwing: Partial<Messages>[] = [{ stepCount: fail }, { showDetail: fail }, { waiting: fail }];
  it.each(throwing)("messages: our own word is said instead of one that throws: %o", async (messages) => {
    const { onError } = await show({ messages });
    expect(screen.getByRole("button", { name: "Timeline 6 steps 1 open" })).toBeVisible();
    expect(screen.getAllByRole("button", { name: "Show details of “Request 5”" })).toHaveLength(2);
    expect(screen.getAllByText(/Never answered · waiting 20 min/)).toHaveLength(2);
    expect(onError).toHaveBeenCalledExactlyOnceWith(fault);
  });

  it("now: the machine's clock stands in", async () => {
    vi.useFakeTimers({ now: NOW });
    const { onError } = await show({ now: fail });
    expect(screen.getAllByText(/Never answered · waiting 20 min/)).toHaveLength(2);
    expect(onError).toHaveBeenCalledExactlyOnceWith(fault);
  });

  it("is told of once also where the host makes its function anew at each render", async () => {
    const onError = vi.fn();
    const page = () => (
      <TimelineProvider client={client} chatHref={() => fail()} onError={onError}>
        <OverviewTimelineView entries={many} />
      </TimelineProvider>
    );
    const { rerender } = render(page());
    rerender(page());
    await act(async () => {});
    expect(onError).toHaveBeenCalledExactlyOnceWith(fault);
  });

  it("is written to the console where the host hears of nothing", async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    render(
      <TimelineProvider client={client} chatHref={fail}>
        <OverviewTimelineView entries={many} />
      </TimelineProvider>,
    );
    await act(async () => {});
    expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("@apx/timeline"), fault);
    vi.mocked(console.error).mockClear();
  });
});

describe("what a host gives of another kind than asked for", () => {
  const odd = (given: object): Partial<TimelineProviderProps> => given;

  it.each([
    ["a number for a word", { messages: { stepCount: (): unknown => 7, timeline: 7, outcome: { open: 7 } } }],
    ["text for a function", { messages: { stepCount: "{n} steps", outcome: "open" } }],
    ["an element", { messages: { stepCount: () => <b>7</b> } }],
  ])("messages: %s is passed over for ours, and told", async (_, host) => {
    const { onError } = await show(odd(host));
    expect(screen.getByRole("button", { name: "Timeline 6 steps 1 open" })).toBeVisible();
    expect(onError).toHaveBeenCalledWith(
      expect.objectContaining({
        message: expect.stringMatching(/^The message `\w+(\.\w+)?` gave no text/),
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, NOW * 1000, -1e14, "2026-11-30", null, undefined])(
    "now: %s is passed over for the machine's clock, and told",
    async (ms) => {
      vi.useFakeTimers({ now: NOW });
      const { onError } = await show(odd({ now: () => ms }));
      expect(screen.getAllByText(/Never answered · waiting 20 min/)).toHaveLength(2);
      expect(onError).toHaveBeenCalledOnce();
    },
  );

  it.each([null, 7, {}, [], true, "", "Mars/Olympus", "en-US-u-nu-xyzzy", "x".repeat(500)])(
    "locale and timeZone may be %j",
    async (value) => {
      const { onError } = await show(odd({ locale: value, timeZone: value, messages: null }));
      expect(screen.getByRole("button", { name: "Timeline 6 steps 1 open" })).toBeVisible();
      expect(onError).not.toHaveBeenCalled();
    },
  );

  it.each([null, undefined, 7, {}, Promise.resolve("/chat"), Symbol("x")])(
    "chatHref may give %o",
    async (href) => {
      await show(odd({ chatHref: () => href }));
      expect(screen.queryByRole("link")).toBeNull();
    },
  );

  it.each([null, 7, "log", {}])("onError may be %j", async (onError) => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    await show(odd({ onError, chatHref: fail }));
    vi.mocked(console.error).mockClear();
  });
});

describe("a host's handler that fails", () => {
  const later = () => Promise.reject(fault);
  const entries = many.slice(0, 3);

  it.each([
    ["throws", fail],
    ["rejects", later],
  ])("and %s is told each time, and nothing of it leaves us", async (_, handler) => {
    const onError = vi.fn();
    const stray = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener("error", stray);
    const user = userEvent.setup();
    render(
      <TimelineProvider client={client} onError={onError}>
        <TimelineRailView entries={entries} onOpenChange={handler} onStepSelect={handler} />
        <OverviewTimelineView
          entries={entries}
          error={new Error("boom")}
          onFilterChange={handler}
          onRetry={handler}
          cutOff
          onLoadMore={handler}
        />
      </TimelineProvider>,
    );
    const named = ["Timeline 3 steps 1 open", "Request 1", "30 days", "Try again", "Show more"];
    for (const [before, name] of named.entries()) {
      expect(onError).toHaveBeenCalledTimes(before);
      await user.click(screen.getByRole("button", { name }));
    }
    await user.click(screen.getByRole("button", { name: "Request 1" }));
    expect(onError.mock.calls).toEqual(Array.from({ length: 6 }, () => [fault]));
    expect(screen.getByRole("button", { name: "30 days", pressed: true })).toBeVisible();
    expect(stray).not.toHaveBeenCalled();
    window.removeEventListener("error", stray);
  });

  it("is passed over where the log of it fails too, at once or later", async () => {
    for (const onError of [fail, later]) {
      const { unmount } = render(
        <TimelineProvider client={client} onError={onError}>
          <TimelineRailView entries={entries} defaultOpen onStepSelect={fail} />
        </TimelineProvider>,
      );
      await userEvent.setup().click(screen.getByRole("button", { name: "Request 1" }));
      expect(screen.getByRole("button", { name: "Request 2" })).toBeVisible();
      unmount();
    }
  });
});
