import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

// What follows from how much stands on the page, not from how it looks.
const FOLLOWS_CONTENT =
  /^(height|block-size|width|inline-size|perspective-origin|transform-origin|top|bottom|left|right|inset.*)$/;

/** How everything on the page looks that is not ours: element by element, every computed property. */
export async function lookOfHost(page: Page): Promise<string[]> {
  return page.evaluate((pattern) => {
    const follows = new RegExp(pattern);
    const ours = '[data-slot="timeline-rail"], [data-slot="overview-timeline"]';
    return [...document.querySelectorAll("html, body, body *")]
      .filter((element) => element.closest(ours) === null && element.tagName !== "SCRIPT")
      .map((element) => {
        const style = getComputedStyle(element);
        const names = [...style].filter((name) => !name.startsWith("--") && !follows.test(name));
        const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.tagName}.${element.className} { ${values.join("; ")} }`;
      });
  }, FOLLOWS_CONTENT.source);
}

/** The version that a host's lockfile names for a package. */
export function lockedVersion(host: string, name: string): string | undefined {
  const lock: { packages: Record<string, { version?: string }> } = JSON.parse(
    readFileSync(new URL(`./${host}/package-lock.json`, import.meta.url), "utf8"),
  );
  return lock.packages[`node_modules/${name}`]?.version;
}
