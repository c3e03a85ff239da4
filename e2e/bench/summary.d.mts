export interface Spread {
  median: number;
  min: number;
  max: number;
}

export interface Place {
  contestant: string;
  size: number;
  slowdown: number;
}

export type Row = Place & { operation: string; samples: Record<string, number[]> };
export type Result = Place & { operation: string } & { [measure: string]: Spread | string | number };

export interface Ratio extends Place {
  operation: string;
  measure: string;
  bound: string;
  ratio: number;
}

export function collect(
  rows: Map<string, Row>,
  place: Place,
  costs: Record<string, Record<string, number>>,
): void;
export function spread(values: readonly number[]): Spread;
export function summarise(rows: ReadonlyMap<string, Row>): Result[];
export function ratios(results: readonly Result[]): Ratio[];
