// What the pane says of its build: src/taskpane/components/guide.tsx.
const { version } = require("../package.json");

/**
 * @param env what webpack read from the command line: a site has the guide beside the pane; elsewhere there is the page
 *   of help on the functions.
 */
function buildFacts({ site } = {}) {
  return { version, guide: site ? "guide/user-guide.html" : "functions-help.html" };
}

module.exports = { buildFacts };
