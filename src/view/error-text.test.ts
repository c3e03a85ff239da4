import { describe, expect, it } from "vitest";
import { messagesFor } from "../messages/messages-for";
import { TimelinePayloadError } from "../wire";
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
    [
      "a chat that the daemon has its own words for",
      api("not-found", 404, "gone"),
      `${en.errorNotFound} The daemon said: gone`,
    ],
    ["a daemon without the route", api("no-route", 404, "no route GET /api/x"), en.errorNoRoute],
    ["a redirect", api("redirected", 302), en.errorRedirected],
    ["a redirect that a browser keeps to itself", api("redirected"), en.errorRedirected],
    ["a 404 of something else", api("not-found", 404), en.errorElsewhere(404)],
    ["a refusal of something else", api("http", 403), en.errorElsewhere(403)],
    ["a fault of something else", api("http", 500), en.errorElsewhere(500)],
    ["a proxy without a daemon", api("http", 502), en.errorNetwork],
    ["a proxy whose words are blank", api("http", 503, " \n"), en.errorNetwork],
    [
      "a daemon that is overloaded and says so",
      api("http", 503, "busy"),
      `${en.errorServer(503)} The daemon said: busy`,
    ],
    ["an id that is none", api("invalid-id"), en.errorInvalidId],
    [
      "a milestone's id that is none",
      Object.assign(api("invalid-id"), { route: "POST /api/projects/:pid/milestones/:id/close" }),
      en.errorInvalidMilestoneId,
    ],
    ["a fault of the daemon", api("http", 500, "boom"), `${en.errorServer(500)} The daemon said: boom`],
    ["a refusal", api("http", 413, "too large"), `${en.errorOther(413)} The daemon said: too large`],
    ["a code of a later version", api("paused", 409, "x"), `${en.errorOther(409)} The daemon said: x`],
    ["a code of a later version without a status", api("paused"), en.errorUnexpected],
    ["a page", new TimelinePayloadError("\n<!doctype html>"), en.errorPage],
    ["nothing", new TimelinePayloadError(" "), en.errorNothing],
    ["other JSON", new TimelinePayloadError({ status: "ok" }), en.errorOtherData],
    ["a list", new TimelinePayloadError([]), en.errorOtherData],
    ["null", new TimelinePayloadError(null), en.errorOtherData],
    ["a text", new TimelinePayloadError("It works!"), en.errorPayload],
    ["JSON that breaks off", new TimelinePayloadError('{"entries":['), en.errorPayload],
    ["such an error of another version", { name: "TimelinePayloadError" }, en.errorPayload],
    ["a fault of ours", new TypeError("x is undefined"), en.errorUnexpected],
    ["no error", undefined, en.errorUnexpected],
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
