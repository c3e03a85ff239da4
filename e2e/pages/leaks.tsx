import { type ReactElement, StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { mockPictureChat } from "../../mocks/scenarios/mock-picture-chat";
import {
  createTimelineClient,
  type LiveSignal,
  OverviewTimeline,
  TimelineProvider,
  TimelineRail,
} from "../../src";
import "../../src/styles.css";

/** What the page under test does; the test itself looks at the browser's own counters. */
export interface Leaks {
  /** Mounts both components, waits for their rows, opens and closes the rail, and unmounts, so many times. */
  cycle(times: number): Promise<void>;
  mount(): Promise<void>;
  /** Asks again so many times; every other answer differs. */
  poll(times: number): Promise<void>;
  unmount(): Promise<void>;
  /** What is still going on by our doing. */
  alive(): { timers: number; sockets: number; subscriptions: number };
  requests(): number;
}

declare global {
  interface Window {
    leaks: Leaks;
  }
}

const timers = watchTimers();
const sockets = watchSockets();
const { api, project, chat, clock } = mockPictureChat();
const answers = {
  chat: JSON.stringify(api.chatTimeline(project, chat)),
  project: JSON.stringify(api.projectTimeline(project, {})),
};
let requests = 0;

/** Every other answer has another title, so that rows are drawn anew. */
function fetchMock(url: RequestInfo | URL): Promise<Response> {
  if (!String(url).includes("/milestones")) return Promise.resolve(new Response("[]"));
  requests += 1;
  const text = String(url).includes("conversations") ? answers.chat : answers.project;
  return Promise.resolve(new Response(requests % 4 < 2 ? text : text.replaceAll("Upload", "Send")));
}

const listeners = new Set<(signal: LiveSignal) => void>();
const byHost = createTimelineClient({
  fetch: fetchMock,
  live(onSignal) {
    listeners.add(onSignal);
    return () => listeners.delete(onSignal);
  },
});
const bySocket = createTimelineClient({ fetch: fetchMock, live: "websocket" });

const rowsOf = (place: Element) => place.querySelectorAll('[data-slot="timeline-entry"]').length;
const later = () => new Promise<void>((resolve) => setTimeout(resolve));

async function until(met: () => boolean) {
  for (let tries = 0; !met(); tries += 1) {
    if (tries > 5_000) throw new Error("The page never came to what it waited for.");
    await later();
  }
}

function draw(client: typeof byHost): { place: HTMLElement; end(): void } {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const ui: ReactElement = (
    <StrictMode>
      <TimelineProvider client={client} now={clock.now} timeZone="UTC">
        <TimelineRail project={project} chat={chat} defaultOpen />
        <OverviewTimeline project={project} />
      </TimelineProvider>
    </StrictMode>
  );
  flushSync(() => root.render(ui));
  return {
    place,
    end() {
      flushSync(() => root.unmount());
      place.remove();
    },
  };
}

let mounted: ReturnType<typeof draw> | null = null;

window.leaks = {
  async cycle(times) {
    for (let time = 0; time < times; time += 1) {
      const drawn = draw(time % 2 === 0 ? byHost : bySocket);
      await until(() => rowsOf(drawn.place) > 15);
      const toggle = drawn.place.querySelector<HTMLElement>('[data-slot="timeline-rail-toggle"]');
      drawn.place.querySelector<HTMLElement>("button[aria-expanded=false]")?.focus();
      flushSync(() => toggle?.click());
      flushSync(() => toggle?.click());
      drawn.end();
      await later();
    }
  },
  async mount() {
    mounted = draw(byHost);
    const { place } = mounted;
    await until(() => rowsOf(place) > 15);
  },
  async poll(times) {
    for (let time = 0; time < times; time += 1) {
      const before = requests;
      window.dispatchEvent(new Event("visibilitychange"));
      await until(() => requests >= before + 2);
      await later();
    }
  },
  async unmount() {
    mounted?.end();
    mounted = null;
    await later();
  },
  alive: () => ({ timers: timers.size, sockets: sockets.size, subscriptions: listeners.size }),
  requests: () => requests,
};

/** React's own scheduler and `later` use timers as well, but only for a moment. */
function watchTimers(): Set<unknown> {
  const running = new Set<unknown>();
  const {
    setTimeout: start,
    clearTimeout: stop,
    setInterval: startInterval,
    clearInterval: stopInterval,
  } = window;
  const wrapped = (handler: TimerHandler, ms?: number, ...args: unknown[]) => {
    const id = start(() => {
      running.delete(id);
      if (typeof handler === "function") handler(...args);
    }, ms);
    running.add(id);
    return id;
  };
  const wrappedInterval = (handler: TimerHandler, ms?: number, ...args: unknown[]) => {
    const id = startInterval(handler, ms, ...args);
    running.add(id);
    return id;
  };
  const ended = (end: (id?: number) => void) => (id?: number) => {
    running.delete(id);
    end(id);
  };
  Object.assign(window, {
    setTimeout: wrapped,
    setInterval: wrappedInterval,
    clearTimeout: ended((id) => stop.call(window, id)),
    clearInterval: ended((id) => stopInterval.call(window, id)),
  });
  return running;
}

/** Sockets that open at once and say nothing. */
function watchSockets(): Set<unknown> {
  const open = new Set<unknown>();
  class Socket extends EventTarget {
    readyState = 0;
    constructor() {
      super();
      open.add(this);
      queueMicrotask(() => {
        this.readyState = 1;
        this.dispatchEvent(new Event("open"));
      });
    }
    close() {
      this.readyState = 3;
      open.delete(this);
    }
  }
  Object.assign(window, { WebSocket: Socket });
  return open;
}
