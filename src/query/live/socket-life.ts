/** What is told of one socket. */
export interface SocketEvents {
  opened(): void;
  /** A text frame. */
  said(text: string): void;
}

/**
 * Opens a socket and resolves when it is closed, could not be opened within `timeoutMs`, or the signal has aborted, which
 * closes it. Nothing is told after that, and it never rejects.
 */
export function socketLife(
  url: string,
  timeoutMs: number,
  { opened, said }: SocketEvents,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const socket = openSocket(url);
    if (socket === null) return resolve();
    const listening = new AbortController();
    const { signal: until } = listening;
    const end = () => {
      clearTimeout(late);
      listening.abort();
      close(socket);
      resolve();
    };
    const late = setTimeout(end, timeoutMs);
    const onOpen = () => {
      clearTimeout(late);
      opened();
    };
    socket.addEventListener("open", onOpen, { signal: until });
    socket.addEventListener("close", end, { signal: until });
    socket.addEventListener(
      "message",
      ({ data }) => {
        if (typeof data === "string") said(data);
      },
      { signal: until },
    );
    signal.addEventListener("abort", end, { signal: until });
    if (signal.aborted) end();
  });
}

/** Where sockets are forbidden or unknown, there is none to be had. */
function openSocket(url: string): WebSocket | null {
  try {
    return new WebSocket(url);
  } catch {
    return null;
  }
}

/** Browsers warn in the console of a socket that is closed before it was open. */
function close(socket: WebSocket): void {
  if (socket.readyState === 0) socket.addEventListener("open", () => socket.close(), { once: true });
  else socket.close();
}
