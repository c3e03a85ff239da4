import { describe, expect, it } from "vitest";
import { createKnownAnswers } from "./known-answers";

const answer = (name: string) => ({ etag: `"${name}"`, value: name });

describe("known answers", () => {
  it("are found by their address and the token that they were given to", () => {
    const known = createKnownAnswers<string>();
    known.keep("/a", "one", answer("a"));
    known.keep("/b", undefined, answer("b"));
    expect(known.find("/a", "one")).toMatchObject(answer("a"));
    expect(known.find("/b", undefined)).toMatchObject(answer("b"));
    expect(known.find("/c", "one")).toBeUndefined();
  });

  it("are forgotten with another token", () => {
    const known = createKnownAnswers<string>();
    known.keep("/a", "one", answer("a"));
    expect(known.find("/a", "two")).toBeUndefined();
    expect(known.find("/a", "one")).toBeUndefined();
  });

  it("are the newest of their address", () => {
    const known = createKnownAnswers<string>();
    known.keep("/a", "one", answer("old"));
    known.keep("/a", "one", answer("new"));
    expect(known.find("/a", "one")).toMatchObject(answer("new"));
  });

  it("are not more than the limit: those that were used last stay", () => {
    const known = createKnownAnswers<string>(2);
    known.keep("/a", "one", answer("a"));
    known.keep("/b", "one", answer("b"));
    known.find("/a", "one");
    known.keep("/c", "one", answer("c"));
    expect(["/a", "/b", "/c"].filter((address) => known.find(address, "one"))).toEqual(["/a", "/c"]);
  });
});
