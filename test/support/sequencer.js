// The order of the suites: those of test/real take longest and come first, so that no worker is idle at the end
// while another is at one of them. Jest goes by how long each took the last time, which a fresh clone does not know.
const path = require("node:path");
const { default: Sequencer } = require("@jest/test-sequencer");

const REAL = path.join(__dirname, "../real") + path.sep;

module.exports = class extends Sequencer {
  async sort(tests) {
    const isReal = (test) => test.path.startsWith(REAL);
    const sorted = await super.sort(tests);
    return [...sorted.filter(isReal), ...sorted.filter((test) => !isReal(test))];
  }
};
