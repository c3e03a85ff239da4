import { nextPaint } from "./settle";

/** What came of keys that were pressed in the search field. */
export interface Typed {
  text: string;
  /** The longest time from a key until a frame was painted after it, in ms. */
  longest: number;
}

/** Puts the caret into the search field, and watches what is typed there until it is asked. */
export function watchTyping(root: Element): () => Promise<Typed> {
  const field = root.querySelector<HTMLInputElement>("input[type=search]");
  if (!field) throw new Error("The list has no search field.");
  const pressed: number[] = [];
  const waits: Promise<number>[] = [];
  // The time of an event is when the browser heard of the key, however long the page was busy then.
  field.addEventListener("keydown", ({ timeStamp }) => pressed.push(timeStamp), { capture: true });
  field.addEventListener("input", () => {
    const at = pressed.shift() ?? Number.NaN;
    waits.push(nextPaint().then((painted) => painted - at));
  });
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  return async () => ({ text: field.value, longest: Math.max(...(await Promise.all(waits))) });
}
