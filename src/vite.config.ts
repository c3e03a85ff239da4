import { readFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const root = new URL("..", import.meta.url).pathname;
const manifest: { dependencies: object; peerDependencies: object } = JSON.parse(
  readFileSync(`${root}package.json`, "utf8"),
);
const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** The stylesheet is an entry of its own; the empty module that the bundler makes of it is not shipped. */
function dropStyleModule(): Plugin {
  return {
    name: "drop-style-module",
    generateBundle(_, bundle) {
      for (const file of Object.keys(bundle)) if (file === "src/styles.js") delete bundle[file];
    },
  };
}

/** The package as it is shipped: a module a file, nothing of a peer or a dependency inside. */
export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), dropStyleModule()],
  publicDir: false,
  build: {
    outDir: "dist",
    emptyOutDir: true,
    minify: false,
    target: "es2022",
    // `light-dark()` stays as it is written: the host's own build lowers it where it has to.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    cssCodeSplit: true,
    // A library build: an app's would wrap dynamic imports in a helper that a host's own build then declares again.
    lib: {
      entry: ["src/index.ts", "src/model/index.ts", "src/wire/index.ts", "mocks/index.ts", "src/styles.css"],
      formats: ["es"],
    },
    rolldownOptions: {
      external: (id) =>
        packages.some((name) => id === name || id.startsWith(`${name}/`)) || id.startsWith("react/"),
      preserveEntrySignatures: "strict",
      output: {
        format: "es",
        preserveModules: true,
        preserveModulesRoot: root,
        entryFileNames: "[name].js",
        assetFileNames: "[name][extname]",
      },
    },
  },
});
