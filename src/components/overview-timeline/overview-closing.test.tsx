import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { failing, hanging, slow } from "../../../mocks";
import { parseTimeline } from "../../wire";
import { milestone, step } from "../test-entries";
import { renderTimeline, server } from "../test-rig";
import { OverviewTimeline, type OverviewTimelineProps } from "./OverviewTimeline";
import { OverviewTimelineView } from "./OverviewTimelineView";
import { milestoneId, row, rows, smallProject } from "./test-project";

async function open(props: Partial<OverviewTimelineProps> = {}) {
  const scenario = smallProject();
  const rig = renderTimeline(<OverviewTimeline project="1" {...props} />, { scenario });
  await screen.findByText("Proof approved");
  const closeButton = (title: string) => screen.getByRole("button", { name: `Close “${title}”` });
  const form = (title: string) => within(screen.getByRole("group", { name: `Close “${title}”` }));
  /** Fills the form in and saves it. */
  const close = async (title: string, how: "Mark done" | "Mark failed" | "Drop", note = "") => {
    await rig.user.click(closeButton(title));
    await rig.user.click(form(title).getByRole("radio", { name: how }));
    if (note !== "") await rig.user.type(form(title).getByRole("textbox", { name: "Note" }), note);
    await rig.user.click(form(title).getByRole("button", { name: "Save" }));
  };
  const stored = (title: string) => scenario.api.milestone("1", milestoneId(scenario, title));
  return { ...rig, scenario, closeButton, form, close, stored };
}

const closings = (scenario: ReturnType<typeof smallProject>, title: string) => ({
  method: "post" as const,
  path: `*/milestones/${milestoneId(scenario, title)}/close`,
});

describe("closing an open milestone", () => {
  it.each([
    ["Mark done", "done", "Done: Proof approved"],
    ["Mark failed", "failed", "Failed: Proof approved"],
    ["Drop", "dropped", "Dropped: Proof approved"],
  ] as const)("%s: sends the outcome and the note, and the row says so", async (how, state, words) => {
    const { close, requests, stored } = await open();
    await close("Proof approved", how, "Print shop confirms");
    await waitFor(() => expect(row("Proof approved")).toHaveTextContent(words));
    await waitFor(() => expect(stored("Proof approved")).toMatchObject({ state }));
    const [request, ...more] = requests("POST");
    expect(await request?.json()).toEqual({ state, note: "Print shop confirms" });
    expect(more).toEqual([]);
    expect(screen.queryByRole("button", { name: "Close “Proof approved”" })).toBeNull();
    expect(row("Proof approved")).toHaveTextContent("Print shop confirms");
  });

  it("sends no note where none was written", async () => {
    const { close, requests } = await open();
    await close("Proof approved", "Mark done", "  ");
    await waitFor(() => expect(requests("POST")).toHaveLength(1));
    expect(await requests("POST")[0]?.json()).toEqual({ state: "done" });
  });

  it("under a step puts the step right as well", async () => {
    const { close } = await open();
    expect(row("Résumé of the meeting")).toHaveAttribute("data-outcome", "open");
    await close("Minutes sent", "Mark done", "By mail");
    await waitFor(() => expect(row("Résumé of the meeting")).toHaveAttribute("data-outcome", "done"));
  });

  it("under a step leaves what came of it in sight, though finished ones are folded away", async () => {
    const { close, overviewRequests } = await open();
    await close("Minutes sent", "Mark done", "By mail");
    await waitFor(() => expect(overviewRequests()).toHaveLength(2));
    const milestone = within(row("Résumé of the meeting")).getByText("Minutes sent").closest("li");
    expect(milestone).toHaveAttribute("data-outcome", "done");
    expect(milestone).toHaveTextContent("By mail");
    expect(row("Résumé of the meeting")).toHaveFocus();
  });

  it("shows at once, before the daemon has answered", async () => {
    const { close } = await open();
    server.use(hanging({ method: "post" }));
    await close("Proof approved", "Mark done");
    await waitFor(() => expect(row("Proof approved")).toHaveAttribute("data-outcome", "done"));
    expect(screen.getByRole("switch")).toHaveAccessibleName("Unfinished only, 3");
  });

  it("that fails is open again, says why, and keeps what was written for the next try", async () => {
    const { close, closeButton, form, user, stored } = await open();
    // Nor does it wait for the next read to be put right.
    server.use(
      failing(500, { error: "disk full" }, { method: "post", times: 1 }),
      hanging({ method: "get" }),
    );
    await close("Proof approved", "Drop", "Not ours");
    const alert = await within(row("Proof approved")).findByRole("alert");
    expect(alert).toHaveTextContent("Could not close “Proof approved”; it is still open.");
    expect(alert).toHaveTextContent("disk full");
    expect(row("Proof approved")).toHaveAttribute("data-outcome", "open");
    expect(screen.getByRole("switch")).toHaveAccessibleName("Unfinished only, 4");

    await user.click(closeButton("Proof approved"));
    expect(form("Proof approved").getByRole("textbox", { name: "Note" })).toHaveValue("Not ours");
    expect(form("Proof approved").getByRole("radio", { name: "Drop" })).toBeChecked();
    await user.click(form("Proof approved").getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(stored("Proof approved")).toMatchObject({ state: "dropped", note: "Not ours" }),
    );
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("twice at once: the one that fails comes back alone, though the list hides what is finished", async () => {
    const { close, scenario, stored } = await open({ defaultFilter: { unfinishedOnly: true } });
    server.use(
      slow(50, closings(scenario, "Proof approved")),
      failing(500, { error: "disk full" }, closings(scenario, "Proof approved")),
      slow(150, closings(scenario, "Minutes sent")),
    );
    await close("Proof approved", "Mark done", "Confirmed");
    await close("Minutes sent", "Mark done");
    const alert = await screen.findByRole("alert");
    expect(row("Proof approved")).toContainElement(alert);
    await waitFor(() => expect(stored("Minutes sent").state).toBe("done"));
    await waitFor(() => expect(screen.getByRole("switch")).toHaveAccessibleName("Unfinished only, 3"));
    expect(stored("Proof approved").state).toBe("open");
    expect(screen.queryByText("Minutes sent")).toBeNull();
    expect(row("Proof approved")).toContainElement(screen.getByRole("alert"));
  });

  it("is not offered where the host says so, nor for what is not open", async () => {
    const { rerender, closeButton } = await open();
    expect(closeButton("Minutes sent")).toBeVisible();
    expect(screen.getAllByRole("button", { name: /^Close “/ })).toHaveLength(2);
    rerender(<OverviewTimeline project="1" closable={false} />);
    expect(screen.queryByRole("button", { name: /^Close “/ })).toBeNull();
  });
});

describe("focus", () => {
  it("goes into the form, and back to its button by Escape and by Cancel", async () => {
    const { user, closeButton, form } = await open();
    await user.click(closeButton("Proof approved"));
    expect(form("Proof approved").getByRole("radio", { name: "Mark done" })).toHaveFocus();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(closeButton("Proof approved")).toHaveFocus());
    await user.keyboard("{Enter}");
    await user.click(form("Proof approved").getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(closeButton("Proof approved")).toHaveFocus());
  });

  it("goes to the row of what was closed", async () => {
    const { close } = await open();
    await close("Proof approved", "Mark done");
    await waitFor(() => expect(row("Proof approved")).toHaveFocus());
    await close("Minutes sent", "Mark done");
    await waitFor(() => expect(row("Résumé of the meeting")).toHaveFocus());
  });

  it.each([
    ["goes back to what failed, when that is in the list again", false],
    ["stays where somebody took it meanwhile", true],
  ])("%s", async (_, moves) => {
    const { user, close, closeButton, scenario } = await open({ defaultFilter: { unfinishedOnly: true } });
    let refuse = () => {};
    const refused = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    server.use(
      http.post(closings(scenario, "Proof approved").path, async () => {
        await refused;
        return HttpResponse.json({ error: "disk full" }, { status: 500 });
      }),
    );
    await close("Proof approved", "Mark done");
    await waitFor(() => expect(screen.queryByText("Proof approved")).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-slot", "timeline-entry"));
    if (moves) await user.click(screen.getByRole("searchbox"));
    refuse();
    await within(await screen.findByText("Proof approved").then(() => row("Proof approved"))).findByRole(
      "alert",
    );
    if (moves) expect(screen.getByRole("searchbox")).toHaveFocus();
    else await waitFor(() => expect(closeButton("Proof approved")).toHaveFocus());
  });

  it("goes to a neighbour where the row is gone, and to the overview after the last one", async () => {
    const { close, container } = await open({
      defaultFilter: { unfinishedOnly: true, channels: ["web"] },
    });
    expect(rows()).toHaveLength(2);
    await close("Proof approved", "Mark done");
    await waitFor(() => expect(row("Résumé of the meeting")).toHaveFocus());
    expect(rows()).toHaveLength(1);
    await close("Minutes sent", "Mark done");
    await waitFor(() => expect(container.querySelector('[data-slot="overview-timeline"]')).toHaveFocus());
    expect(screen.getByText("Nothing matches these filters.")).toBeVisible();
  });
});

it("F21: inside a form of the host's nothing submits it, by mouse, Enter or Space", async () => {
  const scenario = smallProject();
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const { user } = renderTimeline(
    <form onSubmit={submit}>
      <OverviewTimeline project="1" />
    </form>,
    { scenario },
  );
  await screen.findByText("Proof approved");
  const press = async (button: HTMLElement) => {
    await user.click(button);
    button.focus();
    await user.keyboard("{Enter}");
    await user.keyboard(" ");
  };
  await user.type(screen.getByRole("searchbox"), "{Enter}");
  await press(screen.getByRole("switch"));
  await press(screen.getByRole("switch"));
  await user.click(screen.getByRole("button", { name: "Custom" }));
  await user.type(screen.getByLabelText("From"), "{Enter}");
  await user.click(await screen.findByRole("button", { name: "7 days" }));
  await press(await screen.findByRole("button", { name: "Show details of “Draft the caption”" }));
  await user.click(await screen.findByRole("button", { name: "Close “Proof approved”" }));
  await user.type(screen.getByRole("textbox", { name: "Note" }), "By Enter{Enter}");
  await waitFor(() =>
    expect(scenario.api.milestone("1", milestoneId(scenario, "Proof approved")).note).toBe("By Enter"),
  );
  await user.click(screen.getByRole("button", { name: "Close “Minutes sent”" }));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("button", { name: "Close “Minutes sent”" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(row("Résumé of the meeting")).toHaveAttribute("data-outcome", "done"));
  expect(submit).not.toHaveBeenCalled();
});

it("a form goes on where its milestone comes to stand under a step: what was written and the focus stay", async () => {
  const open = milestone("Proof approved", { id: "m_1", state: "open", closed_at: null });
  const read = (...entries: object[]) => parseTimeline({ entries }).entries;
  const view = (entries: ReturnType<typeof read>) => (
    <OverviewTimelineView entries={entries} onCloseMilestone={() => Promise.resolve()} />
  );
  const { rerender, user } = renderTimeline(view(read({ kind: "declared", ...open })));
  await user.click(screen.getByRole("button", { name: "Close “Proof approved”" }));
  await user.click(screen.getByRole("radio", { name: "Mark failed" }));
  await user.type(screen.getByRole("textbox", { name: "Note" }), "Lost in the p");
  rerender(view(read(step("Send it to the print shop", { milestones: [open] }))));
  expect(screen.getByText("Send it to the print shop")).toBeVisible();
  expect(screen.getByRole("radio", { name: "Mark failed" })).toBeChecked();
  await user.keyboard("ost");
  expect(screen.getByRole("textbox", { name: "Note" })).toHaveValue("Lost in the post");
});
