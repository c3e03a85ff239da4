import type { TurnEvent } from "./turn-event";

/** A step that an agent should reach on its way, as a question about the events of one turn. */
export interface MilestoneCheck {
  /** A short name of its own: `wrote-report`. */
  id: string;
  /** What reaching it means, in words: "the agent wrote report.md". */
  description: string;
  /**
   * Whether the events show it: true or false, at once. Where it throws, or gives anything else, the milestone is unknown.
   * It is asked about events of any type, so look for what it needs and pass over the rest; and as payloads are bounded,
   * match on short fields that stay the same, such as the name of a tool or a file.
   */
  reached(events: readonly TurnEvent[]): boolean;
}

/** Whether the platform itself told of something: `sawPlatformEvent(events, "sandbox.ready")`. */
export function sawPlatformEvent(events: readonly TurnEvent[], type: string): boolean {
  return events.some((event) => event.source === "salambo" && event.type === type);
}
