import type { JobKind, JobState } from "../model/job";
import type { ThreadKind, ThreadState, WritePolicy } from "../model/thread";

/** The words of threads, turns and jobs: a page whose daemon says nothing of them does not load them. */
export interface ConversationMessages {
  threadKind: Record<ThreadKind, string>;
  /** A kind of thread that this version does not know. `raw` is what the daemon sent, as text; empty where nothing was. */
  unknownThreadKind(raw: string): string;
  /** What the agent of a code thread may do to files, in brackets after its title. */
  writePolicy: Record<WritePolicy, string>;
  /** What a list of threads says of each: nothing going on, or the state of its newest turn. */
  threadState: Record<ThreadState, string>;
  /** A turn that a restart cut off and that was taken up again. */
  resumed: string;
  /** Tools that had begun to change something when a restart cut them off. */
  effectUnknown(tools: readonly string[]): string;
  jobs: string;
  unnamedJob: string;
  runningJobs(count: number): string;
  failedJobs(count: number): string;
  unknownJobs(count: number): string;
  /** Of a long list: the jobs that are not drawn yet. */
  moreJobs(count: number): string;
  jobKind: Record<JobKind, string>;
  jobState: Record<JobState, string>;
  exitCode(code: number): string;
}
