"use client";

import { useEffect, useMemo, useState } from "react";
import type { Milestone } from "../../model/types";
import { quotedName } from "../../view/name-of";
import type { ClosingDraft, ClosingFailed, MilestoneCloser, MilestoneClosing } from "./closing-context";
import { type FollowedFocus, followFocus } from "./followed-focus";
import { useOverviewUi } from "./use-overview-ui";

export type CloseMilestoneHandler = (milestone: Milestone, closing: MilestoneClosing) => Promise<unknown>;

const NONE: ReadonlySet<string> = new Set();

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
  const [failures, setFailures] = useState<Readonly<Record<string, ClosingFailed>>>({});
  const [closed, setClosed] = useState<ReadonlySet<string>>(NONE);
  // Not state: nobody is drawn again for a letter that is typed, or for where the focus is.
  const [drafts] = useState(() => new Map<string, ClosingDraft>());
  const [followed] = useState(() => new Map<string, FollowedFocus>());
  useEffect(() => () => followed.forEach((focus) => void focus.stop()), [followed]);

  return useMemo<MilestoneCloser | null>(() => {
    if (!onCloseMilestone) return null;
    const forget = (id: string) =>
      setFailures((known) => Object.fromEntries(Object.entries(known).filter(([other]) => other !== id)));
    const unfollow = (id: string) => {
      followed.get(id)?.stop();
      return followed.delete(id);
    };
    const attempt = async (milestone: Milestone, closing: MilestoneClosing, told: boolean) => {
      const { id } = milestone;
      forget(id);
      setClosed((known) => new Set(known).add(id));
      try {
        await onCloseMilestone(milestone, closing);
        return null;
      } catch (error) {
        const failure = { closing, error, told };
        setFailures((known) => ({ ...known, [id]: failure }));
        return failure;
      }
    };
    return {
      drafts,
      wasClosedHere: (id) => closed.has(id),
      failureOf: (id) => (Object.hasOwn(failures, id) ? failures[id] : undefined),
      takesFocusBack(id) {
        if (!Object.hasOwn(failures, id)) return false;
        const untouched = followed.get(id)?.isUntouched() ?? false;
        unfollow(id);
        return untouched;
      },
      async close(milestone, closing) {
        const { id } = milestone;
        unfollow(id);
        followed.set(id, followFocus());
        if (await attempt(milestone, closing, false)) return;
        unfollow(id);
        tell(messages.closed(quotedName(milestone, messages)));
      },
      closeQuietly: (milestone, closing) => attempt(milestone, closing, true),
    };
  }, [onCloseMilestone, failures, closed, drafts, followed, messages, tell]);
}
