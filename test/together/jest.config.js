// What `npm test` runs: everything that needs only Node, in parts. If suites are named, each runs by itself.
const path = require("node:path");
const config = require("../../jest.config.js");

const isNamed = process.argv.slice(2).some((argument) => !argument.startsWith("-"));

/** @type {import("jest").Config} */
module.exports = {
  ...config,
  rootDir: path.join(__dirname, "../.."),
  ...(isNamed
    ? { testPathIgnorePatterns: ["/node_modules/", "/test/(real|soak)/"] }
    : { testMatch: ["<rootDir>/test/together/part-*.js"] }),
};
