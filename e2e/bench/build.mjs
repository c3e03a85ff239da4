// Builds pages of contestants from source, with React in production: `node build.mjs OUT PAGE…`.
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build } from "vite";

const [outDir, ...pages] = process.argv.slice(2);
const root = fileURLToPath(new URL(".", import.meta.url));

// A test runner that starts us sets another, and Vite would keep it.
process.env.NODE_ENV = "production";
await build({
  configFile: false,
  root,
  base: "/",
  logLevel: "warn",
  plugins: [react(), tailwindcss()],
  build: {
    outDir,
    emptyOutDir: true,
    target: "es2022",
    // Parts shared by several pages are larger than what is warned about; nobody downloads them.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { input: pages.map((page) => `${root}${page}.html`) },
  },
});
