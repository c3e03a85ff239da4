/**
 * A test kit for hosts of the timeline: the milestone API of an APX daemon in memory, MSW handlers that put it behind
 * HTTP in Node and in browsers, faults, scenarios made of transcripts, runs with their events, and answers captured from a
 * real daemon.
 *
 * @example
 * // Vitest, Node
 * const { api, project, chat } = longBuildChat();
 * const server = setupServer(...timelineHandlers(api));
 * server.listen({ onUnhandledRequest: "error" });
 * server.use(failing(503, { error: "boom" }, { times: 2 }));
 *
 * @example
 * // Storybook, browser
 * parameters: { msw: { handlers: [slow(3000), ...timelineHandlers(openChat().api)] } }
 *
 * @packageDocumentation
 */
export type { ChatRef } from "../src/model/chat-ref";
export { ApiError } from "./api-error";
export type { CapturedAnswer, CapturedAnswerName } from "./captured-answers";
export { capturedAnswers, capturedHandlers } from "./captured-answers";
export type { Clock } from "./clock";
export { createClock, isoSeconds } from "./clock";
export type { EventFeed, EventFrame, FeedClient } from "./event-feed";
export { eventHandlers } from "./http/event-socket";
export type { FaultScope } from "./http/faults";
export { answering, failing, hanging, redirecting, slow, unreachable } from "./http/faults";
export { runHandlers } from "./http/run-handlers";
export { timelineHandlers } from "./http/timeline-handlers";
export type { ConversationRow, ProjectRow, ThreadRow } from "./listings";
export type {
  MarkMilestoneArgs,
  MarkMilestoneContext,
  MarkMilestoneResult,
  OpenMilestone,
} from "./mark-milestone";
export type { MilestoneApi, MilestoneApiOptions } from "./milestone-api";
export { createMilestoneApi } from "./milestone-api";
export type { ActiveTurn, MockAgent, SaidOfTurn } from "./project-record";
export type { RunApi, RunApiOptions } from "./runs/run-api";
export { createRunApi } from "./runs/run-api";
export { busyProject } from "./scenarios/busy-project";
export { chatsBesideProject, crowdedProject } from "./scenarios/chats-beside-project";
export {
  emptyChat,
  everyMilestoneState,
  failedChat,
  oneCleanStep,
  openChat,
  runningChat,
  shortCleanChat,
  supersededChat,
} from "./scenarios/everyday-chats";
export type { ChatPlace, Exchange, LiveStep, Work } from "./scenarios/exchange";
export { liveTurn, perform, playLive } from "./scenarios/exchange";
export { homeChat } from "./scenarios/home-chat";
export type { LedgerRequest } from "./scenarios/ledger";
export { agentToAgentRows, ledgerRows } from "./scenarios/ledger";
export type { LiveChatScenario } from "./scenarios/live-chat";
export { liveChat } from "./scenarios/live-chat";
export { longBuildChat } from "./scenarios/long-build-chat";
export { mockPictureChat } from "./scenarios/mock-picture-chat";
export type { ReportRunOptions, RunScenario } from "./scenarios/report-run";
export { reportRun } from "./scenarios/report-run";
export type { ChatScenario, Scenario, ScenarioOptions, Stage } from "./scenarios/stage";
export { AGENTS, asScenario, createStage } from "./scenarios/stage";
export { hostileTextChat, rightToLeftChat } from "./scenarios/strange-text-chats";
export { blankProject, fortyEntriesOneHidden, hugeChat } from "./scenarios/volume-projects";
export { createIds } from "./seeded";
export type { ProjectQuery } from "./timelines";
