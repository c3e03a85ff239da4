import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";

const ROOT = fileURLToPath(new URL("../", import.meta.url));

/** A stylesheet as a host's bundler makes it. */
export async function builtStylesheet(source: string, cssTarget?: string): Promise<string> {
  const entry = `${ROOT}host.css`;
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "host",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
      tailwindcss(),
    ],
    build: { write: false, rolldownOptions: { input: entry }, ...(cssTarget ? { cssTarget } : {}) },
  });
  const [output] = [result].flat();
  const css =
    output && "output" in output ? output.output.find(({ fileName }) => fileName.endsWith(".css")) : null;
  if (css?.type !== "asset") throw new Error("The build made no stylesheet.");
  return String(css.source);
}
