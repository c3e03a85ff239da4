"use client";

import { memo, useLayoutEffect, useRef } from "react";
import type { TimelineEntry } from "../../../model/types";
import { type GroupWords, groupName, threadKindName } from "../../../view/group-name";
import { localDay } from "../../../view/local-day";
import { quotedText } from "../../../view/shown-text";
import type { GroupSubject } from "../../../view/track-groups";
import type { WorkGroup } from "../../../view/work-groups";
import { ThreadIcon } from "../../conversation/ThreadIcon";
import { scrollerOf, sightOf } from "../../long-list/visible-part";
import { useAtTime } from "../../provider/timeline-ui";
import { focusRing, innerButton } from "../../shared/button-styles";
import { Glyph } from "../../shared/Glyph";
import { HostLink } from "../../shared/HostLink";
import { MiddotList } from "../../shared/MiddotList";
import { OutcomeCountsLine } from "../../shared/OutcomeCountsLine";
import { ShapeStrip } from "../../shared/ShapeStrip";
import { TimelineTime } from "../../shared/TimelineTime";
import { UserText } from "../../shared/UserText";
import { useAge } from "../../shared/use-amount";
import type { ListProps } from "../list-props";
import { useOverviewUi } from "../use-overview-ui";

interface WorkGroupHeaderProps extends Pick<ListProps, "names" | "headingLevel"> {
  group: WorkGroup<GroupSubject>;
  isOpen: boolean;
  nameId: string;
  rowsId: string;
  words: GroupWords;
  /** False while updates fail. */
  live: boolean;
  onToggle(key: string): void;
}

/** What a chat or track is called, what came of it, and what of it waits: a button that unfolds its rows. */
export const WorkGroupHeader = memo(function WorkGroupHeader({
  group,
  isOpen,
  nameId,
  rowsId,
  words,
  names,
  headingLevel,
  live,
  onToggle,
}: WorkGroupHeaderProps) {
  const ui = useOverviewUi();
  const { line, toggled } = useLineInSight(isOpen);
  const entries = group.rows.map(({ entry }) => entry);
  const { messages, times, clock } = ui;
  const name = groupName(group.of, { messages, times, words, names, now: clock.now() });
  const href = chatAddress(group, ui.chatHref);
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      ref={line}
      data-slot="overview-group-header"
      data-heading=""
      className={`tl:top-(--tl-triage,0px) tl:z-1 tl:border-t tl:border-border tl:bg-soft tl:pb-1.5 tl:@min-[27.5rem]:sticky tl:print:static ${isOpen ? "tl:border-b" : ""}`}
    >
      <Heading className="tl:text-base tl:font-normal">
        <button
          type="button"
          data-slot="overview-group-toggle"
          aria-expanded={isOpen}
          aria-controls={isOpen ? rowsId : undefined}
          onClick={() => {
            toggled();
            onToggle(group.key);
          }}
          className={`${innerButton} tl:flex tl:min-h-8 tl:w-full tl:items-start tl:gap-2.5 tl:px-3 tl:pt-1.5`}
        >
          <Glyph
            name="chevron"
            className={`tl:mt-[3px] tl:size-3.5 tl:shrink-0 tl:text-muted ${isOpen ? "tl:rotate-90" : "tl:rtl:rotate-180"}`}
          />
          <span className="tl:flex tl:min-w-0 tl:flex-wrap tl:items-center tl:gap-x-2.5 tl:gap-y-0.5">
            <span id={nameId} className="tl:min-w-0 tl:font-semibold">
              {group.of.kind === "told" && <ThreadIcon kind={group.of.thread.kind} />}
              <MiddotList>
                {name.map((part) => (
                  <UserText key={part} unsearched={!isSearched(group.of)}>
                    {part}
                  </UserText>
                ))}
              </MiddotList>
            </span>{" "}
            <OutcomeCountsLine counts={group.counts} unreadable={group.unreadable} live={live} />
          </span>
          <ShapeStrip data-slot="overview-group-strip" entries={entries} still={!live} />
        </button>
      </Heading>
      <div className="tl:flex tl:flex-wrap tl:items-center tl:justify-between tl:gap-x-4 tl:ps-9 tl:pe-3 tl:text-small tl:text-muted">
        <GroupFacts group={group} words={words} names={names} />
        {href !== null && (
          <HostLink
            href={href}
            className={`${focusRing} tl:flex tl:min-h-6 tl:scroll-m-1.5 tl:items-center tl:gap-1 tl:rounded-control tl:text-inherit tl:no-underline tl:hover:underline`}
          >
            <span aria-hidden="true">{words.openChat}</span>
            <span className="tl:sr-only">{words.openChatNamed(quotedText(name.join(" · ")))}</span>
            <Glyph name="outward" className="tl:size-3 tl:rtl:-scale-x-100" />
          </HostLink>
        )}
      </div>
    </div>
  );
});

/** Whether a search looks into what a group is called: into what its entries say, and not into the daemon's listings. */
function isSearched(of: GroupSubject): boolean {
  return of.kind === "told" ? Boolean(of.thread.title?.trim()) : of.kind === "track" && of.track !== "";
}

type GroupFactsProps = Pick<WorkGroupHeaderProps, "group" | "words" | "names">;

function GroupFacts({ group, words, names }: GroupFactsProps) {
  const { messages, times, timeZone, clock } = useOverviewUi();
  const { of, openSince, lastActivity } = group;
  const age = useAge(openSince);
  const today = useAtTime((now) => localDay(now, timeZone), 60_000);
  const day = localDay(lastActivity, timeZone);
  // A chat without a title is called by its agent already.
  const named = of.kind === "conversation" && !of.title ? of.agent : null;
  return (
    <p data-slot="overview-group-facts" className="tl:min-w-0">
      <MiddotList>
        {of.kind === "told" && of.thread.title?.trim() && (
          <span key="kind">{threadKindName(of.thread, words)}</span>
        )}
        {of.kind !== "channel" &&
          group.channels.map((channel) => (
            <UserText key={`channel ${channel}`} unsearched>
              {messages.channelName(channel)}
            </UserText>
          ))}
        {group.agents
          .filter((agent) => agent !== named)
          .map((agent) => (
            <UserText key={`agent ${agent}`} unsearched>
              {names.get(agent) ?? agent}
            </UserText>
          ))}
        {of.kind === "track" && of.chats > 0 && <span key="chats">{words.chatCount(of.chats)}</span>}
        {age !== null && (
          <span key="open" className="tl:text-open">
            {words.oldestOpen(age)}
          </span>
        )}
        {lastActivity !== null && (
          <span key="last">
            {words.lastActivity}
            {day === null || day === today ? " " : ` ${times.shortDay(day, clock.now())} `}
            <TimelineTime at={lastActivity} />
          </span>
        )}
      </MiddotList>
    </p>
  );
}

/** The address of a group's chat: what the host names for the newest step of it, or else for the newest milestone. */
function chatAddress(
  { of, rows }: WorkGroup<GroupSubject>,
  chatHref: (entry: TimelineEntry) => string | null,
): string | null {
  if (of.kind === "track" || of.kind === "channel") return null;
  for (const kind of ["derived", "declared"] as const) {
    const newest = rows.findLast(({ entry }) => entry.kind === kind);
    const href = newest ? chatHref(newest.entry) : null;
    if (href !== null) return href;
  }
  return null;
}

/** A line that stuck above the rows that its reader folds away must not go out of sight with them. */
function useLineInSight(isOpen: boolean) {
  const line = useRef<HTMLDivElement>(null);
  const wasToggled = useRef(false);
  useLayoutEffect(() => {
    if (!wasToggled.current || isOpen || !line.current) return;
    wasToggled.current = false;
    const sticksAt = Number.parseFloat(getComputedStyle(line.current).top) || 0;
    const above = line.current.getBoundingClientRect().top - sightOf(line.current).top - sticksAt;
    if (above < 0) scrollerOf(line.current).scrollBy({ top: above, behavior: "instant" });
  }, [isOpen]);
  const toggled = () => {
    wasToggled.current = isOpen;
  };
  return { line, toggled };
}
