import type { CDPSession, Page } from "playwright-core";

export function takeTyping(page: Page, cdp: CDPSession): Promise<{ lost: number; longest: number }>;
