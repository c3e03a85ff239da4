import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  AGENTS,
  agentToAgentRows,
  answering,
  asScenario,
  createStage,
  type LedgerRequest,
  ledgerRows,
} from "../../../mocks";
import { renderTimeline } from "../test-rig";
import { OverviewTimeline } from "./OverviewTimeline";
import { row, rows, smallProject } from "./test-project";

const { magui, rocky } = AGENTS;

function projectOf(...requests: LedgerRequest[]) {
  const stage = createStage();
  for (const request of requests) stage.api.addLedgerRows("1", ledgerRows(request));
  return stage;
}

const counts = () => document.querySelector('[data-slot="overview-counts"]');

describe("a row", () => {
  it("says where it came from and what is to be done about it", async () => {
    renderTimeline(<OverviewTimeline project="1" />, { scenario: smallProject() });
    await screen.findByText("Draft the caption");
    expect(row("Draft the caption")).toHaveTextContent(/^Done: Draft the captionRun · Nora09:05$/);
    expect(row("Draft the caption")).toHaveAttribute("data-outcome", "done");
    expect(row("Publish to TikTok")).toHaveTextContent(
      /^Failed: .*Routine · Rocky · 2 of 3 tools failed10:45$/,
    );
    expect(row("Upload the recap")).toHaveTextContent(/Telegram .* Never answered · waiting 3 h11:20$/);
    const milestone = within(row("Résumé of the meeting")).getByText("Minutes sent");
    expect(milestone.closest("li")).toHaveAttribute("data-outcome", "open");
    expect(row("Proof approved")).toHaveTextContent(/Still open · waiting 47 h/);
  });

  it("says of a request sent twice what holds in a list of the newest first, where the second stands above", async () => {
    const stage = projectOf();
    for (const time of ["09:00", "09:10"]) {
      const answer = time === "09:10" ? { answer: "Sent." } : {};
      const request = {
        at: stage.at(time),
        channel: "web",
        agent: magui,
        ask: "Send it",
        ...answer,
      } as const;
      stage.api.addLedgerRows("1", ledgerRows(request));
    }
    renderTimeline(<OverviewTimeline project="1" />, { scenario: asScenario(stage) });
    expect(await screen.findByText(/Sent twice — the later one counts/)).toBeVisible();
    expect(screen.queryByText(/below/)).toBeNull();
  });

  it("unfolds its details, and folds them again", async () => {
    const { user } = renderTimeline(<OverviewTimeline project="1" />, { scenario: smallProject() });
    const show = await screen.findByRole("button", { name: "Show details of “Publish to TikTok”" });
    expect(show).toHaveAttribute("aria-expanded", "false");
    await user.click(show);
    expect(row("Publish to TikTok")).toHaveTextContent("upload_file, read_file");
    const hide = screen.getByRole("button", { name: "Hide details of “Publish to TikTok”" });
    expect(hide).toHaveAttribute("aria-expanded", "true");
    await user.click(hide);
    expect(row("Publish to TikTok")).not.toHaveTextContent("read_file");
  });

  it("stands once for a message between agents, which the ledger holds twice", async () => {
    const stage = createStage();
    stage.api.addLedgerRows("1", agentToAgentRows(stage.at("09:00"), magui, rocky, "The clip is cut."));
    renderTimeline(<OverviewTimeline project="1" />, { scenario: asScenario(stage) });
    expect(await screen.findByText("The clip is cut.")).toBeVisible();
    expect(rows()).toHaveLength(1);
    expect(row("The clip is cut.")).toHaveTextContent("Between agents · Magui, Rocky");
    expect(counts()).toHaveTextContent(/^1 step/);
  });

  it("of a room says that answers are not visible, and is unknown rather than open", async () => {
    const at = Date.parse("2026-11-30T12:00:00Z");
    const scenario = projectOf({ at, channel: "group", agent: null, ask: "Who takes the stand?" });
    renderTimeline(<OverviewTimeline project="1" />, { scenario });
    await screen.findByText("Who takes the stand?");
    expect(row("Who takes the stand?")).toHaveTextContent("Answers in a room are not visible here");
    expect(row("Who takes the stand?")).toHaveAttribute("data-outcome", "unknown");
    expect(counts()).toHaveTextContent(/1 step\s*1 unknown/);
    expect(counts()).not.toHaveTextContent("open");
    await waitFor(() => expect(screen.getByRole("switch")).toHaveAccessibleName("Unfinished only, 0"));
  });

  it("F11: without a title, a time or a list of milestones is there all the same", async () => {
    const odd = {
      kind: "derived",
      state: "done",
      milestones: null,
      tools: null,
      title: null,
      started_at: null,
    };
    renderTimeline(<OverviewTimeline project="1" />, { faults: [answering([{ entries: [odd] }])] });
    expect(await screen.findByText("Unnamed step")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Without a date" })).toBeVisible();
    expect(row("Unnamed step")).toHaveTextContent(/–No time recorded$/);
    expect(counts()).toHaveTextContent(/^1 step/);
  });

  it("F12: equal to another stands beside it, milestones too", async () => {
    const started_at = "2026-11-30T12:00:00Z";
    const milestone = { state: "failed", title: "Same words", track: "T", started_at };
    const twin = {
      kind: "derived",
      title: "Twin",
      state: "done",
      started_at,
      milestones: [milestone, milestone],
    };
    renderTimeline(<OverviewTimeline project="1" />, { faults: [answering([{ entries: [twin, twin] }])] });
    expect(await screen.findAllByText("Twin")).toHaveLength(2);
    expect(screen.getAllByText("Same words")).toHaveLength(4);
  });

  it("F04: of an unknown state shows the raw value and reads neither done nor failed", async () => {
    const entries = ["paused", "DONE", "", null, 7].map((state) => ({
      kind: "derived",
      title: `Is ${state}`,
      state,
    }));
    renderTimeline(<OverviewTimeline project="1" />, { faults: [answering([{ entries }])] });
    expect(await screen.findByText("Unknown outcome (paused)")).toBeVisible();
    expect(screen.getByText("Unknown outcome (DONE)")).toBeVisible();
    expect(rows().map(({ dataset }) => dataset["outcome"])).toEqual(Array(5).fill("unknown"));
    expect(counts()).toHaveTextContent(/5 steps\s*5 unknown/);
  });
});

it("F19: speaks Spanish, counts in agreement and dates included", async () => {
  renderTimeline(<OverviewTimeline project="1" otherChats={false} />, {
    scenario: smallProject(),
    locale: "es-AR",
  });
  await screen.findByText("Draft the caption");
  expect(counts()).toHaveTextContent(/5 pasos\s*3 abiertos\s*1 falló/);
  expect(screen.getByRole("switch")).toHaveAccessibleName("Sólo lo no terminado, 4");
  expect(screen.getByRole("heading", { name: /^Hoy/ })).toHaveTextContent(/Hoy lunes,? 30 de noviembre/);
  expect(row("Publish to TikTok")).toHaveTextContent("2 de 3 tools fallaron");
  expect(row("Upload the recap")).toHaveTextContent("Nunca se respondió · hace 3 h que espera");
  expect(screen.getByRole("button", { name: "Cerrar “Proof approved”" })).toHaveTextContent("Cerrar");
  expect(screen.getByText(/no incluye los chats directos/)).toBeVisible();
});
