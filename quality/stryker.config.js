// The mutation test of the rules of bridge: `npm run mutation` in the project's folder.
const { tmpdir } = require("node:os");
const path = require("node:path");

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
module.exports = {
  mutate: ["src/bridge/**/*.ts"],
  plugins: ["@stryker-mutator/jest-runner", path.join(__dirname, "ignore-texts.mjs")],
  ignorers: ["texts"],
  testRunner: "jest",
  jest: {
    configFile: "jest.config.js",
    config: {
      roots: ["<rootDir>/quality"],
      testEnvironment: path.join(__dirname, "first-failure.js"),
    },
    enableFindRelatedTests: false,
  },
  // Not by test: what is made up once and kept is covered by the first test only that asks for it.
  coverageAnalysis: "all",
  concurrency: 2,
  ignorePatterns: ["assets", "bench", "dist", "docs", "examples", "quality/reports"],
  // Outside the project: other tools would take the copies in it for sources.
  tempDirName: path.join(tmpdir(), "overtrick-mutation"),
  reporters: ["clear-text", "html", "json", "progress-append-only"],
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
  htmlReporter: { fileName: "quality/reports/mutation.html" },
  jsonReporter: { fileName: "quality/reports/mutation.json" },
  thresholds: { high: 95, low: 90, break: 90 },
};
