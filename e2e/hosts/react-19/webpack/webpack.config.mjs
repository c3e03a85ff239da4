import MiniCssExtractPlugin from "mini-css-extract-plugin";

export default {
  mode: "production",
  context: import.meta.dirname,
  // `without`: the same page with nothing of ours in it, to compare its look.
  entry: { main: "./src/index.js", without: "./src/without.js" },
  output: { path: `${import.meta.dirname}/dist`, filename: "[name].js", clean: true },
  module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] }] },
  plugins: [new MiniCssExtractPlugin({ filename: "[name].css" })],
  performance: { hints: false },
  stats: "errors-warnings",
};
