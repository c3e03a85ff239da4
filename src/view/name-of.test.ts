import { expect, it } from "vitest";
import { messagesFor } from "../messages/messages-for";
import { parseTimeline } from "../wire/parse-timeline";
import { nameOf } from "./name-of";

const nameIn = (entry: object) => {
  const [read] = parseTimeline({ entries: [entry] }).entries;
  return read && nameOf(read, messagesFor("en"));
};

it.each(["Make a reel", " a ", "—", "0", "👍", "\u202eabc"])("%j is a title, kept as it is", (title) => {
  expect(nameIn({ kind: "derived", title })).toBe(title);
});

it.each([
  ["nothing", ""],
  ["white space", " \n\t\u00a0"],
  ["zero-width characters", "\u200b\u2060\ufeff"],
  ["marks of direction", "\u202e\u2066\u2069\u202c"],
  ["control characters", "\u0000\u0007\u001b"],
  ["a soft hyphen", "\u00ad"],
  ["fillers of other scripts", "\u3164\u115f\u2800"],
])("a title of %s is none: nobody would see it", (_what, title) => {
  expect(nameIn({ kind: "derived", title })).toBe("Unnamed step");
  expect(nameIn({ kind: "declared", title })).toBe("Unnamed milestone");
});
