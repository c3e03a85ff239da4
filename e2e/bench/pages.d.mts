import type { Page } from "playwright-core";

export function buildPages(outDir: string, pages: readonly string[]): void;
export function openPage(page: Page, outDir: string, name: string, offers?: string): Promise<void>;
