export type TriagePart = typeof import("./triage-part");

let loaded: Promise<TriagePart> | null = null;

/** Loads what leads through the unfinished rows and closes several of them. What failed is tried again the next time. */
export function loadTriage(): Promise<TriagePart> {
  loaded ??= import("./triage-part").catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}
