"use client";

import { useState } from "react";

/**
 * Says a change once, politely. What is there when it first appears is not news, and nor is `null`.
 * Renders a visually hidden `<div role="status">` element.
 */
export function LiveRegion({ message }: { message: string | null }) {
  const [known, setKnown] = useState(message);
  const [said, setSaid] = useState("");
  if (message !== null && message !== known) {
    setKnown(message);
    if (known !== null) setSaid(message);
  }
  return (
    <div role="status" aria-live="polite" className="tl:sr-only">
      {said}
    </div>
  );
}
