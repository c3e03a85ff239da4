import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseTimeline } from "../src/wire";
import type { CapturedAnswerName } from "./captured-answers";
import { capturedAnswers, capturedHandlers } from "./captured-answers";

const server = setupServer(
  ...capturedHandlers(),
  http.all("*", () => HttpResponse.text("somebody else's")),
);
const names = Object.keys(capturedAnswers) as CapturedAnswerName[];

beforeAll(() => server.listen());
afterAll(() => server.close());

test.each(names)("%s is answered as the daemon answered it", async (name) => {
  const { request, status, body } = await capturedAnswers[name]();
  const response = await fetch(`http://daemon.test${request.path}`);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual(body);
});

test("the long build can be read as a timeline", async () => {
  const { body } = await capturedAnswers["conv-long-build"]();
  expect(parseTimeline(body).entries.length).toBeGreaterThan(40);
});

test("other requests fall through", async () => {
  const response = await fetch("http://daemon.test/api/projects/1/milestones?since=1999-01-01");
  expect(await response.text()).toBe("somebody else's");
});
