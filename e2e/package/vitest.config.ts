import { defineConfig } from "vitest/config";

const root = new URL("../..", import.meta.url).pathname;

/** What is published, and what the README says of it. `npm run package` packs before it runs these. */
export default defineConfig({
  root,
  test: {
    name: "package",
    environment: "node",
    include: ["e2e/package/**/*.test.ts"],
    reporters: ["default", "./src/vitest.no-skips.ts"],
    allowOnly: false,
    // Compilers on a machine that does other work as well.
    testTimeout: 300_000,
  },
});
