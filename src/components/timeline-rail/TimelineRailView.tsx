"use client";

import { Content, Root } from "@radix-ui/react-collapsible";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { type ComponentPropsWithoutRef, forwardRef, useMemo, useRef, useState } from "react";
import type { Job } from "../../model/job";
import type { TimelineEntry } from "../../model/types";
import { drawsRail, railHeader } from "../../view/rail-header";
import {
  retryConversationParts,
  useConversationFailed,
  useConversationParts,
} from "../conversation/use-conversation-parts";
import { useRowWindowAhead } from "../long-list/load-row-window";
import { useTimelineUi } from "../provider/timeline-ui";
import { useContained } from "../provider/use-contained";
import { ErrorBoundary } from "../shared/ErrorBoundary";
import { joinClass } from "../shared/join-class";
import { NotLoaded, PartNotice, PausedNotice, StaleNotice } from "../shared/LoadNotice";
import type { LoadProps } from "../shared/load-props";
import { useDelayed } from "../shared/use-delayed";
import { useKeptFocus } from "../shared/use-kept-focus";
import { useLatestCallback } from "../shared/use-latest-callback";
import { asGiven, useReadableEntries } from "../shared/use-readable-entries";
import { RailAnnouncer } from "./RailAnnouncer";
import { RailHeader } from "./RailHeader";
import { RailList } from "./RailList";
import { useStepSearch } from "./use-step-search";

/** Props of `TimelineRailView`. Others go to its root element. */
export interface TimelineRailViewProps
  extends Omit<ComponentPropsWithoutRef<"section">, "children">,
    LoadProps {
  /** The chat's entries, oldest first, as the API sends them; undefined until there are any to show. */
  entries: readonly TimelineEntry[] | undefined;
  /**
   * Work in the background of the chat, as the daemon lists it: drawn below the steps and counted apart from them. With
   * any, a short chat that went fine is drawn too. Leave it out where nothing is known of jobs.
   */
  jobs?: readonly Job[] | undefined;
  /** Whether the list is open. Pair it with `onOpenChange`; leave it out and use `defaultOpen` for the uncontrolled way. */
  open?: boolean | undefined;
  /** Whether an uncontrolled list starts open. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the reader opens or closes the list. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Draw nothing for a short chat that went fine: fewer than two entries, and none that is open, failed or unknown.
   * Once drawn it stays. Set to false in a panel that somebody opened.
   * @default true
   */
  hideWhenClean?: boolean | undefined;
  /** Makes titles buttons: called with the entry somebody chose, to scroll the transcript to its turn. */
  onStepSelect?: ((entry: TimelineEntry) => void) | undefined;
  /** Fill the height that the host gives and scroll inside it. @default false */
  fill?: boolean | undefined;
}

/**
 * The rail above a chat, from data alone: a header line that says steps, open and failed, and the list behind it.
 * Renders a `<section>` element with `data-slot="timeline-rail"`, or nothing where there is nothing to say.
 * Mount it with a `key` per chat, so that what was open or drawn in one chat does not carry over to the next.
 */
export const TimelineRailView = /* @__PURE__ */ forwardRef<HTMLElement, TimelineRailViewProps>(
  function TimelineRailView(props, ref) {
    return (
      <ErrorBoundary>
        <GivenRail {...props} forwardedRef={ref} />
      </ErrorBoundary>
    );
  },
);

const NONE: readonly TimelineEntry[] = [];

type RailProps = TimelineRailViewProps & { forwardedRef: React.ForwardedRef<HTMLElement> };

function GivenRail(props: RailProps) {
  const { onStepSelect } = props;
  const read = useReadableEntries(props.entries);
  return (
    <Rail
      {...props}
      entries={read.entries}
      error={read.error ?? props.error}
      onStepSelect={onStepSelect && ((entry) => onStepSelect(asGiven(read, entry)))}
    />
  );
}

/** The rail of entries that were read already. */
export function Rail({
  entries,
  jobs,
  error,
  updatedAt,
  onRetry,
  retrying,
  updatesPaused = false,
  open,
  defaultOpen = false,
  onOpenChange,
  hideWhenClean = true,
  onStepSelect,
  fill = false,
  className,
  forwardedRef,
  ...rest
}: RailProps) {
  const { messages, locale, wordsOf } = useTimelineUi();
  const [drawn, setDrawn] = useState(false);
  const failed = error !== null && error !== undefined;
  const waitedLong = useDelayed(entries === undefined && !failed, 300);
  const opened = useContained(onOpenChange);
  const contained = useContained(onRetry);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const ref = useComposedRefs(setRoot, forwardedRef);
  useKeptFocus(root, toggle);
  const selectStep = useLatestCallback(onStepSelect);
  useRowWindowAhead(entries?.length ?? 0);
  const search = useStepSearch(entries ?? NONE);
  const parts = useConversationParts(jobs !== undefined);
  const partFailed = useConversationFailed(entries, jobs);
  const header = useMemo(() => railHeader(entries ?? NONE), [entries]);
  const jobsSaid = useMemo(
    () => (jobs === undefined || partFailed ? "" : (parts?.jobsText(jobs, wordsOf) ?? null)),
    [jobs, partFailed, parts, wordsOf],
  );
  const draws = entries !== undefined && (!hideWhenClean || !!jobs?.length || drawsRail(entries));
  if ((draws || failed) && !drawn) setDrawn(true);

  const nothingToSay = entries === undefined ? !failed && !waitedLong && hideWhenClean : !draws && !drawn;
  if (nothingToSay) return null;

  const retry = { onRetry: contained, retrying };
  return (
    <Root asChild open={open} defaultOpen={defaultOpen} onOpenChange={opened}>
      <section
        aria-label={messages.timeline}
        {...rest}
        data-slot="timeline-rail"
        lang={locale}
        ref={ref}
        className={joinClass(
          "tl-root tl:relative tl:@container tl:rounded-card tl:border tl:border-border tl:bg-card",
          fill &&
            "tl:flex tl:max-h-full tl:min-h-0 tl:flex-col tl:overflow-y-auto tl:print:overflow-visible tl:print:max-h-none",
          className,
        )}
      >
        {entries === undefined ? (
          <NotLoaded error={failed ? error : null} {...retry} />
        ) : (
          <RailHeader entries={entries} header={header} jobs={jobs} live={!failed} toggle={toggle} />
        )}
        <RailAnnouncer header={header} jobs={jobsSaid} loaded={entries !== undefined} found={search.count} />
        {entries !== undefined && (
          <>
            {failed && <StaleNotice updatedAt={updatedAt} {...retry} />}
            {updatesPaused && !failed && <PausedNotice />}
            {partFailed && <PartNotice onRetry={retryConversationParts} />}
            <Content
              className={joinClass(
                "tl:border-t tl:border-border tl:motion-safe:data-[state=open]:animate-tl-appear",
                fill && "tl:relative tl:min-h-14 tl:overflow-y-auto tl:print:overflow-visible",
              )}
            >
              <RailList
                entries={entries}
                search={search}
                asOf={failed ? updatedAt : undefined}
                onStepSelect={selectStep}
              />
              {parts && <parts.JobList jobs={jobs} still={failed} />}
            </Content>
          </>
        )}
      </section>
    </Root>
  );
}
