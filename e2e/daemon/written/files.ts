import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a file, and the folders above it. */
export function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Adds lines to a file, which need not be there yet. */
export function appendLines(path: string, lines: readonly string[]): void {
  mkdirSync(dirname(path), { recursive: true });
  appendFileSync(path, lines.map((line) => `${line}\n`).join(""));
}
