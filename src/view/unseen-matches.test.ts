import { describe, expect, it } from "vitest";
import { parseTimeline } from "../wire/index";
import { searchWords } from "./search-text";
import { unseenMatches } from "./unseen-matches";

const { entries } = parseTimeline({
  entries: [
    {
      title: "Print the menu",
      tools: { total: 2, names: ["read_file", "send_mail"] },
      milestones: [
        {
          id: "m_1",
          title: "Proof sent",
          note: `${"x ".repeat(150)} late`,
          track: "Menu",
          detail: "To Hernán",
        },
        { id: "m_2", title: "Paper ordered", note: "Recycled", detail: null, track: null },
      ],
    },
    { kind: "declared", id: "m_3", title: "Stand booked", note: "Hall 4", detail: "By phone", track: "Fair" },
  ],
});
const [step, declared] = entries;
const [proof] = step?.milestones ?? [];
if (!step || !declared || !proof) throw new Error("The entries could not be read.");

const unseen = (entry: typeof step, search: string, sight: { milestones: (typeof proof)[]; open: boolean }) =>
  unseenMatches(entry, searchWords(search), sight).map(({ fact, milestone, text }) => [
    fact,
    milestone?.id ?? null,
    text.length > 40 ? "long" : text,
  ]);

describe("unseenMatches", () => {
  it.each<[string, (string | null)[][]]>([
    ["menu print", []],
    ["proof MENU", []],
    ["read_file", [["toolNames", null, "read_file"]]],
    [
      "mail file",
      [
        ["toolNames", null, "send_mail"],
        ["toolNames", null, "read_file"],
      ],
    ],
    ["hernan", [["detail", "m_1", "To Hernán"]]],
    ["late", [["note", "m_1", "long"]]],
    ["paper", [["milestones", "m_2", "Paper ordered"]]],
    [
      "ordered recycled",
      [
        ["milestones", "m_2", "Paper ordered"],
        ["note", "m_2", "Recycled"],
      ],
    ],
    ["paper ordered menu", [["milestones", "m_2", "Paper ordered"]]],
    ["nowhere", []],
  ])("%j under a step of which one milestone is in sight: %j", (search, found) => {
    expect(unseen(step, search, { milestones: [proof], open: false })).toEqual(found);
  });

  it("is nothing that unfolded details or rows show", () => {
    const whole = { milestones: step.milestones, open: true };
    expect(unseen(step, "read_file mail paper recycled", whole)).toEqual([]);
    expect(unseen(step, "hernan", whole)).toEqual([["detail", "m_1", "To Hernán"]]);
  });

  it("tells what a milestone of its own keeps among its details, until they are unfolded", () => {
    const folded = { milestones: [], open: false };
    expect(unseen(declared, "stand hall", folded)).toEqual([]);
    expect(unseen(declared, "fair phone", folded)).toEqual([
      ["track", null, "Fair"],
      ["detail", null, "By phone"],
    ]);
    expect(unseen(declared, "fair phone", { milestones: [], open: true })).toEqual([]);
  });
});
