import type { Messages } from "../messages/messages";
import { type TimeFormat, timeFormat } from "../messages/time-format";
import type { OutcomeCounts, TimelineEntry } from "../model/types";
import { type ChatsRead, chatsCoverage } from "./chats-coverage";
import { countsText, overviewSteps } from "./counts-text";
import { coverageText } from "./coverage-text";
import { askedRange, isFiltering, type OverviewFilter, readFilter } from "./filter";
import { type HandoverWords, handoverWords } from "./handover-words";
import { isSaid } from "./is-said";
import { localDay } from "./local-day";
import { nothingText } from "./nothing-text";
import { railHeader } from "./rail-header";
import { type RangeBounds, rangeBounds, rangeDays } from "./range";
import { unjudgedText } from "./unjudged";

/** What is known of the entries that are taken along. */
export interface HandoverOptions {
  /** The filter that chose them, its range included. @default the last 7 days, nothing hidden */
  filter?: Partial<OverviewFilter> | undefined;
  /** When it is written, in ms since the epoch. @default now */
  now?: number | undefined;
  /** BCP 47 tag of the words, dates and digits. @default "en" */
  locale?: string | undefined;
  /** IANA zone of the days and hours. @default the machine's */
  timeZone?: string | undefined;
  /** Words to say instead of ours, one by one. */
  messages?: Partial<Messages> | undefined;
  /**
   * How many entries were loaded of the range, where a limit cut older ones off; null where none did.
   * @default null
   */
  newest?: number | null | undefined;
  /** How far the chats that the project's own view leaves out are read; leave it out where none are. */
  otherChats?: ChatsRead | undefined;
  /** While updates fail: when the entries were true, in ms since the epoch. */
  asOf?: number | undefined;
  /** All entries of the range before the filter: what "unfinished only" leaves out though nobody could judge it is said. */
  all?: readonly TimelineEntry[] | undefined;
  /** What else is not in it, in words, such as a standing line under the list. */
  footnote?: string | undefined;
}

/** All that is said of what is taken along, besides the entries. */
export interface Handover {
  filter: OverviewFilter;
  now: number;
  messages: HandoverWords;
  times: TimeFormat;
  bounds: RangeBounds;
  /** The first and the last day of the range. */
  days: readonly [from: string, to: string];
  counts: OutcomeCounts;
  countsText: string;
  /** What it does not cover, a sentence each. */
  lacks: string[];
  /** What is said where there are no entries. */
  nothing: string;
}

/** What is to be said of entries, told by how they came to be there. */
export function handoverOf(entries: readonly TimelineEntry[], options: HandoverOptions): Handover {
  const { now = Date.now(), locale = "en", newest = null, all = entries } = options;
  const filter = readFilter(options.filter);
  const messages = handoverWords(locale, options.messages);
  const times = timeFormat(locale, options.timeZone);
  const range = askedRange(filter.range);
  const header = railHeader(entries);
  const unjudged = filter.unfinishedOnly ? unjudgedText(all, filter, times.timeZone, messages) : "";
  const lacks = lacksOf(options, messages, times, now);
  // What a limit cut off is a sentence of its own among those.
  const isWhole = lacks.length === (newest === null ? 0 : 1);
  const isEmpty = options.all ? all.length === 0 : !isFiltering(filter);
  return {
    filter,
    now,
    messages,
    times,
    bounds: rangeBounds(range, now, times.timeZone),
    days: rangeDays(range, localDay(now, times.timeZone) ?? ""),
    counts: header.counts,
    countsText: countsText(header, overviewSteps(header.counts.total, newest, filter, messages), messages),
    lacks: unjudged === "" ? lacks : [...lacks, unjudged],
    nothing: nothingText({ filter, isEmpty, newest, isWhole, unjudged: "" }, messages),
  };
}

/**
 * A name for the file, without its ending: `timeline-2026-11-24..2026-11-30`, or the day where the range is one.
 *
 * @param now In ms.
 */
export function handoverName(filter: OverviewFilter, now: number, timeZone: string): string {
  const [from, to] = rangeDays(askedRange(filter.range), localDay(now, timeZone) ?? "");
  return `timeline-${from === to ? from : `${from}..${to}`}`;
}

function lacksOf(
  { newest = null, otherChats, asOf, footnote = "" }: HandoverOptions,
  messages: HandoverWords,
  times: TimeFormat,
  now: number,
): string[] {
  const day = localDay(asOf ?? null, times.timeZone);
  const time = times.time(asOf ?? null);
  return [
    time !== null && messages.staleAsOf(time, day && times.shortDay(day, now)),
    newest !== null && (newest === 0 ? messages.allAfterRange : messages.cutOff(newest)),
    coverageText(chatsCoverage(otherChats), messages),
    footnote,
  ].filter(isSaid);
}
