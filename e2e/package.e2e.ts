import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const root = join(import.meta.dirname, "..");
const manifest: { exports: Record<string, string | { types: string; default: string }> } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);
const modules = readdirSync(join(root, "dist"), { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".js"),
);

test("every entry point of the manifest is built", () => {
  const files = Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === "string" ? [entry] : [entry.types, entry.default],
  );
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

for (const [path, entry] of Object.entries(manifest.exports)) {
  if (typeof entry === "string") continue;
  test(`@apx/timeline${path.slice(1)} can be imported in Node, without a document`, () => {
    const script = `import("@apx/timeline${path.slice(1)}").then((all) => process.stdout.write(String(Object.keys(all).length)))`;
    expect(
      Number(execFileSync(process.execPath, ["-e", script], { cwd: root, encoding: "utf8" })),
    ).toBeGreaterThan(5);
  });
}

test("nothing of a peer or a dependency is inside, and no test file", () => {
  expect(modules.filter((file) => /node_modules|(^|\/)test-|\.(test|stories)\./.test(file))).toEqual([]);
});

test("a module that uses hooks or context says that it runs on the client", () => {
  const silent = modules.filter((file) => {
    const text = readFileSync(join(root, "dist", file), "utf8");
    return (
      /\b(useState|useEffect|useContext|createContext|useSyncExternalStore|useMemo|useCallback)\(/.test(
        text,
      ) && !/^"use client"/.test(text)
    );
  });
  expect(silent).toEqual([]);
});

test("the stylesheet is one layer, and every class of it carries our prefix", () => {
  const css = readFileSync(join(root, "dist/src/styles.css"), "utf8");
  const classes = new Set(
    [...css.replace(/\/\*[\s\S]*?\*\/|@layer [^;{]+|\d\.\d/g, "").matchAll(/\.(-?[a-z_][\w\\:-]*)/gi)].map(
      ([, name]) => name,
    ),
  );
  // `.dark` and `.light` are the host's: we follow them.
  expect([...classes].filter((name) => !/^(tl\\?:|tl-root$|dark$|light$)/.test(name ?? ""))).toEqual([]);
  expect(css).toContain("@layer theme, base, components, apx-timeline, utilities");
});

test("nothing of the bundler is inside: a host's own bundler would declare it again", () => {
  const wrapped = modules.filter((file) => readFileSync(join(root, "dist", file), "utf8").includes("__vite"));
  expect(wrapped).toEqual([]);
});

const HOST = `
import { createTimelineClient, type TimelineEntry, TimelineRail } from "@apx/timeline";
import { longBuildChat } from "@apx/timeline/mocks";
import { countOutcomes } from "@apx/timeline/model";
import { parseTimeline } from "@apx/timeline/wire";
const entries: TimelineEntry[] = parseTimeline({}).entries;
export const used = [countOutcomes(entries).total, createTimelineClient, TimelineRail, longBuildChat];
// @ts-expect-error: without types, anything would be allowed.
export const nonsense = entries[0]?.nonsense;
`;

for (const resolution of ["node16", "bundler"]) {
  test(`the types resolve in a strict host with "moduleResolution": "${resolution}"`, () => {
    const folder = join(root, "test-results", `types-${resolution}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "host.mts"), HOST);
    const compiler = join(root, "node_modules", "typescript", "bin", "tsc");
    const module = resolution === "node16" ? "node16" : "esnext";
    const flags = `--ignoreConfig --noEmit --strict --jsx react-jsx --target es2022 --lib es2023,dom --types react --module ${module}`;
    const args = [compiler, ...flags.split(" "), "--moduleResolution", resolution, join(folder, "host.mts")];
    expect(() => execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" })).not.toThrow();
  });
}
