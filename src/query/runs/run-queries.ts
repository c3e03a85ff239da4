import { type QueryFunction, type QueryKey, type QueryState, queryOptions } from "@tanstack/react-query";
import { isGoing, isOver } from "../../checks/turn-status";
import { parseTurn } from "../../wire/runs";
import { LONGEST_POLL_MS, leftAloneFor, nextPoll, POLL_MS, UNHEARD_POLL_MS } from "../poll-interval";
import { isRecoverable, type TimelineError } from "../timeline-api-error";
import type { TimelineClient } from "../timeline-client";
import { STEADY } from "../timeline-queries";
import { readEvents } from "./read-events";
import { type RunEvidence, shareEvidence } from "./run-evidence";
import { daemonRuns, type RunSource, sourceKey } from "./run-source";

/** What `queryOptions` gives, in the words of the react-query that the host has installed. */
export type RunQueryOptions = Omit<ReturnType<typeof queryOptions<RunEvidence, TimelineError>>, "queryFn"> & {
  queryFn: QueryFunction<RunEvidence>;
};

/** Keys and options for what is asked of runs. */
export interface RunQueries {
  /** The beginning of every key, which says where runs come from. Not below the timelines': those are written to. */
  all: readonly ["apx-timeline-runs", string];
  /** The beginning of every key of one run. */
  run(run: string): QueryKey;
  /** How a turn stands and what happened on its way: the evidence for `evaluateMilestones`. */
  evidence(run: string, turn: string): RunQueryOptions;
}

/**
 * Query keys and options of runs, for `useQuery`, `ensureQueryData`, `invalidateQueries` and the like.
 *
 * A turn is asked for first and its events after it. Without the turn there is nothing; events that cannot be read are no
 * failure of the query, but told beside it. It is asked for again while the turn is submitted or working, and while
 * events fail in a way that may pass; not once a turn is over.
 *
 * @param source Where turns and events come from. Left out: the client's daemon.
 */
export function runQueries(client: TimelineClient, source?: RunSource): RunQueries {
  const all = ["apx-timeline-runs", source === undefined ? client.baseUrl : sourceKey(source)] as const;
  const asked = source ?? daemonRuns(client);
  return {
    all,
    run: (run) => [...all, run],
    evidence: (run, turn) => {
      const queryFn: QueryFunction<RunEvidence> = ({ signal }) => readEvidence(asked, run, turn, signal);
      const options = queryOptions<RunEvidence, TimelineError>({
        ...STEADY,
        queryKey: [...all, run, turn],
        queryFn,
        structuralSharing: shareEvidence,
        refetchInterval: ({ state }) => evidenceInterval(state),
        refetchOnMount: mayChange,
        refetchOnWindowFocus: mayChange,
        refetchOnReconnect: mayChange,
      });
      return { ...options, queryFn };
    },
  };
}

async function readEvidence(
  source: RunSource,
  run: string,
  turn: string,
  signal: AbortSignal,
): Promise<RunEvidence> {
  const stands = parseTurn(await source.turn(run, turn, { signal }));
  try {
    return { turn: stands, ...(await readEvents(source, run, turn, signal)), eventsError: null };
  } catch (eventsError) {
    signal.throwIfAborted();
    return { turn: stands, pages: [], cut: null, eventsError };
  }
}

type Asked = QueryState<RunEvidence, TimelineError>;

/**
 * When to ask again, in ms. Very many pages take as many requests: they are asked for that much less often.
 *
 * @param heard Whether nothing has to be asked for to know of changes (see `nextPoll`).
 */
export function evidenceInterval(state: Asked, heard = true): number | false {
  const { data } = state;
  if (data && state.status !== "error" && isRecoverable(data.eventsError)) {
    return Math.max(UNHEARD_POLL_MS, eventsWait(state));
  }
  const poll = nextPoll(state, isGoing(data?.turn.status ?? ""), heard || isOver(data?.turn.status ?? ""));
  return poll === POLL_MS ? Math.min(POLL_MS * Math.max(data?.pages.length ?? 1, 1), LONGEST_POLL_MS) : poll;
}

function mayChange({ state }: { state: Asked }): boolean {
  const { data } = state;
  const settled = state.error === null && data?.eventsError === null && isOver(data.turn.status);
  return !settled && leftAloneFor(state) === 0 && eventsWait(state) === 0;
}

/** How long whoever refused the events still wants to be left alone, in ms. */
function eventsWait({ data, dataUpdatedAt }: Asked): number {
  return leftAloneFor({ error: data?.eventsError, errorUpdatedAt: dataUpdatedAt });
}
