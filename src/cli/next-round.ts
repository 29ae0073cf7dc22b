import path from "node:path";
import { InputError } from "../bridge/input-error";
import { resultText } from "../sessions/result/result-text";
import { isRoundRobin } from "../sessions/swiss-event/forms";
import { swissJson } from "../sessions/swiss-event/json";
import { nextRound } from "../sessions/swiss-event/next-round";
import { pairAnew } from "../sessions/swiss-event/pair-anew";
import { swissReport } from "../sessions/swiss-event/report";
import type { ScoredSwissEvent } from "../sessions/swiss-event/score-swiss-event";
import { onlyInFile } from "../workbook/reading/only-in-file";
import { sessionWorkbook } from "../workbook/session-workbook";
import { writeWorkbook } from "../xlsx/write-xlsx";
import type { Arguments } from "./arguments";
import { lockOf, readBytes, replaceKeeping } from "./files";
import type { Output } from "./output";
import { sessionIn, tell } from "./read-workbook";
import { reportText } from "./report-text";
import { texts } from "./texts";

const words = texts.next;

/**
 * Pairs the next round of an event in its own file, of which a copy is kept as it was, and prints the report.
 * @throws InputError where there is no round to be paired, saying why, or the file has what a new one would lack.
 */
export async function pairNext(args: Arguments, output: Output, written: string[]): Promise<void> {
  const { file = "", which, force, json, text } = args;
  checkOptions(args);
  const bytes = readBytes(file);
  const session = await sessionIn(file, bytes, which);
  const { outcome, description, plan } = session;
  const { scored } = outcome;
  if (scored.kind !== "swiss-event") throw new InputError(words.notSwiss(file));
  const { event, round, said } = args.anew ? anew(scored) : roundToPair(file, scored);
  const lock = lockOf(file);
  if (lock !== null && !force) throw new InputError(words.isOpen(file, lock));
  const lost = onlyInFile(session, args.anew ? round : null);
  if (lost.length > 0 && !force)
    throw new InputError(
      words.wouldLose(
        file,
        lost.map(({ place, message }) => `${place}: ${message}`)
      )
    );
  output.error(`${texts.read(file, [plan.title, plan.date, outcome.report.progress])}\n`);
  tell(file, lost, output);
  const after = await writeWorkbook(sessionWorkbook(event, description));
  const copy = replaceKeeping(file, bytes, after, words.copyName(path.basename(file, path.extname(file)), round));
  written.push(copy, file);
  output.error(`${words.kept(copy)}\n`);
  output.error(`${texts.written(file, words.paired(round))}\n`);
  if (said !== "") output.error(`${said}\n`);
  if (json) output.out(`${JSON.stringify(swissJson(event), null, 2)}\n`);
  else output.out(text ? resultText(event) : reportText(swissReport(event)));
}

/** What the command does not do: it writes one file, as that is. */
const OTHERS = ["out", "results", "csv", "pbn", "usebio", "paper", "formulas", "forms"] as const;

function checkOptions(args: Arguments): void {
  const given = [...OTHERS.filter((name) => args[name] !== undefined), ...(args.page === undefined ? [] : ["site"])];
  const [option] = [...given, ...Object.keys(args.session)];
  if (option !== undefined) throw new InputError(words.noOption(option), option);
}

/** The event before a round is paired, the round, and what is said of how it was paired before. */
interface ToPair {
  readonly event: ScoredSwissEvent;
  readonly round: number;
  readonly said: string;
}

/** The last round, to be paired again. */
function anew(event: ScoredSwissEvent): ToPair {
  const paired = pairAnew(event);
  if (paired.kind === "refused") throw new InputError(paired.reason);
  return paired;
}

/** The round that is paired next; why there is none is an error. */
function roundToPair(file: string, event: ScoredSwissEvent): ToPair {
  if (isRoundRobin(event.plan)) throw new InputError(words.roundRobin(file));
  const next = nextRound(event);
  if (next === null) throw new InputError(words.allPaired(file, event.plan.rounds));
  if (next.kind !== "paired") throw new InputError(next.reason);
  return { event, round: next.round, said: "" };
}
