import type { Milestone } from "../model/types";

/** How a milestone can be closed. There is no reopening. */
export type ClosingState = "done" | "failed" | "dropped";

/** What a milestone can be closed with. */
export interface ClosingFields {
  /** @default "done" */
  state?: ClosingState | undefined;
  /** A milestone that is closed again without one keeps the note it has. */
  note?: string | undefined;
}

/** What can be changed on a milestone. Its state changes by closing it, its times by nobody. */
export type MilestonePatch = Partial<
  Pick<
    Milestone,
    | "title"
    | "track"
    | "detail"
    | "note"
    | "channel"
    | "conversation_id"
    | "thread_id"
    | "agent"
    | "created_by"
    | "meta"
  >
>;

/** A milestone to declare. The daemon gives id and times; a note is kept only with a closing state. */
export type NewMilestone = MilestonePatch & {
  title: string;
  /** @default "open" */
  state?: ClosingState | "open";
};
