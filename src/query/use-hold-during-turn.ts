"use client";

import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { heldTimelines } from "./held-timelines";

/**
 * Holds a timeline while a turn is streamed into its chat, and asks for it once when that begins and once when it ends. A
 * mount, another chat and a query that gets enabled are fetched by react-query itself, so they count as neither; nor does
 * a rail that joins or leaves while another one on the same chat still holds it. `queryKey` must be stable.
 */
export function useHoldDuringTurn(queryKey: QueryKey, streaming: boolean, enabled: boolean): void {
  const queryClient = useQueryClient();
  const last = useRef({ queryKey, streaming, enabled });

  useEffect(() => {
    const before = last.current;
    last.current = { queryKey, streaming, enabled };
    const turned = before.streaming !== streaming;
    if (!turned || !enabled || !before.enabled || before.queryKey !== queryKey) return;
    if (heldTimelines(queryClient).isHeld(queryKey)) return;
    // An answer already on its way is of the time before. Two rails on one chat cancel together, then share one fetch.
    const only = { queryKey, exact: true };
    void queryClient
      .cancelQueries(only)
      .then(() => queryClient.refetchQueries({ ...only, type: "active" }, { cancelRefetch: false }));
  }, [queryClient, queryKey, streaming, enabled]);

  // After the effect above, which has to see whether another one holds it.
  useEffect(() => {
    if (!streaming || !enabled) return;
    return heldTimelines(queryClient).hold(queryKey);
  }, [queryClient, queryKey, streaming, enabled]);
}
