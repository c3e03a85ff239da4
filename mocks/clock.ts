/** A clock that a test or a story moves by hand. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Jumps to a moment: milliseconds since the epoch, or an ISO string. */
  set(at: number | string): void;
  /** Moves on by some milliseconds. */
  advance(ms: number): void;
}

/**
 * Creates a clock that stands still until it is moved.
 *
 * @param at where it starts: milliseconds since the epoch, or an ISO string.
 * @throws RangeError for a moment that cannot be read.
 */
export function createClock(at: number | string): Clock {
  let current = moment(at);
  return {
    now: () => current,
    set(next) {
      current = moment(next);
    },
    advance(ms) {
      current = moment(current + ms);
    },
  };
}

/** ISO UTC of whole seconds, the only form in which the daemon writes a time. */
export function isoSeconds(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

function moment(at: number | string): number {
  const ms = typeof at === "string" ? Date.parse(at) : at;
  if (!Number.isFinite(ms))
    throw new RangeError(`Cannot set the clock to ${JSON.stringify(at)}: not a time.`);
  return ms;
}
