import { act } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { loadRowWindow } from "./load-row-window";

/** How high each item is, in px. */
const ITEM = 50;
const SIGHT = 500;

const ITEMS = '[data-slot="timeline-entry"], [data-slot="timeline-job"], [data-heading]';

let scrolled = 0;

class NeverResized {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A page of 500 px whose items are 50 px high, so that lists are windowed in jsdom, where nothing has a height. */
export function layOutLists() {
  beforeEach(async () => {
    scrolled = 0;
    changes.observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["style"],
    });
    vi.stubGlobal("ResizeObserver", NeverResized);
    vi.stubGlobal("innerHeight", SIGHT);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      const top = topOf(this) - scrolled;
      return new DOMRect(0, top, 300, ITEM);
    });
    vi.spyOn(document.documentElement, "scrollTop", "get").mockImplementation(() => scrolled);
    // jsdom has none.
    Element.prototype.scrollBy = (to?: ScrollToOptions | number) => {
      if (typeof to === "object") scrolled += to.top ?? 0;
    };
    await loadRowWindow();
  });
  afterEach(() => {
    changes.disconnect();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(Element.prototype, "scrollBy");
  });
}

/** Scrolls the page so far that this item of a list is the first in sight. */
export function scrollToItem(position: number) {
  scrolled = position * ITEM;
  act(() => void document.dispatchEvent(new Event("scroll")));
}

const tops = new Map<Element, number>();
const changes = new MutationObserver(() => tops.clear());

/** Where an element is in the page: below the items and gaps before it. */
function topOf(element: Element): number {
  if (changes.takeRecords().length > 0) tops.clear();
  const known = tops.get(element);
  if (known !== undefined || tops.size > 0) return known ?? 0;
  let top = 0;
  for (const item of document.querySelectorAll<HTMLElement>(`${ITEMS}, [data-undrawn]`)) {
    tops.set(item, top);
    top += item.matches(ITEMS) ? ITEM : Number.parseFloat(item.style.height);
  }
  return tops.get(element) ?? 0;
}
