/** What is done to a page, each once in a page's life. */
export type Operation =
  | "mount"
  | "mount closed"
  | "open"
  | "close"
  | "poll, one changed"
  | "poll, identical"
  | "poll, window slid"
  | "parent renders"
  | "keystroke";

const FAULT = "The list has no such control.";

export function clickToggle(root: Element) {
  const toggle = root.querySelector<HTMLElement>("button[aria-expanded]");
  if (!toggle) throw new Error(FAULT);
  toggle.click();
}

/** One letter into the search field, as the browser tells it to React. */
export function typeLetter(root: Element, letter: string) {
  const field = root.querySelector<HTMLInputElement>("input[type=search]");
  if (!field) throw new Error(FAULT);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, letter);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
