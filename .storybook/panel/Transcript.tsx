import { useEffect, useRef } from "react";
import type { Turn } from "../../src";

/** The chat as it was said, pinned to its end. */
export function Transcript({ turns, streaming }: { turns: readonly Turn[]; streaming: boolean }) {
  const list = useRef<HTMLOListElement>(null);
  // Pinned to its end: also when the rail above takes some of its height.
  useEffect(() => {
    const pin = () => list.current?.scrollTo({ top: list.current.scrollHeight });
    pin();
    const observer = new ResizeObserver(pin);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [turns.length, streaming]);
  return (
    // A scrolling region has to be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <ol ref={list} className="panel-transcript" aria-label="Transcript" tabIndex={0}>
      {turns.map((turn, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a transcript only grows at its end
        <li key={position} data-role={String(turn.role)} data-turn={position}>
          {words(turn)}
        </li>
      ))}
      {streaming && <li data-role="assistant">…</li>}
    </ol>
  );
}

function words({ role, content }: Turn): string {
  if (role !== "tool") return String(content);
  const call: { tool: string; result: { error?: string } } = JSON.parse(String(content));
  return call.result.error ? `${call.tool}: ${call.result.error}` : call.tool;
}
