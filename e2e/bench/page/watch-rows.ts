import { numberIn } from "./answers";
import { rowsCounted } from "./row-count";

/** What became of a list's rows. */
export interface RowChanges {
  /** How often a row was rendered. */
  rendered: number;
  /** Rows that were there before and are another element now. */
  remounted: number;
  /** Rows that came, and rows that went. */
  came: number;
  went: number;
}

export function watchRows(root: Element, selector: string): () => RowChanges {
  const rowsNow = () =>
    new Map(Array.from(root.querySelectorAll(selector), (row) => [numberIn(row.textContent), row]));
  const before = rowsNow();
  const counted = rowsCounted();
  return () => {
    const after = rowsNow();
    const stayed = [...after].filter(([number]) => before.has(number));
    return {
      rendered: rowsCounted() - counted,
      remounted: stayed.filter(([number, row]) => before.get(number) !== row).length,
      came: after.size - stayed.length,
      went: before.size - stayed.length,
    };
  };
}
