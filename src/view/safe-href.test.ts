import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeHref } from "./safe-href";

describe("safeHref", () => {
  it.each([
    "https://example.org/chat/1",
    "http://127.0.0.1:7430/",
    "HTTPS://example.org",
    "/projects/7/chats/2026-11-27-02",
    "/a:b",
    "./a:b",
    "chats/1?x=a:b",
    "?chat=1",
    "#step-3",
    "/path?next=//elsewhere.example",
  ])("allows %j", (href) => {
    expect(safeHref(href)).toBe(href);
  });

  it("takes white space around an address away", () => {
    expect(safeHref("  /chat \n")).toBe("/chat");
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "  javascript:alert(1)",
    "\u0001javascript:alert(1)",
    "java\tscript:alert(1)",
    "java\nscript:alert(1)",
    "javascript\u200b:alert(1)",
    "\u00a0javascript:alert(1)",
    "javascript\n:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "blob:https://example.org/1",
    "file:///etc/passwd",
    "mailto:someone@example.org",
    "view-source:https://example.org",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "\\\\elsewhere.example",
    "/\t/elsewhere.example",
    "https:elsewhere",
    "https:/elsewhere",
    "http://",
    "https://exa mple.org",
    ":",
    "",
    "   ",
  ])("refuses %j", (href) => {
    expect(safeHref(href)).toBeNull();
  });

  it("leads to http(s) only, and elsewhere only by a whole address", () => {
    const pieces =
      "javascript: JAVASCRIPT : vbscript: data:text/html, blob: http: https: // / \\ . .. @ ? # %3a %0a";
    const disguises = [
      "\t",
      "\n",
      "\r",
      " ",
      "\0",
      "\u0001",
      "\u00a0",
      "\u200b",
      "\ufeff",
      "\u202e",
      "java",
      "script:",
      "x.test",
      "",
    ];
    const address = fc.string({ unit: fc.constantFrom(...pieces.split(" "), ...disguises), maxLength: 8 });
    const here = "https://host.test/chats/1";
    return fc.assert(
      fc.property(fc.oneof(address, fc.string({ unit: "binary" })), (href) => {
        const allowed = safeHref(href);
        if (allowed === null) return;
        const { protocol, origin } = new URL(allowed, here);
        expect(protocol).toMatch(/^https?:$/);
        expect(origin === "https://host.test" || /^https?:\/\/[^/]/i.test(allowed)).toBe(true);
      }),
      { seed: 20_261_130, numRuns: 20_000 },
    );
  });

  it.each([null, undefined, 7, {}, ["/chat"], { toString: () => "/chat" }])(
    "refuses %j, which is no text",
    (href) => {
      expect(safeHref(href)).toBeNull();
    },
  );
});
