// npm stop: takes the add-in out of Excel and stops the dev server that npm start left running.
import { runDebugging, stopWords } from "./in-excel";

if (process.platform === "win32" || process.platform === "darwin") process.exitCode = runDebugging(stopWords());
else console.log("Nothing to stop: outside Windows and macOS, Ctrl+C ends npm start.");
