"use client";

import { useState } from "react";

/** Something to say. `null` is nothing to say yet; "" takes back what was said. */
interface News {
  words: string | null;
  /** What it is about: the same words about something else are news again. */
  about?: string | undefined;
}

/**
 * Says each of the `news` once when it changes, politely: the one place where a component speaks, so that nothing is
 * said over anything else. What is there when it first appears is not news.
 * Renders a visually hidden `<div role="status">` element.
 */
export function LiveRegion({ news }: { news: readonly News[] }) {
  const [known, setKnown] = useState(news);
  const [said, setSaid] = useState({ words: "", nth: 0 });
  const isNew = ({ words, about }: News, position: number) =>
    words !== null && (words !== known[position]?.words || about !== known[position]?.about);
  if (news.some(isNew)) {
    setKnown(news.map((one, position) => (one.words === null ? (known[position] ?? one) : one)));
    const told = news.filter((one, position) => isNew(one, position) && known[position]?.words !== null);
    if (told.length > 0) {
      const words = told.map((one) => one.words ?? "").filter((text) => text !== "");
      setSaid({ words: words.join(" "), nth: said.nth + 1 });
    }
  }
  return (
    <div role="status" aria-live="polite" className="tl:sr-only">
      {/* An element of its own each time: equal text in the same one is no change, and would not be read out. */}
      {said.words !== "" && <span key={said.nth}>{said.words}</span>}
    </div>
  );
}
