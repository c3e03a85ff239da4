/** How far a panel stays from its button, and from the window's edges. In px. */
const GAP = 4;

/** A panel is never lower than this. In px. */
const LOWEST = 96;

/**
 * Puts a panel above all else on the page, below its button or above it where there is more room, and keeps it there
 * while the page moves. Where the browser cannot, it stays in the page.
 *
 * @returns What ends that.
 */
export function keepPlaced(panel: HTMLElement, button: HTMLElement): () => void {
  if (typeof panel.showPopover !== "function") return () => undefined;
  panel.popover = "manual";
  panel.showPopover();
  place(panel, button);
  const onMove = ({ target }: Event) => {
    if (target !== panel) place(panel, button);
  };
  window.addEventListener("scroll", onMove, { capture: true, passive: true });
  window.addEventListener("resize", onMove);
  // What is chosen may move the button.
  const resized =
    typeof ResizeObserver === "undefined" ? null : new ResizeObserver(() => place(panel, button));
  resized?.observe(panel);
  if (button.parentElement) resized?.observe(button.parentElement);
  return () => {
    window.removeEventListener("scroll", onMove, { capture: true });
    window.removeEventListener("resize", onMove);
    resized?.disconnect();
    panel.hidePopover();
  };
}

function place(panel: HTMLElement, button: HTMLElement) {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const ours = button.closest(".tl-root")?.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const room = { below: clientHeight - bottom - 2 * GAP, above: top - 2 * GAP };
  const isBelow = room.below >= Math.min(panel.scrollHeight, room.above);
  const start = getComputedStyle(button).direction === "rtl" ? right - panel.offsetWidth : left;
  const first = Math.max(GAP, ours?.left ?? 0);
  const last = Math.min(clientWidth - GAP, ours?.right ?? clientWidth) - panel.offsetWidth;
  Object.assign(panel.style, {
    left: `${Math.max(first, Math.min(start, last))}px`,
    top: isBelow ? `${bottom + GAP}px` : "auto",
    bottom: isBelow ? "auto" : `${clientHeight - top + GAP}px`,
    maxHeight: `${Math.max(LOWEST, isBelow ? room.below : room.above)}px`,
  });
}
