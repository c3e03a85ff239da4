import { expectFocusShown, expectOneLiveRegion, expectTargetsApart } from "./every-story/operating";
import {
  doubleTextOnly,
  expectForcedColours,
  expectNoMotion,
  expectOneWayScroll,
  expectWordsReadable,
} from "./every-story/reading";
import { PHONE_COLUMN, ZOOMED } from "./layout";
import { setOnHtml } from "./parts";
import { test } from "./quiet-test";
import { allStories, openStory } from "./story";

const DESK = { width: 1024, height: 800 };
const TWICE = "html { font-size: 200% }";

for (const story of allStories()) {
  test(`${story.title} / ${story.name} is there for every reader`, async ({ page }) => {
    await openStory(page, story.id);
    await expectOneLiveRegion(page);

    await test.step("forced colours, reduced motion", async () => {
      await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
      await expectForcedColours(page);
      await expectNoMotion(page);
      await page.emulateMedia({ forcedColors: "none" });
    });

    for (const [size, when] of [
      [DESK, "on a desk"],
      [ZOOMED, "at 400 %"],
      [PHONE_COLUMN, "in a phone's column"],
    ] as const) {
      await page.setViewportSize(size);
      for (const dir of ["ltr", "rtl"]) {
        await setOnHtml(page, `dir=${dir}`);
        await expectOneWayScroll(page, `${when}, ${dir}`);
        await expectWordsReadable(page, `${when}, ${dir}`);
      }
      await expectTargetsApart(page, when);
      await expectFocusShown(page, when);
      await setOnHtml(page, "dir=ltr");
    }

    for (const size of [DESK, { width: 360, height: 800 }]) {
      await page.setViewportSize(size);
      const twice = await page.addStyleTag({ content: TWICE });
      await expectOneWayScroll(page, `root font twice its size, ${size.width} px`);
      await expectWordsReadable(page, `root font twice its size, ${size.width} px`);
      await twice.evaluate((style) => style.parentNode?.removeChild(style));
    }
    await page.setViewportSize(DESK);
    await doubleTextOnly(page);
    await expectOneWayScroll(page, "text alone twice its size");
    await expectWordsReadable(page, "text alone twice its size");
    await expectTargetsApart(page, "text alone twice its size");
  });
}
