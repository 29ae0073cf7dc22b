const { parseArgs } = require("node:util");
const { readPort } = require("./port.js");

const USAGE = `npm start                    Overtrick in Excel (Windows, macOS) or in the browser (elsewhere)
npm start -- --browser       in the browser, wherever it runs
npm start -- --port 3001     on another port than 3000`;

/**
 * What `npm start` was asked for.
 * @param args the words after `npm start --`.
 * @param platform Node's name of the system; Excel can be started on Windows and macOS only.
 * @returns { where: "excel" | "browser", port } or { help } with a text to print.
 * @throws Error with the usage when the words are not understood.
 */
function startArguments(args, platform = process.platform) {
  const options = {
    browser: { type: "boolean", default: false },
    port: { type: "string", default: "3000" },
    help: { type: "boolean", short: "h", default: false },
  };
  let values;
  try {
    ({ values } = parseArgs({ args, options }));
  } catch (error) {
    throw new Error(`${error.message}\n\n${USAGE}`);
  }
  if (values.help) return { help: USAGE };
  const excel = !values.browser && (platform === "win32" || platform === "darwin");
  return { where: excel ? "excel" : "browser", port: readPort(values.port) };
}

module.exports = { startArguments };
