import { expect, it } from "vitest";
import { parseTimeline } from "../wire/index";
import { openMilestones } from "./open-milestones";

it("are those of their own and those under steps, each once, and none that has no id to close it by", () => {
  const { entries } = parseTimeline({
    entries: [
      { kind: "declared", id: "m_1", state: "open", title: "Own" },
      { kind: "declared", id: "m_2", state: "done", milestones: [{ id: "m_3", state: "open" }] },
      {
        kind: "derived",
        state: "open",
        milestones: [
          { id: "m_4", state: "open" },
          { id: "m_1", state: "open", title: "Own, once more" },
          { id: "m_5", state: "failed" },
          { state: "open", title: "No id" },
        ],
      },
    ],
  });
  expect([...openMilestones(entries).keys()]).toEqual(["m_1", "m_3", "m_4"]);
});
