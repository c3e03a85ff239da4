import { defineConfig } from "vitest/config";

const root = new URL("../..", import.meta.url).pathname;

/** The mock beside a real daemon. One file after the other: the daemon and the tests share the machine. */
export default defineConfig({
  root,
  test: {
    name: "conformance",
    environment: "node",
    include: ["e2e/daemon/**/*.test.{ts,tsx}"],
    reporters: ["default", "./src/vitest.no-skips.ts", "./e2e/daemon/count-answers.ts"],
    allowOnly: false,
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
