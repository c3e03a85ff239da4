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
  /** The folder that the daemon is given. */
  home: string;
  projects: HomeProject[];
  /** Removes it; otherwise that happens when the process ends. */
  remove(): void;
}

/** Makes an empty home with these projects; `key` is the name of a folder. */
export declare function createHome(
  projects?: readonly { key: string; name: string; agents?: readonly HomeAgent[] }[],
): DaemonHome;
