interface RowGapProps {
  /** Among rows it has to be a list item. */
  as: "li" | "div";
  /** How high the rows are that it stands for, in px. */
  height: number;
}

/** The room of rows that are not drawn. */
export function RowGap({ as: Element, height }: RowGapProps) {
  return <Element aria-hidden="true" data-undrawn="" style={{ height }} />;
}
