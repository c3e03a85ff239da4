/** An agent of a project. */
export interface HomeAgent {
  slug: string;
  name: string;
  role?: string;
}

/** A project of a daemon's home, with where it keeps chats, messages and milestones. */
export interface HomeProject {
  /** Its number, by position: the daemon's own "default" is 0. */
  id: number;
  /** The project's own folder. */
  work: string;
  /** The daemon's folder for it. */
  storage: string;
}

/** The home of a daemon, in a temporary folder. */
export interface DaemonHome {
  root: string;
  home: string;
  projects: HomeProject[];
  remove(): void;
}

/** Makes an empty home with these projects; `key` is the name of a folder. */
export declare function createHome(
  projects?: readonly { key: string; name: string; agents?: readonly HomeAgent[] }[],
): DaemonHome;

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
