import type { Reporter, TestModule } from "vitest/node";

/** In CI a skipped test is a failure: a suite that checked nothing must not read as green. */
export default class NoSkips implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const skipped = modules.flatMap((module) =>
      [...module.children.allTests("skipped")].map((test) => test.fullName),
    );
    if (skipped.length === 0) return;
    console.log(`\n${skipped.length} skipped:\n${skipped.join("\n")}`);
    if (process.env["CI"]) process.exitCode = 1;
  }
}
