import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { asScenario, createStage, failing } from "../../../mocks";
import { renderTimeline, server } from "../test-rig";
import { OverviewTimeline, type OverviewTimelineProps } from "./OverviewTimeline";
import { choose, milestoneId, row } from "./test-project";

const TITLES = ["Boxes ordered", "Badges printed", "Floor plan sent", "Proof approved", "Van rented"];

/** A project with five open milestones, the last two of another channel. */
function fiveOpen() {
  const stage = createStage();
  for (const [at, title] of TITLES.entries()) {
    stage.clock.set(stage.at(`-1d 1${at}:00`));
    const channel = at < 3 ? "web" : "telegram";
    stage.api.markMilestone(
      stage.project,
      { title, state: "open" },
      { channel, conversation_id: null, agent: "nora" },
    );
  }
  return asScenario(stage);
}

async function open(props: Partial<OverviewTimelineProps> = {}) {
  const scenario = fiveOpen();
  const rig = renderTimeline(<OverviewTimeline project="1" {...props} />, { scenario });
  await screen.findByText("Proof approved");
  await rig.user.click(screen.getByRole("button", { name: "Close several" }));
  await screen.findByRole("button", { name: "Select all 5" });
  const stored = (title: string) => scenario.api.milestone("1", milestoneId(scenario, title));
  const select = async (...titles: string[]) => {
    for (const title of titles) await rig.user.click(box(title));
  };
  /** Opens the form of so many and saves it. */
  const close = async (count: string, how: "Mark done" | "Drop" = "Mark done", note = "") => {
    await rig.user.click(bar().getByRole("button", { name: `Close ${count}` }));
    const form = within(screen.getByRole("group", { name: `Close ${count}` }));
    await rig.user.click(form.getByRole("radio", { name: how }));
    if (note !== "") await rig.user.type(form.getByRole("textbox", { name: "Note" }), note);
    await rig.user.click(form.getByRole("button", { name: "Save" }));
  };
  const path = (title: string) => `*/milestones/${milestoneId(scenario, title)}/close`;
  return { ...rig, scenario, stored, select, close, path };
}

const bar = () => within(screen.getByRole("group", { name: "Unfinished work" }));
const box = (title: string) => screen.getByRole("checkbox", { name: `Select “${title}”` });

describe("closing several milestones", () => {
  it("sends each the same outcome and note, and says how many were closed and how many are left", async () => {
    const { select, close, stored, requests } = await open();
    await select("Boxes ordered", "Van rented");
    expect(bar().getByText("2 of 5 selected")).toBeVisible();
    await close("2 milestones", "Drop", "Fair is off");
    await bar().findByText("2 closed");
    for (const title of ["Boxes ordered", "Van rented"]) {
      expect(stored(title)).toMatchObject({ state: "dropped", note: "Fair is off" });
      expect(row(title)).toHaveTextContent(`Dropped: ${title}`);
    }
    expect(requests("POST")).toHaveLength(2);
    expect(bar().getByText("3 left")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("2 closed. 3 left."));
    expect(bar().getByRole("button", { name: "Close 0 milestones" })).toHaveFocus();
  });

  it("says which failed and why, leaves the others closed, and tries only those again", async () => {
    const { select, close, stored, requests, path, user } = await open({
      defaultFilter: { unfinishedOnly: true },
    });
    server.use(
      failing(500, { error: "disk full" }, { method: "post", path: path("Proof approved"), times: 1 }),
    );
    await select("Boxes ordered", "Proof approved", "Van rented");
    await close("3 milestones", "Mark done", "Confirmed");
    await bar().findByText("2 closed, 1 could not be closed");
    expect(bar().getByText(/^“Proof approved”: .*disk full/)).toBeVisible();
    await waitFor(() => expect(row("Proof approved")).toHaveTextContent("it is still open"));
    expect(screen.queryByRole("alert")).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent(
        /2 closed, 1 could not be closed: “Proof approved”: .*disk full\S* 3 left\./,
      ),
    );
    for (const title of ["Boxes ordered", "Van rented"]) {
      expect(stored(title).state).toBe("done");
      expect(screen.queryByText(title)).toBeNull();
    }
    const sent = requests("POST").length;
    await user.click(bar().getByRole("button", { name: "Try that one again" }));
    await bar().findByText("1 closed");
    expect(stored("Proof approved")).toMatchObject({ state: "done", note: "Confirmed" });
    expect(requests("POST")).toHaveLength(sent + 1);
    await waitFor(() => expect(screen.queryByText("Proof approved")).toBeNull());
  });

  it("asks the daemon for three at most at a time, and shows how far it has come", async () => {
    const { close, user, requests } = await open();
    const answers: (() => void)[] = [];
    server.use(
      http.post("*/close", async () => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return HttpResponse.json({ error: "no" }, { status: 500 });
      }),
    );
    await user.click(bar().getByRole("button", { name: "Select all 5" }));
    await close("5 milestones");
    await waitFor(() => expect(answers).toHaveLength(3));
    expect(bar().getByText("Closing 0 of 5…")).toBeVisible();
    expect(screen.getAllByText("Closing…")).toHaveLength(2);
    answers.shift()?.();
    await bar().findByText("Closing 1 of 5…");
    await waitFor(() => expect(answers).toHaveLength(3));
    expect(requests("POST")).toHaveLength(4);
    for (let waiting = 4; waiting > 0; waiting -= 1) {
      await waitFor(() => expect(answers.length).toBeGreaterThan(0));
      answers.shift()?.();
    }
    await bar().findByText("0 closed, 5 could not be closed");
    expect(bar().getByRole("button", { name: "Try those 5 again" })).toBeVisible();
  });

  it("leaves alone what filters hide, and says how many that are", async () => {
    const { close, stored, user, requests } = await open();
    await user.click(bar().getByRole("button", { name: "Select all 5" }));
    expect(bar().getByRole("button", { name: "Select none" })).toBeVisible();
    await choose(user, "Channels", "Telegram (2)");
    await bar().findByText("2 of 2 selected");
    expect(bar().getByText("3 more are hidden by filters and stay as they are.")).toBeVisible();
    await close("2 milestones");
    await bar().findByText("2 closed");
    expect(requests("POST")).toHaveLength(2);
    expect(stored("Boxes ordered").state).toBe("open");
    await choose(user, "Channels");
    await bar().findByText("3 of 3 selected");
  });

  it("drops what somebody else closed meanwhile, and says so", async () => {
    const { select, close, scenario, queryClient, requests } = await open();
    await select("Boxes ordered", "Proof approved");
    scenario.api.closeMilestone("1", milestoneId(scenario, "Proof approved"), { state: "done" });
    await act(() => queryClient.invalidateQueries());
    const words = "Closed or gone meanwhile, so no longer selected: “Proof approved”.";
    await bar().findByText(words);
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(words));
    expect(bar().getByText("1 of 4 selected")).toBeVisible();
    await close("1 milestone");
    await bar().findByText("1 closed");
    expect(requests("POST")).toHaveLength(1);
    expect(screen.queryByText(words, { selector: "p" })).toBeNull();
  });

  it("is left as it was come by: the rows offer to close one each again", async () => {
    const { user, select } = await open();
    expect(screen.queryByRole("button", { name: /^Close “/ })).toBeNull();
    await select("Boxes ordered");
    await user.click(screen.getByRole("button", { name: "Close several" }));
    expect(screen.getAllByRole("button", { name: /^Close “/ })).toHaveLength(5);
    expect(screen.queryByRole("checkbox")).toBeNull();
  });
});

it("closing several is not offered where nothing can be closed", async () => {
  renderTimeline(<OverviewTimeline project="1" closable={false} />, { scenario: fiveOpen() });
  await screen.findByText("Proof approved");
  expect(await bar().findByText("5 left")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Close several" })).toBeNull();
});
