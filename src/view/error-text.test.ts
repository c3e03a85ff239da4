import { describe, expect, it } from "vitest";
import { messagesFor } from "../messages/messages-for";
import { errorText } from "./error-text";

const en = messagesFor("en");
const api = (code: string, status: number | null = null, serverMessage: string | null = null) =>
  Object.assign(new Error("internal"), { name: "TimelineApiError", code, status, serverMessage });

describe("errorText", () => {
  it.each([
    ["a refused connection", api("network"), en.errorNetwork],
    ["no answer in time", api("timeout"), en.errorTimeout],
    ["a refused token", api("unauthorized", 401, "unauthorized"), en.errorUnauthorized],
    ["no token to be had", api("unauthorized"), en.errorNoToken],
    ["a chat of a project that is gone", api("not-found", 404, "project not found"), en.errorNoSuchProject],
    ["a milestone that is gone", api("not-found", 404, "milestone not found"), en.errorNoSuchMilestone],
    ["a chat that is gone", api("not-found", 404, "thread not found"), en.errorNotFound],
    ["a 404 of something else", api("not-found", 404), en.errorNotFound],
    [
      "a daemon without the route",
      api("not-found", 404, "no route GET /api/x"),
      `${en.errorNotFound} The daemon said: no route GET /api/x`,
    ],
    ["an id that is none", api("invalid-id"), en.errorInvalidId],
    ["a fault of the daemon", api("http", 500, "boom"), `${en.errorServer(500)} The daemon said: boom`],
    ["a fault without words", api("http", 500, " \n"), en.errorServer(500)],
    ["a proxy without a daemon behind it", api("http", 502), en.errorNetwork],
    ["a proxy that finds it down", api("http", 503, " \n"), en.errorNetwork],
    ["a proxy that waited in vain", api("http", 504), en.errorNetwork],
    [
      "a daemon that is busy, and says so",
      api("http", 503, "busy"),
      `${en.errorServer(503)} The daemon said: busy`,
    ],
    ["a refusal", api("http", 413), en.errorOther(413)],
    ["a code of a later version", api("paused", 409), en.errorOther(409)],
    ["a code of a later version without a status", api("paused"), en.errorUnexpected],
    ["an answer that is no timeline", { name: "TimelinePayloadError" }, en.errorPayload],
    ["a fault of ours", new TypeError("x is undefined"), en.errorUnexpected],
    ["nothing", undefined, en.errorUnexpected],
    ["text", "boom", en.errorUnexpected],
  ])("%s", (_, error, text) => {
    expect(errorText(error, en)).toBe(text);
  });

  it("says that there is no such chat where its project is gone", () => {
    expect(errorText(api("not-found", 404, "project not found"), en)).toMatch(/no such project or chat/);
  });

  it("repeats of a long message only its beginning, on one line", () => {
    const text = errorText(api("http", 500, `a\nb ${"x".repeat(500)}`), en);
    expect(text).toContain("The daemon said: a b xxx");
    expect(text).toMatch(/x…$/);
    expect(text.length).toBeLessThan(350);
  });
});
