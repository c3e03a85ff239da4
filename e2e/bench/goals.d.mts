import type { Result } from "./summary.mjs";

export interface Goal {
  name: string;
  value: number;
  limit: string;
  met: boolean;
}

export function goals(results: readonly Result[]): Goal[];
