import { vi } from "vitest";

/** When everything here happens. */
export const NOW = Date.parse("2026-11-30T17:20:00Z");

/** Everything that needs no time, from before the clock was stopped. */
const nextTurn = setImmediate;

/** Stops the clock, all but what `settle` turns. */
export function stopTheClock(): void {
  vi.useFakeTimers({
    now: NOW,
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
}

/** Has all happen that is due. */
export async function settle(turns = 4): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise((resolve) => nextTurn(resolve));
    vi.advanceTimersByTime(0);
  }
}

/** Lets time pass from event to event until something is so; gives the ms that it took, or throws after `limit`. */
export async function passUntil(isSo: () => boolean, what: string, limit = 120_000): Promise<number> {
  const start = Date.now();
  await settle();
  while (!isSo()) {
    if (vi.getTimerCount() === 0) throw new Error(`Nothing is left that could bring it: ${what}`);
    vi.advanceTimersToNextTimer();
    await settle();
    if (Date.now() - start > limit) throw new Error(`It took longer than ${limit} ms: ${what}`);
  }
  return Date.now() - start;
}
