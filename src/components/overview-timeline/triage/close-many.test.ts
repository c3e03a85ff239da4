import { expect, it } from "vitest";
import type { Milestone } from "../../../model/types";
import { parseTimeline } from "../../../wire";
import { milestone } from "../../test-entries";
import type { ClosingFailed } from "../closing-context";
import { closeMany } from "./close-many";

const TITLES = ["a", "b", "c", "d", "e", "f", "g"];
const { entries } = parseTimeline({
  entries: TITLES.map((title) => ({ kind: "declared", ...milestone(title, { state: "open" }) })),
});
const milestones = entries.filter((entry) => entry.kind === "declared");
const titles = (of: readonly Milestone[]) => of.map(({ title }) => title);
const refused: ClosingFailed = { closing: { state: "done", note: "" }, error: "full", told: true };

it("closes three at a time, holds none up for another, and tells what came of each in the order given", async () => {
  const asked: string[] = [];
  const answers = new Map<string, (failure: ClosingFailed | null) => void>();
  const settled: string[] = [];
  const open = new Set(TITLES);
  const over = closeMany(milestones, {
    close: ({ title }) => {
      asked.push(title);
      return new Promise((resolve) => answers.set(title, resolve));
    },
    isOpen: ({ title }) => open.has(title),
    onSettled: ({ title }) => settled.push(title),
  });
  const answer = async (title: string, failure: ClosingFailed | null = null) => {
    answers.get(title)?.(failure);
    await new Promise((resolve) => setTimeout(resolve));
  };
  expect(asked).toEqual(["a", "b", "c"]);
  await answer("c", refused);
  expect(asked).toEqual(["a", "b", "c", "d"]);
  // Somebody else closes it before its turn.
  open.delete("e");
  await answer("b");
  expect(asked).toEqual(["a", "b", "c", "d", "f"]);
  expect(settled).toEqual(["c", "b", "e"]);
  for (const title of ["f", "d", "g"]) await answer(title, title === "f" ? refused : null);
  await answer("a");
  const { closed, failed, gone } = await over;
  expect(titles(closed)).toEqual(["a", "b", "d", "g"]);
  expect(titles(failed.map((one) => one.milestone))).toEqual(["c", "f"]);
  expect(titles(gone)).toEqual(["e"]);
  expect(failed[0]?.failure).toBe(refused);
});

it("of none is over at once", async () => {
  const none = { close: () => Promise.resolve(null), isOpen: () => true, onSettled: () => undefined };
  expect(await closeMany([], none)).toEqual({ closed: [], failed: [], gone: [] });
});
