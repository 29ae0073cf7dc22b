// For the scripts, which are TypeScript.
require("tsx/cjs");
const CopyWebpackPlugin = require("copy-webpack-plugin");
const CssMinimizerPlugin = require("css-minimizer-webpack-plugin");
const { generateCustomFunctionsMetadata } = require("custom-functions-metadata");
const CustomFunctionsMetadataPlugin = require("custom-functions-metadata-plugin");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");
const path = require("node:path");
const { DefinePlugin } = require("webpack");
const { version } = require("./package.json");
const { addressing } = require("./scripts/address.ts");
const { BundleBudgetPlugin } = require("./scripts/bundle-budget.ts");
const { devServer } = require("./scripts/dev-server.ts");
const { functionFiles } = require("./scripts/function-files.ts");
const { FunctionsHelpPlugin, functionsFile } = require("./scripts/functions-help.ts");
const { KeptFilesPlugin } = require("./scripts/kept-files.ts");
const { LicencesPlugin } = require("./scripts/licences.ts");
const { readPort } = require("./scripts/port.ts");
const { UnifiedManifestPlugin } = require("./scripts/unified-manifest.ts");

/** The pane's service worker; browsers look for a newer one at the same address. */
const WORKER = "taskpane.offline";
/** Whether a later part is the one that a module is asked for by. */
function isOf(asked) {
  return ({ groupsIterable }) =>
    [...groupsIterable].some(({ origins }) => origins.some(({ request }) => request === asked));
}

/** The icons of the pane and of its manifest.webmanifest. */
const PANE_ICONS = ["icon-32", "icon-192", "icon-512", "icon-maskable-512", "icon-apple-180"];

/** What many parts need, and is too small to be a part by itself. */
const SMALL = new RegExp(
  `src/(${[
    "sessions/(date-texts|long-date|report|written-options|reading/(decode-text|own-words|part-board|spellings|type-board))",
    "exchange/averages",
    "movements/board-runs",
    "workbook/(entries|file-name|labels|reference|rename|reading/typed-cells|season/carried)",
    "xlsx/(texts|zip-records|crc32)",
    "taskpane/(shared/locale|components/[\\w-]+|workbook/(make/(export-buttons|ways-out-texts)|open/read-workbook|form/form-texts|results/results-texts)|shared/disk)",
  ].join("|")})\\.tsx?$`.replaceAll("/", "[\\\\/]")
);

/** A part of modules that later parts load together. */
function together(name, test) {
  return { name, test, chunks: (chunk) => !chunk.canBeInitial(), enforce: true };
}

/** In KB of gzip, by bundle: see scripts/bundle-budget.ts. */
const BUDGETS = {
  functions: { first: 13 },
  taskpane: { first: 44, chunk: 90, chunks: 640, apart: { [WORKER]: 10.2 } },
  cli: { first: 602 },
};

/**
 * What the pane says of its build: src/taskpane/shared/build.ts. A site has the guide beside the pane; elsewhere
 * there is the page of help on the functions.
 */
const buildFacts = ({ site }) => ({
  version,
  guide: site ? "guide/user-guide.html" : "functions-help.html",
  site: Boolean(site),
});

/** What the functions' page may load, where Excel runs them in a page; the pane's is in its own. */
const OFFICE = "https://appsforoffice.microsoft.com";
const FUNCTIONS_POLICY = [
  `default-src 'none'; script-src 'self' ${OFFICE}; connect-src 'self' ${OFFICE}`,
  "base-uri 'none'; form-action 'none'",
].join("; ");

/**
 * Three bundles into one dist/: the functions and the pane, which Excel loads, and the command
 * line. None deletes what another made, so that each can be built alone (`--config-name taskpane`).
 * `--env url=https://…` names the place that dist/ will be served from, `--env site=yes` says that
 * the site's pages will be there too, `--env names=strict` leaves out functions whose names have
 * fewer than three letters.
 */
module.exports = async (env = {}, { mode = "production" } = {}) => {
  const production = mode === "production";
  const port = readPort(env.port ?? 3000);
  const { entry, declaring } = functionFiles(env);
  // A development build is not minified, and weighs what it likes.
  const budget = (name) => (production ? [new BundleBudgetPlugin(BUDGETS[name])] : []);
  const atAddress = addressing(env.WEBPACK_SERVE ? { address: `https://localhost:${port}` } : env);
  const { metadataJson } = await generateCustomFunctionsMetadata(declaring.map((file) => path.join(__dirname, file)));

  const common = {
    mode,
    context: __dirname,
    // Never one of the eval kinds: the pane's Content-Security-Policy forbids eval.
    devtool: production ? false : "source-map",
    resolve: { extensions: [".ts", ".tsx", ".js"] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: "ts-loader",
          // The linter looks at types.
          options: { transpileOnly: true, compilerOptions: { removeComments: true } },
        },
      ],
    },
    performance: { hints: false },
  };
  const output = { path: path.join(__dirname, "dist") };

  // Runs in Excel's JavaScript-only runtime, which has no page: nothing of the pane in here.
  const functions = {
    ...common,
    name: "functions",
    target: ["web", "es2020"],
    entry: { functions: entry },
    output: { ...output, publicPath: "" },
    plugins: [
      new CustomFunctionsMetadataPlugin({ output: "functions.json", input: declaring }),
      new FunctionsHelpPlugin({
        metadata: "functions.json",
        output: "functions-help",
        atAddress,
      }),
      new UnifiedManifestPlugin({ metadata: "functions.json", atAddress }),
      new HtmlWebpackPlugin({
        filename: "functions.html",
        template: "./src/functions/functions.html",
        scriptLoading: "blocking",
        meta: { policy: { "http-equiv": "Content-Security-Policy", content: FUNCTIONS_POLICY } },
      }),
      new CopyWebpackPlugin({
        patterns: [{ from: "assets/*.png" }, { from: "manifest.xml", transform: atAddress }],
      }),
      new LicencesPlugin("functions.licences.txt"),
      ...budget("functions"),
    ],
  };

  const taskpane = {
    ...common,
    name: "taskpane",
    target: ["web", "es2020"],
    entry: {
      taskpane: "./src/taskpane/index.ts",
      "taskpane.office-script": "./src/taskpane/shell/start/office-script.ts",
      [WORKER]: "./src/taskpane/shell/offline/worker.ts",
    },
    output: {
      ...output,
      publicPath: "auto",
      // The hash in the address keeps a browser from mixing parts of two versions.
      filename: ({ chunk }) => (chunk.name === WORKER ? "[name].js" : "[name].js?[contenthash:6]"),
      // In a folder of their own, since one may be called "functions".
      chunkFilename: "taskpane/[name].js?[contenthash:6]",
      // Its own files of an earlier build, such as a development build's source maps.
      clean: { keep: (file) => !/^taskpane[./]/.test(file) },
    },
    module: {
      rules: [...common.module.rules, { test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] }],
    },
    optimization: {
      chunkIds: production ? "deterministic" : "named",
      // Short ones: they stand in each import of a part.
      moduleIds: production ? "natural" : "named",
      splitChunks: {
        minSize: 4000,
        chunks: (chunk) => !chunk.canBeInitial(),
        // What all sheets are made of: a change of some kind's sheets is then fetched without it.
        cacheGroups: {
          kit: { name: "kit", test: /src[\\/]workbook[\\/](guide|kit|tables|working)[\\/]/, enforce: true },
          // The sheets of teams and of events, apart from those of an evening's pairs.
          teams: {
            name: "teams",
            test: /src[\\/]workbook[\\/](\w+-teams|teams|team-match|swiss-event|league)[\\/]/,
            enforce: true,
          },
          // What is read and added up together travels smaller together.
          reading: together("reading", /src[\\/](workbook[\\/]reading|xlsx)[\\/]/),
          season: together("season", /src[\\/]((workbook|taskpane)[\\/])?season[\\/]/),
          // Several tabs would each bring their own copy.
          excel: { name: "excel", test: /src[\\/]excel[\\/]/, minChunks: 2, enforce: true },
          // Results are brought in for the form's session, and for an opened one.
          results: together(
            "results",
            /src[\\/]taskpane[\\/]workbook[\\/](results[\\/](results-|read-results|understood)|kinds[\\/]csv-headers)/
          ),
          // The season and the copies of this device lead to each other, and are reached from several tabs.
          evenings: together(
            "evenings",
            /src[\\/]taskpane[\\/]evenings[\\/](season-parts|season-line|our-season|device-season|device-copy|copies)/
          ),
          // Games are proposed in several places.
          games: together(
            "games",
            /src[\\/](sessions[\\/]tonight|taskpane[\\/]workbook[\\/]form[\\/](proposed-games|games-for))/
          ),
          // The rules of scoring, which functions and sheets need alike.
          bridge: { ...together("bridge", /src[\\/]bridge[\\/]/), minChunks: 2 },
          // The styles of all later parts in one file: together they travel smaller, and the worker has fewer to keep.
          styles: {
            name: "styles",
            type: "css/mini-extract",
            chunks: (chunk) => !chunk.canBeInitial(),
            enforce: true,
          },
          // How all kinds are planned, which every later part awaits.
          kinds: {
            name: "kinds",
            test: (module, { chunkGraph }) =>
              [...chunkGraph.getModuleChunksIterable(module)].some(isOf("./pane-kinds")),
            enforce: true,
          },
          // Small, and otherwise in up to eight parts each.
          small: { name: "small", test: SMALL, minChunks: 2, enforce: true },
        },
      },
      minimizer: ["...", new CssMinimizerPlugin()],
    },
    plugins: [
      new DefinePlugin({ OVERTRICK_BUILD: JSON.stringify(buildFacts(env)) }),
      new MiniCssExtractPlugin({
        filename: "[name].css?[contenthash:6]",
        chunkFilename: "taskpane/[name].css?[contenthash:6]",
        // No style relies on standing after that of another component.
        ignoreOrder: true,
      }),
      new HtmlWebpackPlugin({
        filename: "taskpane.html",
        template: "./src/taskpane/taskpane.html",
        // In this order: the first listens for what is wrong with the second.
        chunks: ["taskpane.office-script", "taskpane"],
        chunksSortMode: "manual",
        scriptLoading: "defer",
      }),
      new CopyWebpackPlugin({ patterns: [{ from: "src/taskpane/manifest.webmanifest" }] }),
      new KeptFilesPlugin({
        worker: `${WORKER}.js`,
        beside: PANE_ICONS.map((name) => `assets/${name}.png`),
        made: { "functions.json": functionsFile(metadataJson, atAddress) },
      }),
      new LicencesPlugin("taskpane.licences.txt"),
      ...budget("taskpane"),
    ],
  };

  const cli = {
    ...common,
    name: "cli",
    target: "node20",
    entry: { cli: "./src/cli/index.ts" },
    output,
    optimization: { minimize: false },
    module: {
      rules: [
        ...common.module.rules,
        // The command line is not minified, so that errors name lines; the comments of libraries are left out.
        {
          test: /\.m?js$/,
          include: /node_modules/,
          loader: "ts-loader",
          options: {
            instance: "libraries",
            transpileOnly: true,
            compilerOptions: { allowJs: true, removeComments: true },
          },
        },
      ],
    },
    plugins: [new LicencesPlugin("cli.licences.txt"), ...budget("cli")],
  };

  if (env.WEBPACK_SERVE) {
    const components = "./src/taskpane/components/all-components";
    taskpane.entry.components = `${components}.tsx`;
    taskpane.plugins.push(
      new HtmlWebpackPlugin({ filename: "components.html", template: `${components}.html`, chunks: ["components"] })
    );
    return [{ ...functions, devServer: await devServer(port) }, taskpane];
  }
  return [functions, taskpane, cli];
};
