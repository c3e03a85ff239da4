import { describe, expect, it } from "vitest";
import { readBaseUrl } from "./base-url";

describe("a base address", () => {
  it.each([
    ["", ""],
    ["/", ""],
    ["/apx", "/apx"],
    ["/apx//", "/apx"],
    ["http://127.0.0.1:7430/", "http://127.0.0.1:7430"],
    ["HTTPS://daemon.test/apx/", "HTTPS://daemon.test/apx"],
    ["http://[::1]:7430", "http://[::1]:7430"],
  ])("%j is one", (baseUrl, read) => {
    expect(readBaseUrl(baseUrl)).toBe(read);
  });

  it.each([
    ["a word", "daemon"],
    ["a host without a scheme", "127.0.0.1:7430"],
    ["a relative path", "./apx"],
    ["a parent", "../apx"],
    ["a host that looks like a path", "//daemon.test"],
    ["the same with backslashes", "/\\daemon.test"],
    ["a slash after white space", " /apx"],
    ["a scheme without a host", "http:daemon"],
    ["no host at all", "http://"],
    ["another scheme", "ftp://daemon.test"],
    ["a script", "javascript:alert(1)"],
    ["a query", "/apx?x=1"],
    ["an empty query", "http://daemon.test/?"],
    ["a fragment", "/apx#x"],
    ["a port that is none", "http://daemon.test:99999"],
  ])("is not %s, and the error says what to pass", (_, baseUrl) => {
    expect(() => readBaseUrl(baseUrl)).toThrow(TypeError);
    expect(() => readBaseUrl(baseUrl)).toThrow(
      'Pass a whole address ("http://127.0.0.1:7430"), a path of the page\'s own origin ("/apx")',
    );
  });

  it("holds no secret, and the error repeats none", () => {
    expect(() => readBaseUrl("http://me:hunter2@daemon.test")).toThrow("Use `getToken` instead");
    expect(() => readBaseUrl("http://hunter2@daemon.test")).toThrow("Use `getToken` instead");
    expect(() => readBaseUrl("//hunter2@daemon.test")).toThrow(/^(?!.*hunter2)/);
    expect(() => readBaseUrl("/apx?token=hunter2")).toThrow(/^(?!.*hunter2)/);
    expect(() => readBaseUrl("/apx#hunter2")).toThrow(/^(?!.*hunter2)/);
    expect(() => readBaseUrl("me:hunter2@daemon.test")).toThrow(/^(?!.*hunter2)/);
  });
});
