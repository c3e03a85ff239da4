import type { Decorator, StoryContext } from "@storybook/react-vite";
import { QueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createClock, type Scenario } from "../mocks";
import {
  createTimelineClient,
  type TimelineClientOptions,
  type TimelineEntry,
  TimelineProvider,
} from "../src";

/** 14:20 of the scenarios' day in Buenos Aires, where no scenario brings its own clock. */
const STORY_TIME = createClock("2026-11-30T17:20:00Z");

interface HostProps {
  locale: string;
  timeZone: string;
  width: string;
  now: () => number;
  live: TimelineClientOptions["live"];
  getToken: TimelineClientOptions["getToken"];
  children: ReactNode;
}

/** Stands for the panel around the components: its language, zone and column, and a client of its own. */
function Host({ locale, timeZone, width, now, live, getToken, children }: HostProps) {
  const [client] = useState(() => createTimelineClient({ live, getToken }));
  const [queryClient] = useState(() => new QueryClient());
  return (
    <TimelineProvider
      client={client}
      queryClient={queryClient}
      locale={locale}
      timeZone={timeZone}
      now={now}
      chatHref={chatHref}
    >
      <div style={{ width: width === "full" ? undefined : `${width}px`, maxWidth: "100%" }}>{children}</div>
    </TimelineProvider>
  );
}

const chatHref = (entry: TimelineEntry) =>
  entry.conversation_id ? `#/chats/${encodeURIComponent(entry.conversation_id)}` : null;

/** Whether a real daemon answers this story, not the mock. */
export function isOnDaemon({ globals, parameters }: Pick<StoryContext, "globals" | "parameters">): boolean {
  return globals["api"] === "daemon" && parameters["onDaemon"] === true;
}

export const withHost: Decorator = (Story, context) => {
  const { id, globals, loaded, parameters } = context;
  const scenario: Scenario | undefined = loaded["scenario"];
  // Before the first paint, so that no picture is taken in the wrong theme.
  document.documentElement.classList.toggle("dark", globals["theme"] === "dark");
  document.documentElement.lang = globals["locale"];
  return (
    <Host
      key={id}
      locale={globals["locale"]}
      timeZone={globals["timeZone"]}
      width={globals["width"]}
      now={isOnDaemon(context) ? Date.now : (scenario?.clock.now ?? STORY_TIME.now)}
      live={parameters["live"]}
      getToken={parameters["getToken"]}
    >
      <Story />
    </Host>
  );
};
