import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { route } from "./route";

const path = (id: string) => route("GET", "/api/projects/:pid/milestones/:id", { pid: "7", id }).path;

describe("a route", () => {
  it.each([
    ["2026-11-27-02", "2026-11-27-02"],
    ["claude-code~nora", "claude-code~nora"],
    ["smoke signals", "smoke%20signals"],
    ["a/b?c#d%", "a%2Fb%3Fc%23d%25"],
    ["%2e%2e", "%252e%252e"],
    ["...", "..."],
    ["día", "d%C3%ADa"],
  ])("encodes the part %s", (id, encoded) => {
    expect(path(id)).toBe(`/api/projects/7/milestones/${encoded}`);
  });

  it.each(["", ".", "..", "../secrets", "a/../b", "..\\c", "\ud800"])("refuses the part %j", (id) => {
    expect(() => path(id)).toThrow(
      expect.objectContaining({ name: "TimelineApiError", code: "invalid-id", status: null }),
    );
  });

  it("is called by its placeholders, whatever fills them", () => {
    expect(() => path("../secrets")).toThrow("GET /api/projects/:pid/milestones/:id");
    expect(() => path("../secrets")).not.toThrow("secrets");
  });

  it("never leaves its folder", () => {
    return fc.assert(
      fc.property(fc.string(), (id) => {
        let filled: string;
        try {
          filled = path(id);
        } catch {
          return;
        }
        const { pathname, search, hash } = new URL(filled, "http://daemon.test");
        expect(pathname.split("/")).toHaveLength(6);
        expect(pathname.startsWith("/api/projects/7/milestones/")).toBe(true);
        expect(search + hash).toBe("");
      }),
    );
  });
});
