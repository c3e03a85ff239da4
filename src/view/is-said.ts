/** Whether a fact is said at all: false, null and an empty text stand for one that is not. */
export function isSaid(fact: string | false | null | undefined): fact is string {
  return typeof fact === "string" && fact !== "";
}
