/** A daemon that runs. */
export interface Daemon {
  /** `http://127.0.0.1:PORT`. */
  baseUrl: string;
  port: number;
  /** The bearer token: a new one at every start. */
  token: string;
  pid: number;
  /** The end of what it printed. */
  log(): string;
  /** Ends it, by force where it does not go. Safe to call again. */
  stop(): Promise<void>;
}

/**
 * Starts a daemon on loopback, on a free port unless one is given, and waits until it answers. It gets a small
 * environment, speaks to no other machine, and ends with the process that started it, however that one ends.
 *
 * @throws Error with the end of its log where it does not start.
 */
export declare function startDaemon(options: { home: string; port?: number }): Promise<Daemon>;
