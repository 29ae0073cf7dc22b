/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "node",
  roots: ["<rootDir>/test"],
  // Suites wait for LibreOffice and Chromium much of their time.
  maxWorkers: "100%",
  // LibreOffice recalculates dozens of workbooks within one test.
  testTimeout: 300_000,
  transform: {
    // hucre is published as an ES module only, so it is compiled along with the sources.
    "^.+\\.(ts|mjs)$": "<rootDir>/test/support/transform.js",
  },
  transformIgnorePatterns: ["/node_modules/(?!hucre/)"],
  moduleFileExtensions: ["ts", "js", "mjs", "json"],
  collectCoverageFrom: ["src/{bridge,movements,sessions,functions}/**/*.ts"],
  coverageReporters: ["text", "html"],
  coverageThreshold: Object.fromEntries(
    ["bridge", "movements", "sessions", "functions"].map((room) => [`src/${room}/`, { lines: 95 }])
  ),
};
