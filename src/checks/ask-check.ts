import { kindOf } from "./read-page";

/** What a check says: true, false, or why it said neither. Never throws. */
export function askCheck(ask: () => unknown): boolean | { error: string } {
  try {
    const said = ask();
    if (typeof said === "boolean") return said;
    // Its own failure, later, would end the program.
    Promise.resolve(said).catch(() => {});
    const what = said instanceof Promise ? "a promise" : kindOf(said);
    return { error: `The check gave ${what}, and should give true or false at once.` };
  } catch (error) {
    return { error: messageOf(error) };
  }
}

/** What can be said of something that was thrown; anything can be. */
export function messageOf(error: unknown): string {
  try {
    return (error instanceof Error && error.message) || String(error);
  } catch {
    return "Something was thrown that cannot be put into words.";
  }
}
