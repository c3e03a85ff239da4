"use client";

import { useState } from "react";

/**
 * Says each of the `news` once when it changes, politely: the one place where a component speaks, so that nothing is
 * said over anything else. What is there when it first appears is not news, and nor is `null`; ""
 * takes back what was said.
 * Renders a visually hidden `<div role="status">` element.
 */
export function LiveRegion({ news }: { news: readonly (string | null)[] }) {
  const [known, setKnown] = useState(news);
  const [said, setSaid] = useState("");
  const changes = news.map((message, position) => message !== null && message !== known[position]);
  if (changes.includes(true)) {
    setKnown(news.map((message, position) => message ?? known[position] ?? null));
    const told = news.filter((_, position) => changes[position] && known[position] !== null);
    if (told.length > 0) setSaid(told.filter((message) => message !== "").join(" "));
  }
  return (
    <div role="status" aria-live="polite" className="tl:sr-only">
      {said}
    </div>
  );
}
