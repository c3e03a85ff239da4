"use client";

import { useMemo } from "react";
import type { TimelineEntry } from "../../model/types";
import { createPart, useLoaded } from "../shared/use-loaded";

type ConversationParts = typeof import("./conversation-parts");

const conversationParts = createPart<ConversationParts>(() => import("./conversation-parts"));

/** What draws threads, turns and jobs: most daemons say nothing of them, and their pages do without. Null until it is there. */
export function useConversationParts(wanted: boolean): ConversationParts | null {
  const parts = useLoaded(conversationParts, wanted);
  return parts === "failed" ? null : parts;
}

/** The same for one row. */
export function useEntryParts(entry: TimelineEntry): ConversationParts | null {
  return useConversationParts(saysConversation(entry));
}

/** Whether what entries say of threads and turns, or a host of jobs, cannot be drawn, because what draws it could not be loaded. */
export function useConversationFailed(
  entries: readonly TimelineEntry[] | undefined,
  jobs?: unknown,
): boolean {
  const wanted = useMemo(() => entries?.some(saysConversation) ?? false, [entries]);
  return useLoaded(conversationParts, wanted || jobs !== undefined) === "failed";
}

/** Tries again to load it. */
export const retryConversationParts = conversationParts.load;

function saysConversation(entry: TimelineEntry): boolean {
  if (entry.thread) return true;
  if (entry.kind !== "derived") return false;
  return entry.turn_state !== undefined || entry.resumed === true || entry.tools.effect_unknown !== undefined;
}
