/** How deep the headings of groups stand in the host's page. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** What every arrangement of an overview's rows is given. */
export interface ListProps {
  /** What the reader asked to see. */
  subject: unknown;
  /** How many of the rows have come in between the others. */
  arrived: number;
  /** Display names of agents by slug. */
  names: ReadonlyMap<string, string>;
  headingLevel: HeadingLevel;
  /** While updates fail: when the data was true, in ms since the epoch. */
  asOf: number | undefined;
}
