import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

// A component that writes to the console has a fault, whatever it draws.
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  cleanup();
  const written = [console.error, console.warn].flatMap((method) => vi.mocked(method).mock.calls);
  vi.restoreAllMocks();
  expect(written, "nothing may be written to the console").toEqual([]);
});
