/** Which part of a project's history is asked for. */
export interface ProjectRange {
  /** ISO time with its zone, included. Left out: the daemon's default, UTC midnight seven days ago. */
  since?: string | undefined;
  /** ISO time with its zone, excluded. Left out: no end. */
  until?: string | undefined;
  /** How many entries at most, the newest of the range. @default 200 */
  limit?: number | undefined;
}

/** A range as it is sent and as it stands in query keys. */
export interface WireRange {
  since: string | null;
  until: string | null;
  limit: number;
}

/** How many entries the daemon sends where nobody says. */
export const DEFAULT_LIMIT = 200;

const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2}))?$/;
const WHOLE_SECOND = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

/**
 * The range in the daemon's words. It compares times as text, so they are sent in UTC, in whole seconds, with a `Z`: a
 * fraction is rounded so that the range never gets smaller. What cannot be read stays as it is and is refused by
 * {@link isWireRange}, not here, because keys are made while rendering.
 */
export function wireRange({ since, until, limit = DEFAULT_LIMIT }: ProjectRange): WireRange {
  return {
    since: since === undefined ? null : rounded(since, Math.floor),
    until: until === undefined ? null : rounded(until, Math.ceil),
    limit,
  };
}

/** Whether the daemon would understand a range the way it is meant. It answers anything, without an error. */
export function isWireRange({ since, until, limit }: WireRange): boolean {
  const readable = (time: string | null) =>
    time === null || (WHOLE_SECOND.test(time) && !Number.isNaN(Date.parse(time)));
  return readable(since) && readable(until) && Number.isInteger(limit) && limit > 0;
}

/** A moment in ms in the daemon's words and resolution. */
export function wholeSecond(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, -5)}Z`;
}

function rounded(iso: string, round: (seconds: number) => number): string {
  const ms = ISO.test(iso) ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(ms) ? iso : wholeSecond(round(ms / 1000) * 1000);
}
