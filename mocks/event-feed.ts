/** A frame of the daemon's event socket, as it is sent. */
export interface EventFrame {
  type: "hello" | "turn" | "aborted" | "messages" | "routine";
  [field: string]: unknown;
}

/** One client of the socket. */
export interface FeedClient {
  frame(frame: EventFrame): void;
  /** The daemon closes the socket. */
  closed(): void;
}

/** The sending side of the daemon's event socket: every client gets the frames of all projects. */
export interface EventFeed {
  /** Joins, until the function that comes back is called. */
  subscribe(client: FeedClient): () => void;
  /** Sends a frame of your own, such as the end of a routine, or none that a daemon would send. */
  emit(frame: EventFrame): void;
  /** Closes every socket. Clients may come back at once. */
  drop(): void;
  /** Closes every socket and lets nobody in: a daemon without its feed, or none at all. */
  stop(): void;
  /** Lets clients in again. */
  start(): void;
  /** Whether clients are let in. */
  running(): boolean;
  /** How many clients are there: a frame that is sent before has no hearer. */
  connected(): number;
}

/** Creates a feed that is running and has no clients. */
export function createEventFeed(): EventFeed {
  const clients = new Set<FeedClient>();
  let running = true;

  const drop = () => {
    const dropped = [...clients];
    clients.clear();
    for (const client of dropped) client.closed();
  };

  return {
    subscribe(client) {
      clients.add(client);
      return () => void clients.delete(client);
    },
    emit(frame) {
      for (const client of clients) client.frame(frame);
    },
    drop,
    stop() {
      running = false;
      drop();
    },
    start() {
      running = true;
    },
    running: () => running,
    connected: () => clients.size,
  };
}
