import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { messagesTable } from "./messages-table";
import { ROOT } from "./packed";
import { propsTable } from "./props-table";
import { tokensTable } from "./tokens-table";

const readme = readFileSync(join(ROOT, "README.md"), "utf8");
const MADE = /(<!-- made from (\w+) -->\n)[\s\S]*?(<!-- end -->)/g;

function make(source: string): string {
  switch (source) {
    case "messages":
      return messagesTable();
    case "tokens":
      return tokensTable();
    default:
      return propsTable(source);
  }
}

// Where this fails, the sources say something else by now: `npm run package -- -u` writes the tables anew.
it("the tables in README.md are what the doc comments, messages and tokens say", async () => {
  expect([...readme.matchAll(MADE)].length).toBeGreaterThan(7);
  const fresh = readme.replace(MADE, (_, start, source, end) => `${start}\n${make(source)}\n\n${end}`);
  await expect(fresh).toMatchFileSnapshot("../../README.md");
});

it("every picture in README.md is one that the browser tests compare", () => {
  const pictures = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path]) => path ?? "");
  expect(pictures.length).toBeGreaterThan(1);
  expect(
    pictures.filter((path) => !/^e2e\/screenshots\//.test(path) || !existsSync(join(ROOT, path))),
  ).toEqual([]);
});

// No compiler reads them, so nothing else would notice.
it.each(["README.md", "CHANGELOG.md", "e2e/package/weight.md"])("%s has no merge left in it", (paper) => {
  expect(readFileSync(join(ROOT, paper), "utf8")).not.toMatch(/^(<{7}|={7}|>{7})( |$)/m);
});
