// npm start: Overtrick in Excel on Windows and macOS; elsewhere, or with --browser, its pane in the browser.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { manifestFor, runDebugging, startWords, whoAnswers } from "./in-excel";
import { portTrouble } from "./port";
import { servePane } from "./serve-pane";
import { startArguments } from "./start-arguments";

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function startExcel(port: number): Promise<void> {
  if ((await whoAnswers(port)) === "another") fail(portTrouble({ code: "EADDRINUSE" }, port));
  console.log("Starting Excel, with Overtrick on its Home tab. `npm stop` removes it again.");
  process.exitCode = runDebugging(startWords(manifestFor(port), port));
}

async function startBrowser(port: number): Promise<void> {
  const build = [path.join(__dirname, "prepare.js"), "--build", "functions", "taskpane"];
  const { status } = spawnSync(process.execPath, build, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  const pane = await servePane({ port }).catch((error: Error) => fail(portTrouble(error, port, "--browser")));
  console.log(`Overtrick's pane is at ${pane.address} until Ctrl+C.`);
  const stop = () => void pane.stop().then(() => process.exit(0));
  process.once("SIGINT", stop).once("SIGTERM", stop);
}

async function main(): Promise<void> {
  const asked = startArguments(process.argv.slice(2));
  if ("help" in asked) console.log(asked.help);
  else await (asked.where === "excel" ? startExcel : startBrowser)(asked.port);
}

main().catch((error: Error) => fail(error.message));
