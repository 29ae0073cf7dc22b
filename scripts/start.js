// npm start: Overtrick in Excel on Windows and macOS; elsewhere, or with --browser, its pane in the
// browser. Uses nothing but Node until the dependencies are installed.
const { manifestFor, runDebugging, startWords, whoAnswers } = require("./in-excel.js");
const { portTrouble } = require("./port.js");
const { prepare } = require("./prepare.js");
const { servePane } = require("./serve-pane.js");
const { startArguments } = require("./start-arguments.js");

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function startExcel(port) {
  prepare([]);
  if ((await whoAnswers(port)) === "another") fail(portTrouble({ code: "EADDRINUSE" }, port));
  console.log("Starting Excel, with Overtrick on its Home tab. `npm stop` removes it again.");
  process.exitCode = runDebugging(startWords(manifestFor(port), port));
}

async function startBrowser(port) {
  prepare(["--build", "functions", "taskpane"]);
  const pane = await servePane({ port }).catch((error) => fail(portTrouble(error, port, "--browser")));
  console.log(`Overtrick's pane is at ${pane.address} until Ctrl+C.`);
  const stop = () => void pane.stop().then(() => process.exit(0));
  process.once("SIGINT", stop).once("SIGTERM", stop);
}

async function main() {
  const asked = startArguments(process.argv.slice(2));
  if (asked.help) console.log(asked.help);
  else await (asked.where === "excel" ? startExcel : startBrowser)(asked.port);
}

main().catch((error) => fail(error.message));
