"use client";

import { useState } from "react";

interface LiveRegionProps {
  message: string | null;
  /** What it is about: the same words about something else are news again. */
  about?: string | undefined;
}

/**
 * Says a change once, politely. What is there when it first appears is not news, and nor is `null`.
 * Renders a visually hidden `<div role="status">` element.
 */
export function LiveRegion({ message, about = "" }: LiveRegionProps) {
  const [known, setKnown] = useState({ message, about });
  const [said, setSaid] = useState({ message: "", nth: 0 });
  if (message !== null && (message !== known.message || about !== known.about)) {
    setKnown({ message, about });
    if (known.message !== null) setSaid({ message, nth: said.nth + 1 });
  }
  return (
    <div role="status" aria-live="polite" className="tl:sr-only">
      {/* An element of its own each time: equal text in the same one is no change, and would not be read out. */}
      {said.nth > 0 && <span key={said.nth}>{said.message}</span>}
    </div>
  );
}
