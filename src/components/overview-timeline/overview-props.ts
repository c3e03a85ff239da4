import type { ComponentPropsWithoutRef } from "react";
import type { TimelineEntry } from "../../model/types";
import type { OverviewFilter } from "../../view/filter";
import type { LoadProps } from "../shared/load-props";
import type { ChatsReading } from "./ChatsNotice";
import type { HeadingLevel } from "./list-props";
import type { GlanceProps } from "./use-glance";
import type { CloseMilestoneHandler } from "./use-milestone-closer";

/** Props of `OverviewTimelineView`. Others go to its root element. */
export interface OverviewTimelineViewProps
  extends Omit<ComponentPropsWithoutRef<"section">, "children">,
    LoadProps,
    GlanceProps {
  /** The entries of the range, oldest first, unfiltered, as the API sends them; undefined until there are any to show. */
  entries: readonly TimelineEntry[] | undefined;
  /** The filter. Pair it with `onFilterChange`; leave it out and use `defaultFilter` for the uncontrolled way. */
  filter?: OverviewFilter | undefined;
  /** What an uncontrolled filter starts from. @default the last 7 days, nothing hidden */
  defaultFilter?: Partial<OverviewFilter> | undefined;
  /** Called when the reader changes the filter, its range included. */
  onFilterChange?: ((filter: OverviewFilter) => void) | undefined;
  /** Whether a limit cut older entries off, so that the list is only the newest part of its range. @default false */
  cutOff?: boolean | undefined;
  /** Loads more of a range that was cut off; leave it out when there is no more to be had. */
  onLoadMore?: (() => void) | undefined;
  /** Whether more is being loaded. @default false */
  loadingMore?: boolean | undefined;
  /** Why loading more failed. The list stays as it is. */
  loadMoreError?: unknown;
  /**
   * Closes an open milestone; rows offer it when this is there. Show the outcome at once and take it back when the
   * promise rejects: the row then says why it failed.
   */
  onCloseMilestone?: CloseMilestoneHandler | undefined;
  /** How far the chats that the project's own view leaves out are read; leave it out where none are. */
  otherChats?: ChatsReading | undefined;
  /**
   * All entries of as many days just before the range, as they are now. How much more or less is open and failed in the
   * range is then said, where that is complete. What the range has too counts there.
   */
  previous?: readonly TimelineEntry[] | undefined;
  /**
   * When `previous` was read, in ms since the epoch. Where that is a minute or more before `updatedAt`, the comparison says
   * when it was.
   */
  previousUpdatedAt?: number | undefined;
  /** A standing line under the list, such as what it does not cover. */
  footnote?: string | undefined;
  /** The level of the headings of days, chats and tracks, one below the heading that stands above the list. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** Fill the height that the host gives and scroll inside it. @default false */
  fill?: boolean | undefined;
  /**
   * Whether `j` and `k` lead to the next and the previous unfinished row. They do while the focus is in the list, and
   * never where letters are typed.
   * @default true
   */
  shortcuts?: boolean | undefined;
}
