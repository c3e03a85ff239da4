// Keys pressed quickly into a list's search field, whether or not the page keeps up.

/** What is typed after the `w` of a single keystroke. */
export const WORDS = "rite the report fast";

/** From one key to the next, in ms: quicker than anybody. */
const PACE = 40;

/**
 * How many characters did not arrive, and the longest time in ms from a key until a frame was painted after it. Keys
 * are not waited for: those that the page is too busy for queue up, as they do for a person.
 */
export async function takeTyping(page, cdp) {
  await page.evaluate(() => window.bench.startTyping());
  const before = await page.locator("input[type=search]").inputValue();
  const sent = [];
  for (const key of WORDS) {
    sent.push(cdp.send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key }));
    sent.push(cdp.send("Input.dispatchKeyEvent", { type: "keyUp", key }));
    await new Promise((resolve) => setTimeout(resolve, PACE));
  }
  await Promise.all(sent);
  const { text, longest } = await page.evaluate(() => window.bench.typed());
  return {
    longest,
    lost: text === before + WORDS ? 0 : Math.max(1, before.length + WORDS.length - text.length),
  };
}
