import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { getResponse } from "msw";
import { preview } from "vite";
import { type MilestoneApi, timelineHandlers } from "../../mocks";
import { BUILT } from "./places.mjs";

/** Something that listens until it is closed. */
export interface Listening {
  url: string;
  close(): Promise<void>;
}

/** Serves a built host as its own server would. */
export async function serveBuilt(folder: string, base = "/"): Promise<Listening> {
  const server = await preview({
    root: BUILT,
    configFile: false,
    base,
    logLevel: "silent",
    build: { outDir: join(BUILT, folder) },
    preview: { host: "127.0.0.1", port: 6200 },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error(`${folder} is not served anywhere.`);
  return { url, close: () => server.close() };
}

/** A daemon's API on a port of its own, for servers that read from it. */
export async function serveDaemon(api: MilestoneApi): Promise<Listening> {
  const handlers = timelineHandlers(api);
  const server: Server = createServer(async (request, response) => {
    const answer = await getResponse(handlers, new Request(`http://daemon${request.url ?? "/"}`));
    response.writeHead(answer?.status ?? 404, Object.fromEntries(answer?.headers ?? []));
    response.end(await answer?.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The server-rendering host, on the other side of the world and in another language. */
export async function serveRendered(daemon: string, now: number): Promise<Listening> {
  const child: ChildProcess = spawn(process.execPath, [join(BUILT, "react-19/server/serve.mjs")], {
    env: { ...process.env, API: daemon, NOW: String(now), TZ: "Pacific/Kiritimati", LANG: "es_AR.UTF-8" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.once("data", (line) => resolve(String(line).trim()));
    child.once("exit", (code) => reject(new Error(`The rendering server ended with ${code}.`)));
  });
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill();
      }),
  };
}

/** Answers the page's requests to the daemon from `api`. */
export async function answerFrom(page: Page, api: MilestoneApi) {
  const handlers = timelineHandlers(api);
  await page.route("**/api/**", async (route) => {
    const request = route.request();
    const answer = await getResponse(
      handlers,
      new Request(request.url(), {
        method: request.method(),
        headers: request.headers(),
        body: request.postData(),
      }),
    );
    if (!answer) return route.abort();
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    });
  });
}
