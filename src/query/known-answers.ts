/** An answer that was read, and what its server calls it. */
export interface KnownAnswer<T> {
  etag: string;
  value: T;
}

/** The newest answers of one client by address, so that one that has not changed is neither sent nor read again. */
export interface KnownAnswers<T> {
  /** What this address last answered to this token. */
  find(address: string, token: string | undefined): KnownAnswer<T> | undefined;
  keep(address: string, token: string | undefined, answer: KnownAnswer<T>): void;
}

/** @param limit How many answers are kept: those that were used last. */
export function createKnownAnswers<T>(limit = 20): KnownAnswers<T> {
  const kept = new Map<string, KnownAnswer<T> & { token: string | undefined }>();

  return {
    find(address, token) {
      const known = kept.get(address);
      if (known === undefined) return undefined;
      kept.delete(address);
      // Another token may be another reader.
      if (known.token !== token) return undefined;
      kept.set(address, known);
      return known;
    },
    keep(address, token, { etag, value }) {
      kept.delete(address);
      kept.set(address, { token, etag, value });
      for (const oldest of kept.keys()) {
        if (kept.size <= limit) break;
        kept.delete(oldest);
      }
    },
  };
}
