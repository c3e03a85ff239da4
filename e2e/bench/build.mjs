// Builds pages of contestants from source, with React in production: `node build.mjs OUT [--readable] PAGE…`. Readable
// pages keep names and a file a module, so that a profile of them tells what is what.
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build } from "vite";

const [outDir, ...asked] = process.argv.slice(2);
const readable = asked.includes("--readable");
const pages = asked.filter((page) => page !== "--readable");
const root = fileURLToPath(new URL(".", import.meta.url));

const html = (script) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Bench</title></head>
  <body><script type="module" src="./${script}"></script></body>
</html>
`;

/** A page is no more than its script, so that no file of its own has to say so. */
const pagesOfScripts = {
  name: "pages-of-scripts",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".html") ? id : null),
  load: (id) => (id.endsWith(".html") ? html(basename(id, ".html")) : null),
};

// A test runner that starts us sets another, and Vite would keep it.
process.env.NODE_ENV = "production";
await build({
  configFile: false,
  root,
  base: "/",
  logLevel: "warn",
  plugins: [pagesOfScripts, react(), tailwindcss()],
  build: {
    outDir,
    emptyOutDir: true,
    target: "es2022",
    // Parts shared by several pages are larger than what is warned about; nobody downloads them.
    chunkSizeWarningLimit: 2_000,
    minify: !readable,
    rolldownOptions: {
      input: pages.map((page) => `${root}${page}.html`),
      output: readable
        ? {
            preserveModules: true,
            preserveModulesRoot: fileURLToPath(new URL("../..", import.meta.url)),
            entryFileNames: "assets/[name].js",
            chunkFileNames: "assets/[name].js",
          }
        : {},
    },
  },
});
