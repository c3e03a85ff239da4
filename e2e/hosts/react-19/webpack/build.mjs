// Builds for production. A warning is a failure: a host would see it on every build.
import { writeFileSync } from "node:fs";
import webpack from "webpack";
import config from "./webpack.config.mjs";

const page = (
  name,
  styles,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Built with webpack</title>
<link rel="icon" href="data:,">${styles}</head>
<body><div id="root"></div><script src="${name}.js"></script></body></html>`;

const stats = await new Promise((resolve, reject) =>
  webpack(config, (error, result) => (error ? reject(error) : resolve(result))),
);
if (stats.hasErrors() || stats.hasWarnings()) {
  console.error(stats.toString(config.stats));
  process.exit(1);
}
const STYLES = '<link rel="stylesheet" href="main.css">';
writeFileSync(`${import.meta.dirname}/dist/index.html`, page("main", STYLES));
writeFileSync(`${import.meta.dirname}/dist/without.html`, page("without", ""));
