import type { Meta, StoryObj } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import { answering, failing, redirecting } from "../../../mocks";
import { OverviewTimeline } from "../overview-timeline/OverviewTimeline";
import { TimelineRail } from "../timeline-rail/TimelineRail";

/** Something else than the daemon answers, or another version of it: both components say so, and what to try. */
const meta = {
  title: "Parts/Wrong answers",
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <TimelineRail project="1" chat={{ kind: "conversation", agent: "nora", id: "2026-11-30-01" }} />
      <OverviewTimeline project="1" />
    </div>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const answered = (fault: () => HttpHandler): Story => ({ parameters: { handlers: () => [fault()] } });

/** A daemon from before the milestone API. */
export const AnotherVersion = answered(() =>
  failing(404, { error: "no route GET /api/projects/1/milestones" }),
);

/** A page, such as a panel's own or a sign-in. */
export const WebPage = answered(() => answering(["<!doctype html><title>Sign in</title>"]));

/** JSON of another program. */
export const OtherData = answered(() => answering([{ status: "ok" }]));

/** Nothing at all. */
export const EmptyAnswer = answered(() => answering([""]));

/** A refusal without the daemon's words. */
export const AnotherServer = answered(() => failing(404, "<h1>Not found</h1>"));

/** A proxy that does not reach the daemon. */
export const Gateway = answered(() => failing(502, "<h1>Bad gateway</h1>"));

/** A guard that wants a sign-in first. */
export const Redirected = answered(() => redirecting("/login"));

/** In Spanish, in a narrow column. */
export const Spanish: Story = { ...Redirected, globals: { locale: "es", width: "228" } };
