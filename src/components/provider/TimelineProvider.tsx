"use client";

import { QueryClient, QueryClientContext, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { Messages } from "../../messages/messages";
import type { TimelineEntry } from "../../model/types";
import type { TimelineClient } from "../../query/timeline-client";
import { TimelineClientContext } from "../../query/timeline-client-context";
import { createTimelineUi, type TimelineLinkProps, TimelineUiContext } from "./timeline-ui";

/** Props of `TimelineProvider`. */
export interface TimelineProviderProps {
  /** Where timelines come from: `createTimelineClient({ … })`, made once outside of the render. */
  client: TimelineClient;
  /**
   * The react-query client to keep answers in.
   * @default the host's own, else one that the provider makes and owns
   */
  queryClient?: QueryClient;
  /**
   * BCP 47 tag of the words, dates and digits. English and Spanish are complete; another language reads English.
   * @default "en"
   */
  locale?: string;
  /**
   * IANA zone whose days and hours are shown. Give it where you render on a server: until a page is hydrated, nothing
   * there knows the reader's, and times stand in UTC and say so.
   * @default the reader's
   */
  timeZone?: string;
  /** Words to say instead of ours, one by one. Keep the object's identity between renders. */
  messages?: Partial<Messages>;
  /** Address of the chat that an entry came from, or null for no link. Only http(s) and relative addresses become links. */
  chatHref?: (entry: TimelineEntry) => string | null;
  /** What draws a link, such as a router's link that takes `href`. @default `<a>` */
  linkComponent?: ComponentType<TimelineLinkProps>;
  /** The clock, in milliseconds since the epoch. @default Date.now */
  now?: () => number;
  /**
   * Hears of faults inside our components and in the functions given to them, none of which leave a component: of a
   * handler's each time, of what runs at each render (`chatHref`, `linkComponent`, `messages`, `now`) once. Its own faults
   * are passed over. Failed requests are told to the client's own `onError`.
   * @default the console
   */
  onError?: (error: unknown) => void;
  children?: ReactNode;
}

/** Gives the components below it their data source, language, zone, links and clock. Renders no element of its own. */
export function TimelineProvider({ client, queryClient, children, ...ui }: TimelineProviderProps) {
  const { locale, timeZone, messages, chatHref, linkComponent, now, onError } = ui;
  const [told] = useState(() => new Set<string>());
  const value = useMemo(
    () => createTimelineUi({ locale, timeZone, messages, chatHref, linkComponent, now, onError }, told),
    [locale, timeZone, messages, chatHref, linkComponent, now, onError, told],
  );
  return (
    <QueryClientInPlace queryClient={queryClient}>
      <TimelineClientContext.Provider value={client}>
        <TimelineUiContext.Provider value={value}>{children}</TimelineUiContext.Provider>
      </TimelineClientContext.Provider>
    </QueryClientInPlace>
  );
}

function QueryClientInPlace({
  queryClient,
  children,
}: {
  queryClient: QueryClient | undefined;
  children: ReactNode;
}) {
  const hosts = useContext(QueryClientContext);
  if (!queryClient && hosts) return children;
  if (queryClient) return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
  return <OwnQueryClient>{children}</OwnQueryClient>;
}

function OwnQueryClient({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient());
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      // Nobody can come back to this cache, yet it would keep itself and its timers for minutes. Strict mode comes back
      // at once.
      queueMicrotask(() => {
        if (!mounted.current) queryClient.clear();
      });
    };
  }, [queryClient]);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
