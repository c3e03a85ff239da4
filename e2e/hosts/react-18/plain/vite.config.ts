import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** `without`: the same page with nothing of ours in it, to compare its look. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: "./",
  plugins: [react()],
  resolve:
    mode === "without"
      ? {
          alias: [
            { find: /^.*\/timeline-parts$/, replacement: `${import.meta.dirname}/src/no-timeline-parts.tsx` },
          ],
        }
      : {},
  build: { outDir: mode === "without" ? "dist-without" : "dist", emptyOutDir: true },
}));
