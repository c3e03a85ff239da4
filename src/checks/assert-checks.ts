import type { MilestoneCheck } from "./milestone-check";
import { isRecord, kindOf } from "./read-page";

/**
 * Holds that these are checks that can be asked and told apart.
 *
 * @throws {TypeError} where they are not; its message says which and what to do.
 */
export function assertChecks(checks: unknown): asserts checks is readonly MilestoneCheck[] {
  if (!Array.isArray(checks)) {
    throw new TypeError(
      `The checks are ${kindOf(checks)}, and should be a list of { id, description, reached }.`,
    );
  }
  if (checks.length === 0) throw new TypeError("There are no checks: a turn cannot be judged by none.");
  const ids = new Set<string>();
  for (const [at, check] of checks.entries()) {
    const { id, description, reached } = isRecord(check) ? check : {};
    if (typeof id !== "string" || id.trim() === "") {
      throw new TypeError(`The check at ${at} has no id: give it a short name, such as "wrote-report".`);
    }
    if (typeof description !== "string") {
      throw new TypeError(`The check "${id}" has no description: say what reaching it means.`);
    }
    if (typeof reached !== "function") {
      throw new TypeError(`The check "${id}" has no function \`reached\` to ask about the events.`);
    }
    if (ids.has(id)) throw new TypeError(`Two checks are called "${id}": give each an id of its own.`);
    ids.add(id);
  }
}
