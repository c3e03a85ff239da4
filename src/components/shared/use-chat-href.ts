"use client";

import { useEffect, useMemo, useRef } from "react";
import type { TimelineEntry } from "../../model/types";
import { safeHref } from "../../view/safe-href";
import { type TimelineUi, useTimelineUi } from "../provider/timeline-ui";

interface Found {
  href: string | null;
  fault?: unknown;
}

/**
 * Where the host says that an entry's chat is; null for nowhere. The host's function runs in our render: its fault costs
 * a link, not the list, and the host hears of it, once a row for as long as it is the same one.
 */
export function useChatHref(entry: TimelineEntry, linked: boolean): string | null {
  const { chatHref, onError } = useTimelineUi();
  const found = useMemo(
    () => (linked && chatHref ? find(chatHref, entry) : NOWHERE),
    [linked, chatHref, entry],
  );
  const told = useRef<string | null>(null);
  useEffect(() => {
    const words = "fault" in found ? String(found.fault) : null;
    if (words !== null && words !== told.current) onError(found.fault);
    told.current = words;
  }, [found, onError]);
  return found.href;
}

const NOWHERE: Found = { href: null };

function find(chatHref: NonNullable<TimelineUi["chatHref"]>, entry: TimelineEntry): Found {
  try {
    return { href: safeHref(chatHref(entry)) };
  } catch (fault) {
    return { href: null, fault };
  }
}
