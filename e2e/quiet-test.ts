import { test as base, expect } from "@playwright/test";
import { watchConsole } from "./story";

// The browser itself reports the requests that a story lets fail.
const BROWSER_OWN = /^error: Failed to load resource/;

/** A test that also fails when the page wrote an error or a warning to its console, or threw. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const lines = watchConsole(page);
      await use(undefined);
      expect(lines.filter((line) => !BROWSER_OWN.test(line))).toEqual([]);
    },
    { auto: true },
  ],
});
