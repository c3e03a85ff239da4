// What is to be reached, and whether it was.
import { MOVES } from "./moving.mjs";
import { lookUp } from "./summary.mjs";

const FRAME = 1_000 / 60;

/**
 * Every goal that the results can tell of: what was measured, and the most (or the least, for `ahead`) that it may be.
 * Ratios are of `blocked`, the time in which the page cannot answer, between two contestants of one run.
 */
export function goals(results) {
  const median = lookUp(results);
  const found = [];
  const goal = (name, value, limit, met) =>
    Number.isFinite(value) && found.push({ name, value: Math.round(value * 100) / 100, limit, met });
  const atMost = (name, value, limit) => goal(name, value, `at most ${limit}`, value <= limit);
  const atLeast = (name, value, limit) => goal(name, value, `at least ${limit}`, value >= limit);

  for (const slowdown of [1, 4]) {
    const at = `, ${slowdown}×`;
    const rail = (size, operation) => median("rail", size, slowdown, operation, "blocked");
    const over = (other, size, operation) =>
      rail(size, operation) / median(other, size, slowdown, operation, "blocked");
    for (const operation of ["mount", "open"]) {
      atMost(
        `rail, ${operation}, 5,000${at}: times the windowed bound`,
        over("windowed", 5_000, operation),
        2,
      );
      atLeast(`rail, ${operation}, 5,000${at}: ahead of antd`, 1 / over("antd", 5_000, operation), 40);
      atLeast(`rail, ${operation}, 5,000${at}: ahead of MUI`, 1 / over("mui", 5_000, operation), 30);
    }
    atMost(`rail, open, 200${at}: times the keyed bound`, over("keyed", 200, "open"), 1.5);
    for (const size of [200, 1_000, 5_000]) {
      const poll = "poll, one changed";
      const count = size.toLocaleString("en");
      atMost(`rail, ${poll}, ${count}${at}: times the keyed bound`, over("keyed", size, poll), 1.5);
    }
    const { timeline, json } = Object.fromEntries(
      ["timeline", "json"].map((measure) => [measure, median("reading", 5_000, slowdown, "read", measure)]),
    );
    atMost(`parseTimeline, 5,000${at}: times JSON.parse`, timeline / json, 3);
    // With half a frame more, another one would have been there in time.
    for (const move of Object.keys(MOVES)) {
      const longest = median("overview", 5_000, slowdown, move, "frame");
      atMost(`overview, ${move}, 5,000${at}: ms of the longest frame`, longest, 1.5 * FRAME);
    }
  }
  const keystroke = (measure) => median("overview", 5_000, 4, "keystroke", measure);
  atMost(
    "overview, keystroke, 5,000, 4×: ms until painted",
    keystroke("painted"),
    Math.round(FRAME * 10) / 10,
  );
  atMost("overview, keystroke, 5,000, 4×: ms until its result", keystroke("done"), 100);
  const typing = (measure) => median("overview", 5_000, 4, "typing", measure);
  atMost("overview, 20 keys in 0.8 s, 5,000, 4×: characters lost", typing("lost"), 0);
  atMost(
    "overview, 20 keys in 0.8 s, 5,000, 4×: ms from a key until painted, at the longest",
    typing("longest"),
    Math.round(FRAME * 10) / 10,
  );
  return found;
}
