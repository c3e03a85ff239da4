/**
 * Text of unknown origin made fit for a sentence: one line, without control and formatting characters (such as those
 * that turn the direction of writing), cut to `max` characters.
 */
export function oneLine(text: string, max: number): string {
  const characters = [...text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim()];
  return characters.length <= max ? characters.join("") : `${characters.slice(0, max - 1).join("")}…`;
}
