/** The nearest element that scrolls `list`, be it the component's own, one of the host's or the page. */
export function scrollerOf(list: HTMLElement): Element {
  const { ownerDocument: page } = list;
  for (let box = list.parentElement; box && box !== page.body; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY))
      return box;
  }
  return pageOf(list);
}

const pageOf = ({ ownerDocument: page }: Element) => page.scrollingElement ?? page.documentElement;

/** What is in sight of a list, in px: where that begins below the list's own top, and how high it is. */
export interface VisiblePart {
  offset: number;
  height: number;
}

/** The part of `list` that its scroller shows; a screenful where it shows nothing of it at the moment. */
export function visiblePart(list: HTMLElement): VisiblePart {
  const { top, bottom } = sightOf(list);
  const offset = Math.max(0, top - list.getBoundingClientRect().top);
  return { offset, height: bottom > top ? bottom - top : window.innerHeight };
}

/** Where the list can be seen, in px from the top of the window. */
export function sightOf(list: HTMLElement): { top: number; bottom: number } {
  const scroller = scrollerOf(list);
  if (scroller === pageOf(list)) return { top: 0, bottom: window.innerHeight };
  const box = scroller.getBoundingClientRect();
  return { top: Math.max(0, box.top), bottom: Math.min(window.innerHeight, box.bottom) };
}

/** Calls back when another part of `list` may have come into sight: something scrolled, or changed its size. */
export function watchVisiblePart(list: HTMLElement, look: () => void): () => void {
  const { ownerDocument: page } = list;
  const sizes = new ResizeObserver(look);
  sizes.observe(list);
  sizes.observe(scrollerOf(list));
  // Scroll events do not bubble; caught on their way down they are heard from whatever scrolls the list.
  page.addEventListener("scroll", look, { capture: true, passive: true });
  window.addEventListener("resize", look);
  return () => {
    sizes.disconnect();
    page.removeEventListener("scroll", look, { capture: true });
    window.removeEventListener("resize", look);
  };
}
