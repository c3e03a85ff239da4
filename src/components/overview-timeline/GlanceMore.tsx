"use client";

import { safeHref } from "../../view/safe-href";
import { textButton } from "../shared/button-styles";
import { HostLink } from "../shared/HostLink";
import { useOverviewUi } from "./use-overview-ui";

interface GlanceMoreProps {
  /** How many entries are not listed. */
  left: number;
  /** Whether that is all of them: nothing was cut off or not read. */
  isWhole: boolean;
  /** Whether they are unfinished ones only. */
  unfinished: boolean;
  /** The address of the whole overview. */
  href: string | undefined;
  onMore(): void;
}

/** The way from a glance to the whole overview, which says how much more there is. */
export function GlanceMore({ left, isWhole, unfinished, href, onMore }: GlanceMoreProps) {
  const { messages } = useOverviewUi();
  const address = safeHref(href);
  const more = unfinished ? messages.moreUnfinished(left) : messages.moreSteps(left);
  const says = left === 0 ? messages.wholeOverview : isWhole ? more : messages.atLeast(more);
  return (
    <p
      data-slot="overview-more"
      className="tl:shrink-0 tl:border-t tl:border-border tl:px-3 tl:py-1.5 tl:print:hidden"
    >
      {address === null ? (
        <button type="button" className={textButton} onClick={onMore}>
          {says}
        </button>
      ) : (
        <HostLink href={address} className={`${textButton} tl:inline-flex tl:items-center`}>
          {says}
        </HostLink>
      )}
    </p>
  );
}

/** The way back from the whole overview, where it stands in a glance's place. */
export function GlanceBack({ rows, onBack }: { rows: number; onBack: () => void }) {
  const { messages } = useOverviewUi();
  return (
    <p className="tl:shrink-0 tl:border-b tl:border-border tl:px-3 tl:py-1.5 tl:print:hidden">
      <button type="button" className={textButton} onClick={onBack}>
        {messages.newestOnly(rows)}
      </button>
    </p>
  );
}
