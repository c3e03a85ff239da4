import type { LaunchOptions } from "playwright-core";

export interface Browser {
  kind: string;
  pinned: boolean;
  executablePath: string | undefined;
  env: Record<string, string>;
}

export function resolveBrowser(want?: string): Browser;
export function launchOptions(browser?: Browser): LaunchOptions;
