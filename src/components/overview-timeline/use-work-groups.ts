"use client";

import { createPart, useLoaded } from "../shared/use-loaded";

const workGroups = createPart(() => import("./groups/WorkGroups"));

/**
 * What draws chats and tracks: loaded when somebody wants them, since an overview begins with days.
 *
 * @returns The component as soon as it is there, whether it could not be loaded, and what tries that again.
 */
export function useWorkGroups(wanted: boolean) {
  const loaded = useLoaded(workGroups, wanted);
  const hasFailed = loaded === "failed";
  return { WorkGroups: hasFailed ? null : (loaded?.WorkGroups ?? null), hasFailed, retry: workGroups.load };
}
