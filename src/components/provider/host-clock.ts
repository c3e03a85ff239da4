import { localDay } from "../../view/local-day";

/** The host's clock where it tells a moment of the years 1000 to 9998, else the machine's. Never throws. */
export function hostClock(now: () => number, onFault: (error: unknown) => void): () => number {
  return () => {
    try {
      const ms: unknown = now();
      if (isUsable(ms)) return ms;
      onFault(
        new RangeError(`\`now\` gave ${String(ms)}, which is no moment in ms of the years 1000 to 9998.`),
      );
    } catch (error) {
      onFault(error);
    }
    return Date.now();
  };
}

function isUsable(ms: unknown): ms is number {
  if (typeof ms !== "number") return false;
  const year = localDay(ms, "UTC")?.slice(0, 4);
  return year !== undefined && year >= "1000" && year < "9999";
}
