import { fileURLToPath } from "node:url";
import { test as base, expect, type Page } from "@playwright/test";
import { preview } from "vite";
import { daemonProxy } from "../../.storybook/daemon/proxy.mjs";
import { openStory, watchConsole } from "../story";
import { type Daemon, startDaemon } from "./daemon.mjs";
import { createHome, type DaemonHome, type HomeAgent } from "./home.mjs";
import { whyNoDaemon } from "./installed.mjs";

const AGENTS: HomeAgent[] = [
  { slug: "nora", name: "Nora" },
  { slug: "otto", name: "Otto" },
];

/** A person's machine: a home with projects, and a daemon on it that runs until it is stopped. */
export interface Machine {
  home: DaemonHome;
  /** Where the daemon is, also while it is stopped. */
  address: string;
  /** Starts the daemon again, where it was. */
  start(): Promise<Daemon>;
  stop(): Promise<void>;
  /** Ends the daemon in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Asks the daemon itself, past the page, and reads the answer to its end. */
  ask(path: string, body?: object): Promise<string>;
}

interface Fixtures {
  /** The names of the machine's projects. */
  projects: string[];
  machine: Machine;
  quietConsole: undefined;
}

// The browser itself reports what a daemon that is stopped leaves unanswered.
const BROWSER_OWN = /^error: (Failed to load resource|WebSocket connection to)/;

/**
 * A test with a daemon and a home of its own; `page` has the built Storybook with that daemon behind the page's origin.
 * It also fails when the page wrote an error or a warning to its console, or threw.
 */
export const test = base.extend<Fixtures>({
  projects: [["Harbor Docs"], { option: true }],

  machine: async ({ projects }, give, info) => {
    const absent = whyNoDaemon();
    info.skip(absent !== null, `there is no daemon to test with: ${absent}`);
    const home = createHome(projects.map((name, at) => ({ key: `project-${at + 1}`, name, agents: AGENTS })));
    let daemon = await startDaemon(home);
    await give({
      home,
      address: daemon.baseUrl,
      async start() {
        daemon = await startDaemon({ ...home, port: daemon.port });
        return daemon;
      },
      stop: () => daemon.stop(),
      async kill() {
        process.kill(daemon.pid, "SIGKILL");
        await daemon.stop();
      },
      async ask(path, body) {
        const headers = { authorization: `Bearer ${daemon.token}`, "content-type": "application/json" };
        const sent = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
        const response = await fetch(`${daemon.baseUrl}${path}`, sent);
        const text = await response.text();
        if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
        return text;
      },
    });
    await daemon.stop();
    home.remove();
  },

  baseURL: async ({ machine }, give) => {
    const front = await startFront(machine.address);
    await give(front.url);
    await front.close();
  },

  quietConsole: [
    async ({ page }, use) => {
      const lines = watchConsole(page);
      await use(undefined);
      expect(lines.filter((line) => !BROWSER_OWN.test(line))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Serves the built Storybook with the daemon at `address` behind it, as `npm run dev:daemon` does. */
export async function startFront(address: string) {
  const { httpServer, close } = await preview({
    configFile: false,
    logLevel: "silent",
    appType: "mpa",
    root: fileURLToPath(new URL("../..", import.meta.url)),
    build: { outDir: "storybook-static" },
    preview: { host: "127.0.0.1", port: 0, proxy: daemonProxy(address) },
  });
  const at = httpServer.address();
  if (at === null || typeof at === "string") throw new Error("The page's server has no port.");
  return { url: `http://127.0.0.1:${at.port}`, close };
}

/** Opens a story under "Live daemon" on the machine's daemon. */
export function openOnDaemon(page: Page, story: "chat" | "overview"): Promise<void> {
  return openStory(page, `live-daemon--${story}`, { api: "daemon" });
}
