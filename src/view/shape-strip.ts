import { OUTCOMES, type Outcome } from "../model/outcome";

/** A piece of the shape strip: `count` neighbouring entries from position `start` on, shown as the worst of them. */
export interface ShapeSegment {
  start: number;
  outcome: Outcome;
  count: number;
}

/**
 * The shape of the work, in order: one segment an entry, or at most `max` of which each stands for about as many
 * neighbours and shows their worst state. Without room (`max` below 1) there is no strip.
 */
export function shapeStrip(outcomes: readonly Outcome[], max: number): ShapeSegment[] {
  const size = Math.min(outcomes.length, Math.floor(max));
  if (!(size >= 1)) return [];
  const edge = (segment: number) => Math.floor((segment * outcomes.length) / size);
  return Array.from({ length: size }, (_, i) => {
    const merged = outcomes.slice(edge(i), edge(i + 1));
    return { start: edge(i), outcome: merged.reduce(worseOutcome), count: merged.length };
  });
}

/** Which of two states a picture of both shows: the more severe one. */
export function worseOutcome(a: Outcome, b: Outcome): Outcome {
  return OUTCOMES[b].severity > OUTCOMES[a].severity ? b : a;
}
