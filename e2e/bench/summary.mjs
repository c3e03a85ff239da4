// Many samples in one number each, and how these compare.

/** Adds a sample's numbers to those of the same contestant, size, slowdown and operation. */
export function collect(rows, { contestant, size, slowdown }, costs) {
  for (const [operation, cost] of Object.entries(costs)) {
    const key = [contestant, size, slowdown, operation].join();
    if (!rows.has(key)) rows.set(key, { contestant, size, slowdown, operation, samples: {} });
    const { samples } = rows.get(key);
    for (const [measure, value] of Object.entries(cost)) {
      samples[measure] ??= [];
      samples[measure].push(value);
    }
  }
}

const round = (value) => Math.round(value * 100) / 100;

/** Median, least and most of a row of numbers. */
export function spread(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { median: round(median), min: round(sorted[0]), max: round(sorted.at(-1)) };
}

/** The results as they are written down, each measure with its median and spread. */
export function summarise(rows) {
  return [...rows.values()].map(({ samples, ...row }) => ({
    ...row,
    ...Object.fromEntries(Object.entries(samples).map(([measure, values]) => [measure, spread(values)])),
  }));
}

/** Looks up a median; undefined where it was not measured. */
export function lookUp(results) {
  return (contestant, size, slowdown, operation, measure) =>
    results.find(
      (row) =>
        row.contestant === contestant &&
        row.size === size &&
        row.slowdown === slowdown &&
        row.operation === operation,
    )?.[measure]?.median;
}

/** Each time of a contestant over the same time of a bound: above 1 it is slower. */
export function ratios(results) {
  const median = lookUp(results);
  return results.flatMap(({ contestant, size, slowdown, operation }) =>
    ["keyed", "windowed"].flatMap((bound) =>
      ["blocked", "work"].flatMap((measure) => {
        const its = median(contestant, size, slowdown, operation, measure);
        const best = median(bound, size, slowdown, operation, measure);
        if (contestant === bound || !its || !best) return [];
        return [{ contestant, size, slowdown, operation, measure, bound, ratio: round(its / best) }];
      }),
    ),
  );
}
