import { InputError } from "../bridge/input-error";
import type { Fault } from "../sessions/reading/csv";
import { beforePlay, planSession, playedBy, type Outcome, type Plan } from "../sessions/kinds";
import { fileName } from "../workbook/file-name";
import { sessionWorkbook } from "../workbook/session-workbook";
import { writeWorkbook } from "../xlsx/write-xlsx";
import { readArguments, type Arguments } from "./arguments";
import { checkWritable, readText, workbookFile, writeWhole } from "./files";
import { helpText } from "./help";
import { texts } from "./texts";
import { reportText } from "./report-text";

/** Of one file's faults, and of its warnings: more say nothing new. */
const SHOWN_FAULTS = 50;

/** Where a command's text goes. */
export interface Output {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

/**
 * Runs a command.
 * @param today year-month-day, the date of a session that gives none.
 * @returns the exit status: 0, or 2 where the input was wrong and nothing was written.
 */
export async function run(argv: readonly string[], output: Output, today: string): Promise<0 | 2> {
  try {
    const args = readArguments(argv);
    if (args.help) output.out(helpText());
    else await makeSession(args, today, output);
    return 0;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    output.error(`${error.field && `--${error.field}: `}${error.message}\n${texts.nothingWritten}\n`);
    return 2;
  }
}

async function makeSession(args: Arguments, today: string, output: Output): Promise<void> {
  const plan = planSession(args.kind, { ...args.session, date: args.session.date ?? today });
  const named = args.out === undefined ? undefined : workbookFile(args.out);
  const out = named ?? (args.json ? undefined : fileName(plan.title, plan.date));
  if (out !== undefined) checkWritable(out, args.force);
  const { scored, report, json } = outcomeOf(plan, args.results, output);
  if (out !== undefined) {
    const { paper = "A4", formulas = "built-in" } = args;
    writeWhole(out, await writeWorkbook(sessionWorkbook(scored, { paper, formulas })), args.force);
    output.error(`${texts.written(out, `${plan.title}, ${report.progress}`)}\n`);
  }
  if (args.json) output.out(`${JSON.stringify(json(), null, 2)}\n`);
  else output.out(reportText(report));
}

function outcomeOf(plan: Plan, file: string | undefined, output: Output): Outcome {
  if (file === undefined) return beforePlay(plan);
  const { faults, warnings, ...outcome } = playedBy(plan, readText(file));
  if (faults.length > 0) throw new InputError(faultLines(file, faults).join("\n"));
  for (const line of faultLines(file, warnings)) output.error(`${line}\n`);
  return outcome;
}

/** A line for each fault with its place in the file, and one that counts those that are not shown. */
function faultLines(file: string, faults: readonly Fault[]): string[] {
  const shown = faults
    .slice(0, SHOWN_FAULTS)
    .map(({ line, field, message }) => `${file}, line ${line}${field && `, ${field}`}: ${message}`);
  const more = faults.length - shown.length;
  return more > 0 ? [...shown, texts.more(more)] : shown;
}
