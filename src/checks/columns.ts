/** Rows of cells as lines whose columns line up, with a rule under the first. The last column is as wide as it is. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const cells = rows.map((row) => row.map(oneLine));
  const widths = (cells[0] ?? []).map((_, at) => Math.max(...cells.map((row) => widthOf(row[at] ?? ""))));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => cell + " ".repeat(Math.max((widths[at] ?? 0) - widthOf(cell), 0)))
      .join("  ")
      .trimEnd();
  const [head, ...rest] = cells.map(line);
  return head === undefined ? [] : [head, line(widths.map((width) => "-".repeat(width))), ...rest];
}

/** Text on one line, without what would steer a terminal or turn the direction of writing. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** What a terminal draws over two columns: East Asian letters and signs that are pictures. */
const WIDE =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}\p{Emoji_Presentation}]/u;

/** How many columns a terminal gives to a text. */
export function widthOf(text: string): number {
  return [...graphemes.segment(text)].reduce((width, { segment }) => width + (WIDE.test(segment) ? 2 : 1), 0);
}
