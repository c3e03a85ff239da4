import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** In CI a skipped test is a failure: a suite that compared nothing must not read as green. */
export default class NoSkips implements Reporter {
  private skipped: string[] = [];

  onTestEnd(test: TestCase, result: TestResult) {
    if (result.status !== "skipped") return;
    const reasons = test.annotations.flatMap(({ type, description = "" }) =>
      type === "skip" ? [description] : [],
    );
    this.skipped.push([test.titlePath().join(" › "), ...reasons].join(": "));
  }

  async onEnd(result: FullResult): Promise<{ status: FullResult["status"] }> {
    if (this.skipped.length === 0) return { status: result.status };
    console.log(`\n${this.skipped.length} skipped:\n${this.skipped.join("\n")}`);
    return { status: process.env["CI"] ? "failed" : result.status };
  }
}
