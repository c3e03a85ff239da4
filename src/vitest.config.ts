import { defineConfig } from "vitest/config";

const root = new URL("..", import.meta.url).pathname;

/** Pure rules run in Node; whatever renders runs in jsdom. A test that needs neither a DOM nor React is a `.test.ts`. */
export default defineConfig({
  root,
  test: {
    reporters: ["default", "./src/vitest.no-skips.ts"],
    allowOnly: false,
    projects: [
      {
        root,
        test: {
          name: "node",
          environment: "node",
          include: ["src/**/*.test.ts", "mocks/**/*.test.ts"],
          env: { TZ: "America/Argentina/Buenos_Aires" },
        },
      },
      {
        root,
        test: {
          name: "dom",
          environment: "jsdom",
          include: ["src/**/*.test.tsx"],
          // Above the 5 s that a query waits, so that what was missing is named rather than the clock.
          testTimeout: 20_000,
          setupFiles: ["src/vitest.setup.ts"],
          env: { TZ: "America/Argentina/Buenos_Aires" },
        },
      },
    ],
  },
});
