// Gives the relative imports of the built types their file names: Node's own resolution, which a host's TypeScript may
// follow (`node16`, `nodenext`), knows no other, and the compiler writes them as the sources have them.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const dist = resolve(import.meta.dirname, "../dist");

function fileOf(folder, specifier) {
  const path = join(folder, specifier);
  if (existsSync(`${path}.d.ts`)) return `${specifier}.js`;
  if (existsSync(join(path, "index.d.ts"))) return `${specifier}/index.js`;
  throw new Error(`The types in ${folder} import ${specifier}, which is not there.`);
}

for (const file of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
  if (!file.endsWith(".d.ts")) continue;
  const path = join(dist, file);
  const named = readFileSync(path, "utf8").replace(
    /(from |import\()"(\.[^"]*?)(?:\.js)?"/g,
    (_, before, specifier) => `${before}"${fileOf(dirname(path), specifier)}"`,
  );
  writeFileSync(path, named);
}
