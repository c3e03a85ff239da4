import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { MANIFEST, ROOT } from "./packed";

const ENTRY = "\0entry";

/** Vite's own loader of chunks, which an app has once however many it loads. */
const PRELOAD = "\0vite/preload-helper.js";

/** What a host does not count as ours. */
const PEERS = Object.keys(MANIFEST.peerDependencies);

export interface Bundle {
  /** Bytes after gzip of what a host loads before anything is drawn. */
  first: number;
  /** Bytes after gzip of what is loaded when it is wanted. */
  later: number;
  /** The modules in it, by their path in `dist/src` or in `node_modules`, with the bytes that are left of each. */
  modules: Map<string, number>;
}

/** Bundles a module that is written like a host's, with Vite as a host would: minified, tree-shaken, peers outside. */
export async function bundle(code: string): Promise<Bundle> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        enforce: "pre",
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) =>
          id === ENTRY ? code : id === PRELOAD ? "export const __vitePreload = (load) => load();" : null,
      },
    ],
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: "allow-extension",
        external: (id) => PEERS.some((peer) => id === peer || id.startsWith(`${peer}/`)),
      },
    },
  });
  const chunks = outputOf(built).filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The bundler made no entry.");
  const first = withImports(entry, chunks);
  return {
    first: weightOf(first),
    later: weightOf(chunks.filter((chunk) => !first.has(chunk))),
    modules: new Map(
      chunks
        .flatMap(({ modules }) => Object.entries(modules))
        .filter(([path, { renderedLength }]) => !path.startsWith("\0") && renderedLength > 0)
        .map(([path, { renderedLength }]) => [pathOf(path), renderedLength]),
    ),
  };
}

function outputOf(built: Awaited<ReturnType<typeof build>>) {
  if (Array.isArray(built) || !("output" in built)) throw new Error("The bundler made something else.");
  return built.output;
}

/** A chunk and those that have to be there before it runs. */
function withImports(entry: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]) {
  const found = new Set([entry]);
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported) found.add(imported);
    }
  }
  return found;
}

function weightOf(chunks: Iterable<Rolldown.OutputChunk>): number {
  let bytes = 0;
  for (const { code } of chunks) bytes += gzipSync(code, { level: 9 }).length;
  return bytes;
}

function pathOf(path: string): string {
  const dependency = path.lastIndexOf("node_modules/");
  return dependency < 0 ? path.slice(join(ROOT, "dist/src/").length) : path.slice(dependency);
}
