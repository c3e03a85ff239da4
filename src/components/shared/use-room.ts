"use client";

import { useEffect, useState } from "react";

/** How wide an element is and how large its text, in px. Nothing of an element that is not drawn. */
export interface Room {
  width: number;
  em: number;
}

/** The room that an element has, as it changes; null until it is known. */
export function useRoom(element: HTMLElement | null): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    if (!element) return;
    const measure = () => {
      const width = element.clientWidth;
      const em = Number.parseFloat(getComputedStyle(element).fontSize) || 16;
      setRoom((known) => (known?.width === width && known.em === em ? known : { width, em }));
    };
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
