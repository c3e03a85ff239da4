import { act, fireEvent, render, screen } from "@testing-library/react";
import { createRef, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { mockPictureChat } from "../../../mocks";
import { createTimelineClient } from "../../query/timeline-client";
import { parseTimeline } from "../../wire";
import { TimelineProvider } from "../provider/TimelineProvider";
import { step, steps } from "../test-entries";
import { TimelineRailView, type TimelineRailViewProps } from "./TimelineRailView";

const client = createTimelineClient();
const NOW = Date.parse("2026-11-30T17:20:00Z");
const inHost = (props: TimelineRailViewProps) => (
  <StrictMode>
    <TimelineProvider client={client} timeZone="UTC" now={() => NOW}>
      <TimelineRailView {...props} />
    </TimelineProvider>
  </StrictMode>
);
const two = parseTimeline({ entries: steps(2) }).entries;

describe("from data alone", () => {
  it.each([
    ["entries", { entries: two }],
    ["an error", { entries: undefined, error: new Error("boom") }],
    ["nothing yet", { entries: undefined, hideWhenClean: false }],
  ])("draws one section for %s, with the host's attributes, class, ref and handlers", (_what, data) => {
    const ref = createRef<HTMLElement>();
    const onKeyDown = vi.fn();
    render(
      <TimelineRailView
        {...data}
        ref={ref}
        data-testid="rail"
        aria-label="The work so far"
        className="host-class"
        style={{ order: 2 }}
        onKeyDown={onKeyDown}
      />,
    );
    const root = screen.getByTestId("rail");
    expect(root).toBe(ref.current);
    expect(root).toHaveAttribute("data-slot", "timeline-rail");
    expect(root).toHaveAccessibleName("The work so far");
    expect(root).toHaveClass("tl-root", "host-class");
    expect(root).toHaveStyle({ order: "2" });
    fireEvent.keyDown(root, { key: "x" });
    expect(onKeyDown).toHaveBeenCalledOnce();
  });

  it("shows entries beside an error as of when they were true", () => {
    render(inHost({ entries: two, error: new Error("boom"), updatedAt: NOW - 60_000, defaultOpen: true }));
    expect(screen.getByText("As of 17:19; updates are failing.")).toBeVisible();
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("names no time where the host does not know it", () => {
    render(inHost({ entries: two, error: "boom" }));
    expect(screen.getByText(/updates are failing/)).not.toHaveTextContent(/Invalid|NaN|1970/);
  });

  it.each([[null], [undefined]])("takes an error of %s for none", (error) => {
    const { container } = render(inHost({ entries: undefined, error }));
    expect(container).toBeEmptyDOMElement();
  });

  it("offers to try again where the host can", async () => {
    const onRetry = vi.fn();
    render(inHost({ entries: undefined, error: new Error("secret detail"), onRetry }));
    expect(screen.getByRole("alert")).toHaveTextContent("Something unexpected went wrong.");
    expect(screen.getByRole("alert")).not.toHaveTextContent("secret detail");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("draws a chat that went fine once something in it went wrong, and keeps it then", () => {
    const only = (state: string) => parseTimeline({ entries: [step("Only", { state })] }).entries;
    const { container, rerender } = render(inHost({ entries: only("done") }));
    expect(container).toBeEmptyDOMElement();
    rerender(inHost({ entries: only("failed") }));
    expect(screen.getByRole("button", { name: "Timeline 1 step 1 failed" })).toBeVisible();
    rerender(inHost({ entries: only("done") }));
    expect(screen.getByRole("button", { name: "Timeline 1 step" })).toBeVisible();
  });

  it.each([
    ["never loaded", undefined],
    ["is stale", parseTimeline({ entries: steps(1) }).entries],
  ])("keeps what a failure drew once it %s no more, though the chat went fine", (_what, entries) => {
    const { rerender } = render(inHost({ entries, error: new Error("boom") }));
    rerender(inHost({ entries: parseTimeline({ entries: steps(1) }).entries, error: null }));
    expect(screen.getByRole("button", { name: "Timeline 1 step" })).toBeVisible();
  });
});

it("hydrates what the server drew without a difference", async () => {
  const { api, project, chat } = mockPictureChat();
  const { entries } = parseTimeline(api.chatTimeline(project, chat));
  const ui = inHost({ entries, defaultOpen: true });
  const html = renderToString(ui);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = html;
  const root = container.firstElementChild;
  const onRecoverableError = vi.fn();
  const hydrated = await act(() => hydrateRoot(container, ui, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.firstElementChild).toBe(root);
  expect(container.querySelectorAll('[data-slot="timeline-entry"]')).toHaveLength(12);
  act(() => hydrated.unmount());
  container.remove();
});
