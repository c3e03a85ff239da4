import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

export interface Story {
  id: string;
  title: string;
  name: string;
  tags: string[];
}

/** Every story of the built Storybook: a new one is tested without being listed anywhere. */
export function allStories(): Story[] {
  const file = new URL("../storybook-static/index.json", import.meta.url);
  const index: { entries: Record<string, Story & { type: string }> } = JSON.parse(readFileSync(file, "utf8"));
  return Object.values(index.entries).filter((entry) => entry.type === "story");
}

export interface StoryGlobals {
  theme?: "light" | "dark";
  locale?: "en" | "es";
  /** Who answers the stories under "Live daemon": a mock unless given. */
  api?: "daemon";
}

// Storybook reports a failing play function as a finished story; only these events tell.
const FAILURES = [
  "playFunctionThrewException",
  "unhandledErrorsWhilePlaying",
  "storyThrewException",
  "storyErrored",
  "storyMissing",
];

interface Finish {
  event: string;
  detail: string;
}

declare global {
  interface Window {
    storyFinish?: Finish;
    __STORYBOOK_ADDONS_CHANNEL__?: {
      on(event: string, listener: (payload: unknown) => void): void;
      emit(event: string, payload: unknown): void;
    };
  }
}

function watchStory(failures: string[]) {
  let channel: Window["__STORYBOOK_ADDONS_CHANNEL__"];
  const finish = (event: string, payload: unknown) => {
    const detail = payload instanceof Error ? payload.message : JSON.stringify(payload);
    if (window.storyFinish?.event !== undefined && event === "storyFinished") return;
    window.storyFinish = { event, detail };
  };
  Object.defineProperty(window, "__STORYBOOK_ADDONS_CHANNEL__", {
    configurable: true,
    get: () => channel,
    set(value: Window["__STORYBOOK_ADDONS_CHANNEL__"]) {
      channel = value;
      for (const event of ["storyFinished", ...failures])
        value?.on(event, (payload) => finish(event, payload));
    },
  });
}

/** Everything the page wrote to its console as an error or a warning, and what it threw. */
export function watchConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) lines.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => lines.push(`thrown: ${error.message}`));
  return lines;
}

/** Opens a story, waits until it has finished (its play function too) and its fonts are there. */
export async function openStory(page: Page, id: string, globals: StoryGlobals = {}) {
  // Storybook's own axe run would only cost time here: the tests run theirs.
  const query = Object.entries({ ...globals, "a11y.manual": "!true" })
    .map(([key, value]) => `${key}:${value}`)
    .join(";");
  await page.addInitScript(watchStory, FAILURES);
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent(query)}`);
  const finish = await page.waitForFunction(() => window.storyFinish);
  const { event, detail } = (await finish.jsonValue()) as Finish;
  expect(event, detail).toBe("storyFinished");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // What an overview loads once its list is drawn.
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}
