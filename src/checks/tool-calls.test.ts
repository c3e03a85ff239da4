import { expect, it } from "vitest";
import { sawPlatformEvent } from "./milestone-check";
import { callEnded, callStarted, FAILED_WRITE, sandboxReady } from "./test-events";
import { toolCalls } from "./tool-calls";

it("pairs each start with its end and keeps name and input", () => {
  expect(toolCalls(FAILED_WRITE)).toEqual([
    { name: "read", input: { path: "notes.md" }, succeeded: true },
    { name: "write", input: { path: "out/report.md" }, succeeded: false },
  ]);
});

it("a start proves only that the agent tried", () => {
  expect(toolCalls([callStarted("call_1", "write", "report.md")])).toEqual([
    { name: "write", input: "report.md", succeeded: false },
  ]);
});

it.each([
  ["says that it failed", { isError: true }],
  ["does not say how it ended", { isError: undefined }],
  ["says it in a word of its own", { isError: "no" }],
  ["is of another call", { toolCallId: "call_2" }],
  ["is of no call", { toolCallId: undefined }],
  ["is told by another source", { source: "salambo" }],
  ["has another type", { type: "tool_execution_update" }],
])("a call did not succeed where its end %s", (_, part) => {
  const end = { ...callEnded("call_1"), ...part } as ReturnType<typeof callEnded>;
  expect(toolCalls([callStarted("call_1", "write"), end]).map(({ succeeded }) => succeeded)).toEqual([false]);
});

it("keeps calls apart that run at the same time, and those that share an id one after the other", () => {
  const calls = toolCalls([
    callStarted("a", "read"),
    callStarted("b", "write"),
    callEnded("b"),
    callEnded("a", true),
    callStarted("a", "read again"),
    callEnded("a"),
  ]);
  expect(calls.map(({ name, succeeded }) => [name, succeeded])).toEqual([
    ["read", false],
    ["write", true],
    ["read again", true],
  ]);
});

it("makes no call of an end without its start, nor of what the platform calls", () => {
  expect(toolCalls([callEnded("call_1"), { ...callStarted("call_2", "write"), source: "salambo" }])).toEqual(
    [],
  );
});

it("sees what the platform told of, and not what an agent says of it", () => {
  expect(sawPlatformEvent([sandboxReady], "sandbox.ready")).toBe(true);
  expect(sawPlatformEvent([{ ...sandboxReady, source: "pi" }], "sandbox.ready")).toBe(false);
  expect(sawPlatformEvent([sandboxReady], "sandbox.failed")).toBe(false);
});
