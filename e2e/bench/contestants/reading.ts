import { parseTimeline } from "../../../src/wire";
import { answer } from "../page/answers";

declare global {
  interface Window {
    /** How long it takes to read an answer of so many entries, in ms: as JSON, and that JSON as a timeline. */
    reading(size: number): { json: number; timeline: number };
  }
}

window.reading = (size) => {
  const text = answer(size);
  const start = performance.now();
  const json: unknown = JSON.parse(text);
  const read = performance.now();
  parseTimeline(json);
  return { json: read - start, timeline: performance.now() - read };
};
