import type { Page } from "@playwright/test";

/** The parts of a page by what people hear of them. */
export const railOf = (page: Page) => page.getByRole("region", { name: "Timeline" });
export const toggleOf = (page: Page) => railOf(page).getByRole("button", { name: /^Timeline \d/ });
export const railRowsOf = (page: Page) =>
  railOf(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /details of/ }) });

/** Hidden from screen readers, so known by its slot. */
export const stripOf = (page: Page) => page.locator('[data-slot="timeline-rail-strip"]');

export const overviewOf = (page: Page) => page.getByRole("region", { name: "Overview" });
export const barOf = (page: Page) => page.getByRole("search", { name: "Filters" });
export const daysOf = (page: Page) => overviewOf(page).getByRole("heading");

/** Milestone checks by the name of what was asked. */
export const checksOf = (page: Page, name: string) =>
  page.getByRole("region", { name: new RegExp(`: ${name}$`) });

/** Rows of either list; milestones under them are list items as well. */
export const rowsOf = (page: Page) => page.locator('[data-slot="timeline-entry"]');

/** Sets an attribute of the page's `<html>`, as `name=value`; none for the empty string. */
export async function setOnHtml(page: Page, attribute: string) {
  const [name = "", ...value] = attribute.split("=");
  if (name === "") return;
  await page.evaluate(([key, text]) => document.documentElement.setAttribute(key, text), [
    name,
    value.join("="),
  ] as const);
}
