import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { DEFAULT_FILTER, type OverviewFilter } from "../../view/filter";
import { parseTimeline } from "../../wire";
import { milestone, step } from "../test-entries";
import { renderTimeline } from "../test-rig";
import { OverviewTimelineView } from "./OverviewTimelineView";
import { row, rows } from "./test-project";

const { entries } = parseTimeline({
  entries: [
    step("Résumé of the meeting", {
      agent: "Resumé",
      channel: "web",
      tools: { total: 1, failed: 0, names: ["send_minutes"] },
      milestones: [milestone("Minutes sent", { detail: "To the printer" })],
    }),
    step(""),
    milestone("Stand booked", { kind: "declared", note: "With a résumé of it" }),
  ],
});

const marked = (within: ParentNode) =>
  [...within.querySelectorAll("mark")].map(({ textContent }) => textContent);
const search = () => screen.getByRole("searchbox");

it("marks what matches in titles and notes, case and accents aside, and no name of an agent", async () => {
  const { user } = renderTimeline(<OverviewTimelineView entries={entries} />);
  await user.type(search(), "RESUME");
  await waitFor(() => expect(marked(document)).toEqual(["résumé", "Résumé"]));
  expect(row("Résumé of")).toHaveTextContent("Résumé of the meetingWeb · Resumé");
  await user.clear(search());
  expect(marked(document)).toEqual([]);
});

it("says what matches among the details of a row, until they are unfolded", async () => {
  const { user } = renderTimeline(
    <OverviewTimelineView entries={entries} defaultFilter={{ text: "printer minutes" }} />,
  );
  const found = await screen.findByText(/^Detail:/);
  expect(found.closest("p")).toHaveTextContent("Details · Minutes sent · Detail: To the printer");
  expect(row("Résumé of")).toHaveTextContent("Details · Tools used: send_minutes");
  expect(marked(document)).toEqual(["printer", "minutes"]);

  await user.click(within(row("Résumé of")).getByRole("button", { name: /Show details of “Rés/ }));
  expect(marked(document)).toEqual(["minutes", "printer", "Minutes"]);
  expect(screen.queryByText(/^Tools used:/)).toBeNull();
});

it("marks nothing in the line of a chat but what it searches: the title that entries say", async () => {
  const thread = { id: "th_1", kind: "agent", title: "Resume with Nora" };
  const chat = { agent_slug: "nora", agent: "Nora", conversation_id: "nora-1", channel: "nora" };
  const view = (over: object) => (
    <OverviewTimelineView
      entries={parseTimeline({ entries: [step("Ask nora", { ...chat, ...over })] }).entries}
      defaultFilter={{ groupBy: "chat", text: "nora" }}
    />
  );
  const { rerender } = renderTimeline(view({}));
  await waitFor(() => expect(marked(document)).toEqual(["nora"]));
  rerender(view({ thread }));
  await waitFor(() => expect(marked(document)).toEqual(["Nora", "nora", "Nora"]));
});

it("says each tool that matches, and each milestone without an id", async () => {
  const milestones = ["first plan", "second draft"].map((detail) => milestone("m", { id: "", detail }));
  const tools = { total: 2, failed: 0, names: ["read_file", "send_mail"] };
  const list = parseTimeline({ entries: [step("a", { tools, milestones })] }).entries;
  renderTimeline(<OverviewTimelineView entries={list} defaultFilter={{ text: "file mail plan draft" }} />);
  await waitFor(() => expect(marked(document)).toEqual(["file", "mail", "plan", "draft"]));
});

it("draws no row again while the words of a search stay the same", async () => {
  const drawn: string[] = [];
  const showDetail = (title: string) => {
    drawn.push(title);
    return title;
  };
  const { user } = renderTimeline(<OverviewTimelineView entries={entries} />, { messages: { showDetail } });
  await user.type(search(), "resume");
  await waitFor(() => expect(marked(document)).toHaveLength(2));
  drawn.length = 0;
  await user.type(search(), "  ");
  expect(rows()).toHaveLength(2);
  expect(drawn).toEqual([]);
});

it("shows what is typed before what it asks for, of which a button pressed meanwhile takes nothing back", () => {
  const asked: OverviewFilter[] = [];
  renderTimeline(<OverviewTimelineView entries={entries} onFilterChange={(filter) => asked.push(filter)} />);
  act(() => {
    fireEvent.change(search(), { target: { value: "resume" } });
    expect(search()).toHaveValue("resume");
    expect(rows()).toHaveLength(3);
    fireEvent.click(screen.getByRole("button", { name: "Oldest first" }));
    expect(search()).toHaveValue("resume");
  });
  expect(rows()).toHaveLength(2);
  expect(asked.at(-1)).toMatchObject({ text: "resume", oldestFirst: true });
  expect(screen.getByRole("button", { name: "Oldest first" })).toHaveAttribute("aria-pressed", "true");
});

it("shows what a host makes of the words, and none that it refuses", async () => {
  function Shouting() {
    const [filter, setFilter] = useState(DEFAULT_FILTER);
    const change = (next: OverviewFilter) =>
      next.text !== "no" && setFilter({ ...next, text: next.text.toUpperCase() });
    return <OverviewTimelineView entries={entries} filter={filter} onFilterChange={change} />;
  }
  const { user } = renderTimeline(<Shouting />);
  await user.type(search(), "re");
  expect(search()).toHaveValue("RE");
  fireEvent.change(search(), { target: { value: "no" } });
  expect(search()).toHaveValue("RE");
});
