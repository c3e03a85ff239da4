"use client";

import { useMemo } from "react";
import type { CommonMessages } from "../../messages/common-words";
import type { HistogramMessages } from "../../messages/overview-histogram-words";
import type { OverviewMessages } from "../../messages/overview-words";
import { OUTCOME_NAMES, type Outcome } from "../../model/outcome";
import type { TimelineEntry } from "../../model/types";
import { askedRange } from "../../view/filter";
import { type HistogramBar, histogram, oldestMoment } from "../../view/histogram";
import { isOfAWeek, rangeDays, type TimelineRange } from "../../view/range";
import { dayOf, hourOf, slotText } from "../../view/slot-parts";
import type { Room } from "../shared/use-room";
import { useOverviewUi } from "./use-overview-ui";
import { useHistogramWords, useSlotName } from "./use-slot-name";

/** What the bars of a range are drawn of. */
export interface BarsOf {
  /** What the filters leave of the range. */
  entries: readonly TimelineEntry[];
  /** All of it that was loaded. */
  all: readonly TimelineEntry[];
  /** Whether a limit cut older ones off. */
  cutOff: boolean;
  /** Whether all chats are in it. */
  isWhole: boolean;
  range: TimelineRange;
}

/** A bar in words. */
export interface NamedBar extends HistogramBar {
  /** The text of its slot. */
  slot: string;
  /** What it shows, in full. */
  name: string;
  /** The same where there is little room, without its counts. */
  label: string;
}

/** WCAG 2.2 asks this of each target, in px. */
const LEAST_TARGET = 24;

/** How wide their scale is, in em. */
const BESIDE = 3;

/** The bars of a range and the words of their picture. `today` is the reader's. */
export function useBars({ entries, all, cutOff, isWhole, range }: BarsOf, room: Room, today: string) {
  const { messages, times, timeZone, clock } = useOverviewUi();
  const words = useHistogramWords();
  const nameOf = useSlotName();
  const fitting = Math.floor((room.width - BESIDE * room.em) / LEAST_TARGET);
  const loadedSince = useMemo(() => (cutOff ? oldestMoment(all) : null), [cutOff, all]);
  const [from, to] = rangeDays(askedRange(range), today);
  const picture = useMemo(
    () => histogram(entries, { days: [from, to], timeZone, room: fitting, loadedSince }),
    [entries, from, to, timeZone, fitting, loadedSince],
  );
  const isThisWeek = to === today && isOfAWeek(askedRange(range));
  const labelOf = ({ unit, from: first, to: last }: HistogramBar) => {
    if (unit === "hour") return `${hourOf(first)}:00`;
    if (!isThisWeek) return times.shortDay(first, clock.now());
    return last === today ? messages.today : times.shortWeekday(first);
  };
  const bars = picture.bars.map((bar): NamedBar => {
    const slot = slotText(bar);
    return {
      ...bar,
      slot,
      name: `${nameOf(bar)}: ${countsText(bar, isWhole, messages, words)}`,
      label: labelOf(bar) ?? dayOf(bar.from),
    };
  });
  return { ...picture, bars, words };
}

function countsText(
  bar: HistogramBar,
  isWhole: boolean,
  messages: Pick<CommonMessages, "stepCount" | CountWord> &
    Pick<OverviewMessages, "newestStepCount" | "inRead">,
  words: HistogramMessages,
): string {
  const { counts, loaded } = bar;
  if (loaded === "none") return words.notLoaded;
  if (counts.total === 0) return loaded === "all" && isWhole ? words.noSteps : words.noStepsInRead;
  const steps = loaded === "all" ? messages.stepCount(counts.total) : messages.newestStepCount(counts.total);
  const said = [steps, ...OUTCOME_NAMES.map((outcome) => counts[outcome] > 0 && news(outcome, bar, messages))]
    .filter(Boolean)
    .join(", ");
  return isWhole ? said : messages.inRead(said);
}

type CountWord = "openCount" | "failedCount" | "unknownCount" | "canceledCount" | "running" | "queued";

/** What a screen reader hears of a state; nothing of those that are no news. */
function news(
  outcome: Outcome,
  { counts, queued }: HistogramBar,
  messages: Pick<CommonMessages, CountWord>,
): string {
  switch (outcome) {
    case "failed":
      return messages.failedCount(counts.failed);
    case "open":
      return messages.openCount(counts.open);
    case "unknown":
      return messages.unknownCount(counts.unknown);
    case "running":
      return queued ? messages.queued : messages.running;
    case "canceled":
      return messages.canceledCount(counts.canceled);
    case "done":
    case "superseded":
    case "dropped":
      return "";
  }
}
