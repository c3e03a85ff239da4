/** Runs what is the host's, and tells the host's log of what goes wrong. Nothing of it is thrown on. */
export interface HostFaults {
  /** Tells of a fault in a function that runs at each render: once for each `source`, for there may be a row each. */
  tellOnce(source: string, error: unknown): void;
  /** Tells of a fault that an error boundary caught, which React has written to the console; once where it has a source. */
  caught(error: unknown, source?: string): void;
  /** Calls one of the host's handlers, where there is one; of an async one, the rejection counts as its fault. */
  call<Args extends unknown[]>(handler: ((...args: Args) => unknown) | undefined, ...args: Args): void;
}

/**
 * @param onError The host's log. Without one faults go to the console, for else nobody would know.
 * @param told Which sources have been told of; keep it for as long as the host is the same.
 */
export function createHostFaults(
  onError: ((error: unknown) => unknown) | undefined,
  told: Set<string> = new Set(),
): HostFaults {
  const tell = (error: unknown) => {
    if (onError) attempt(onError, [error], ignore);
    else console.error("@apx/timeline: a function given to the timeline failed.", error);
  };
  const isNews = (source: string) => {
    const before = told.size;
    return told.add(source).size > before;
  };
  return {
    tellOnce(source, error) {
      // Later: a host that keeps its log in state must not be made to set it while we render.
      if (isNews(source)) queueMicrotask(() => tell(error));
    },
    caught(error, source) {
      if (onError && (source === undefined || isNews(source))) attempt(onError, [error], ignore);
    },
    call(handler, ...args) {
      if (handler) attempt(handler, args, tell);
    },
  };
}

function attempt<Args extends unknown[]>(
  run: (...args: Args) => unknown,
  args: Args,
  failed: (error: unknown) => void,
): void {
  try {
    Promise.resolve(run(...args)).catch(failed);
  } catch (error) {
    failed(error);
  }
}

// The log's own fault: there is nobody left to tell.
const ignore = () => {};
