import { expect, vi } from "vitest";
import { safeHref } from "../view/safe-href";

/** Every element that we draw ourselves; nothing of the data may add one. */
const OUR_ELEMENTS = new Set(
  `a bdi button circle dd div dl dt em fieldset h3 input label legend li ol option p path section select span strong svg
  time ul`.split(/\s+/),
);

/** Every attribute that we set. */
const OUR_ATTRIBUTES = new Set(
  `aria-busy aria-checked aria-controls aria-disabled aria-expanded aria-hidden aria-keyshortcuts aria-label aria-labelledby aria-live aria-pressed
  class d cx cy data-heading data-outcome data-slot data-state datetime dir fill focusable hidden href id lang name placeholder r role
  selected stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-width style tabindex title type value viewbox
  width height x y checked`.split(/\s+/),
);

/** What separates paragraphs, and with them ends what isolates; and control characters, which look like anything. */
const UNFIT = /(?![\t\n])[\p{Cc}\p{Cs}\u2028\u2029]/u;
const STEERS = /[\u202a-\u202e\u2066-\u2069]/;

/** Holds that data became text and nothing else: no element, no script, no link elsewhere, no turn in our words. */
export function checkDom(root: Element): void {
  const faults: string[] = [];
  const fault = (what: string, element: Element) =>
    faults.push(`${what}: ${element.outerHTML.slice(0, 200)}`);
  for (const element of root.querySelectorAll("*")) {
    if (!OUR_ELEMENTS.has(element.localName)) fault("an element that is not ours", element);
    for (const { name, value } of element.attributes) {
      if (!OUR_ATTRIBUTES.has(name.toLowerCase())) fault(`the attribute ${name}`, element);
      // An address is never read out of the page: what it holds is percent-encoded wherever it goes.
      if (name === "href") continue;
      if (UNFIT.test(value)) fault(`control characters in ${name}`, element);
      if (endsTurned(value, false)) fault(`a turn in ${name}`, element);
    }
    if (
      element.hasAttribute("href") &&
      safeHref(element.getAttribute("href")) !== element.getAttribute("href")
    )
      fault("a link elsewhere", element);
  }
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { data, parentElement } = node as Text;
    if (parentElement === null) continue;
    if (UNFIT.test(data)) fault("control characters", parentElement);
    if (endsTurned(data, parentElement.closest("bdi, [dir=auto]") !== null)) fault("a turn", parentElement);
  }
  faults.push(...brokenReferences(root));
  expect(faults).toEqual([]);
  expect([console.error, console.warn].flatMap((method) => vi.mocked(method).mock.calls)).toEqual([]);
}

/** Whether a text turns what stands beside it: it leaves its isolation, or steers where nothing isolates it. */
function endsTurned(text: string, isolated: boolean): boolean {
  if (!STEERS.test(text)) return false;
  let depth = isolated ? 1 : 0;
  for (const sign of text) {
    if (/[\u2066-\u2068]/.test(sign)) depth += 1;
    else if (sign === "\u2069") depth -= 1;
    else if (/[\u202a-\u202e]/.test(sign) && depth === 0) return true;
    if (depth < (isolated ? 1 : 0)) return true;
  }
  return depth !== (isolated ? 1 : 0);
}

function brokenReferences(root: Element): string[] {
  const ids = [...root.querySelectorAll("[id]")].map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at || !/^\S+$/.test(id));
  const pointing = ["aria-controls", "aria-labelledby", "aria-describedby", "for"].flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)].flatMap((element) =>
      (element.getAttribute(name) ?? "").split(/\s+/),
    ),
  );
  const nowhere = pointing.filter((id) => !ids.includes(id));
  return [
    ...twice.map((id) => `the id ${id} twice or odd`),
    ...nowhere.map((id) => `nothing has the id ${id}`),
  ];
}
