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
  expect(console.error, "nothing may be written to console.error").not.toHaveBeenCalled();
  expect(console.warn, "nothing may be written to console.warn").not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
