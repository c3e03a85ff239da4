import { describe, expect, it } from "vitest";
import { parseTimeline } from "../wire/index";
import { clockHours, slotText } from "./slot-parts";
import { entriesInSlot, isSlot, readSlot } from "./slots";

describe("the text of a slot", () => {
  it.each([
    ["2026-11-28", { unit: "day", from: "2026-11-28", to: "2026-11-28" }],
    ["2026-11-02..2026-11-08", { unit: "day", from: "2026-11-02", to: "2026-11-08" }],
    ["2026-11-28T09", { unit: "hour", from: "2026-11-28T09", to: "2026-11-28T09" }],
    ["2026-11-28T09..2026-11-28T11", { unit: "hour", from: "2026-11-28T09", to: "2026-11-28T11" }],
  ])("%s names one", (text, slot) => {
    expect(readSlot(text)).toEqual(slot);
    expect(slotText(slot)).toBe(text);
  });

  it.each([
    "",
    "..",
    "2026-11-31",
    "2026-11-28T24",
    "2026-11-28T9",
    "2026-11-28 09",
    "2026-11-28..",
    "2026-11-08..2026-11-02",
    "2026-11-28..2026-11-28T09",
    "2026-11-28T09..2026-11-28",
    "2026-11-27T09..2026-11-28T11",
    "2026-11-01..2026-11-02..2026-11-03",
  ])("%j names none", (text) => {
    expect(isSlot(text)).toBe(false);
  });
});

describe("the entries of a slot", () => {
  const { entries } = parseTimeline({
    entries: [null, "odd", "2026-11-28T02:59:59Z", "2026-11-28T12:10:00Z", "2026-11-29T02:59:59Z"].map(
      (started_at, index) => ({ title: String(index), started_at }),
    ),
  });
  const titles = (text: string) =>
    entriesInSlot(entries, text, "America/Argentina/Buenos_Aires").map(({ title }) => title);

  it("are those that begin in it for this reader", () => {
    expect(titles("2026-11-28")).toEqual(["3", "4"]);
    expect(titles("2026-11-27..2026-11-28")).toEqual(["2", "3", "4"]);
    expect(titles("2026-11-28T09")).toEqual(["3"]);
    expect(titles("2026-11-28T10..2026-11-28T23")).toEqual(["4"]);
  });

  it("are all of them, and the same list, where no slot is named", () => {
    expect(entriesInSlot(entries, "", "UTC")).toBe(entries);
    expect(entriesInSlot(entries, "soon", "UTC")).toBe(entries);
  });

  it("can be told in a zone that does not exist", () => {
    expect(titles("2026-11-28T09")).toEqual(
      entriesInSlot(entries, "2026-11-28T09", "Nowhere/AtAll").map(({ title }) => title),
    );
  });
});

it("a day of half an hour more shows an hour for longer", () => {
  const hours = clockHours("2026-04-05", "Australia/Lord_Howe");
  expect(hours.map(({ hour }) => Number(hour))).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
  const [, one = 0, two = 0] = hours.map(({ start }) => start);
  expect(two - one).toBe(1.5 * 3_600_000);
});
