/** Class names in one string; what is empty is left out. */
export function joinClass(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
