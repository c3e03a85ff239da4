"use client";

import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

/**
 * Asks for a timeline once when a turn begins and once when it ends. A mount, another chat and a query that gets enabled
 * are fetched by react-query itself, so they count as neither. `queryKey` must be stable.
 */
export function useRefetchOnTurn(queryKey: QueryKey, streaming: boolean, enabled: boolean): void {
  const queryClient = useQueryClient();
  const last = useRef({ queryKey, streaming, enabled });

  useEffect(() => {
    const before = last.current;
    last.current = { queryKey, streaming, enabled };
    const turned = before.streaming !== streaming;
    if (!turned || !enabled || !before.enabled || before.queryKey !== queryKey) return;
    // An answer already on its way is of the time before. Two rails on one chat cancel together, then share one fetch.
    const only = { queryKey, exact: true };
    void queryClient
      .cancelQueries(only)
      .then(() => queryClient.refetchQueries({ ...only, type: "active" }, { cancelRefetch: false }));
  }, [queryClient, queryKey, streaming, enabled]);
}
