import { isClub } from "../sessions/club/is-club";
import { InputError } from "../bridge/input-error";
import { statedDifferences } from "../exchange/club/understand-club";
import { boardDeals } from "../exchange/pbn/board-deals";
import { isPbn, parsePbn } from "../exchange/pbn/parse-pbn";
import { foreignFault, understand } from "../exchange/understand";
import { inOrder } from "../sessions/reading/result-lines";
import { emptySession, planSession, scoreResultLines, type SessionOutput, type Plan } from "../sessions/kinds";
import { fileName } from "../workbook/file-name";
import { readArguments, type Arguments } from "./arguments";
import { withCarried } from "./carry-file";
import { enterMatches } from "./enter-matches";
import { faultLines } from "./fault-lines";
import { offerClub, planByFile, type ResultsFile } from "./plan-by-file";
import { readText } from "./files";
import { writeOutputs, wantedFiles } from "./write-outputs";
import { helpText } from "./help";
import { withMovement } from "./movement-file";
import { pairNext } from "./next-round";
import type { Output } from "./output";
import { readWorkbook } from "./read-workbook";
import { addUp } from "./season";
import { texts } from "./texts";
import { tonight } from "./tonight";
import { workOutRulings } from "./work-out-rulings";

/**
 * Runs a command.
 * @param today year-month-day, the default date of a session.
 * @param now hours and minutes, "09:05".
 * @returns the exit status: 0, or 2 if the input was wrong.
 */
export async function run(
  argv: readonly string[],
  output: Output,
  today: string,
  now: string = timeNow()
): Promise<0 | 2> {
  const written: string[] = [];
  try {
    const [command, ...rest] = argv;
    if (command === "season") {
      await addUp(rest, output, written);
      return 0;
    }
    const args = command === "tonight" ? tonight(rest, now, output) : readArguments(argv);
    if (args === null) return 0;
    if (args.help) output.out(helpText());
    else if (args.next) await pairNext(args, output, written);
    else if (args.rulings) await workOutRulings(args, output, written);
    else if (args.enter) await enterMatches(args, output, written);
    else {
      const whole = { ...args, session: await withCarried(args, output) };
      if (args.file !== undefined) await readWorkbook(whole, output, written);
      else await makeSession(whole, today, output, written);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    output.error(`${error.field && `--${error.field}: `}${error.message}\n`);
    if (written.length === 0) output.error(`${texts.nothingWritten}\n`);
    return 2;
  }
}

function timeNow(): string {
  const now = new Date();
  return [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}

/** @param written receives the names of written files. */
async function makeSession(args: Arguments, today: string, output: Output, written: string[]): Promise<void> {
  const results = args.results === undefined ? null : { file: args.results, text: readText(args.results) };
  // Checked before missing options, which the file of results might supply.
  const foreign = results && foreignFault(results.text, args.kind);
  if (foreign) throw new InputError(faultLines(results.file, [foreign]).join("\n"));
  // Files of some forms contain options; typed ones take precedence.
  const typed = withMovement(args.kind, args.session, output);
  const plan = planByFile(args.kind, results, (fileOptions) => {
    const options = fileOptions(typed);
    return planSession(args.kind, { ...options, date: options.date ?? today });
  });
  const wanted = wantedFiles(args, fileName(plan.title, plan.date));
  const outcome = outcomeOf(plan, results, output);
  const { paper = "A4", formulas = "built-in", forms = [], hasGuide } = args;
  const deals = isClub(plan) && results && isPbn(results.text) ? boardDeals(parsePbn(results.text)) : undefined;
  await writeOutputs(
    args,
    wanted,
    { plan, outcome, deals, options: { paper, formulas, forms, hasGuide } },
    output,
    written
  );
}

function outcomeOf(plan: Plan, results: ResultsFile | null, output: Output): SessionOutput {
  if (results === null) return emptySession(plan);
  const { file, text } = results;
  const understood = understand(text, plan);
  const { warnings, ...outcome } = scoreResultLines(plan, understood.lines);
  const faults = inOrder([...understood.unread, ...outcome.faults]);
  if (faults.length > 0) {
    offerClub(plan.kind, results, faultLines(file, faults)[0] ?? "");
    // Ignored columns are listed with the faults: missing values may be in one of them.
    for (const line of faultLines(file, understood.lines.warnings)) output.error(`${line}\n`);
    throw new InputError(faultLines(file, faults).join("\n"));
  }
  const interpretation = understood.isCertain ? [] : [texts.understood(file, understood.as), ...understood.boards];
  const talk = understood.talk > 0 ? [texts.talk(file, understood.talk)] : [];
  const differences = statedDifferences(understood.stated, outcome.scored);
  for (const line of [...interpretation, ...talk, ...faultLines(file, [...warnings, ...differences])])
    output.error(`${line}\n`);
  return outcome;
}
