import type { WebSocketHandler } from "msw";
import { ws } from "msw";
import type { EventFrame } from "../event-feed";
import { isMessages, type MessageEvent, messages } from "../event-frames";
import type { MilestoneApi } from "../milestone-api";

/** For how long the daemon gathers written rows before it tells of them, in ms. */
const GATHERED_MS = 250;

const NO_CONNECTION = 1006;
const WITHOUT_A_WORD = 1005;

/**
 * The MSW handlers of the daemon's event socket, `/api/events/ws`, beside {@link timelineHandlers}. It asks for the API's
 * token in `?token=`, greets, then tells of turns as they begin and end and of rows 250 ms after they were written. What
 * is written to milestones over HTTP it keeps to itself, as the daemon does. `api.events` drops, stops and starts it.
 *
 * With `baseUrl` (`"http://127.0.0.1:7430"`) it is under that address only; without it under any.
 *
 * @example
 * const server = setupServer(...timelineHandlers(api), ...eventHandlers(api));
 */
export function eventHandlers(
  api: MilestoneApi,
  { baseUrl = "" }: { baseUrl?: string } = {},
): WebSocketHandler[] {
  const root = baseUrl ? baseUrl.replace(/\/$/, "").replace(/^http/, "ws") : "*";
  return [
    linkTo(`${root}/api/events/ws`).addEventListener("connection", ({ client }) => {
      const token = api.token();
      const known = token === null || client.url.searchParams.get("token") === token;
      if (!known || !api.events.running()) return client.close(NO_CONNECTION);

      const send = (frame: EventFrame) => client.send(JSON.stringify(frame));
      const gathered = gather((events) => send(messages(events)));
      const leave = api.events.subscribe({
        frame: (frame) => (isMessages(frame) ? gathered.add(frame.events) : send(frame)),
        closed() {
          gathered.forget();
          client.close(WITHOUT_A_WORD);
        },
      });
      client.addEventListener("close", () => {
        gathered.forget();
        leave();
      });
      const ts = new Date(api.now()).toISOString();
      send({ type: "hello", ts, settings: { super_agent: { icon: "noche" } } });
    }),
  ];
}

const links = new Map<string, ReturnType<typeof ws.link>>();

/** One link an address: each listens to all of MSW for as long as there is a process, and Node complains of too many. */
function linkTo(url: string) {
  const link = links.get(url) ?? ws.link(url);
  links.set(url, link);
  return link;
}

function gather(tell: (events: MessageEvent[]) => void) {
  let waiting: MessageEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = [];
  };
  return {
    forget,
    add(events: readonly MessageEvent[]) {
      waiting.push(...events);
      timer ??= setTimeout(() => {
        const told = waiting;
        forget();
        tell(told);
      }, GATHERED_MS);
    },
  };
}
