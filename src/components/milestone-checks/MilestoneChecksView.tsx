"use client";

import { Content, Root } from "@radix-ui/react-collapsible";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef, useRef, useState } from "react";
import type { MilestoneReport } from "../../checks/evaluate-milestones";
import type { EventsCut } from "../../query/runs/read-events";
import { quotedText } from "../../view/shown-text";
import { useContained } from "../provider/use-contained";
import { ErrorBoundary } from "../shared/ErrorBoundary";
import { joinClass } from "../shared/join-class";
import { NotLoaded, PausedNotice, StaleNotice } from "../shared/LoadNotice";
import type { LoadProps } from "../shared/load-props";
import { useDelayed } from "../shared/use-delayed";
import { useKeptFocus } from "../shared/use-kept-focus";
import { CheckRow } from "./CheckRow";
import { ChecksAnnouncer } from "./ChecksAnnouncer";
import { ChecksFacts } from "./ChecksFacts";
import { ChecksHeader } from "./ChecksHeader";
import { ChecksUi, useChecksUi } from "./ChecksUi";
import { EventsNotice } from "./EventsNotice";

/** Props of `MilestoneChecksView`. Others go to its root element. */
export interface MilestoneChecksViewProps
  extends Omit<ComponentPropsWithoutRef<"section">, "children">,
    LoadProps {
  /** What `evaluateMilestones` gave; undefined until there is one to show. */
  report: MilestoneReport | undefined;
  /** Why the turn's events could not be read, where the turn could; null or undefined where they were. */
  eventsError?: unknown;
  /** Why they were not read to their end; null or undefined where they were. */
  eventsCut?: EventsCut | null | undefined;
  /** Whether the list is open. Pair it with `onOpenChange`; leave it out and use `defaultOpen` for the uncontrolled way. */
  open?: boolean | undefined;
  /** Whether an uncontrolled list starts open. @default true */
  defaultOpen?: boolean | undefined;
  /** Called when the reader opens or closes the list. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * How far a turn got, from a report alone: how it ended, whether its answer met its case, how complete its events were, and
 * each milestone with what is known of it. Renders a `<section>` element with `data-slot="milestone-checks"`.
 */
export const MilestoneChecksView = forwardRef<HTMLElement, MilestoneChecksViewProps>(
  function MilestoneChecksView(props, ref) {
    return (
      <ChecksUi>
        <ErrorBoundary of={props.report}>
          <Checks {...props} forwardedRef={ref} />
        </ErrorBoundary>
      </ChecksUi>
    );
  },
);

type ChecksProps = MilestoneChecksViewProps & { forwardedRef: ForwardedRef<HTMLElement> };

/** The same where words and boundary are there already. */
export function Checks({
  report,
  error,
  updatedAt,
  onRetry,
  retrying = false,
  updatesPaused = false,
  eventsError,
  eventsCut,
  open,
  defaultOpen = true,
  onOpenChange,
  className,
  forwardedRef,
  ...rest
}: ChecksProps) {
  const { words, locale } = useChecksUi();
  const opened = useContained(onOpenChange);
  const retry = { onRetry: useContained(onRetry), retrying };
  const failed = error !== null && error !== undefined;
  const waitedLong = useDelayed(report === undefined && !failed, 300);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const ref = useComposedRefs(setRoot, forwardedRef);
  useKeptFocus(root, toggle);
  if (report === undefined && !failed && !waitedLong) return null;

  return (
    <Root asChild open={open} defaultOpen={defaultOpen} onOpenChange={opened}>
      <section
        aria-label={report ? words.checksOf(quotedText(report.name)) : words.checks}
        {...rest}
        data-slot="milestone-checks"
        lang={locale}
        ref={ref}
        className={joinClass(
          "tl-root tl:relative tl:@container tl:overflow-clip tl:rounded-card tl:border tl:border-border tl:bg-card",
          className,
        )}
      >
        <ChecksAnnouncer report={report} />
        {report === undefined ? (
          <NotLoaded error={failed ? error : null} {...retry} />
        ) : (
          <>
            <ChecksHeader report={report} toggle={toggle} />
            <ChecksFacts report={report} still={failed} />
            {failed && <StaleNotice updatedAt={updatedAt} {...retry} />}
            {!failed && <EventsNotice eventsError={eventsError} eventsCut={eventsCut} {...retry} />}
            {updatesPaused && !failed && <PausedNotice />}
            <Content className="tl:border-t tl:border-border tl:motion-safe:data-[state=open]:animate-tl-appear">
              {/* Safari forgets that a list without markers is one, unless told. */}
              <ol role="list" className="tl:list-none tl:py-1">
                {report.milestones.map((milestone) => (
                  <CheckRow
                    key={milestone.id}
                    milestone={milestone}
                    turn={report.turn}
                    furthest={milestone.id === report.furthest}
                  />
                ))}
              </ol>
            </Content>
          </>
        )}
      </section>
    </Root>
  );
}
