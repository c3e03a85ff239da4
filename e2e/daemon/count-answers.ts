import type { Reporter, TestModule } from "vitest/node";
import { VERSION, whyNoDaemon } from "./installed.mjs";
import "./comparison";
import { SEED } from "./generated/chance";

/** Says at the end how many answers were compared and how many differ, or why none was. */
export default class CountAnswers implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const reason = whyNoDaemon();
    if (reason !== null) {
      console.log(`\nNothing was compared with a real daemon: ${reason}.`);
      return;
    }
    const sums = { answers: 0, differ: 0, transcripts: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { compared } = test.meta();
        if (!compared) continue;
        sums.answers += compared.answers;
        sums.differ += compared.differ;
        sums.transcripts += compared.transcripts;
      }
    }
    console.log(
      `\nCompared with APX ${VERSION}: ${sums.answers} answers (${sums.transcripts} generated transcripts, seed ${SEED}), ${sums.differ} differ.`,
    );
  }
}
