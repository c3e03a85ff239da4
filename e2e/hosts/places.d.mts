/** This folder. */
export const SOURCES: string;
/** The project. */
export const ROOT: string;
/** Where the hosts are built. */
export const BUILT: string;
