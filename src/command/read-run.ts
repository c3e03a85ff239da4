import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { messageOf } from "../checks/ask-check";
import type { MilestoneEvidence } from "../checks/evaluate-milestones";
import { isRecord, kindOf, readPage } from "../checks/read-page";

/** What a file holds of one run. Rejects where it cannot be read, or holds none. */
export async function readRun(file: string): Promise<Omit<MilestoneEvidence, "checks">> {
  const json = parse(await read(file), file);
  const run = isRecord(json) ? json : {};
  const { name = basename(file).replace(/\.json$/, ""), turn, pages, answer = "unchecked" } = run;
  const refuse = (what: string) => new Error(`${file} ${what}`);
  const status = isRecord(turn) ? turn["status"] : undefined;
  if (!isRecord(turn) || typeof status !== "string") {
    throw refuse('has no turn that says how it ended: "turn": { "status": "completed" }.');
  }
  if (!Array.isArray(pages)) {
    throw refuse(
      `needs a list "pages" with the turn's events, [] where they could not be read; it has ${kindOf(pages)}.`,
    );
  }
  if (typeof name !== "string" || typeof answer !== "string") {
    throw refuse('has a "name" or an "answer" that is no text.');
  }
  try {
    return { name, turn: { ...turn, status }, pages: pages.map(readPage), answer };
  } catch (error) {
    throw refuse(`cannot be judged. ${messageOf(error)}`);
  }
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new Error(`the run could not be read: ${messageOf(error)}`);
  }
}

function parse(text: string, file: string): unknown {
  try {
    // Some editors write a mark before it that JSON does not know.
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    throw new Error(`${file} is no JSON: ${messageOf(error)}`);
  }
}
