// The README's code for tests and stories of a host's own, as the files that a reader would make of it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const BLOCK = /```tsx?\n\/\/ (\S+\.tsx?)\n([\s\S]*?)```/g;

/** Writes every block that begins with its file's name into `folder`. */
export function writeKit(readme, folder) {
  const files = [...readFileSync(readme, "utf8").matchAll(BLOCK)];
  if (files.length === 0) throw new Error("The README names no file to make of its code.");
  rmSync(folder, { recursive: true, force: true });
  for (const [, name, code] of files) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}
