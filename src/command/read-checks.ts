import { access } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { messageOf } from "../checks/ask-check";
import { assertChecks } from "../checks/assert-checks";
import type { MilestoneCheck } from "../checks/milestone-check";

const NAMES = ["default", "checks", "MILESTONES"] as const;

/** The checks that a module exports. Rejects where it cannot be loaded or has none. */
export async function readChecks(file: string): Promise<readonly MilestoneCheck[]> {
  const path = resolve(file);
  try {
    await access(path);
  } catch {
    throw new Error(`there is no file of checks to read at ${file}.`);
  }
  const module = await load(path, file);
  const given = NAMES.map((name) => module[name]).find((exported) => exported !== undefined);
  if (given === undefined) {
    throw new Error(`${file} exports no checks: export the list as default, \`checks\` or \`MILESTONES\`.`);
  }
  try {
    assertChecks(given);
    return given;
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`);
  }
}

async function load(path: string, file: string): Promise<Record<string, unknown>> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(path).href);
  } catch (error) {
    throw new Error(`${file} could not be loaded: ${messageOf(error)}`);
  }
}
