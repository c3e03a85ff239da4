const CONTROL = "input, button, textarea";

/**
 * How an open panel behaves: Escape closes it and gives the focus back, arrow keys move within it and into it, and it
 * closes when somebody turns to something else.
 *
 * @returns What ends that.
 */
export function watchPopup(panel: HTMLElement, opener: HTMLElement, close: () => void): () => void {
  const over = new AbortController();
  const isOurs = (target: EventTarget | null) =>
    target instanceof Node && (panel.contains(target) || opener.contains(target));

  const onKey = (event: KeyboardEvent) => {
    const handled = event.key === "Escape" ? leave() : handleKey(event, panel, opener);
    if (!handled) return;
    event.preventDefault();
    // Not also the dialog or the form that the host may have put us in.
    event.stopPropagation();
  };
  const leave = () => {
    opener.focus();
    close();
    return true;
  };
  const onPointer = ({ target }: Event) => {
    if (isOurs(target)) return;
    // What has the focus goes away; the browser may still take it to where the pointer is.
    if (panel.contains(document.activeElement)) opener.focus();
    close();
  };
  const onFocus = ({ target }: Event) => {
    if (!isOurs(target)) close();
  };

  const { signal } = over;
  document.addEventListener("keydown", onKey, { capture: true, signal });
  document.addEventListener("pointerdown", onPointer, { capture: true, signal });
  document.addEventListener("focusin", onFocus, { signal });
  return () => over.abort();
}

function handleKey({ key, target }: KeyboardEvent, panel: HTMLElement, opener: HTMLElement): boolean {
  const controls = [...panel.querySelectorAll<HTMLElement>(CONTROL)];
  if (target === opener && key === "ArrowDown") {
    controls[0]?.focus();
    return true;
  }
  const at = target instanceof HTMLElement ? controls.indexOf(target) : -1;
  if (at < 0 || target instanceof HTMLTextAreaElement) return false;
  // In a field it would send a form around us.
  if (key === "Enter") return target instanceof HTMLInputElement;
  const next = nextPosition(key, at, controls.length);
  if (next !== null) controls[next]?.focus();
  return next !== null;
}

function nextPosition(key: string, at: number, count: number): number | null {
  switch (key) {
    case "ArrowDown":
      return (at + 1) % count;
    case "ArrowUp":
      return (at - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
