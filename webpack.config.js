const CopyWebpackPlugin = require("copy-webpack-plugin");
const CustomFunctionsMetadataPlugin = require("custom-functions-metadata-plugin");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const { readFileSync, readdirSync } = require("node:fs");
const path = require("node:path");
const { FunctionsHelpPlugin } = require("./scripts/functions-help.js");

const LOCAL = "https://localhost:3000";

/** The files with custom functions: all that carry the tag, so that a new one is not forgotten. */
const FUNCTION_FILES = readdirSync(path.join(__dirname, "src/functions"))
  .filter((file) => file.endsWith(".ts"))
  .map((file) => `./src/functions/${file}`)
  .filter((file) => readFileSync(path.join(__dirname, file), "utf8").includes("@customfunction"));

/**
 * Two bundles: what Excel loads, and the command line.
 * `--env url=https://…` names the place that dist/ will be served from.
 */
module.exports = (env, { mode = "production" }) => {
  const production = mode === "production";
  const address = String(env.url ?? LOCAL).replace(/\/+$/, "");
  const atAddress = (content) => content.toString().replaceAll(LOCAL, address);

  const common = {
    mode,
    devtool: production ? false : "source-map",
    resolve: { extensions: [".ts", ".js"] },
    module: { rules: [{ test: /\.ts$/, exclude: /node_modules/, loader: "ts-loader" }] },
    performance: { hints: false },
  };

  const functions = {
    ...common,
    name: "functions",
    target: ["web", "es2020"],
    entry: { functions: "./src/functions/index.ts" },
    output: { path: path.join(__dirname, "dist"), publicPath: "" },
    plugins: [
      new CustomFunctionsMetadataPlugin({ output: "functions.json", input: FUNCTION_FILES }),
      new FunctionsHelpPlugin({
        metadata: "functions.json",
        output: "functions-help.html",
        atAddress,
      }),
      new HtmlWebpackPlugin({
        filename: "functions.html",
        template: "./src/functions/functions.html",
        scriptLoading: "blocking",
      }),
      new CopyWebpackPlugin({
        patterns: [{ from: "assets/*.png" }, { from: "manifest.xml", transform: atAddress }],
      }),
    ],
  };

  const cli = {
    ...common,
    name: "cli",
    target: "node20",
    entry: { cli: "./src/cli/index.ts" },
    output: { path: path.join(__dirname, "dist") },
    optimization: { minimize: false },
  };

  return [functions, cli];
};
