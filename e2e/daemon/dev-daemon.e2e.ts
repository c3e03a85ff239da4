import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, get, type IncomingHttpHeaders, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { expect, test as withoutDaemon } from "@playwright/test";
import { toggleOf } from "../parts";
import { startFront, test } from "./machine";
import { writeMorning } from "./written/morning";

const START = fileURLToPath(new URL("../../.storybook/daemon/start.mjs", import.meta.url));

/** What tells the daemon of a tunnel, so that it gives no token. */
const FORWARDED = /^(x-forwarded-|x-real-ip|forwarded|via|cf-|ngrok-)/;

withoutDaemon(
  "the proxy passes requests and sockets on as they came, and answers itself only where nobody does",
  async () => {
    const heard: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
    const daemon = createServer(({ url, headers }, response) => {
      heard.push({ url, headers });
      response.end("{}");
    }).on("upgrade", ({ url, headers }, socket) => {
      heard.push({ url, headers });
      socket.end("HTTP/1.1 401 Unauthorized\r\nconnection: close\r\n\r\n");
    });
    const address = await listen(daemon);
    const front = await startFront(address);
    try {
      expect(await statusOf(`${front.url}/api/admin/web-token`)).toBe(200);
      const upgrade = { connection: "Upgrade", upgrade: "websocket" };
      expect(await statusOf(`${front.url}/api/events/ws?token=t`, upgrade)).toBe(401);
      expect(heard.map(({ url }) => url)).toEqual(["/api/admin/web-token", "/api/events/ws?token=t"]);
      expect(heard[1]?.headers.upgrade).toBe("websocket");
      const names = heard.flatMap(({ headers }) => Object.keys(headers));
      expect(names.filter((name) => FORWARDED.test(name))).toEqual([]);

      daemon.closeAllConnections();
      await closed(daemon);
      const alone = await fetch(`${front.url}/api/projects`);
      expect(alone.status).toBe(502);
      expect(await alone.text()).toContain(`No APX daemon answers at ${address}. Start one`);
    } finally {
      await front.close();
      daemon.close();
    }
  },
);

test("npm run dev:daemon shows the chats of the daemon that APX_URL names, live", async ({
  page,
  machine,
}) => {
  // A development server that starts cold, on a machine that may have other things to do.
  test.setTimeout(150_000);
  const chat = writeMorning(machine.home);
  const storybook = await startStorybook(machine.address);
  try {
    const url = await storybook.says(/Local:\s+(http:\S+)/);
    await storybook.says(/(APX \S+ answers at \S+)\./);
    await page.goto(`${url}iframe.html?id=live-daemon--chat&viewMode=story`);
    await expect(toggleOf(page)).toHaveAccessibleName("Timeline 2 steps", { timeout: 60_000 });
    const turn = machine.ask(chat.stream, chat.request("Make the poster", "Poster laid out", 2_500));
    await expect(toggleOf(page)).toHaveAccessibleName("Timeline 3 steps Working on it");
    await turn;
  } finally {
    await storybook.stop();
  }
});

for (const [what, answer] of [
  ["a website", "<!doctype html><title>Hello</title>"],
  ["another API", '{"token":"t","projects":[]}'],
]) {
  withoutDaemon(`a page with ${what} where the daemon should be says so`, async ({ page }) => {
    const other = createServer((_, response) => response.end(answer));
    const front = await startFront(await listen(other));
    try {
      await page.goto(`${front.url}/iframe.html?id=live-daemon--chat&viewMode=story&globals=api:daemon`);
      await expect(page.getByRole("status")).toHaveText(/^What answers here is no APX daemon.* APX_URL\.$/);
    } finally {
      await front.close();
      other.closeAllConnections();
      other.close();
    }
  });
}

withoutDaemon("npm run dev:daemon says what to try where no daemon answers", async () => {
  const storybook = await startStorybook(await unusedAddress());
  try {
    expect(await storybook.says(/(No APX daemon answers at .*)/)).toContain("apx daemon start");
  } finally {
    await storybook.stop();
  }
});

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const at = server.address();
  if (at === null || typeof at === "string") throw new Error("The server has no port.");
  return `http://127.0.0.1:${at.port}`;
}

const closed = (server: Server) => new Promise((resolve) => server.close(resolve));

async function unusedAddress(): Promise<string> {
  const server = createServer();
  const address = await listen(server);
  await closed(server);
  return address;
}

/** Below `fetch`, which opens no sockets. */
function statusOf(url: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on("error", reject);
  });
}

/** `npm run dev:daemon`, on a port of its own. */
async function startStorybook(address: string) {
  const { port } = new URL(await unusedAddress());
  const child = spawn(process.execPath, [START, "--ci", "--exact-port", "-p", port], {
    env: { ...process.env, APX_URL: address },
  });
  const gone = once(child, "exit");
  let said = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
      for (const listener of listeners) listener();
    });
  }
  return {
    /** Waits for a text in the terminal and gives what is in its parentheses. */
    says: (text: RegExp) =>
      new Promise<string>((resolve, reject) => {
        const look = () => {
          const found = text.exec(stripVTControlCharacters(said))?.[1];
          if (found !== undefined) resolve(found);
        };
        listeners.add(look);
        look();
        void gone.then(() => reject(new Error(`It ended without saying ${text}:\n${said}`)));
      }),
    async stop() {
      child.kill("SIGTERM");
      await gone;
    },
  };
}
