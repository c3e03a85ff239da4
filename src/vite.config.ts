import { chmodSync, readFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const root = new URL("..", import.meta.url).pathname;
const manifest: { dependencies: object; peerDependencies: object } = JSON.parse(
  readFileSync(`${root}package.json`, "utf8"),
);
const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

const stylesheets = ["src/styles.css", "src/themes/shadcn.css", "src/themes/shadcn-hsl.css"];

/** The stylesheets are entries of their own; the empty modules that the bundler makes of them are not shipped. */
function dropStyleModules(): Plugin {
  return {
    name: "drop-style-modules",
    generateBundle(_, bundle) {
      for (const stylesheet of stylesheets) delete bundle[stylesheet.replace(/css$/, "js")];
    },
  };
}

const commands = ["src/command/apx-milestones.ts"];

/** What is run by its name has to be a program to the system as well. */
function makeExecutable(): Plugin {
  return {
    name: "make-executable",
    writeBundle({ dir = "" }) {
      for (const command of commands) chmodSync(`${dir}/${command.replace(/ts$/, "js")}`, 0o755);
    },
  };
}

/** The package as it is shipped: a module a file, nothing of a peer or a dependency inside. */
export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), dropStyleModules(), makeExecutable()],
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
      entry: [
        "src/index.ts",
        "src/model/index.ts",
        "src/checks/index.ts",
        "src/wire/index.ts",
        "mocks/index.ts",
        ...commands,
        ...stylesheets,
      ],
      formats: ["es"],
    },
    rolldownOptions: {
      external: (id) =>
        packages.some((name) => id === name || id.startsWith(`${name}/`)) || /^(react\/|node:)/.test(id),
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
