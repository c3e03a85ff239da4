"use client";

import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Milestone } from "../model/types";
import {
  cancelRefetches,
  changeTimeline,
  readAgain,
  takeBack,
  type Written,
  writeFields,
} from "./cached-timelines";
import type { ProjectId } from "./chat-ref";
import {
  addMilestone,
  closedFields,
  findMilestone,
  type MilestoneFields,
  pendingMilestone,
  removeMilestone,
  setFields,
} from "./milestone-changes";
import type { ClosingFields, MilestonePatch, NewMilestone } from "./milestone-writes";
import { wholeSecond } from "./project-range";
import { holdSettled, releaseSettled } from "./settled-writes";
import type { TimelineError } from "./timeline-api-error";
import type { TimelineClient } from "./timeline-client";
import { useTimelineClient } from "./timeline-client-context";
import { milestoneWrites, timelineQueries } from "./timeline-queries";

/** Where milestones are written. */
export interface MilestoneActionsOptions {
  project: ProjectId;
  /** The clock of what is shown until the daemon has answered, in ms. @default Date.now */
  now?: (() => number) | undefined;
}

/** What `close.mutate` takes. */
export type CloseVariables = ClosingFields & { id: string };

/** What `update.mutate` takes. */
export interface UpdateVariables {
  id: string;
  patch: MilestonePatch;
}

/** The writes of a project's milestones. */
export interface MilestoneActions {
  create: UseMutationResult<Milestone, TimelineError, NewMilestone, unknown>;
  close: UseMutationResult<Milestone, TimelineError, CloseVariables, unknown>;
  update: UseMutationResult<Milestone, TimelineError, UpdateVariables, unknown>;
}

/**
 * Declares, closes and changes milestones. What was written shows at once in every timeline of the project that is
 * cached; a write that fails is taken back, and only that one. When the last one is settled, everything is read again.
 */
export function useMilestoneActions({ project, now = Date.now }: MilestoneActionsOptions): MilestoneActions {
  const client = useTimelineClient();
  return {
    create: useCreate(client, project, now),
    close: useFieldWrite<CloseVariables>(client, project, "close", {
      send: ({ id, ...closing }) => client.closeMilestone(project, id, closing),
      fields: (closing) => closedFields(closing, now()),
    }),
    update: useFieldWrite<UpdateVariables>(client, project, "update", {
      send: ({ id, patch }) => client.updateMilestone(project, id, patch),
      fields: ({ patch }) => ({ ...patch, updated_at: wholeSecond(now()) }),
    }),
  };
}

interface FieldWrite<V> {
  send: (variables: V) => Promise<Milestone>;
  fields: (variables: V) => MilestoneFields;
}

function useFieldWrite<V extends { id: string }>(
  client: TimelineClient,
  project: ProjectId,
  name: string,
  { send, fields }: FieldWrite<V>,
) {
  const queryClient = useQueryClient();
  const { scope, writes, options } = useWrites(client, project, name);
  return useMutation<Milestone, TimelineError, V, Written>({
    ...options,
    mutationFn: send,
    onMutate: async (variables) => {
      await cancelRefetches(queryClient, scope);
      return writeFields(queryClient, scope, variables.id, fields(variables));
    },
    onError: (_error, _variables, written) => {
      if (written) takeBack(queryClient, written);
    },
    onSettled: (_milestone, error, _variables, written) => {
      if (error) written?.release();
      else if (written) holdSettled(queryClient, writes, written.release);
      options.onSettled();
    },
  });
}

let pending = 0;

function useCreate(client: TimelineClient, project: ProjectId, now: () => number) {
  const queryClient = useQueryClient();
  const { scope, options } = useWrites(client, project, "create");
  return useMutation<Milestone, TimelineError, NewMilestone, { id: string }>({
    ...options,
    mutationFn: (declared) => client.createMilestone(project, declared),
    onMutate: async (declared) => {
      await cancelRefetches(queryClient, scope);
      pending += 1;
      const id = `pending-${pending}`;
      const queryKey = chatKey(client, project, declared);
      const milestone = pendingMilestone(id, declared, now());
      if (queryKey) changeTimeline(queryClient, queryKey, (timeline) => addMilestone(timeline, milestone));
      return { id };
    },
    onSuccess: (created, declared, { id }) => {
      const queryKey = chatKey(client, project, declared);
      if (!queryKey) return;
      changeTimeline(queryClient, queryKey, (timeline) =>
        // A read that came in between has it under its real id already.
        findMilestone(timeline, created.id)
          ? removeMilestone(timeline, id)
          : setFields(timeline, id, created),
      );
    },
    onError: (_error, declared, context) => {
      const queryKey = chatKey(client, project, declared);
      if (queryKey && context)
        changeTimeline(queryClient, queryKey, (timeline) => removeMilestone(timeline, context.id));
    },
  });
}

/** What every write has in common. Like the queries, it leaves nothing to a host's defaults. */
function useWrites(client: TimelineClient, project: ProjectId, name: string) {
  const queryClient = useQueryClient();
  const scope = timelineQueries(client).project(project);
  const writes = milestoneWrites(client, project);
  const onSettled = () => {
    // While another write is on its way, an answer could not know of it and would undo it on screen.
    if (queryClient.isMutating({ mutationKey: writes }) > 1) return;
    releaseSettled(queryClient, writes);
    void readAgain(queryClient, scope);
  };
  const options = {
    mutationKey: [...writes, name],
    networkMode: "always" as const,
    retry: false,
    throwOnError: false,
    gcTime: 5 * 60_000,
    onSettled,
  };
  return { scope, writes, options };
}

/** The key of the chat that a new milestone says it is of. */
function chatKey(client: TimelineClient, project: ProjectId, declared: NewMilestone) {
  const { agent, conversation_id, channel, thread_id } = declared;
  const queries = timelineQueries(client);
  if (agent && conversation_id) return queries.conversation(project, agent, conversation_id).queryKey;
  if (channel && thread_id) return queries.thread(project, channel, thread_id).queryKey;
  return null;
}
