import { type MilestoneCheck, sawPlatformEvent } from "./milestone-check";
import { toolCalls } from "./tool-calls";

export const MILESTONES: readonly MilestoneCheck[] = [
  {
    id: "sandbox-ready",
    description: "the platform started the sandbox",
    reached: (events) => sawPlatformEvent(events, "sandbox.ready"),
  },
  {
    id: "used-a-tool",
    description: "the agent called a tool",
    reached: (events) => toolCalls(events).length > 0,
  },
  {
    id: "wrote-report",
    description: "the agent wrote report.md",
    reached: (events) =>
      toolCalls(events).some(
        ({ name, input, succeeded }) =>
          name === "write" && succeeded && JSON.stringify(input ?? "").includes("report.md"),
      ),
  },
];

export const check = (id: string, reached: MilestoneCheck["reached"]): MilestoneCheck => ({
  id,
  description: id,
  reached,
});
