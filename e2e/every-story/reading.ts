import { expect, type Page } from "@playwright/test";

/** Our components' elements on a page, whichever of them it shows. */
const OURS = ".tl-root";

/** Sets all text of the components to twice its size and nothing else, as a browser's text-only zoom does. */
export async function doubleTextOnly(page: Page) {
  await page.evaluate((selector) => {
    const elements = [...document.querySelectorAll<HTMLElement>(`${selector}, ${selector} *`)];
    const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    for (const [position, element] of elements.entries()) {
      element.style?.setProperty("font-size", `${2 * (sizes[position] ?? 0)}px`, "important");
    }
  }, OURS);
}

/** The page scrolls one way only, and nothing of ours is wider than its place. */
export async function expectOneWayScroll(page: Page, when: string) {
  const wide = await page.evaluate((selector) => {
    const scrolls = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
    const { scrollWidth, clientWidth } = document.documentElement;
    const outside = [...document.querySelectorAll(selector)].flatMap((root) => {
      const box = root.getBoundingClientRect();
      return [...root.querySelectorAll("*")].filter((element) => {
        // Words for the ear only stand one pixel outside.
        if (element.closest('[class*="sr-only"]')) return false;
        const { left, right, width } = element.getBoundingClientRect();
        return (width > 0 && (left < box.left - 0.5 || right > box.right + 0.5)) || scrolls(element);
      });
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page: ${scrollWidth} px in ${clientWidth}`] : []),
      ...outside.map((element) => element.outerHTML.slice(0, 140)),
    ];
  }, OURS);
  expect(wide, `${when}: these are too wide`).toEqual([]);
}

/**
 * All words are there to be read: none cut off by a box (a line that ends in an ellipsis says that it goes on), none
 * lying over others.
 */
export async function expectWordsReadable(page: Page, when: string) {
  const hidden = await page.evaluate((selector) => {
    // A heading that sticks lies over what is scrolled away below it, and is meant to.
    for (const element of document.querySelectorAll("*")) element.scrollTop = 0;
    const texts = [...document.querySelectorAll(selector)].flatMap(wordsIn).slice(0, 300);
    return [...texts.flatMap(cutOff), ...overlaps(texts)];

    interface Words {
      element: HTMLElement;
      text: string;
      boxes: DOMRect[];
    }

    function wordsIn(root: Element): Words[] {
      const found: Words[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim() ?? "";
        if (!element || text === "" || !element.checkVisibility()) continue;
        // Words for the ear only.
        if (element.closest('[class*="sr-only"], option')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        found.push({ element, text: text.slice(0, 60), boxes: [...range.getClientRects()] });
      }
      return found;
    }

    function cutOff({ element, text, boxes }: Words): string[] {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
        if (textOverflow === "ellipsis" || webkitLineClamp !== "none") return [];
        const place = box.getBoundingClientRect();
        const beyondX = boxes.some(({ left, right }) => left < place.left - 1 || right > place.right + 1);
        const beyondY = boxes.some(({ top, bottom }) => top < place.top - 1 || bottom > place.bottom + 1);
        const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
        if ((cuts(overflowX) && beyondX) || (cuts(overflowY) && beyondY)) return [`cut off: ${text}`];
        // What a scroller does not show now is not on screen, so nothing above can cut it.
        if (["auto", "scroll"].includes(overflowY)) return [];
      }
      return [];
    }

    function overlaps(words: Words[]): string[] {
      const seen = words.map((one) => ({
        ...one,
        boxes: one.boxes.filter((box) => inSight(one.element, box)),
      }));
      return seen.flatMap((a, position) =>
        seen
          .slice(position + 1)
          .filter((b) => a.boxes.some((one) => b.boxes.some((other) => overlap(one, other))))
          .map((b) => `${a.text} lies over ${b.text}`),
      );
    }

    /** Ellipses and scrollers hide parts of boxes, which then overlap nothing. */
    function inSight(element: Element, box: DOMRect): boolean {
      for (let above: Element | null = element; above; above = above.parentElement) {
        if (getComputedStyle(above).overflow === "visible") continue;
        const place = above.getBoundingClientRect();
        if (box.bottom <= place.top + 1 || box.top >= place.bottom - 1) return false;
        if (box.right <= place.left + 1 || box.left >= place.right - 1) return false;
        if (above !== document.documentElement && box.right > place.right + 1) return false;
      }
      return true;
    }

    function overlap(a: DOMRect, b: DOMRect): boolean {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // Lines may touch: a glyph's box is higher than what is drawn of it.
      return width > 2 && height > Math.min(a.height, b.height) * 0.35;
    }
  }, OURS);
  expect(hidden, when).toEqual([]);
}

/** In forced colours all words and signs are drawn in colours of the user's own, none in that of its ground. */
export async function expectForcedColours(page: Page) {
  const wrong = await page.evaluate((selector) => {
    const probe = document.createElement("span");
    document.body.append(probe);
    const colourOf = (name: string) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    };
    const theirs = new Set(
      ["CanvasText", "LinkText", "ButtonText", "FieldText", "GrayText", "HighlightText", "VisitedText"].map(
        colourOf,
      ),
    );
    const ground = colourOf("Canvas");
    probe.remove();
    return [...document.querySelectorAll(`${selector} *`)]
      .filter((element) => !element.closest('[data-slot$="-strip"]'))
      .filter(
        (element) =>
          element.tagName === "svg" || [...element.childNodes].some(({ nodeType }) => nodeType === 3),
      )
      .filter((element) => {
        const { color } = getComputedStyle(element);
        return color === ground || !theirs.has(color);
      })
      .map((element) => `${getComputedStyle(element).color}: ${element.outerHTML.slice(0, 100)}`);
  }, OURS);
  expect(wrong, "not in the user's colours").toEqual([]);
}

/** Nothing of ours moves, nor would it. */
export async function expectNoMotion(page: Page) {
  const moving = await page.evaluate((selector) => {
    const seconds = (list: string) => Math.max(...list.split(",").map((time) => Number.parseFloat(time)));
    const styled = [...document.querySelectorAll(`${selector}, ${selector} *`)].filter((element) => {
      const { animationName, transitionProperty, transitionDuration, scrollBehavior } =
        getComputedStyle(element);
      const transits = transitionProperty !== "none" && seconds(transitionDuration) > 0;
      return animationName !== "none" || transits || scrollBehavior === "smooth";
    });
    const running = document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
      .filter((target) => target?.closest(selector));
    return [...styled, ...running].map((element) => element?.outerHTML.slice(0, 100));
  }, OURS);
  expect(moving, "moves under reduced motion").toEqual([]);
}
