// The results as a person reads them.

const ms = ({ median, min, max }) => `${median.toFixed(1)} (${min.toFixed(1)}–${max.toFixed(1)})`;

const COLUMNS = [
  ["contestant", (row) => row.contestant],
  ["blocked ms", (row) => ms(row.blocked)],
  ["painted", (row) => row.painted.median.toFixed(1)],
  ["done", (row) => row.done.median.toFixed(1)],
  ["read", (row) => row.read.median.toFixed(1)],
  ["work ms", (row) => ms(row.work)],
  ["× keyed", (row, ratio) => ratio(row, "keyed")],
  ["× windowed", (row, ratio) => ratio(row, "windowed")],
  ["rendered", (row) => String(row.rendered.median)],
  ["remounted", (row) => String(row.remounted.median)],
  ["elements", (row) => String(row.elements.median)],
  ["heap MB", (row) => row.heap?.median.toFixed(1) ?? ""],
];

function aligned(lines) {
  const widths = COLUMNS.map((_, column) => Math.max(...lines.map((cells) => cells[column].length)));
  return lines.map((cells) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join("  ")
      .trimEnd(),
  );
}

/** A table for each size, slowdown and operation; contestants are its lines. Ratios are of `blocked`. */
export function printResults(results, ratios) {
  const ratioOf = (row, bound) =>
    ratios
      .find(
        (one) =>
          one.bound === bound &&
          one.measure === "blocked" &&
          ["contestant", "size", "slowdown", "operation"].every((field) => one[field] === row[field]),
      )
      ?.ratio.toFixed(2) ?? "";
  const measured = results.filter(({ blocked }) => blocked);
  for (const heading of new Set(measured.map(titleOf))) {
    const rows = measured.filter((row) => titleOf(row) === heading);
    console.log(`\n${heading}`);
    const lines = rows.map((row) => COLUMNS.map(([, cell]) => cell(row, ratioOf)));
    for (const line of aligned([COLUMNS.map(([name]) => name), ...lines])) console.log(`  ${line}`);
  }
}

/** What is no operation with a beginning and an end: the longest wait while somebody types, or of a frame. */
export function printWaits(results) {
  console.log("\nLongest waits, in ms");
  for (const row of results) {
    const longest = row.longest ?? row.frame;
    if (longest) console.log(`  ${row.contestant}, ${titleOf(row)}: ${ms(longest)}`);
  }
}

const titleOf = ({ size, slowdown, operation }) =>
  `${operation}, ${size.toLocaleString("en")} entries, CPU ${slowdown === 1 ? "as it is" : `${slowdown}× slower`}`;

export function printGoals(goals) {
  console.log("\nTo reach");
  for (const { name, value, limit, met } of goals)
    console.log(`  ${met ? "met   " : "MISSED"} ${name}: ${value} (${limit})`);
}
