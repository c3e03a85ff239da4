import { hashKey, matchQuery, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { Milestone, Timeline } from "../model/types";
import { heldTimelines } from "./held-timelines";
import { fieldsToRestore, findMilestone, type MilestoneFields, setFields } from "./milestone-changes";

/** What a write changed before the daemon answered: enough to take just that back. */
export interface Written {
  id: string;
  fields: MilestoneFields;
  before: Before[];
  /** Ends what keeps the fields as they were written. */
  release(): void;
}

interface Before {
  queryKey: QueryKey;
  milestone: Milestone;
}

/**
 * Sets fields of one milestone in every cached timeline under `scope` that has it, and in each that is read until the
 * write is released: nobody can tell whether such an answer knows of the write.
 */
export function writeFields(
  queryClient: QueryClient,
  scope: QueryKey,
  id: string,
  fields: MilestoneFields,
): Written {
  const before = new Map<string, Before>();
  const write = (queryKey: QueryKey, timeline: Timeline) => {
    const milestone = findMilestone(timeline, id);
    if (milestone === undefined) return;
    before.set(hashKey(queryKey), { queryKey, milestone });
    replace(queryClient, queryKey, setFields(timeline, id, fields));
  };
  for (const { queryKey, timeline } of cachedTimelines(queryClient, scope)) write(queryKey, timeline);

  const release = queryClient.getQueryCache().subscribe((event) => {
    const isRead = event.type === "updated" && event.action.type === "success" && !event.action.manual;
    if (!isRead || !matchQuery({ queryKey: scope }, event.query)) return;
    const timeline = queryClient.getQueryData<Timeline>(event.query.queryKey);
    if (timeline) write(event.query.queryKey, timeline);
  });
  return {
    id,
    fields,
    release,
    get before() {
      return [...before.values()];
    },
  };
}

/** Takes a failed write back, where nothing has come over it since. */
export function takeBack(queryClient: QueryClient, { id, fields, before }: Written): void {
  for (const { queryKey, milestone } of before) {
    const timeline = queryClient.getQueryData<Timeline>(queryKey);
    const current = timeline && findMilestone(timeline, id);
    if (!timeline || !current) continue;
    replace(queryClient, queryKey, setFields(timeline, id, fieldsToRestore(current, fields, milestone)));
  }
}

/** Changes one cached timeline, where it is cached. */
export function changeTimeline(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (timeline: Timeline) => Timeline,
): void {
  const timeline = queryClient.getQueryData<Timeline>(queryKey);
  if (timeline) replace(queryClient, queryKey, change(timeline));
}

/**
 * Ends the reads under `scope` that began before a write: their answer would bring back what the write replaced. First
 * loads go on until the write is settled, since there is nothing of them to protect.
 */
export function cancelRefetches(queryClient: QueryClient, scope: QueryKey): Promise<void> {
  const held = heldTimelines(queryClient);
  return queryClient.cancelQueries({
    queryKey: scope,
    predicate: (query) => {
      if (query.state.data === undefined) return false;
      if (query.state.fetchStatus === "fetching") held.owe(query);
      return true;
    },
  });
}

/**
 * Reads everything under `scope` again that is on screen, and the rest when it is next; what is held while a turn is
 * streamed keeps what was written and is read at the turn's end. Reads on their way are replaced; only first loads are
 * cancelled for it, since a cancelled refetch goes back to what was there when it began: to a write that has been taken
 * back meanwhile.
 */
export async function readAgain(queryClient: QueryClient, scope: QueryKey): Promise<void> {
  await queryClient.cancelQueries({
    queryKey: scope,
    predicate: (query) => query.state.data === undefined,
  });
  await queryClient.invalidateQueries({ queryKey: scope, refetchType: "none" });
  const { mayAsk } = heldTimelines(queryClient);
  await queryClient.refetchQueries({ queryKey: scope, type: "active", predicate: mayAsk });
}

function cachedTimelines(queryClient: QueryClient, scope: QueryKey) {
  return queryClient
    .getQueriesData<Timeline>({ queryKey: scope })
    .flatMap(([queryKey, timeline]) => (timeline === undefined ? [] : [{ queryKey, timeline }]));
}

/** As old and as stale as it was: a guess of ours is no answer, so it makes nothing fresher and ends no failure. */
function replace(queryClient: QueryClient, queryKey: QueryKey, timeline: Timeline): void {
  const query = queryClient.getQueryCache().find({ queryKey });
  if (!query) return;
  const { dataUpdatedAt: updatedAt, status, error, isInvalidated } = query.state;
  queryClient.setQueryData<Timeline>(queryKey, timeline, { updatedAt });
  query.setState({ status, error, isInvalidated });
}
