// How a page comes to the daemon's API on its own origin: in development, and in the tests.

export function daemonProxy(address) {
  return {
    "/api/": {
      target: address,
      changeOrigin: true,
      ws: true,
      configure(proxy) {
        proxy.on("error", (_error, _request, answer) => {
          if (!("headersSent" in answer) || answer.headersSent) return;
          answer.writeHead(502, { "content-type": "text/plain; charset=utf-8" }).end(noDaemonAt(address));
        });
      },
    },
  };
}

export async function whoAnswersAt(address) {
  try {
    const response = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(5_000) });
    const { version } = await response.json();
    if (typeof version === "string") return `APX ${version} answers at ${address}.`;
  } catch {
    // Nobody, or somebody who is no daemon.
  }
  return noDaemonAt(address);
}

function noDaemonAt(address) {
  return `No APX daemon answers at ${address}. Start one with “apx daemon start”, or set APX_URL to where it is and run “npm run dev:daemon” again.`;
}
