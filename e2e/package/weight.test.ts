import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import * as everything from "../../src";
import * as checks from "../../src/checks";
import * as model from "../../src/model";
import * as wire from "../../src/wire";
import { bundle } from "./bundle";
import { packedFiles } from "./packed";
import { FOREIGN, from, STYLESHEET_BUDGET, WEIGHTS } from "./weights";

const lines: string[] = [];
const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

afterAll(() => console.log(["weight after gzip, peers outside", ...lines].join("\n")));

describe("the weight of", () => {
  it.each(WEIGHTS)("$what is in its budget, or no more over it than weight.md tells", async (weight) => {
    const { first, later } = await bundle(weight.code);
    lines.push(`${weight.what}: ${kB(first)} of ${weight.budget} kB, ${kB(later)} on demand`);
    expect(first / 1_000).toBeLessThanOrEqual(weight.over ?? weight.budget);
  });

  it("the stylesheet is in its budget", () => {
    const bytes = gzipSync(packedFiles().get("dist/src/styles.css") ?? "", { level: 9 }).length;
    lines.push(`styles.css: ${kB(bytes)} of ${STYLESHEET_BUDGET} kB`);
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes / 1_000).toBeLessThanOrEqual(STYLESHEET_BUDGET);
  });
});

describe("what is not used", () => {
  it.each(["index", "model/index", "checks/index", "wire/index"])("of %s drops out whole", async (entry) => {
    const { modules } = await bundle(`import "${from(entry)}";`);
    expect([...modules.keys()]).toEqual([]);
  });

  it("no export brings what belongs to another", async () => {
    const exported = [
      ...Object.keys(everything).map((name) => [name, "index"] as const),
      ...Object.keys(model).map((name) => [name, "model/index"] as const),
      ...Object.keys(checks).map((name) => [name, "checks/index"] as const),
      ...Object.keys(wire).map((name) => [name, "wire/index"] as const),
    ];
    const brought: string[] = [];
    for (const [name, entry] of exported) {
      const { modules } = await bundle(`export { ${name} } from "${from(entry)}";`);
      const paths = [...modules.keys()];
      expect(paths, name).not.toEqual([]);
      const foreign = FOREIGN.filter(({ to }) => to(name, entry)).flatMap(({ folder, but }) =>
        paths.filter((path) => path.startsWith(folder) && path !== but),
      );
      brought.push(...foreign.map((path) => `${name} of ${entry} brings ${path}`));
    }
    expect(brought).toEqual([]);
  });
});
