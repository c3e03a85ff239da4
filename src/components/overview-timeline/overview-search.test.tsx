import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
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
