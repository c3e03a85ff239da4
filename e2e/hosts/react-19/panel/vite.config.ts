import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** `without`: the same panel with nothing of ours in it, to compare its look. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: "/panel/",
  plugins: [react(), tailwindcss()],
  resolve:
    mode === "without"
      ? {
          alias: [
            { find: /^.*\/timeline-parts$/, replacement: `${import.meta.dirname}/src/no-timeline-parts.tsx` },
            {
              find: /^.*\/timeline-styles\.css$/,
              replacement: `${import.meta.dirname}/src/no-timeline-styles.css`,
            },
          ],
        }
      : {},
  build: { outDir: mode === "without" ? "dist-without" : "dist", emptyOutDir: true, target: "es2022" },
}));
