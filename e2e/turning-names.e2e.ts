import { expect } from "@playwright/test";
import { rowsOf } from "./parts";
import { test } from "./quiet-test";
import { openStory } from "./story";

test("names that steer the direction of writing turn none of our words", async ({ page }) => {
  await openStory(page, "overviewtimeline-view--turning-names");
  const lines = await rowsOf(page).evaluateAll((rows) =>
    rows.map((row) => {
      const line = row.querySelector("p");
      if (!line) throw new Error("A row without a line under its title");
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const ours: { words: string; lefts: number[]; width: number }[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node as Text;
        if (text.parentElement?.closest("bdi")) continue;
        const box = (from: number, to: number) => {
          const range = document.createRange();
          range.setStart(text, from);
          range.setEnd(text, to);
          return range.getBoundingClientRect();
        };
        const lefts = Array.from(text.data, (_, at) => box(at, at + 1).left);
        ours.push({ words: text.data, lefts, width: Math.round(box(0, text.data.length).width) });
      }
      const names = [...line.querySelectorAll("bdi")].map((name) => name.getBoundingClientRect().right);
      return { title: row.querySelector("[dir=auto]")?.textContent, ours, nameEnds: Math.max(...names) };
    }),
  );
  expect(lines).toHaveLength(9);
  const [plain] = lines;
  for (const { title, ours, nameEnds } of lines) {
    const said = ours.map(({ words, width }) => ({ words, width }));
    expect(said, title ?? "").toEqual(plain?.ours.map(({ words, width }) => ({ words, width })));
    for (const { words, lefts } of ours) {
      expect(lefts, `“${words}” beside ${title}`).toEqual(lefts.toSorted((a, b) => a - b));
    }
    const status = ours.at(-1);
    expect(status?.lefts[0], `the status beside ${title}`).toBeGreaterThanOrEqual(Math.floor(nameEnds));
  }
});
