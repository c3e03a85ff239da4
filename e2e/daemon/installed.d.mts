/** The folder with the daemon's own `package.json`. */
export declare const FOLDER: string;
/** The Node that the daemon needs. */
export declare const NODE: string;
/** The daemon's package. */
export declare const PACKAGE: string;
/** What that Node runs. */
export declare const ENTRY: string;
/** The version of the daemon, exact. */
export declare const VERSION: string;
/** Why the daemon cannot be run here, or `null` where it can. */
export declare function whyNoDaemon(): string | null;
