import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Timeline } from "../model/types";
import { parseMilestone, parseTimeline } from "../wire/parse-timeline";
import { TimelinePayloadError } from "../wire/timeline-payload-error";
import { EDITS, editAt, edited, kindOfPlace, placesIn } from "./test-edits";
import { payloadOf, realAnswers, realMilestones, realPieces, recipes, SEED } from "./test-payloads";
import { checkViews } from "./test-views";

/** What was read, or null where it was refused in a sentence. */
function readOrRefused<T>(parse: () => T): T | null {
  try {
    return parse();
  } catch (error) {
    expect(error).toBeInstanceOf(TimelinePayloadError);
    expect(String(error)).toMatch(
      /^TimelinePayloadError: The answer could not be read: expected .{10,60}, got .{4,120}\.$/,
    );
    return null;
  }
}

/** A timeline with no entry lost or added, or null where the payload was refused. */
function read(payload: unknown): Timeline | null {
  const timeline = readOrRefused(() => parseTimeline(payload));
  if (timeline === null) {
    expect(Array.isArray(Object(payload).entries) && !Array.isArray(payload)).toBe(false);
    return null;
  }
  const came = (payload as Timeline).entries.map((entry) => milestonesThatCame(Object(entry)["milestones"]));
  expect(timeline.entries.map(({ milestones }) => milestones.length)).toEqual(came);
  return timeline;
}

/** How many milestones stand there, readable or not. */
function milestonesThatCame(milestones: unknown): number {
  if (milestones === null || milestones === undefined) return 0;
  return Array.isArray(milestones) ? milestones.length : 1;
}

function check(payload: unknown) {
  const timeline = read(payload);
  if (timeline) checkViews(timeline.entries);
}

describe("real answers", () => {
  test("are there", () => {
    expect(realAnswers.length).toBeGreaterThan(50);
    expect(realMilestones.length).toBeGreaterThan(100);
  });

  const places = new Map(
    realPieces.flatMap((piece) =>
      placesIn(piece).map((place) => [kindOfPlace(place), { piece, place }] as const),
    ),
  );

  test.each(Object.keys(EDITS))("are read and shown where any one value %s", { timeout: 60_000 }, (how) => {
    expect(places.size).toBeGreaterThan(50);
    for (const [kind, { piece, place }] of places) {
      const payload = structuredClone(piece);
      editAt(payload, place, how);
      try {
        check(payload);
      } catch (error) {
        throw new Error(`${kind} ${how}`, { cause: error });
      }
    }
  });
});

test("20,000 payloads are read or refused, and whatever was read is shown whole", {
  timeout: 120_000,
}, () => {
  return fc.assert(
    fc.property(recipes, (recipe) => check(payloadOf(recipe))),
    { seed: SEED, numRuns: 20_000 },
  );
});

test("answers of a single milestone are read or refused", { timeout: 60_000 }, () => {
  const at = fc.nat(realMilestones.length - 1);
  const edits = fc.array(fc.record({ at: fc.nat(), how: fc.constantFrom(...Object.keys(EDITS)) }), {
    maxLength: 6,
  });
  return fc.assert(
    fc.property(at, edits, (milestone, done) => {
      const payload = edited(realMilestones[milestone], done);
      const read = readOrRefused(() => parseMilestone(payload));
      if (read) checkViews([{ ...read, kind: "declared", milestones: [] }]);
      else expect(Object.hasOwn(Object(payload), "id")).toBe(false);
    }),
    { seed: SEED, numRuns: 2_000 },
  );
});
