import { QueryClient } from "@tanstack/react-query";
import { configure, type RenderResult, render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { HttpHandler } from "msw";
import { setupServer } from "msw/node";
import { type ReactElement, type ReactNode, StrictMode } from "react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { answering, eventHandlers, type Scenario, timelineHandlers } from "../../mocks";
import { createTimelineClient } from "../query/timeline-client";
import type { TimelineClientOptions } from "../query/timeline-client-options";
import { TimelineProvider, type TimelineProviderProps } from "./provider/TimelineProvider";

/** 14:20 of the scenarios' day in Buenos Aires. */
const NOW = Date.parse("2026-11-30T17:20:00Z");
const DAEMON = "http://daemon.test";
const OVERVIEW = /^\/api\/projects\/[^/]+\/milestones$/;
const LISTINGS = /\/api\/projects\/[^/]+\/(agents|super-agent\/threads)$/;

/** The mock daemon. `server.use(...)` puts a fault before what it answers; each test starts without any. */
export const server = setupServer();

// A machine that does other work as well must not fail a test.
configure({ asyncUtilTimeout: 5_000 });
vi.setConfig({ testTimeout: 30_000 });

let heard: Request[] = [];

beforeAll(() => {
  server.listen({ onUnhandledRequest: "error" });
  server.events.on("request:start", ({ request }) => heard.push(request.clone()));
});
afterEach(() => {
  server.resetHandlers();
  heard = [];
});
afterAll(() => server.close());

export interface RigOptions
  extends Omit<TimelineProviderProps, "client" | "queryClient" | "children" | "now"> {
  /** Whose API answers. Without one, only projects without chats are listed. */
  scenario?: Scenario;
  /** What the client is told besides where the daemon is. */
  client?: Pick<TimelineClientOptions, "live" | "getToken" | "pollMs">;
  /** Handlers that go before the API's. */
  faults?: readonly HttpHandler[];
  /** The reader's clock: ms, ISO text, or one that moves. @default the scenario's own, else its usual day at 14:20 */
  now?: number | string | (() => number);
}

interface Rig extends Pick<RenderResult, "container" | "rerender" | "unmount"> {
  user: UserEvent;
  queryClient: QueryClient;
  /** What was asked of the daemon since the test began, oldest first; by method where one is given. */
  requests(method?: "GET" | "POST" | "PATCH"): readonly Request[];
  /** How often, and how, the view across a project's chats was asked for, oldest first; chats and listings aside. */
  overviewRequests(): readonly Request[];
}

/** Draws components in a provider whose daemon is the mock, for a reader of English in Buenos Aires unless told otherwise. */
export function renderTimeline(ui: ReactElement, options: RigOptions = {}): Rig {
  const { scenario, client: told, faults = [], now = scenario?.clock.now ?? NOW, ...provider } = options;
  const at = { baseUrl: DAEMON };
  if (scenario) server.use(...timelineHandlers(scenario.api, at), ...eventHandlers(scenario.api, at));
  else server.use(answering([[]], { path: LISTINGS }));
  server.use(...faults);
  const client = createTimelineClient({ ...told, ...at });
  const queryClient = new QueryClient();
  const clock = readClock(now);
  const Host = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <TimelineProvider
        client={client}
        queryClient={queryClient}
        timeZone="America/Argentina/Buenos_Aires"
        {...provider}
        now={clock}
      >
        {children}
      </TimelineProvider>
    </StrictMode>
  );
  const { container, rerender, unmount } = render(ui, { wrapper: Host });
  return {
    container,
    rerender,
    unmount,
    user: userEvent.setup(),
    queryClient,
    requests: (method) => heard.filter((request) => method === undefined || request.method === method),
    overviewRequests: () =>
      heard.filter(({ method, url }) => method === "GET" && OVERVIEW.test(new URL(url).pathname)),
  };
}

function readClock(now: number | string | (() => number)): () => number {
  if (typeof now === "function") return now;
  const ms = typeof now === "string" ? Date.parse(now) : now;
  return () => ms;
}
