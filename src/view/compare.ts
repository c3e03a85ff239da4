/** Less than 0 where the first comes before the second, more where it comes after; texts by their code units. */
export function compare<T extends number | string>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b);
}
