import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";

const held = new WeakMap<QueryClient, Map<string, (() => void)[]>>();

/**
 * Keeps a write that the daemon has taken on screen while others of its project are under way: a read that began before
 * it was taken does not know of it, and nothing is read again before the last one is settled.
 *
 * @param writes What the keys of the project's writes begin with.
 */
export function holdSettled(queryClient: QueryClient, writes: QueryKey, release: () => void): void {
  const projects = held.get(queryClient) ?? new Map<string, (() => void)[]>();
  held.set(queryClient, projects);
  projects.set(hashKey(writes), [...(projects.get(hashKey(writes)) ?? []), release]);
}

/** Lets go of what was held of a project: everything of it is read again now. */
export function releaseSettled(queryClient: QueryClient, writes: QueryKey): void {
  for (const release of held.get(queryClient)?.get(hashKey(writes)) ?? []) release();
  held.get(queryClient)?.delete(hashKey(writes));
}
