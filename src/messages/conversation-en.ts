import type { ConversationMessages } from "./conversation-words";
import type { MessageFormat } from "./message-format";

/** What is said of threads, turns and jobs, in English. */
export const conversationEn = ({ number, plural }: MessageFormat): ConversationMessages => ({
  threadKind: {
    home: "Home",
    agent: "Agent’s chat",
    loose: "Chat",
    group: "Group",
    a2a: "Between agents",
    code: "Code",
    channel: "Channel",
    task: "Task",
    routine: "Routine",
  },
  unknownThreadKind: (raw) => (raw ? `Thread (${raw})` : "Thread"),
  writePolicy: {
    ask: "asks before it changes files",
    auto: "changes files freely",
    "read-only": "only reads files",
  },
  threadState: {
    idle: "Idle",
    submitted: "Queued",
    working: "Working",
    "input-required": "Waiting for you",
    completed: "Completed",
    failed: "Failed",
    canceled: "Canceled",
  },
  resumed: "Cut off by a restart, then resumed",
  effectUnknown: (tools) => `Effect unknown, check before repeating: ${tools.join(", ")}`,
  jobs: "Background jobs",
  unnamedJob: "Unnamed job",
  runningJobs: (count) => plural(count, { one: "{n} job running", other: "{n} jobs running" }),
  failedJobs: (count) => plural(count, { one: "{n} job failed", other: "{n} jobs failed" }),
  unknownJobs: (count) => plural(count, { one: "{n} job unknown", other: "{n} jobs unknown" }),
  moreJobs: (count) => plural(count, { one: "{n} more job", other: "{n} more jobs" }),
  jobKind: { agent: "Agent", terminal: "Terminal" },
  jobState: { working: "Working", completed: "Completed", failed: "Failed", canceled: "Canceled" },
  exitCode: (code) => `exit code ${number(code)}`,
});
