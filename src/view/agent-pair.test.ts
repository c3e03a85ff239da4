import { describe, expect, it } from "vitest";
import { parseTimeline } from "../wire/index";
import { agentsOf } from "./agent-pair";

describe("agentsOf", () => {
  it.each([
    ["a step across chats", { agent: "Nora", agent_slug: "nora" }, [["nora", "Nora"]]],
    ["an unanswered step across chats", { agent: null, agent_slug: "nora" }, [["nora", "nora"]]],
    ["a step of one chat", { agent: "Nora" }, [["Nora", "Nora"]]],
    ["a milestone", { kind: "declared", agent: "nora" }, [["nora", "nora"]]],
    ["nobody", { agent: null }, []],
    ["a blank slug", { agent: "Nora", agent_slug: "" }, [["Nora", "Nora"]]],
    ["blank names", { agent: "", agent_slug: "" }, []],
    [
      "a mark in a name outside of a pair",
      { channel: "engine", agent: "A~B", agent_slug: "a~b" },
      [["a~b", "A~B"]],
    ],
    [
      "a pair",
      { channel: "a2a", agent: "Nora~Otto", agent_slug: "nora~otto" },
      [
        ["nora", "Nora"],
        ["otto", "Otto"],
      ],
    ],
    [
      "a side whose name has the mark",
      { channel: "a2a", agent: "No~ra", agent_slug: "nora" },
      [["nora", "No~ra"]],
    ],
    [
      "more marks than a pair has",
      { channel: "a2a", agent: null, agent_slug: "~".repeat(200_000) },
      [["~".repeat(200_000), "~".repeat(200_000)]],
    ],
    ["one agent twice", { channel: "a2a", agent_slug: "nora~nora" }, [["nora~nora", "nora~nora"]]],
    ["half a pair", { channel: "a2a", agent_slug: "nora~" }, [["nora~", "nora~"]]],
    [
      "a pair with such a name",
      { channel: "a2a", agent: "No~ra~Otto", agent_slug: "nora~otto" },
      [
        ["nora", "nora"],
        ["otto", "otto"],
      ],
    ],
  ])("%s", (_, entry, agents) => {
    const found = parseTimeline({ entries: [entry] }).entries.flatMap(agentsOf);
    expect(found.map(({ value, label }) => [value, label])).toEqual(agents);
  });
});
