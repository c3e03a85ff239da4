import type { Direction } from "../../../view/unfinished-rows";
import type { ReachHolder } from "./list-reach";
import { CURRENT } from "./reach-row";

const KEYS = new Map<string, Direction>([
  ["j", "next"],
  ["k", "previous"],
]);

/** What letters are typed into. */
const TYPED = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

export interface Watched {
  /** The overview's element. */
  root: HTMLElement;
  reach: ReachHolder;
  /** Whether letters lead through the unfinished rows. */
  shortcuts: boolean;
  move(direction: Direction): void;
  /** Called when the focus goes to another row than the one that it was led to. */
  onLeave(): void;
}

/**
 * Listens to `j` and `k` while the focus is in the list: never to a letter that is typed into something, and not with a
 * modifier, which may mean something to the browser or to assistive technology. Returns what ends it.
 */
export function watchTriage({ root, reach, shortcuts, move, onLeave }: Watched): () => void {
  const inList = (target: EventTarget | null): target is Element =>
    target instanceof Element && (reach.get()?.list.current?.contains(target) ?? false);
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented } = event;
    const direction = KEYS.get(event.key.toLowerCase());
    if (!direction || ctrlKey || metaKey || altKey || shiftKey || isComposing || defaultPrevented) return;
    if (!inList(target) || target.closest(TYPED)) return;
    event.preventDefault();
    move(direction);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (inList(target) && !target.closest(`[${CURRENT}]`)) onLeave();
  };
  if (shortcuts) root.addEventListener("keydown", onKeyDown);
  root.addEventListener("focusin", onFocusIn);
  const stopHeight = watchHeight(root);
  return () => {
    root.removeEventListener("keydown", onKeyDown);
    root.removeEventListener("focusin", onFocusIn);
    stopHeight();
  };
}

/** Tells the headings that stick below the bar how high it is, while it sticks itself. */
function watchHeight(root: HTMLElement): () => void {
  const bar = root.querySelector<HTMLElement>('[data-slot="overview-triage"]');
  if (!bar || typeof ResizeObserver === "undefined") return () => undefined;
  const sizes = new ResizeObserver(() => {
    const sticks = getComputedStyle(bar).position === "sticky";
    root.style.setProperty("--tl-triage", sticks ? `${bar.offsetHeight}px` : "0px");
  });
  sizes.observe(bar);
  return () => {
    sizes.disconnect();
    root.style.removeProperty("--tl-triage");
  };
}
