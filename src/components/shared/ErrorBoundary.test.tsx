import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { createTimelineClient } from "../../query/timeline-client";
import { parseTimeline } from "../../wire";
import { TimelineProvider } from "../provider/TimelineProvider";
import { steps } from "../test-entries";
import { TimelineRailView } from "../timeline-rail/TimelineRailView";

const client = createTimelineClient();
const entries = parseTimeline({ entries: steps(2) }).entries;

/** A host whose own words are at fault, until they are mended. */
function show(onError: (error: unknown) => void) {
  const host = { broken: true };
  const fault = new Error("host's fault");
  const messages = {
    stepCount: (count: number) => {
      if (host.broken) throw fault;
      return `${count} requests`;
    },
  };
  render(
    <TimelineProvider client={client} messages={messages} onError={onError}>
      <p>The host's page</p>
      <TimelineRailView entries={entries} />
    </TimelineProvider>,
    // React tells the console of caught errors unless told otherwise.
    { onCaughtError: () => undefined },
  );
  return { host, fault, user: userEvent.setup() };
}

describe("a fault inside a component", () => {
  it("is a quiet line beside the host's page, and the host's log hears of it", () => {
    const onError = vi.fn();
    const { fault } = show(onError);
    expect(screen.getByRole("alert")).toHaveTextContent(
      "The timeline could not be shown because of a fault in it.",
    );
    expect(screen.getByText("The host's page")).toBeVisible();
    expect(onError).toHaveBeenCalledExactlyOnceWith(fault);
  });

  it("can be tried again", async () => {
    const { host, user } = show(() => undefined);
    const retry = screen.getByRole("button", { name: "Try again" });
    await user.click(retry);
    expect(screen.getByRole("alert")).toBeVisible();
    host.broken = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("button", { name: "Timeline 2 requests" })).toHaveFocus();
  });

  it("stays inside where the host's log fails as well", () => {
    show(() => {
      throw new Error("the log is full");
    });
    expect(screen.getByRole("alert")).toBeVisible();
    expect(screen.getByText("The host's page")).toBeVisible();
  });
});
