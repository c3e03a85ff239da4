import type { Page } from "playwright-core";

export const MOVES: Readonly<Record<string, unknown>>;
export function takeMove(page: Page, move: string): Promise<{ frame: number }>;
