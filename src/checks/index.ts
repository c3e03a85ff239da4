/**
 * How far a long task got: named steps that an agent should reach, asked about the events of one turn. Pure functions, in
 * Node and in browsers alike.
 *
 * @example
 * const report = evaluateMilestones({
 *   name: "write-report",
 *   turn,   // GET /runs/:id/turns/:turn
 *   pages,  // GET /runs/:id/events?turn_id=…, all of them
 *   checks: [
 *     {
 *       id: "sandbox-ready",
 *       description: "the platform started the sandbox",
 *       reached: (events) => sawPlatformEvent(events, "sandbox.ready"),
 *     },
 *     {
 *       id: "wrote-report",
 *       description: "the agent wrote report.md",
 *       reached: (events) =>
 *         toolCalls(events).some(
 *           ({ name, input, succeeded }) =>
 *             name === "write" && succeeded && JSON.stringify(input ?? "").includes("report.md"),
 *         ),
 *     },
 *   ],
 * });
 * console.log(formatReport(report));
 * process.exitCode = exitCode(report);
 *
 * @packageDocumentation
 */
export {
  type AnswerCheck,
  evaluateMilestones,
  type MilestoneEvidence,
  type MilestoneReport,
  type MilestoneStatus,
  type ReportedMilestone,
} from "./evaluate-milestones";
export { exitCode } from "./exit-code";
export { formatReport } from "./format-report";
export { type MilestoneCheck, sawPlatformEvent } from "./milestone-check";
export { type ToolCall, toolCalls } from "./tool-calls";
export type { EventPage, HistoryStatus, RunTurn, TurnEvent } from "./turn-event";
