import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { type ReportRunOptions, reportRun, runHandlers } from "../../../mocks";
import { evaluateMilestones, type MilestoneCheck, type MilestoneEvidence } from "../../checks";
import type { RunSource } from "../../query/runs/run-source";
import { TimelineApiError } from "../../query/timeline-api-error";
import { MilestoneChecks, type MilestoneChecksProps } from "./MilestoneChecks";
import { MilestoneChecksView } from "./MilestoneChecksView";

const { run, turn, checks } = reportRun();

const meta = {
  title: "MilestoneChecks",
  component: MilestoneChecks,
  subcomponents: { MilestoneChecksView },
  tags: ["autodocs"],
  args: { run, turn, checks, name: "write-report" },
} satisfies Meta<typeof MilestoneChecks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The agent says that it is done, but its write failed: the turn completed, and one milestone was missed. */
export const FailedWrite: Story = {
  args: { answer: "errored" },
  parameters: { handlers: () => runHandlers(reportRun({ write: "failed", pageSize: 4 }).api) },
};

type Case = Partial<MilestoneChecksProps> & { of?: ReportRunOptions; events?: RunSource["events"] };

/** A run of its own, fetched as a host fetches that has its own way to it. */
function OfRun({ name = "", of, events, ...props }: Case) {
  const [source] = useState((): RunSource => {
    const { api } = reportRun({ ...of, run: name });
    return {
      turn: async (...asked) => api.turn(asked[0], asked[1]),
      events: events ?? (async (...asked) => api.events(asked[0], asked[1], asked[2])),
    };
  });
  return <MilestoneChecks run={name} turn={turn} checks={checks} name={name} source={source} {...props} />;
}

function Column({ cases, children }: { cases: readonly Case[]; children?: ReactNode }) {
  return (
    <div style={{ display: "grid", gap: "12px" }}>
      {cases.map((one) => (
        <OfRun key={one.name} {...one} />
      ))}
      {children}
    </div>
  );
}

/** What the events do not show is missed only where they are complete; what they do show is reached in every one. */
export const EachHistory: Story = {
  render: () => (
    <Column
      cases={[
        { name: "complete", of: { write: "never" } },
        { name: "partial", of: { expired: "oldest" } },
        { name: "expired", of: { expired: "all" } },
        {
          name: "empty",
          events: async () => ({ data: [], history: { status: "empty" }, next_cursor: null }),
        },
        { name: "unavailable", of: { lost: true } },
      ]}
    />
  ),
};

const refusing = (status: number, serverMessage: string) =>
  new TimelineApiError({
    code: "http",
    status,
    serverMessage,
    route: "GET /runs/:run/events",
    message: serverMessage,
  });

async function refusedAfterOne(...[, , cursor]: Parameters<RunSource["events"]>) {
  if (cursor !== null) throw refusing(410, "cursor expired");
  const { api } = reportRun({ pageSize: 4 });
  return api.events(run, turn, cursor);
}

/** Page by page: the events expire meanwhile, a page leads back, a later one is refused, none can be read. */
export const PageByPage: Story = {
  render: () => (
    <Column
      cases={[
        { name: "expiring while read", of: { pageSize: 4, expired: "while-read" } },
        {
          name: "in a circle",
          events: async () => ({ data: [], history: { status: "complete" }, next_cursor: "again" }),
        },
        { name: "refused", events: refusedAfterOne },
        {
          name: "unreadable",
          events: () => Promise.reject(refusing(503, "events are kept elsewhere for now")),
        },
      ]}
    />
  ),
};

const broken: MilestoneCheck = {
  id: "deployed",
  description: "the report was put online",
  reached() {
    throw new Error("there is no event 99");
  },
};

const stopped = evaluateMilestones({
  name: "stopped, with a check that fails",
  turn: { status: "canceled" },
  pages: [reportRun().api.events(run, turn, null)],
  checks: [...checks, broken],
  answer: "half right",
});

/** All reached and the answer wrong, one missed and the answer right, still on its way, a check that fails. */
export const NotTheOutcome: Story = {
  render: () => (
    <Column
      cases={[
        { name: "all reached", answer: "incorrect" },
        { name: "one missed", of: { write: "never" }, answer: "correct" },
        { name: "on its way", of: { status: "working", write: "never" } },
      ]}
    >
      <MilestoneChecksView report={stopped} />
    </Column>
  ),
};

const failure = (code: "not-found" | "network", status?: number) =>
  new TimelineApiError({
    code,
    route: "GET /runs/:run/turns/:turn",
    message: "failed",
    ...(status && { status, serverMessage: "turn not found" }),
  });

const evidence: MilestoneEvidence = { name: "stale", turn: { status: "working" }, pages: [], checks };

/** A turn that there is not, updates that fail, and the wait before anything is known. */
export const NotLoaded: Story = {
  render: () => (
    <Column cases={[]}>
      <MilestoneChecksView report={undefined} error={failure("not-found", 404)} onRetry={() => {}} />
      <MilestoneChecksView
        report={evaluateMilestones(evidence)}
        error={failure("network")}
        updatedAt={Date.parse("2026-11-30T17:18:00Z")}
        onRetry={() => {}}
        defaultOpen={false}
      />
      <MilestoneChecksView report={undefined} aria-label="Another turn" />
    </Column>
  ),
};
