import type { QueryState } from "@tanstack/react-query";
import type { Timeline } from "../model/types";
import { isRecoverable } from "./timeline-api-error";

/** How often a timeline with something running is asked for, and the first wait after a failure; ms. */
export const POLL_MS = 3_000;
/** The longest wait between tries of a daemon that does not answer; ms. */
export const LONGEST_POLL_MS = 30_000;

type Polled = Pick<
  QueryState<Timeline>,
  "data" | "status" | "error" | "dataUpdatedAt" | "errorUpdatedAt" | "errorUpdateCount"
>;

/**
 * When to ask again, in ms, or false for not at all.
 *
 * Every 3 s while an entry is running. After a failure that may pass by itself the wait grows from 3 s to 30 s: it doubles
 * with each try, because with data it is as long as the failing has lasted.
 */
export function pollInterval(state: Polled): number | false {
  if (state.status === "error") return isRecoverable(state.error) ? backOff(state) : false;
  return state.data?.entries.some((entry) => entry.state === "running") ? POLL_MS : false;
}

function backOff({ data, dataUpdatedAt, errorUpdatedAt, errorUpdateCount }: Polled): number {
  const wait = data === undefined ? POLL_MS * 2 ** (errorUpdateCount - 1) : errorUpdatedAt - dataUpdatedAt;
  return Math.min(Math.max(wait, POLL_MS), LONGEST_POLL_MS);
}
