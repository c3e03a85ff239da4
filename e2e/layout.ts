import { expect, type Locator, type Page } from "@playwright/test";

/** 1280 px at 400 % zoom. */
export const ZOOMED = { width: 320, height: 256 };

/** A column of 228 px: what the panel leaves to its overview on a phone. Stories pad theirs by 16 px a side. */
export const PHONE_COLUMN = { width: 228 + 32, height: 800 };

/** Neither the page nor anything in `part` is wider than its place, and nothing sticks out of the part's own box. */
export async function expectNoSidewaysScroll(page: Page, part: Locator) {
  const doc = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(doc.scrollWidth, "the page scrolls sideways").toBe(doc.clientWidth);
  const outside = await part.evaluate((root) => {
    const box = root.getBoundingClientRect();
    return [...root.querySelectorAll("*")]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < box.left - 0.5 || right > box.right + 0.5);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect(outside, "these stick out").toEqual([]);
}

/** Every control in `part` can be hit: 24 × 24 px at least, a label's own box counting for what it labels. */
export async function expectTargetsOf24(part: Locator) {
  const small = await part.evaluate((root) =>
    [...root.querySelectorAll("a[href], button, input, select")]
      .map((control) => {
        const box = (control.closest("label") ?? control).getBoundingClientRect();
        const name = control.getAttribute("aria-label") ?? control.textContent;
        return { name, width: Math.round(box.width * 10) / 10, height: Math.round(box.height * 10) / 10 };
      })
      .filter(({ width, height }) => width < 24 || height < 24),
  );
  expect(small).toEqual([]);
}

/** Has the focus, and shows it by an outline that is not clipped away by having no width. */
export async function expectVisibleFocus(control: Locator) {
  await expect(control).toBeFocused();
  const look = await control.evaluate((element) => {
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
    return { drawn: outlineStyle !== "none", width: Number.parseFloat(outlineWidth), opacity };
  });
  expect(look).toEqual({ drawn: true, width: expect.any(Number), opacity: "1" });
  expect(look.width).toBeGreaterThanOrEqual(1);
}

/** The focus is somewhere in `part`, not dropped to the page. */
export async function expectFocusWithin(part: Locator) {
  await expect.poll(() => part.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** In a column of fixed height each child of `part` keeps the room that its own content needs, save the one that scrolls. */
export async function expectNothingSquashed(part: Locator) {
  const squashed = await part.evaluate((root) =>
    [...root.children]
      .filter(
        (child) =>
          getComputedStyle(child).overflowY !== "auto" && child.scrollHeight > child.clientHeight + 2,
      )
      .filter((child) => getComputedStyle(child).position !== "absolute")
      .map((child) => `${child.clientHeight} of ${child.scrollHeight} px: ${child.outerHTML.slice(0, 80)}`),
  );
  expect(squashed).toEqual([]);
}
