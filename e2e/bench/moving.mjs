// What somebody does in a long overview, and how long its frames take meanwhile.

/** From one turn of a wheel or key to the next, in ms. */
const PACE = 30;
const TIMES = 20;

const pause = () => new Promise((resolve) => setTimeout(resolve, PACE));

async function many(act) {
  for (let nth = 0; nth < TIMES; nth += 1) {
    await act(nth);
    await pause();
  }
}

const boxOf = async (locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("There is nothing to press.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Finds what is to be pressed before anybody watches: looking for it takes the page's time, too. */
const press = (find) => async (page) => {
  const { x, y } = await boxOf(find(page));
  return () => page.mouse.click(x, y);
};

const scroll = async (page) => {
  const { x, y } = await boxOf(page.locator('[data-slot="timeline-entry"]').first());
  await page.mouse.move(x, y);
  return () => many((nth) => page.mouse.wheel(0, nth < TIMES / 2 ? 400 : -400));
};

const arrows = async (page) => {
  await page.locator('[data-slot="overview-histogram"] button[tabindex="0"]').focus();
  return () => many((nth) => page.keyboard.press(nth < TIMES / 2 ? "ArrowLeft" : "ArrowRight"));
};

/** What is done to an overview, in this order: each finds its place, and gives what does it. */
export const MOVES = {
  scroll,
  "arrow keys in the histogram": arrows,
  "only unfinished": press((page) => page.getByRole("switch")),
  "all again": press((page) => page.getByRole("switch")),
  "by chat": press((page) => page.locator('[data-slot="overview-grouping"] button').nth(1)),
  "unfold a chat": press((page) => page.locator('[data-slot="overview-group-toggle"]').first()),
  "scroll, by chat": scroll,
};

/** The longest frame of a move, in ms. */
export async function takeMove(page, move) {
  await page.locator('[data-slot="overview-histogram"] button').first().waitFor();
  const act = await MOVES[move](page);
  await page.evaluate(() => window.bench.startMoving());
  await act();
  return { frame: await page.evaluate(() => window.bench.moved()) };
}
