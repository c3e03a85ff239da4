import type { TestContext } from "vitest";
import { expect } from "vitest";
import type { Answer, Question } from "./both";
import { SEED } from "./generated/chance";
import type { Pair } from "./pair";

declare module "vitest" {
  interface TaskMeta {
    /** How many answers a test compared, and of which chats. */
    compared?: { answers: number; differ: number; transcripts: number };
  }
}

/** Requests under way at a time. */
const AT_ONCE = 8;
/** How many differences are printed. */
const SHOWN = 3;

/** A question with what its answer was made of, to be printed where the two answers differ. */
export interface Case extends Question {
  /** Whether a transcript of its own stands behind it. */
  isTranscript?: boolean;
  data?: unknown;
}

/** Asks both, and fails with the first differences unless every answer is the same. */
export async function compareAll(
  { task }: TestContext,
  { askDaemon, askMock }: Pick<Pair, "askDaemon" | "askMock">,
  cases: readonly Case[],
): Promise<void> {
  const differences: string[] = [];
  const waiting = cases.values();
  const ask = async () => {
    for (const one of waiting) {
      const [theirs, ours] = [await askDaemon(one), await askMock(one)];
      differences.push(...difference(one, theirs, ours));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  report(task, cases.length, differences, cases.filter(({ isTranscript }) => isTranscript).length);
}

/** Notes what a test compared, and fails it with the first differences. */
export function report(
  task: TestContext["task"],
  answers: number,
  differences: readonly string[],
  transcripts = 0,
): void {
  task.meta.compared = { answers, differ: differences.length, transcripts };
  const shown = differences.slice(0, SHOWN).join("\n\n");
  expect(
    differences.length,
    `${differences.length} of ${answers} answers differ (CONFORMANCE_SEED=${SEED}):\n${shown}\n`,
  ).toBe(0);
}

/** What is different between two answers, in words; nothing where they are the same. */
export function difference(asked: Case, theirs: Answer, ours: Answer): [] | [string] {
  const same = (["status", "type", "etag", "text"] as const).every((part) => theirs[part] === ours[part]);
  return same ? [] : [describeDifference(asked, theirs, ours)];
}

function describeDifference(
  { method = "GET", path, body, data }: Case,
  theirs: Answer,
  ours: Answer,
): string {
  let same = 0;
  while (same < theirs.text.length && theirs.text[same] === ours.text[same]) same += 1;
  const around = ({ text }: Answer) => text.slice(Math.max(0, same - 300), same + 300);
  const head = ({ status, type, etag }: Answer) => `${status} ${type} ${etag}`;
  return [
    `${method} ${path} ${body ?? ""}`,
    `  daemon ${head(theirs)}\n    …${around(theirs)}`,
    `  mock   ${head(ours)}\n    …${around(ours)}`,
    `  of     ${JSON.stringify(data)?.slice(0, 1_500)}`,
  ].join("\n");
}
