import type { QueryState } from "@tanstack/react-query";
import type { Timeline } from "../model/types";
import { isRecoverable, TimelineApiError } from "./timeline-api-error";

/** How often a timeline with something running is asked for, and the first wait after a failure; ms. */
export const POLL_MS = 3_000;
/** How often the others are asked for while their live updates are not up; ms. */
export const UNHEARD_POLL_MS = 15_000;
/** The longest wait between tries of a daemon that does not answer; ms. */
export const LONGEST_POLL_MS = 30_000;

type Asked<T> = Pick<
  QueryState<T>,
  "data" | "status" | "error" | "dataUpdatedAt" | "errorUpdatedAt" | "errorUpdateCount"
>;

/** When to ask for a timeline again: {@link nextPoll}, where what runs is an entry. */
export function pollInterval(state: Asked<Timeline>, heard = true): number | false {
  return nextPoll(state, state.data?.entries.some((entry) => entry.state === "running") ?? false, heard);
}

/**
 * When to ask again, in ms, or false for not at all. `heard` says whether nothing has to be asked for to know of changes:
 * either live updates tell of them, or the host wants none.
 *
 * Every 3 s while something is running, else every 15 s where changes would go unheard. After a failure that may pass by
 * itself the wait grows: see {@link backOff}.
 */
export function nextPoll(state: Asked<unknown>, isRunning: boolean, heard: boolean): number | false {
  if (state.status === "error")
    return isRecoverable(state.error) ? Math.max(backOff(state), leftAloneFor(state)) : false;
  if (isRunning) return POLL_MS;
  return heard ? false : UNHEARD_POLL_MS;
}

/**
 * When to ask for what is as it was last known, in ms: where nothing else has it asked for, as often as the host wants
 * (`null`: not at all).
 */
export function idlePoll(
  next: number | false,
  { status }: Pick<Asked<unknown>, "status">,
  pollMs: number | null,
): number | false {
  return next === false && status === "success" && pollMs !== null ? pollMs : next;
}

/** How often a host wants that, which is no oftener than of what goes unheard; anything else is never. */
export function readPollMs(given: unknown): number | null {
  if (typeof given !== "number" || !(given > 0) || given === Number.POSITIVE_INFINITY) return null;
  return Math.max(given, UNHEARD_POLL_MS);
}

/**
 * How long to wait after a failure, from 3 s to 30 s; it doubles with each try, because with data it is as long as the
 * failing has lasted.
 */
function backOff({
  data,
  dataUpdatedAt,
  errorUpdatedAt,
  errorUpdateCount,
}: Pick<Asked<unknown>, "data" | "dataUpdatedAt" | "errorUpdatedAt" | "errorUpdateCount">): number {
  const wait = data === undefined ? POLL_MS * 2 ** (errorUpdateCount - 1) : errorUpdatedAt - dataUpdatedAt;
  return Math.min(Math.max(wait, POLL_MS), LONGEST_POLL_MS);
}

/**
 * How long news of a query that fails still has to wait, in ms: as long as its poll does, or where that has given up, 30 s.
 * A chat that is written to while its timeline is refused would have it asked for every second.
 */
export function newsWait(state: Asked<unknown>): number {
  if (state.status !== "error") return 0;
  const wait = isRecoverable(state.error) ? backOff(state) : LONGEST_POLL_MS;
  return Math.max(remaining(state.errorUpdatedAt, wait), leftAloneFor(state));
}

/**
 * How long a query's daemon still wants to be left alone, in ms. Whatever asks by itself keeps to it: polls, live signals,
 * and a page or a list that comes back. A reader who presses a button does not.
 */
export function leftAloneFor({ error, errorUpdatedAt }: { error: unknown; errorUpdatedAt: number }): number {
  const wait = error instanceof TimelineApiError ? (error.retryAfterMs ?? 0) : 0;
  return remaining(errorUpdatedAt, wait);
}

/** What is left of a wait. A clock that was set back must not make it longer. */
function remaining(since: number, wait: number): number {
  return Math.min(Math.max(since + wait - Date.now(), 0), wait);
}
