let count = 0;

/** A contestant says that it renders a row. */
export function countRow() {
  count += 1;
}

export function rowsCounted(): number {
  return count;
}
