import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { ENTRIES, MANIFEST, packedFiles, ROOT, run, TARBALL } from "./packed";

const files = packedFiles();
const modules = [...files].filter(([path]) => path.endsWith(".js"));
const importsOf = (text: string) => ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
const isClientModule = (text: string) => text.startsWith('"use client"');

describe("the tarball", () => {
  it("is of the present build, with the papers and nothing else", () => {
    const papers = [...files.keys()].filter((path) => !path.startsWith("dist/"));
    expect(papers.toSorted()).toEqual(["CHANGELOG.md", "LICENSE", "README.md", "package.json"]);
    const changed = [...files].filter(([path, text]) => readFileSync(join(ROOT, path), "utf8") !== text);
    expect(changed.map(([path]) => path)).toEqual([]);
  });

  it("holds every entry point of the manifest", () => {
    const named = Object.values(MANIFEST.exports).flatMap((entry) =>
      typeof entry === "string" ? [entry] : [entry.types, entry.default],
    );
    expect(named.filter((path) => !files.has(path.slice(2)))).toEqual([]);
  });

  it("passes publint, its suggestions included", () => {
    expect(run("publint/src/cli.js", ["--strict", TARBALL])).toContain("All good");
  });

  it("passes attw: types and modules agree for Node and for bundlers", () => {
    const args = [TARBALL, "--profile", "esm-only", "--quiet", "--no-emoji", "--no-color"];
    expect(run("@arethetypeswrong/cli/dist/index.js", args)).toBe("");
  });

  it("holds no test, no story and no machine's path", () => {
    const strays = [...files.keys()].filter((path) => /(^|\/)test-|\.(test|stories)\./.test(path));
    expect(strays).toEqual([]);
    expect([...files].filter(([, text]) => text.includes(ROOT)).map(([path]) => path)).toEqual([]);
  });

  it("F15: holds no code of a peer or a dependency, only imports of them", () => {
    const own = Object.keys({ ...MANIFEST.dependencies, ...MANIFEST.peerDependencies });
    // Types too: a package that only comes with another one is out of reach where installs are strict.
    const code = [...files].filter(([path]) => /\.(js|d\.ts)$/.test(path));
    const imports = code.flatMap(([, text]) => importsOf(text)).filter((name) => !/^(\.|node:)/.test(name));
    expect(imports).toContain("react");
    const strange = imports.filter(
      (name) => !own.some((peer) => name === peer || name.startsWith(`${peer}/`)),
    );
    expect(strange).toEqual([]);
    const signs = /node_modules|Symbol\.for\("react\.|CLIENT_INTERNALS|class QueryClient\b|sourceMappingURL/;
    expect(modules.filter(([, text]) => signs.test(text)).map(([path]) => path)).toEqual([]);
  });

  it("holds nothing of the bundler: a host's own would declare it again", () => {
    expect(modules.filter(([, text]) => text.includes("__vite")).map(([path]) => path)).toEqual([]);
  });
});

describe("modules", () => {
  it.each(ENTRIES)("$name can be imported in Node, without a document", ({ name }) => {
    const script = `import("${name}").then((all) => process.stdout.write(String(Object.keys(all).length)))`;
    const count = execFileSync(process.execPath, ["-e", script], { cwd: ROOT, encoding: "utf8" });
    expect(Number(count)).toBeGreaterThanOrEqual(3);
  });

  it("that need Node are those of its commands: all else runs in browsers", () => {
    const ofNode = modules.filter(([, text]) => importsOf(text).some((name) => name.startsWith("node:")));
    expect(ofNode.map(([path]) => path).filter((path) => !path.startsWith("dist/src/command/"))).toEqual([]);
  });

  it("that use hooks, context or class components say that they run on the client", () => {
    const silent = modules.filter(
      ([, text]) =>
        /\b(use[A-Z]\w*|createContext)\(|\bextends (React\.)?(Pure)?Component\b/.test(text) &&
        !isClientModule(text),
    );
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it("that a server component reaches from an entry use nothing of React that servers lack", () => {
    const onServer = new Set<string>();
    const reach = (path: string) => {
      const text = files.get(path) ?? "";
      if (onServer.has(path) || isClientModule(text)) return;
      onServer.add(path);
      for (const name of importsOf(text)) if (name.startsWith(".")) reach(posix.join(dirname(path), name));
    };
    for (const { module } of ENTRIES) reach(module);
    expect(onServer.size).toBeGreaterThan(50);
    const clientOnly = [...onServer].filter((path) =>
      importsOf(files.get(path) ?? "").some((name) => /^react(-dom)?($|\/)|^@radix-ui\//.test(name)),
    );
    expect(clientOnly).toEqual([]);
  });

  it("have no effect when they are imported, except the stylesheets: what is unused drops out", () => {
    expect(MANIFEST.sideEffects).toEqual(["**/*.css"]);
    // A statement at the top of a module that neither declares, imports nor exports would be dropped with it.
    const imported = modules.filter(([path]) => !Object.values(MANIFEST.bin).includes(path));
    const acting = imported.filter(([path, text]) =>
      ts
        .createSourceFile(path, text, ts.ScriptTarget.Latest)
        .statements.some(
          (statement) => ts.isExpressionStatement(statement) && !ts.isStringLiteral(statement.expression),
        ),
    );
    expect(acting.map(([path]) => path)).toEqual([]);
  });
});

describe("stylesheets", () => {
  const css = files.get("dist/src/styles.css") ?? "";

  it("are in our layer, and every class carries our prefix", () => {
    const names = css
      .replace(/\/\*[\s\S]*?\*\/|@layer [^;{]+|\d\.\d/g, "")
      .matchAll(/\.(-?[a-z_][\w\\:-]*)/gi);
    const classes = new Set([...names].map(([, name]) => name));
    // `.dark` and `.light` are the host's: we follow them.
    expect([...classes].filter((name) => !/^(tl\\?:|tl-root$|dark$|light$)/.test(name ?? ""))).toEqual([]);
    for (const [path, text] of files) {
      if (path.endsWith(".css"))
        expect(text).toContain("@layer theme, base, components, apx-timeline, utilities");
    }
  });
});
