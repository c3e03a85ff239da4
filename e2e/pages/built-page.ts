import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Duplex, Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

interface PageFile {
  type: string;
  source: string | Uint8Array;
}

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>
<link rel="stylesheet" href="/page.css"><script type="module" src="/page.js"></script>
</head><body><div id="root"></div></body></html>`;

/** A page of `e2e/pages` as a host's bundler makes it, in production, by the path that each file is served at. */
export async function buildPage(entry: string): Promise<Map<string, PageFile>> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    mode: "production",
    plugins: [tailwindcss()],
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: `${ROOT}e2e/pages/${entry}`,
        output: { entryFileNames: "page.js", assetFileNames: "page[extname]", codeSplitting: false },
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !("output" in output)) throw new Error("The build made nothing.");
  const files = new Map<string, PageFile>([["/", { type: "text/html", source: HTML }]]);
  for (const file of output.output) {
    const type = file.fileName.endsWith(".css") ? "text/css" : "text/javascript";
    files.set(`/${file.fileName}`, { type, source: file.type === "chunk" ? file.code : file.source });
  }
  return files;
}

export interface Site {
  origin: string;
  /** What was asked of `/api/`, oldest first, sockets too. */
  asked: { method: string; url: string; authorization: string | undefined }[];
  close(): Promise<void>;
}

interface SiteOptions {
  files?: Map<string, PageFile>;
  headers?: Record<string, string>;
  /** Answers `/api/`; null breaks the connection off. */
  answer(request: Request): Promise<Response | null>;
}

/** A host's site on a free port of this machine: its page, and a daemon under `/api/` with an event socket that stays open. */
export async function serve({ files, headers = {}, answer }: SiteOptions): Promise<Site> {
  const asked: Site["asked"] = [];
  const sockets = new Set<Duplex>();
  const remember = ({ method = "", url = "", headers: { authorization } }: IncomingMessage) =>
    asked.push({ method, url, authorization });

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? "/";
    if (!url.startsWith("/api/")) {
      const file = files?.get(url.split("?")[0] ?? "");
      response.writeHead(file ? 200 : 404, { ...headers, "content-type": file?.type ?? "text/plain" });
      response.end(file?.source);
      return;
    }
    remember(request);
    const answered = await answer(asRequest(request));
    if (answered === null) return request.socket.destroy();
    response.writeHead(answered.status, { ...Object.fromEntries(answered.headers) });
    response.end(await answered.text());
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  server.on("upgrade", (request, socket) => {
    remember(request);
    socket.on("error", () => undefined);
    sockets.add(socket);
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept(request)}\r\n\r\n`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function asRequest(request: IncomingMessage): Request {
  const { method = "GET", url = "/", headers } = request;
  const init = { method, headers: headers as Record<string, string> };
  const bodied =
    method === "GET" || method === "HEAD" || method === "OPTIONS"
      ? {}
      : { body: Readable.toWeb(request), duplex: "half" };
  return new Request(`http://${headers.host}${url}`, { ...init, ...bodied } as RequestInit);
}

/** The handshake of RFC 6455. */
function accept({ headers }: IncomingMessage): string {
  const key = `${headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  return createHash("sha1").update(key).digest("base64");
}
