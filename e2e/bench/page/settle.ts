/** For so long nothing may have changed, in ms, and the browser must have been idle. */
const QUIET = 100;

/** Watches what a change does to the page, until it does nothing more. */
export function watchUntilQuiet(root: Element): () => Promise<{ painted: number; lastChange: number }> {
  let lastChange = performance.now();
  const observer = new MutationObserver(() => {
    lastChange = performance.now();
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  return async () => {
    const painted = await nextPaint();
    while (performance.now() - Math.max(painted, lastChange) < QUIET) await idle();
    observer.disconnect();
    return { painted, lastChange };
  };
}

/** When the next frame has been painted: a task that is posted from a frame runs after it. */
export function nextPaint(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve(performance.now());
      };
      port2.postMessage(null);
    });
  });
}

const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 20)));
