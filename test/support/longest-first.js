// In which order jest starts suites. By itself it goes by how long each took the last time, and where that is not known,
// as in a fresh clone, by how long its file is; these are short and take long, so that one of them would end alone.
const Sequencer = require("@jest/test-sequencer").default;

const FIRST = [
  "real/pane-tonight-excel",
  "real/pane-excel",
  "real/pane-access",
  "real/tonight-evenings",
  "real/golden",
  "real/site",
  "real/slips",
  "real/soft-recalculation",
  "real/gnumeric",
  "real/keys",
  "real/build",
  "cases",
  "workbook/random-sessions",
  "workbook/reading/wrong-values",
  "workbook/other-dialect",
].map((name) => `/test/${name}.test.ts`);

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const isFirst = ({ path }) => FIRST.some((name) => path.replace(/\\/g, "/").endsWith(name));
    const sorted = super.sort(tests);
    return [...sorted.filter(isFirst), ...sorted.filter((test) => !isFirst(test))];
  }
};
