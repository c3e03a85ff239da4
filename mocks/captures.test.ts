import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Timeline } from "../src/model";
import { countOutcomes } from "../src/model";
import { parseTimeline } from "../src/wire";

const folder = new URL("./captures/", import.meta.url);
const files = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(new URL(name, folder), "utf8"),
}));

const timelines = files.flatMap(({ name, text }) =>
  timelinesIn(JSON.parse(text)).map((timeline, nth) => ({ name: `${name} #${nth}`, timeline })),
);

/** Every `{ entries: […] }`, wherever it stands. */
function timelinesIn(value: unknown): Timeline[] {
  if (typeof value !== "object" || value === null) return [];
  if (isTimeline(value)) return [value];
  return Object.values(value).flatMap(timelinesIn);
}

function isTimeline(value: object): value is Timeline {
  return "entries" in value && Array.isArray(value.entries);
}

test("there are captured timelines, and most carry the daemon's counts", () => {
  expect(timelines.length).toBeGreaterThan(50);
  expect(timelines.filter(({ timeline }) => timeline.stats).length).toBeGreaterThan(50);
});

describe.each(timelines)("$name", ({ timeline }) => {
  test("loses nothing when it is read", () => {
    expect(parseTimeline(timeline).entries).toEqual(timeline.entries);
  });

  test.runIf(timeline.stats)("is counted as the daemon counts it", () => {
    const counts = countOutcomes(timeline.entries);
    for (const [name, count] of Object.entries(timeline.stats))
      expect(counts, name).toMatchObject({ [name]: count });
  });
});

test.each(files)("$name holds no token and no address of a machine", ({ text }) => {
  expect(text).not.toMatch(/\b[0-9a-f]{64}\b|Bearer (?!<token>|nope)|\/(?:root|home\/[a-z]|Users|tmp)\//);
});
