import MiniCssExtractPlugin from "mini-css-extract-plugin";

export default {
  mode: "production",
  context: import.meta.dirname,
  entry: "./src/index.js",
  output: { path: `${import.meta.dirname}/dist`, filename: "main.js", clean: true },
  module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] }] },
  plugins: [new MiniCssExtractPlugin({ filename: "main.css" })],
  performance: { hints: false },
  stats: "errors-warnings",
};
