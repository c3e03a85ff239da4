import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Files that are collected line by line and written at once. */
export interface LineFiles {
  add(path: string, lines: readonly string[]): void;
  write(): void;
}

/** Creates a collection of line files below a folder. */
export function createLineFiles(folder: string): LineFiles {
  const files = new Map<string, string[]>();
  return {
    add(path, lines) {
      const known = files.get(path);
      if (known) known.push(...lines);
      else files.set(path, [...lines]);
    },
    write() {
      for (const [path, lines] of files)
        writeText(join(folder, path), lines.map((line) => `${line}\n`).join(""));
    },
  };
}

/** Writes a file, and the folders above it. */
export function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
