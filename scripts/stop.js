// npm stop: takes the add-in out of Excel and stops the dev server that npm start left running.
const { runDebugging, stopWords } = require("./in-excel.js");
const { prepare } = require("./prepare.js");

if (process.platform === "win32" || process.platform === "darwin") {
  prepare([]);
  process.exitCode = runDebugging(stopWords());
} else {
  console.log("Nothing to stop: outside Windows and macOS, Ctrl+C ends npm start.");
}
