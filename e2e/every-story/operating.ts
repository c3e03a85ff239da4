import { expect, type Page } from "@playwright/test";

const OURS = ".tl-root";
const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex='0']";

/**
 * WCAG 2.5.8: each target is 24 × 24 px, or far enough from the others that circles of 24 px around their centres do
 * not meet. A label's own box counts for what it labels.
 */
export async function expectTargetsApart(page: Page, when: string) {
  const crowded = await page.evaluate(
    ([ours, controls]) => {
      const targets = [...document.querySelectorAll(ours)]
        .flatMap((root) => [...root.querySelectorAll<HTMLElement>(controls)])
        .filter((control) => control.checkVisibility())
        .map((control) => ({ control, box: (control.closest("label") ?? control).getBoundingClientRect() }));
      const small = targets.filter(({ box }) => box.width < 23.95 || box.height < 23.95);
      return small
        .filter(({ control, box }) =>
          targets.some((other) => other.control !== control && gap(middle(box), other.box) < 12),
        )
        .map(({ control, box }) => `${box.width} × ${box.height}: ${control.outerHTML.slice(0, 120)}`);

      function middle({ x, y, width, height }: DOMRect) {
        return { x: x + width / 2, y: y + height / 2 };
      }
      function gap({ x, y }: { x: number; y: number }, box: DOMRect) {
        return Math.hypot(Math.max(box.left - x, x - box.right, 0), Math.max(box.top - y, y - box.bottom, 0));
      }
    },
    [OURS, CONTROLS] as const,
  );
  expect(crowded, `${when}: too small and too near`).toEqual([]);
}

/** Each control, given the focus by keyboard, draws an outline of 2 px that nothing fades or cuts off. */
export async function expectFocusShown(page: Page, when: string) {
  // From here on the browser takes what focuses for a keyboard.
  await page.keyboard.press("Tab");
  const unseen = await page.evaluate(
    ([ours, controls]) => {
      const found = [...document.querySelectorAll(ours)]
        .flatMap((root) => [
          ...root.querySelectorAll<HTMLElement>(`${controls}, [data-slot="timeline-entry"]`),
        ])
        .filter((control) => control.checkVisibility())
        .slice(0, 80);
      const faults = found.flatMap((control) => {
        control.focus();
        const fault = document.activeElement === control ? faultOf(control) : "takes no focus";
        return fault ? [`${fault}: ${control.outerHTML.slice(0, 120)}`] : [];
      });
      // Back to where the reader began.
      found[0]?.focus();
      for (const scroller of document.querySelectorAll("*")) scroller.scrollTop = 0;
      return faults;

      function faultOf(control: HTMLElement): string | null {
        const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(control);
        const width = Number.parseFloat(outlineWidth);
        // The browser's own ring, which it draws with a light and a dark line.
        if (outlineStyle === "auto") return null;
        if (outlineStyle === "none" || width < 2 || outlineColor === "rgba(0, 0, 0, 0)") return "no outline";
        const reach = Math.max(0, Number.parseFloat(outlineOffset) + width);
        const { left, right, top, bottom } = control.getBoundingClientRect();
        for (let above: HTMLElement | null = control; above; above = above.parentElement) {
          const { opacity, overflowX, overflowY } = getComputedStyle(above);
          if (opacity !== "1") return `faded to ${opacity}`;
          if (above === control || above === document.documentElement || above === document.body) continue;
          const place = above.getBoundingClientRect();
          if (overflowX !== "visible" && (left - reach < place.left - 1 || right + reach > place.right + 1))
            return "outline cut off at its side";
          // Of a row that is higher than its list no more than a part can be in sight.
          const fits = bottom - top + 2 * reach <= place.height;
          if (
            overflowY !== "visible" &&
            fits &&
            (top - reach < place.top - 1 || bottom + reach > place.bottom + 1)
          )
            return "outline cut off above or below";
        }
        return null;
      }
    },
    [OURS, CONTROLS] as const,
  );
  expect(unseen, when).toEqual([]);
}

const COMPONENTS =
  '[data-slot="timeline-rail"], [data-slot="overview-timeline"], [data-slot="milestone-checks"]';

/** Each component has one polite live region. */
export async function expectOneLiveRegion(page: Page) {
  const regions = await page.evaluate(
    (components) =>
      [...document.querySelectorAll(components)].map((root) =>
        [...root.querySelectorAll('[role="status"], [role="log"], [aria-live="polite"]')].map(
          (region) => region.outerHTML,
        ),
      ),
    COMPONENTS,
  );
  for (const one of regions) expect(one, "live regions of a component").toHaveLength(1);
}
