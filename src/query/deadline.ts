/** Thrown by {@link withDeadline} when the time is over. */
export class DeadlineReached extends Error {
  override readonly name = "DeadlineReached";
}

const abortError = () => new DOMException("The request was aborted.", "AbortError");

/**
 * Does `work` until `signal` aborts (an AbortError) or `ms` have passed ({@link DeadlineReached}). The signal that `work`
 * gets aborts in both cases; work that does not listen to it is left alone. No timer outlives the call.
 */
export async function withDeadline<T>(
  ms: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => T | Promise<T>,
): Promise<T> {
  if (signal?.aborted) throw abortError();
  const controller = new AbortController();
  let stop: (reason: Error) => void = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = (reason) => {
      reject(reason);
      controller.abort(reason);
    };
  });
  const onAbort = () => stop(abortError());
  const timer = setTimeout(() => stop(new DeadlineReached()), ms);
  signal?.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([stopped, work(controller.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
  }
}

/** Waits; an abort ends the wait with an AbortError. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(abortError());
    const onAbort = () => {
      clearTimeout(timer);
      reject(abortError());
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", onAbort);
      resolve();
    }, ms);
    signal?.addEventListener("abort", onAbort, { once: true });
  });
}
