"use client";

import { useEffect, useMemo, useState } from "react";
import type { Milestone } from "../../model/types";
import { quotedName } from "../../view/name-of";
import type { MilestoneCloser, MilestoneClosing } from "./closing-context";
import { createClosingRecord } from "./closing-record";
import { followFocus } from "./followed-focus";
import { useOverviewUi } from "./use-overview-ui";

export type CloseMilestoneHandler = (milestone: Milestone, closing: MilestoneClosing) => Promise<unknown>;

/**
 * Closes milestones and remembers what failed, by id: a row may leave the list while its request is under way, and
 * come back when it fails.
 *
 * @param tell Is told what was closed, in words.
 */
export function useMilestoneCloser(
  onCloseMilestone: CloseMilestoneHandler | undefined,
  tell: (words: string) => void,
): MilestoneCloser | null {
  const { messages } = useOverviewUi();
  // Not state: of what came of one milestone no row hears but its own.
  const [record] = useState(createClosingRecord);
  useEffect(() => record.stop, [record]);

  return useMemo<MilestoneCloser | null>(() => {
    if (!onCloseMilestone) return null;
    const attempt = async (milestone: Milestone, closing: MilestoneClosing, told: boolean) => {
      record.begin(milestone.id);
      try {
        await onCloseMilestone(milestone, closing);
        return null;
      } catch (error) {
        const failure = { closing, error, told };
        record.fail(milestone.id, failure);
        return failure;
      }
    };
    return {
      drafts: record.drafts,
      subscribe: record.subscribe,
      wasClosedHere: record.wasBegun,
      failureOf: record.failureOf,
      takesFocusBack: record.unfollow,
      async close(milestone, closing) {
        const { id } = milestone;
        record.follow(id, followFocus());
        if (await attempt(milestone, closing, false)) return;
        record.unfollow(id);
        tell(messages.closed(quotedName(milestone, messages)));
      },
      closeQuietly: (milestone, closing) => attempt(milestone, closing, true),
    };
  }, [onCloseMilestone, record, messages, tell]);
}
