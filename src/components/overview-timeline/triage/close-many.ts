import type { Milestone } from "../../../model/types";
import type { ClosingFailed } from "../closing-context";

/** How many requests are under way at most. */
const AT_ONCE = 3;

/** A milestone that could not be closed, and why. */
export interface FailedOne {
  milestone: Milestone;
  failure: ClosingFailed;
}

/** What came of closing several, each in the order given. */
export interface ClosedMany {
  closed: Milestone[];
  failed: FailedOne[];
  /** Those that were not open any more when their turn came: nothing was sent of them. */
  gone: Milestone[];
}

interface CloseMany {
  /** Closes one. Never rejects. */
  close(milestone: Milestone): Promise<ClosingFailed | null>;
  /** Whether it is still open as far as is known. */
  isOpen(milestone: Milestone): boolean;
  /** Called when one is settled. */
  onSettled(milestone: Milestone): void;
}

/** Closes several milestones, a few at a time. Each comes out by itself: one that fails holds up no other. */
export async function closeMany(
  milestones: readonly Milestone[],
  { close, isOpen, onSettled }: CloseMany,
): Promise<ClosedMany> {
  const outcomes = new Map<Milestone, ClosingFailed | "closed" | "gone">();
  const queue = milestones.values();
  const work = async () => {
    for (const milestone of queue) {
      outcomes.set(milestone, isOpen(milestone) ? ((await close(milestone)) ?? "closed") : "gone");
      onSettled(milestone);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const all = milestones.map((milestone) => ({ milestone, outcome: outcomes.get(milestone) }));
  return {
    closed: all.filter(({ outcome }) => outcome === "closed").map(({ milestone }) => milestone),
    gone: all.filter(({ outcome }) => outcome === "gone").map(({ milestone }) => milestone),
    failed: all.flatMap(({ milestone, outcome }) =>
      typeof outcome === "object" ? [{ milestone, failure: outcome }] : [],
    ),
  };
}
