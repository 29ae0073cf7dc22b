import { InputError } from "../bridge/input-error";
import type { Fault } from "../sessions/csv";
import { planHome } from "../sessions/home-kind";
import { kindNamed } from "../sessions/kinds";
import type { HomePlan } from "../sessions/plan";
import { readResults } from "../sessions/read-results";
import { NO_RESULTS, type SessionResults } from "../sessions/results";
import { scoreHome, type ScoredHome } from "../sessions/score-home";
import { fileName } from "../workbook/file-name";
import { homeWorkbook } from "../workbook/home/home-workbook";
import { writeWorkbook } from "../xlsx/write-xlsx";
import { readArguments, type Arguments } from "./arguments";
import { checkWritable, readText, writeWhole } from "./files";
import { messages } from "./messages";
import { sessionJson } from "./session-json";

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
    if (args.help) output.out(messages.usage);
    else await makeSession({ ...args, date: args.date ?? today }, output);
    return 0;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    output.error(`${error.message}\n${messages.nothingWritten}\n`);
    return 2;
  }
}

async function makeSession(args: Arguments, output: Output): Promise<void> {
  const plan = planHome(kindNamed(args.kind), args);
  const out = args.out ?? (args.json ? undefined : fileName(plan.title, plan.date));
  if (out !== undefined) checkWritable(out, args.force);
  const session = scoreHome(plan, resultsFrom(args.results, plan, output));
  if (out !== undefined) {
    const { paper = "A4", formulas = "built-in" } = args;
    writeWhole(out, await writeWorkbook(homeWorkbook(session, { paper, formulas })));
    output.error(`${messages.written(out, summary(session))}\n`);
  }
  if (args.json) output.out(`${JSON.stringify(sessionJson(session), null, 2)}\n`);
  else output.out(standings(session));
}

function resultsFrom(file: string | undefined, plan: HomePlan, output: Output): SessionResults {
  if (file === undefined) return NO_RESULTS;
  const boards = plan.subrounds.flatMap((subround) => subround.boards);
  const { results, faults, warnings } = readResults(readText(file), boards);
  const where = ({ line, field, message }: Fault) =>
    `${file}, line ${line}${field && `, ${field}`}: ${message}`;
  if (faults.length > 0) throw new InputError(faults.map(where).join("\n"));
  warnings.forEach((warning) => output.error(`${where(warning)}\n`));
  return results;
}

function summary({ plan, scoredBoards }: ScoredHome): string {
  return `${plan.title}, ${scoredBoards} of ${plan.boards} boards scored`;
}

/** The standings for people; nothing before the first board is scored. */
function standings({ plan, totals, places, scoredBoards }: ScoredHome): string {
  if (scoredBoards === 0) return "";
  const unit = plan.scoring === "imps" ? "IMPs" : "VPs";
  return totals
    .map((total, i) => ({
      total: total ?? 0,
      place: places[i]!,
      pair: i + 1,
      name: plan.pairs[i]!,
    }))
    .sort((one, other) => other.total - one.total || one.pair - other.pair)
    .map(({ place, pair, name, total }) => {
      const who = `Pair ${pair}${name && ` ${name}`}`;
      return `${place.padEnd(4)}${who}: ${total} ${unit}\n`;
    })
    .join("");
}
