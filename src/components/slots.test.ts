import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const here = new URL(".", import.meta.url);

it("lists every data-slot in the README, and no other: they are API", () => {
  const sources = readdirSync(here, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".tsx") && !/\.(test|stories)\.tsx$|test-/.test(file),
  );
  const drawn = sources.flatMap((file) =>
    [...readFileSync(new URL(file, here), "utf8").matchAll(/"?data-slot"?[=:] ?"([a-z-]+)"/g)].map(
      ([, slot]) => slot,
    ),
  );
  const table = readFileSync(new URL("../../README.md", here), "utf8").split("| slot | element |")[1] ?? "";
  const listed = [...(table.split("\n\n")[0] ?? "").matchAll(/`([a-z-]+)`/g)].map(([, slot]) => slot);
  expect(listed.toSorted()).toEqual([...new Set(drawn)].toSorted());
});
