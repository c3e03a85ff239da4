import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT, run } from "./packed";

const readme = readFileSync(join(ROOT, "README.md"), "utf8");
const blocks = [...readme.matchAll(/```(tsx?|js)\n([\s\S]*?)```/g)].map(([, language, code = ""]) => ({
  file: language === "js" ? "mjs" : "tsx",
  code,
}));

/** What the README calls the reader's own, and the libraries of its recipes that are not installed here. */
const YOURS = `
declare const chat: import("@apx/timeline").ChatRef;
declare const isStreaming: boolean;
declare const entries: readonly import("@apx/timeline").TimelineEntry[];
declare function hrefOf(entry: import("@apx/timeline").TimelineEntry): string | null;
declare function myToken(refresh: boolean): Promise<string | null>;
declare function scrollToTurn(index: number): void;
declare module "react-router" {
  type Params = URLSearchParams;
  export function useSearchParams(): [Params, (next: (now: Params) => Params, options?: { replace?: boolean }) => void];
}
declare module "swr" {
  interface Answer<T> { data: T | undefined; error: unknown; isValidating: boolean; mutate(): Promise<T | undefined> }
  export default function useSWR<T>(key: string, fetcher: () => Promise<T>): Answer<T>;
}
`;

/** Types that say nothing would take anything: this has to be refused. */
const WRONG = `
import { TimelineRail } from "@apx/timeline";
// @ts-expect-error: no such prop
export const wrong = <TimelineRail project="7" chat={chat} nonsense />;
`;

const STRICT = {
  noEmit: true,
  allowJs: true,
  checkJs: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  jsx: "react-jsx",
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable"],
  types: ["react"],
  module: "esnext",
  moduleResolution: "bundler",
};

it(`all ${blocks.length} pieces of code in README.md are right for a strict compiler`, () => {
  expect(blocks.length).toBeGreaterThan(6);
  // Below the package, which is then found by its own name.
  const folder = mkdtempSync(join(ROOT, "dist", "recipes-"));
  try {
    [...blocks, { file: "tsx", code: WRONG }].forEach(({ file, code }, at) => {
      writeFileSync(join(folder, `${at + 1}.${file}`), code);
    });
    writeFileSync(join(folder, "yours.d.ts"), YOURS);
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: STRICT, include: ["*"] }));
    run("typescript/bin/tsc", ["-p", folder]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
