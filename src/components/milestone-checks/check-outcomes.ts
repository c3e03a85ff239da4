import type { Outcome } from "../../model/outcome";
import type { CheckOutcome } from "../../view/checks-view";

/** The state of the catalogue whose sign and colour each status of a milestone has. */
export const CHECK_OUTCOMES: Record<CheckOutcome, Outcome> = {
  reached: "done",
  missed: "failed",
  unknown: "unknown",
  awaited: "open",
};
