/** In ms: a page that is never idle gets what it waits for all the same. */
const LONGEST = 1_000;

/** Runs something when the browser has nothing else to do, soon at the latest. Gives what calls that off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: LONGEST });
  return () => cancelIdleCallback(idle);
}
