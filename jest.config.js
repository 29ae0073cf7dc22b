/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "node",
  globals: { OVERTRICK_BUILD: { version: "0.0.0", guide: "functions-help.html", site: false } },
  roots: ["<rootDir>/test"],
  modulePathIgnorePatterns: ["<rootDir>/test/(office|browsers)/node_modules"],
  setupFiles: ["<rootDir>/test/support/seeded.ts"],
  // Of test/real more run at once (package.json): they wait for LibreOffice and Chromium more than half of their time.
  maxWorkers: "100%",
  // Looked up within the context in which jest runs a suite each of these takes a hundred times as long. None that has a
  // literal of its own, which would be no instance of it, as an Array or an Error that the engine throws.
  sandboxInjectedGlobals: [
    "Boolean",
    "Map",
    "Math",
    "Number",
    "Set",
    "String",
    "Symbol",
    "Uint8Array",
    "Uint8ClampedArray",
    "Uint32Array",
  ],
  // LibreOffice recalculates dozens of workbooks within one test.
  testTimeout: 300_000,
  transform: {
    // hucre, marked and preact are published as ES modules only, so they are compiled along with the sources. Styles
    // are nothing without a page.
    "^.+(\\.(tsx?|mjs|css)|/marked/lib/.+\\.js)$": "<rootDir>/test/support/transform.js",
  },
  transformIgnorePatterns: ["/node_modules/(?!(hucre|marked|preact)/)"],
  moduleFileExtensions: ["ts", "tsx", "js", "mjs", "json"],
  collectCoverageFrom: ["src/**/*.{ts,tsx}"],
  coverageReporters: ["text", "html"],
  // Lines. Of the pane only what works without a browser is counted: test/real drives the rest in Chromium.
  coverageThreshold: {
    ...rooms(["bridge", "movements", "sessions", "exchange", "play", "season", "formula", "functions", "workbook"], 95),
    ...rooms(["xlsx", "excel"], 98),
    ...rooms(["cli"], 90),
    ...rooms(["taskpane"], 25),
  },
};

function rooms(names, lines) {
  return Object.fromEntries(names.map((room) => [`src/${room}/`, { lines }]));
}
