import { expect, it } from "vitest";
import { steps } from "../components/test-entries";
import { parseTimeline } from "./parse-timeline";

it("5,000 entries take less than three times what their JSON takes", () => {
  const text = JSON.stringify({ entries: steps(5_000) });
  const json: unknown = JSON.parse(text);
  const taken = { parsed: [] as number[], read: [] as number[] };
  for (let run = 0; run < 15; run += 1) {
    taken.parsed.push(msOf(() => JSON.parse(text)));
    taken.read.push(msOf(() => parseTimeline(json)));
  }
  const { parsed, read } = taken;
  expect(median(read) / median(parsed), `${median(read)} ms against ${median(parsed)} ms`).toBeLessThan(3);
});

function msOf(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function median(of: readonly number[]): number {
  return of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? Number.NaN;
}
