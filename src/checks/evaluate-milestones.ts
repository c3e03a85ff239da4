import { askCheck } from "./ask-check";
import { assertChecks } from "./assert-checks";
import type { MilestoneCheck } from "./milestone-check";
import { isRecord, kindOf, type ReadPage, readPage } from "./read-page";
import type { EventPage, HistoryStatus, RunTurn } from "./turn-event";

/** Whether a milestone was reached; `unknown` where the events cannot settle it. */
export type MilestoneStatus = "reached" | "missed" | "unknown";

/** Whether the answer met its case; `unchecked` where there was nothing to check it against. */
export type AnswerCheck = "correct" | "incorrect" | "errored" | "unchecked" | (string & {});

/** A milestone of a report. */
export interface ReportedMilestone {
  id: string;
  description: string;
  status: MilestoneStatus;
  /** Why its check could not be asked; there only where it is unknown for that. */
  error?: string;
}

/** How far a turn got. Plain JSON. */
export interface MilestoneReport {
  name: string;
  /** How the turn ended, in its own word. It comes from the turn, never from events. */
  turn: string;
  answer: AnswerCheck;
  /** How complete the events were. */
  history: HistoryStatus;
  /** How many there were. */
  events: number;
  /** In the order in which they were declared, which is the one in which they should be reached. */
  milestones: ReportedMilestone[];
  /** The id of the last one in that order that was reached; null where none was. */
  furthest: string | null;
  /** The ids of those that were not reached. */
  missed: string[];
  /** The ids of those that the events cannot settle. */
  unknown: string[];
}

/** What a report is made of. */
export interface MilestoneEvidence {
  /** What was asked of the agent, in a word or two. */
  name: string;
  turn: RunTurn;
  /** All pages of the turn's events, in order; an empty list where they could not be read. */
  pages: readonly EventPage[];
  /** At least one; their ids differ. */
  checks: readonly MilestoneCheck[];
  /** @default "unchecked" */
  answer?: AnswerCheck | undefined;
}

/**
 * Asks each check about the events of one turn. What they show is reached, however few of them are left: an event that is
 * there proves it. What they do not show is missed only where they are complete, else unknown.
 *
 * The first page says how complete they are: the later ones are of the same window, only later. Two things leave it open
 * whether something was missed, whatever it says: a later page that could not be read, and a last page that leads on to
 * another.
 *
 * @throws {TypeError} where there is no check, two have the same id, or the turn or the pages are none.
 */
export function evaluateMilestones({
  name,
  turn,
  pages,
  checks,
  answer = "unchecked",
}: MilestoneEvidence): MilestoneReport {
  assertChecks(checks);
  const status = statusOf(turn);
  if (!Array.isArray(pages)) {
    throw new TypeError(`The pages of events are ${kindOf(pages)}, and should be a list of pages.`);
  }
  const read = pages.map(readPage);
  const events = read.flatMap((page) => page.data);
  const history = historyOf(read);
  const milestones = checks.map((check): ReportedMilestone => {
    const { id, description } = check;
    // A list of its own: whatever a check does to it, the next one is asked about the same events.
    const asked = askCheck(() => check.reached([...events]));
    if (typeof asked !== "boolean") return { id, description, status: "unknown", error: asked.error };
    return { id, description, status: asked ? "reached" : history === "complete" ? "missed" : "unknown" };
  });
  const idsOf = (of: MilestoneStatus) => milestones.filter(({ status }) => status === of).map(({ id }) => id);
  return {
    name,
    turn: status,
    answer,
    history,
    events: events.length,
    milestones,
    furthest: idsOf("reached").at(-1) ?? null,
    missed: idsOf("missed"),
    unknown: idsOf("unknown"),
  };
}

function statusOf(turn: unknown): string {
  const status = isRecord(turn) ? turn["status"] : undefined;
  if (typeof status === "string") return status;
  throw new TypeError("The turn has no `status`: how it ended is read from there, never from its events.");
}

function historyOf(pages: readonly ReadPage[]): HistoryStatus {
  const unread = pages.some(({ history }) => history.status === "unavailable");
  const leadsOn = (pages.at(-1)?.next_cursor ?? null) !== null;
  const [first] = pages;
  return first === undefined || unread || leadsOn ? "unavailable" : first.history.status;
}
