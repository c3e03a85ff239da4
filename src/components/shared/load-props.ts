/** How the load behind a view stands, besides the entries that it gave. */
export interface LoadProps {
  /** Why the newest load failed; null or undefined while loads succeed. With entries beside it they are shown as stale. */
  error?: unknown;
  /** When the entries were true, in milliseconds since the epoch. Shown while `error` is set. */
  updatedAt?: number | undefined;
  /** Offers to try again after a failure. */
  onRetry?: (() => void) | undefined;
  /** Whether a retry is under way. @default false */
  retrying?: boolean | undefined;
  /**
   * Whether changes go unheard for now, which is then said in a line, unless an error is.
   * @default false
   */
  updatesPaused?: boolean | undefined;
}
