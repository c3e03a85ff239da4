// Builds for production. A warning is a failure: a host would see it on every build.
import { writeFileSync } from "node:fs";
import webpack from "webpack";
import config from "./webpack.config.mjs";

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Built with webpack</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="main.css"></head>
<body><div id="root"></div><script src="main.js"></script></body></html>`;

const stats = await new Promise((resolve, reject) =>
  webpack(config, (error, result) => (error ? reject(error) : resolve(result))),
);
if (stats.hasErrors() || stats.hasWarnings()) {
  console.error(stats.toString(config.stats));
  process.exit(1);
}
writeFileSync(`${import.meta.dirname}/dist/index.html`, PAGE);
