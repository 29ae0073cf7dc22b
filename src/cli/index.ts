import { today } from "../sessions/today";
import { systemErrorText } from "./files";
import { texts } from "./texts";
import { run } from "./run";

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // The reader has closed the pipe, as in "… | head -1".
  if (error.code === "EPIPE") return;
  process.exitCode = 2;
  process.stderr.write(`${texts.outputRefused(systemErrorText(error))}\n`);
});
// There is no other place to report an error of standard error.
process.stderr.on("error", () => undefined);

void run(
  process.argv.slice(2),
  {
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
  },
  today()
).then((status) => {
  if (status !== 0) process.exitCode = status;
});
