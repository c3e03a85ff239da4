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

  it.each([null, undefined, 7, {}, ["/chat"], { toString: () => "/chat" }])(
    "refuses %j, which is no text",
    (href) => {
      expect(safeHref(href)).toBeNull();
    },
  );
});
