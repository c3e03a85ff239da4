"use client";

import { useEffect, useReducer, useState, useSyncExternalStore } from "react";

type WorkGroupsModule = typeof import("./groups/WorkGroups");

let loaded: WorkGroupsModule | null = null;

/**
 * What draws chats and tracks: loaded when somebody wants them, since an overview begins with days.
 *
 * @returns The component as soon as it is there, and whether it could not be loaded.
 */
export function useWorkGroups(wanted: boolean) {
  const [hasFailed, setFailed] = useState(false);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!wanted || loaded) return;
    let over = false;
    import("./groups/WorkGroups").then(
      (module) => {
        loaded = module;
        if (!over) draw();
      },
      () => !over && setFailed(true),
    );
    return () => {
      over = true;
      setFailed(false);
    };
  }, [wanted]);
  const module = useSyncExternalStore(
    never,
    () => loaded,
    // No server waits for it, so its markup is without.
    () => null,
  );
  return { WorkGroups: module?.WorkGroups ?? null, hasFailed };
}

const never = () => () => {};
