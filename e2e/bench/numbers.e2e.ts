import { expect, test } from "@playwright/test";
import { goals } from "./goals.mjs";
import { placeOf, sumUp } from "./profile-summary.mjs";
import { collect, type Row, ratios, spread, summarise } from "./summary.mjs";

// What the bench makes of its samples. These need no browser.

function resultsOf(...samples: [contestant: string, operation: string, blocked: number][]) {
  const rows = new Map<string, Row>();
  for (const [contestant, operation, blocked] of samples)
    collect(rows, { contestant, size: 5_000, slowdown: 1 }, { [operation]: { blocked } });
  return summarise(rows);
}

test("the median of samples, with the least and the most", () => {
  expect(spread([9, 1, 2, 30, 4])).toEqual({ median: 4, min: 1, max: 30 });
  expect(spread([4, 1])).toEqual({ median: 2.5, min: 1, max: 4 });
});

test("samples of the same contestant and operation are one result", () => {
  const results = resultsOf(
    ["rail", "open", 30],
    ["rail", "open", 10],
    ["antd", "open", 7],
    ["rail", "open", 20],
  );
  expect(results.map(({ contestant, blocked }) => [contestant, blocked])).toEqual([
    ["rail", { median: 20, min: 10, max: 30 }],
    ["antd", { median: 7, min: 7, max: 7 }],
  ]);
});

test("ratios are over the bound, of the same operation", () => {
  const results = resultsOf(["rail", "open", 30], ["windowed", "open", 20], ["windowed", "mount", 1]);
  expect(ratios(results)).toEqual([
    expect.objectContaining({ contestant: "rail", operation: "open", bound: "windowed", ratio: 1.5 }),
  ]);
});

test("goals tell what was missed, and nothing of what was not measured", () => {
  const results = resultsOf(
    ["rail", "open", 30],
    ["windowed", "open", 20],
    ["antd", "open", 1_199],
    ["mui", "open", 900],
    ["rail", "mount", 41],
    ["windowed", "mount", 20],
  );
  expect(goals(results).map(({ name, value, met }) => [name, value, met])).toEqual([
    ["rail, mount, 5,000, 1×: times the windowed bound", 2.05, false],
    ["rail, open, 5,000, 1×: times the windowed bound", 1.5, true],
    ["rail, open, 5,000, 1×: ahead of antd", 39.97, false],
    ["rail, open, 5,000, 1×: ahead of MUI", 30, true],
  ]);
});

test("a frame is too long once another one would have fitted in", () => {
  const rows = new Map<string, Row>();
  for (const [slowdown, frame] of [
    [1, 16.8],
    [4, 33.3],
  ] as const)
    collect(rows, { contestant: "overview", size: 5_000, slowdown }, { scroll: { frame } });
  expect(goals(summarise(rows)).map(({ name, met }) => [name, met])).toEqual([
    ["overview, scroll, 5,000, 1×: ms of the longest frame", true],
    ["overview, scroll, 5,000, 4×: ms of the longest frame", false],
  ]);
});

test("a profile is told by the nearest function of ours, or by the library where there is none", () => {
  const frame = (functionName: string, url: string) => ({ functionName, url });
  const nodes = [
    { id: 1, callFrame: frame("(root)", ""), children: [2, 6, 7] },
    { id: 2, callFrame: frame("commit", "/assets/node_modules/react-dom/client.js"), children: [3] },
    { id: 3, callFrame: frame("Row", "/assets/src/view/row.js"), children: [4] },
    { id: 4, callFrame: frame("useState", "/assets/node_modules/react/index.js"), children: [5] },
    { id: 5, callFrame: frame("format", ""), children: [] },
    { id: 6, callFrame: frame("(idle)", ""), children: [] },
    { id: 7, callFrame: frame("start", "/assets/e2e/bench/page/start.js"), children: [] },
  ];
  const samples = {
    nodes,
    samples: [2, 3, 4, 5, 6, 7],
    timeDeltas: [0, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000],
  };
  expect([...sumUp(samples, placeOf)]).toEqual([
    ["react-dom", 1],
    ["`Row`, src/view/row", 14],
  ]);
});
