import { screen, waitFor } from "@testing-library/react";
import { type ComponentProps, createRef } from "react";
import { describe, expect, it, vi } from "vitest";
import {
  answering,
  type ChatScenario,
  failing,
  fortyEntriesOneHidden,
  mockPictureChat,
  openChat,
  runningChat,
  shortCleanChat,
  slow,
  supersededChat,
} from "../../../mocks";
import { step } from "../test-entries";
import { renderTimeline } from "../test-rig";
import { TimelineRail } from "./TimelineRail";

type Rest = Partial<ComponentProps<typeof TimelineRail>>;

const railOf = ({ project, chat }: ChatScenario, rest: Rest = {}) => (
  <TimelineRail project={project} chat={chat} {...rest} />
);
const show = (scenario: ChatScenario, rest: Rest = {}) =>
  renderTimeline(railOf(scenario, rest), { scenario });

const toggle = () => screen.findByRole("button", { name: /^Timeline/ });
// The outermost: lists of milestones stand inside it.
const list = () => screen.queryAllByRole("list")[0] ?? null;
const rows = (container: HTMLElement) => container.querySelectorAll('[data-slot="timeline-entry"]');

describe("the header", () => {
  it("counts in words that the toggle's name holds, and hides icons and strip from the tree", async () => {
    show(mockPictureChat());
    const button = await toggle();
    expect(button).toHaveAccessibleName("Timeline 12 steps 1 open 2 failed Working on it");
    for (const icon of button.querySelectorAll("svg")) expect(icon).toHaveAttribute("aria-hidden", "true");
    expect(button.querySelector('[data-slot="timeline-rail-strip"]')).toHaveAttribute("aria-hidden", "true");
    expect(button.querySelectorAll('[data-slot="timeline-rail-strip"] > [data-outcome]')).toHaveLength(12);
  });

  it("does not draw a count of zero", async () => {
    show(shortCleanChat());
    expect(await toggle()).toHaveAccessibleName("Timeline 3 steps");
  });

  it("F02: does not count a replaced request as unfinished, and its row says why", async () => {
    const { container } = show(supersededChat(), { defaultOpen: true });
    expect(await toggle()).toHaveAccessibleName("Timeline 6 steps");
    expect(screen.getAllByText("Sent twice — the second one is below")).toHaveLength(2);
    expect(screen.getAllByText("You replaced this right after sending it")).toHaveLength(2);
    expect([...rows(container)].map((row) => row.getAttribute("data-outcome"))).toEqual([
      "superseded",
      "superseded",
      "done",
      "superseded",
      "superseded",
      "done",
    ]);
  });

  it("F02: counts the entries, whatever the stats beside them say", async () => {
    const scenario = openChat();
    const entries = [step("A", { state: "superseded" }), step("B"), step("C")];
    renderTimeline(railOf(scenario), {
      faults: [answering([{ entries, stats: { total: 3, open: 1, done: 2, failed: 0 } }])],
    });
    expect(await toggle()).toHaveAccessibleName("Timeline 3 steps");
  });

  it("F03: says that a milestone failed inside a done step, whose note is in sight once open", async () => {
    const { container, user } = show(fortyEntriesOneHidden());
    expect(await toggle()).toHaveAccessibleName("Timeline 40 steps 1 failed");
    await user.click(await toggle());
    const failed = container.querySelectorAll('[data-slot="timeline-entry"][data-outcome="failed"]');
    expect(failed).toHaveLength(1);
    expect(failed[0]).toHaveTextContent("Copy the archive to the new disk");
    expect(screen.getByText(/Checksum of part 8 differs/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Hide details/ })).toBeNull();
  });
});

describe("opening", () => {
  it.each([
    ["a click", "{click}"],
    ["Enter", "{Enter}"],
    ["Space", " "],
  ])("is closed at first, opens by %s and closes again", async (_by, key) => {
    const onOpenChange = vi.fn();
    const { user } = show(openChat(), { onOpenChange });
    const button = await toggle();
    const press = async () => {
      button.focus();
      await (key === "{click}" ? user.click(button) : user.keyboard(key));
    };
    expect(button).toHaveAttribute("aria-expanded", "false");
    expect(list()).toBeNull();

    await press();
    expect(button).toHaveAttribute("aria-expanded", "true");
    expect(document.getElementById(button.getAttribute("aria-controls") ?? "")).toContainElement(list());
    expect(screen.getByText("Did it finish?")).toBeVisible();
    expect(button).toHaveFocus();

    await press();
    expect(button).toHaveAttribute("aria-expanded", "false");
    expect(list()).toBeNull();
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  it("follows the host where the host holds it", async () => {
    const scenario = openChat();
    const onOpenChange = vi.fn();
    const { user, rerender } = show(scenario, { open: false, onOpenChange });
    await user.click(await toggle());
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(list()).toBeNull();
    rerender(railOf(scenario, { open: true, onOpenChange }));
    expect(list()).toBeVisible();
  });

  it("does not submit a form that it stands in", async () => {
    const scenario = openChat();
    const onSubmit = vi.fn();
    const { user } = renderTimeline(
      <form onSubmit={onSubmit}>{railOf(scenario, { onStepSelect: () => undefined })}</form>,
      { scenario },
    );
    await user.click(await toggle());
    for (const button of screen.getAllByRole("button")) await user.click(button);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe("another chat", () => {
  const A = openChat();
  const B = { ...A, chat: { kind: "conversation", agent: "nora", id: "2026-11-30-09" } } as const;
  const pathOf = ({ chat }: typeof B) => new RegExp(`/conversations/${chat.id}/milestones`);
  const answerOfB = { entries: [step("First of B"), step("Second of B")] };

  it("F05: shows nothing of the chat before from the first paint, then its own rows, closed", async () => {
    const { container, user, rerender } = renderTimeline(railOf(A), {
      scenario: A,
      faults: [slow(400, { path: pathOf(B) }), answering([answerOfB], { path: pathOf(B) })],
    });
    await user.click(await toggle());
    await user.click(screen.getByRole("button", { name: "Show details of “Did it finish?”" }));
    const whatWasPainted: (string | null)[] = [];
    const watch = new MutationObserver(() => whatWasPainted.push(container.textContent));
    watch.observe(container, { subtree: true, childList: true, characterData: true });

    rerender(railOf(B));
    expect(container).toHaveTextContent("");
    expect(await toggle()).toHaveAccessibleName("Timeline 2 steps");
    expect(list()).toBeNull();
    watch.disconnect();
    expect(whatWasPainted.filter((text) => /synonyms|finish|5 steps/.test(text ?? ""))).toEqual([]);

    await user.click(await toggle());
    expect(screen.getByText("First of B")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Hide details/ })).toBeNull();
  });

  it("F05: says that there is no such chat where the daemon knows none", async () => {
    const { container, rerender } = renderTimeline(railOf(A), {
      scenario: A,
      faults: [failing(404, { error: "project not found" }, { path: pathOf(B) })],
    });
    await toggle();
    rerender(railOf(B));
    expect(container).not.toHaveTextContent("5 steps");
    expect(await screen.findByRole("alert")).toHaveTextContent("There is no such project or chat.");
    expect(screen.queryByRole("button", { name: /^Timeline/ })).toBeNull();
  });

  it("returns to defaultOpen on the way back, also where both are cached", async () => {
    const { user, rerender } = renderTimeline(railOf(A, { defaultOpen: true }), {
      scenario: A,
      faults: [answering([answerOfB], { path: pathOf(B) })],
    });
    await user.click(await toggle());
    expect(list()).toBeNull();
    rerender(railOf(B, { defaultOpen: true }));
    expect(await screen.findByText("First of B")).toBeVisible();
    await user.click(await toggle());
    rerender(railOf(A, { defaultOpen: true }));
    expect(screen.getByText("Did it finish?")).toBeVisible();
  });

  it("draws nothing where the next one is short and went fine", async () => {
    const { container, rerender, queryClient } = renderTimeline(railOf(A), {
      scenario: A,
      faults: [answering([{ entries: [step("Only")] }], { path: pathOf(B) })],
    });
    await toggle();
    rerender(railOf(B));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    rerender(railOf(A));
    await toggle();
    rerender(railOf(B));
    expect(container).toBeEmptyDOMElement();
  });
});

describe("as a part of a host's page", () => {
  it("is one section that takes the host's attributes, class, ref and handlers", async () => {
    const ref = createRef<HTMLElement>();
    const onClick = vi.fn();
    const { user } = show(runningChat(), {
      ref,
      onClick,
      id: "rail",
      title: "Host's title",
      className: "host-class",
    });
    const button = await toggle();
    const root = screen.getByRole("region", { name: "Timeline" });
    expect(root).toBe(ref.current);
    expect(root.tagName).toBe("SECTION");
    expect(root).toHaveAttribute("data-slot", "timeline-rail");
    expect(root).toHaveAttribute("id", "rail");
    expect(root).toHaveAttribute("title", "Host's title");
    expect(root).toHaveClass("host-class", "tl-root");
    await user.click(button);
    expect(onClick).toHaveBeenCalledOnce();
    expect(button).toHaveAttribute("data-slot", "timeline-rail-toggle");
    expect(button.querySelector('[data-slot="timeline-rail-counts"]')).not.toBeNull();
    expect(root).toHaveAttribute("data-state", "open");
  });
});
