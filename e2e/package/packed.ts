import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");

interface Manifest {
  version: string;
  bin: Record<string, string>;
  sideEffects: string[];
  exports: Record<string, string | { types: string; default: string }>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

export const MANIFEST: Manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

/** Entry points that are modules, as a host writes them, with the files that stand behind them. */
export const ENTRIES = Object.entries(MANIFEST.exports).flatMap(([path, files]) =>
  typeof files === "string" || files.default.endsWith(".css")
    ? []
    : [
        {
          name: `@apx/timeline${path.slice(1)}`,
          types: files.types.slice(2),
          module: files.default.slice(2),
        },
      ],
);

/** What `npm pack` made of the build that is in `dist`. */
export const TARBALL = join(ROOT, `apx-timeline-${MANIFEST.version}.tgz`);

/** The files in the tarball, by their path in the package. */
export function packedFiles(): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "apx-timeline-"));
  try {
    execFileSync("tar", ["-xzf", TARBALL, "-C", folder]);
    const files = readdirSync(join(folder, "package"), { recursive: true, withFileTypes: true });
    return new Map(
      files
        .filter((file) => file.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .map((file) => [file.slice(join(folder, "package/").length), readFileSync(file, "utf8")]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a program of node_modules; what it printed is in the error where it fails. */
export function run(program: string, args: readonly string[], cwd = ROOT): string {
  try {
    return execFileSync(process.execPath, [join(ROOT, "node_modules", program), ...args], {
      cwd,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(" ")}\n${stdout}\n${stderr}`);
  }
}
