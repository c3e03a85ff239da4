import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Twice: for the browser, and (`--ssr`) for the server, which keeps its packages outside. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  build: isSsrBuild
    ? { outDir: "dist/server", emptyOutDir: true }
    : {
        outDir: "dist/client",
        emptyOutDir: true,
        rolldownOptions: {
          input: `${import.meta.dirname}/entry-client.tsx`,
          output: { entryFileNames: "client.js", assetFileNames: "client[extname]", codeSplitting: false },
        },
      },
}));
