// In which order jest starts suites. By itself it goes by how long each took the last time, and where that is not known,
// as in a fresh clone, by how long its file is; these are short and take long, so that one of them would end alone.
const Sequencer = require("@jest/test-sequencer").default;

const FIRST = [
  "real/pane-tonight-excel",
  "real/soft-recalculation",
  "real/slips",
  "real/printed-words",
  "real/pane-phones",
  "real/golden",
  "real/pane-tonight",
  "real/pane-excel",
  "real/pane-faults",
  "real/pane-offline",
  "real/kept-on-device",
  "real/gnumeric",
  "real/saved-by-others",
  "cases",
  "workbook/random-sessions",
  "workbook/reading/wrong-values",
].map((name) => `/test/${name}.test.ts`);

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const isFirst = ({ path }) => FIRST.some((name) => path.replace(/\\/g, "/").endsWith(name));
    const sorted = super.sort(tests);
    return [...sorted.filter(isFirst), ...sorted.filter((test) => !isFirst(test))];
  }
};
