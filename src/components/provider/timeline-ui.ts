"use client";

import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useSyncExternalStore,
} from "react";
import type { Messages } from "../../messages/messages";
import { messagesFor } from "../../messages/messages-for";
import { resolveLocale } from "../../messages/resolve-locale";
import { type TimeFormat, timeFormat } from "../../messages/time-format";
import type { TimelineEntry } from "../../model/types";
import { type Clock, createClock } from "./clock";

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
  messages: Messages;
  times: TimeFormat;
  clock: Clock;
  chatHref: ((entry: TimelineEntry) => string | null) | undefined;
  Link: ComponentType<TimelineLinkProps> | undefined;
  /** Tells the host of a fault; never throws. */
  onError(error: unknown): void;
}

/** The reader's own zone, where the host names none. */
export function systemTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export interface TimelineUiOptions {
  locale?: string | undefined;
  timeZone?: string | undefined;
  messages?: Partial<Messages> | undefined;
  now?: (() => number) | undefined;
  chatHref?: TimelineUi["chatHref"];
  linkComponent?: TimelineUi["Link"];
  onError?: TimelineUi["onError"] | undefined;
}

export function createTimelineUi(options: TimelineUiOptions = {}): TimelineUi {
  const locale = resolveLocale(options.locale ?? "en");
  const timeZone = options.timeZone ?? systemTimeZone();
  return {
    locale,
    timeZone,
    messages: messagesFor(locale, options.messages),
    times: timeFormat(locale, timeZone),
    clock: createClock(options.now),
    chatHref: options.chatHref,
    Link: options.linkComponent,
    onError(error) {
      try {
        options.onError?.(error);
      } catch {
        // The host's log failing is not a reason to fail with it.
      }
    },
  };
}

const defaultUi = createTimelineUi();

/** English, the reader's zone and the machine's clock where no provider says otherwise, so that a view needs none. */
export const TimelineUiContext = createContext<TimelineUi>(defaultUi);

export function useTimelineUi(): TimelineUi {
  return useContext(TimelineUiContext);
}

/**
 * Something that follows from the time, read again at least every `everyMs`; renders again only when it changes.
 * `read` gets milliseconds since the epoch and must give a primitive.
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
