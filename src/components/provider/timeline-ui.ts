"use client";

import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useSyncExternalStore,
} from "react";
import { boundMessages, type MessagePart } from "../../messages/bound-messages";
import { commonMessages } from "../../messages/common-messages";
import type { CommonMessages } from "../../messages/common-words";
import { containedWords } from "../../messages/contained-words";
import type { Messages } from "../../messages/messages";
import { resolveLocale } from "../../messages/resolve-locale";
import { type TimeFormat, timeFormat, utcTimeFormat } from "../../messages/time-format";
import { isTimeZone } from "../../messages/time-zone";
import type { TimelineEntry } from "../../model/types";
import { safeHref } from "../../view/safe-href";
import { type Clock, createClock } from "./clock";
import { hostClock } from "./host-clock";
import { createHostFaults, type HostFaults } from "./host-faults";

/** What a host's link component is given. A router's link takes `href` under its own name: map it there. */
export interface TimelineLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** How a host wants the components to speak, link and tell the time. */
export interface TimelineUi {
  /** A BCP 47 tag that `Intl` takes. */
  locale: string;
  /** An IANA zone. */
  timeZone: string;
  messages: CommonMessages;
  /** A part of the words that not every component needs. */
  wordsOf<Words extends object>(part: MessagePart<Words>): Words;
  times: TimeFormat;
  clock: Clock;
  /** The address of an entry's chat where the host names one that may stand in a link, else null. Never throws. */
  chatHref(entry: TimelineEntry): string | null;
  Link: ComponentType<TimelineLinkProps> | undefined;
  faults: HostFaults;
}

/** The same reader where nothing of their machine is known: on a server, and while its markup is being hydrated. */
export interface ReadableUi extends TimelineUi {
  onServer: TimelineUi;
}

export interface TimelineUiOptions {
  locale?: string | undefined;
  timeZone?: string | undefined;
  messages?: Partial<Messages> | undefined;
  now?: (() => number) | undefined;
  chatHref?: ((entry: TimelineEntry) => string | null) | undefined;
  linkComponent?: TimelineUi["Link"];
  onError?: ((error: unknown) => void) | undefined;
}

/** @param told Which of the host's functions its log has heard of; the same set for one host. */
export function createTimelineUi(options: TimelineUiOptions = {}, told?: Set<string>): ReadableUi {
  const locale = resolveLocale(options.locale ?? "en");
  const faults = createHostFaults(options.onError, told);
  const clock = createClock(options.now && hostClock(options.now, (error) => faults.tellOnce("now", error)));
  const wordsOf = <Words extends object>(part: MessagePart<Words>) => {
    const words = boundMessages(part, locale);
    if (!options.messages) return words;
    return containedWords(words, options.messages, (name, error) =>
      faults.tellOnce(`messages.${name}`, error),
    );
  };
  const ui = {
    locale,
    messages: wordsOf(commonMessages),
    wordsOf,
    chatHref: (entry: TimelineEntry) => hrefOf(options.chatHref, entry, faults),
    Link: options.linkComponent,
    faults,
  };
  const inZone = (times: TimeFormat) => ({ ...ui, times, timeZone: times.timeZone });
  return {
    ...inZone(timeFormat(locale, options.timeZone)),
    clock,
    onServer: {
      ...inZone(isTimeZone(options.timeZone) ? timeFormat(locale, options.timeZone) : utcTimeFormat(locale)),
      // A server's "3 h ago" is another by the time that it is read: no age is told until the reader's clock is there.
      clock: { ...clock, now: () => Number.NaN },
    },
  };
}

/** The host's function runs in our render: its fault costs a link, not the list. */
function hrefOf(chatHref: TimelineUiOptions["chatHref"], entry: TimelineEntry, faults: HostFaults) {
  try {
    return safeHref(chatHref?.(entry));
  } catch (error) {
    faults.tellOnce("chatHref", error);
    return null;
  }
}

const defaultUi = createTimelineUi();

/** English, the reader's zone and the machine's clock where no provider says otherwise, so that a view needs none. */
export const TimelineUiContext = createContext<ReadableUi>(defaultUi);

export function useTimelineUi(): TimelineUi {
  const ui = useContext(TimelineUiContext);
  return useOnServer() ? ui.onServer : ui;
}

/** Whether this renders on a server, or while its markup is being hydrated. */
export function useOnServer(): boolean {
  return useSyncExternalStore(never, no, yes);
}

const never = () => () => {};
const yes = () => true;
const no = () => false;

/**
 * Something that follows from the time, read again at least every `everyMs`; renders again only when it changes.
 * `read` gets milliseconds since the epoch, NaN where the time is not known yet, and must give a primitive.
 */
export function useAtTime<T extends string | number | boolean | null>(
  read: (now: number) => T,
  everyMs: number,
): T {
  const { clock } = useTimelineUi();
  const subscribe = useCallback(
    (listener: () => void) => clock.subscribe(listener, everyMs),
    [clock, everyMs],
  );
  const snapshot = () => read(clock.now());
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
