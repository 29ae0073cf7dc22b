// The suites that need only Node, in parts. Jest loads the sources anew for each file that it runs, and code that is new
// runs several times slower; the suites of a part are one file to it. Each part has suites of every room.
/* global describe */
const { readdirSync } = require("node:fs");
const path = require("node:path");

const TESTS = path.join(__dirname, "..");
const PARTS = 8;

/** Declares the suites of a part, each under the path of its file. */
module.exports = function part(number) {
  const suites = readdirSync(TESTS, { recursive: true })
    .map((file) => file.replace(/\\/g, "/"))
    .filter((file) => /\.test\.tsx?$/.test(file) && !/^(real|soak|office|browsers)\//.test(file))
    .sort();
  for (const suite of suites.filter((_, i) => i % PARTS === number - 1)) {
    describe(suite, () => void require(path.join(TESTS, suite)));
  }
};
