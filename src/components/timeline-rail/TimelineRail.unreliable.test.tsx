import { afterEach, beforeEach, it, vi } from "vitest";
import { stopTheClock } from "../../query/unreliable/test-time";
import { meetDrawnFates } from "../test-unreliable";
import { TimelineRail } from "./TimelineRail";

vi.setConfig({ testTimeout: 120_000 });

beforeEach(() => {
  stopTheClock();
  // React works as it does on a page, not as `act` has it.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("a rail says what is true, whatever becomes of its requests, and recovers by itself or on demand", async () => {
  const rail = (
    <TimelineRail
      project="7"
      chat={{ kind: "conversation", agent: "nora", id: "c1" }}
      hideWhenClean={false}
      defaultOpen
    />
  );
  await meetDrawnFates(rail, "Nothing recorded in this chat yet.", 20261130, 150);
});
