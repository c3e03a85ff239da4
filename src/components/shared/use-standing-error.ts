"use client";

import { useState } from "react";

/**
 * Why the newest load of `subject` failed, also while the next try is under way. A query without data forgets its error
 * then: the failure would blink away with each try, and the reader's focus with its button.
 */
export function useStandingError<E>(
  { data, error }: { data: unknown; error: E | null },
  subject = "",
): E | null {
  const [known, setKnown] = useState({ subject, error });
  const before = known.subject === subject ? known.error : null;
  const standing = error ?? (data === undefined ? before : null);
  if (known.subject !== subject || known.error !== standing) setKnown({ subject, error: standing });
  return standing;
}
