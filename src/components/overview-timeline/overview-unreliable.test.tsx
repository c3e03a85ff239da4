import { afterEach, beforeEach, it, vi } from "vitest";
import { stopTheClock } from "../../query/unreliable/test-time";
import { meetDrawnFates } from "../test-unreliable";
import { OverviewTimeline } from "./OverviewTimeline";

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

it("an overview says what is true, whatever becomes of its requests, and recovers by itself or on demand", async () => {
  const overview = <OverviewTimeline project="7" otherChats={false} />;
  await meetDrawnFates(overview, "Nothing recorded in these 7 days.", 20261130, 150);
});
