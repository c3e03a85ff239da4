import { expect, it } from "vitest";
import { boundMessages } from "../messages/bound-messages";
import { checksMessages } from "../messages/checks-messages";
import { stepStateOfTurn, TURN_STATES } from "../model/turn-state";
import { turnFact } from "./checks-view";

const words = boundMessages(checksMessages, "en");

it.each([...TURN_STATES, "paused"])(
  "a turn that is %s has the sign that its step has on a timeline",
  (state) => {
    expect(turnFact(state, words).outcome).toBe(stepStateOfTurn(state));
  },
);
