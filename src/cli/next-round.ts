import path from "node:path";
import { InputError } from "../bridge/input-error";
import { resultText } from "../sessions/result/result-text";
import { isRoundRobin } from "../sessions/swiss-event/forms";
import { swissJson } from "../sessions/swiss-event/json";
import { nextRound } from "../sessions/swiss-event/next-round";
import { rePairRound } from "../sessions/swiss-event/re-pair-round";
import { swissReport } from "../sessions/swiss-event/report";
import type { ScoredSwissEvent } from "../sessions/swiss-event/score-swiss-event";
import { roundToWrite, rePairedRoundToWrite, type CellToWrite } from "../workbook/reading/next-round";
import type { SavedSession } from "../workbook/reading/read-saved";
import { wayIntoFile } from "../workbook/reading/file-update";
import { sessionWorkbook } from "../workbook/session-workbook";
import { withNextRound } from "../workbook/swiss-event/swiss-event-workbook";
import { writeInPlace } from "../xlsx/write-in-place";
import { writeWorkbook } from "../xlsx/write-xlsx";
import type { Arguments } from "./arguments";
import { lockOf, readBytes, replaceKeeping } from "./files";
import type { Output } from "./output";
import { roundToBePrinted } from "./print-round";
import { selectSession, printRemarks } from "./read-workbook";
import { reportText } from "./report-text";
import { texts } from "./texts";

const words = texts.next;

/**
 * Pairs the next round of an event in its own file, of which a copy is kept as it was, and prints the report.
 * @throws InputError where there is no round to be paired, saying why, or the file has what a new one would lack.
 */
export async function pairNext(args: Arguments, output: Output, written: string[]): Promise<void> {
  const { file = "", json, text } = args;
  checkOptions(args, words.noOption);
  const opened = await eventIn(file, args, words.notSwiss(file));
  const { event, round, said } = args.anew ? anew(opened.event) : roundToPair(file, opened.event);
  const { paper } = opened.session.description;
  const printed = roundToBePrinted(args, withNextRound(event), file, { paper });
  await replaceEvent(
    opened,
    event,
    { force: args.force, paired: args.anew ? round : null },
    { output, written },
    {
      copyName: (name) => words.copyName(name, round),
      what: words.paired(round),
      inPlace: () => (args.anew ? rePairedRoundToWrite : roundToWrite)(opened.session)?.cells ?? null,
    }
  );
  await printed?.write((name, what) => {
    written.push(name);
    output.error(`${texts.written(name, what)}\n`);
  });
  if (said !== "") output.error(`${said}\n`);
  if (json) output.out(`${JSON.stringify(swissJson(event), null, 2)}\n`);
  else output.out(text ? resultText(event) : reportText(swissReport(event)));
}

/** What the command does not do: it writes one file, as that is. */
const OTHERS = ["out", "results", "csv", "pbn", "usebio", "paper", "formulas", "forms"] as const;

/**
 * Refuses options of other commands.
 * @throws InputError with what is said of one.
 */
export function checkOptions(args: Arguments, refusal: (option: string) => string): void {
  const given = [...OTHERS.filter((name) => args[name] !== undefined), ...(args.page === undefined ? [] : ["site"])];
  const [option] = [...given, ...Object.keys(args.session)];
  if (option !== undefined) throw new InputError(refusal(option), option);
}

/** An event in its file. */
interface OpenedEvent {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly session: SavedSession;
  readonly event: ScoredSwissEvent;
}

/**
 * The event of a file.
 * @param notSwiss what is said where it is of another kind.
 * @throws InputError where there is none.
 */
export async function eventIn(file: string, { which }: Arguments, notSwiss: string): Promise<OpenedEvent> {
  const bytes = readBytes(file);
  const session = await selectSession(file, bytes, which);
  const { scored } = session.outcome;
  if (scored.kind !== "swiss-event") throw new InputError(notSwiss);
  return { file, bytes, session, event: scored };
}

/** What is said of a change of an event's file, and how it is made there. */
interface ChangeOfFile {
  readonly copyName: (name: string) => string;
  readonly what: string;
  /** The cells to write where the file has more than the event, so that it stays; null where that cannot be. */
  readonly inPlace: () => readonly CellToWrite[] | null;
}

/**
 * Writes an event as it is now into its own file, of which a copy is kept as it was. A file with sheets of somebody's own
 * keeps them: only the cells are written that change.
 * @param options.paired the round that is paired anew, whose pairings need not count; null for none.
 * @returns whether only cells were written.
 * @throws InputError where another program has the file open, or it has what would be lost.
 */
export async function replaceEvent(
  { file, bytes, session }: OpenedEvent,
  event: ScoredSwissEvent,
  { force, paired }: { readonly force: boolean; readonly paired: number | null },
  { output, written }: { readonly output: Output; readonly written: string[] },
  { copyName, what, inPlace }: ChangeOfFile
): Promise<boolean> {
  const { outcome, description, plan } = session;
  const lock = lockOf(file);
  if (lock !== null && !force) throw new InputError(words.isOpen(file, lock));
  const { lost, cells, kept } = wayIntoFile(session, inPlace, paired);
  if (lost.length > 0 && !force)
    throw new InputError(
      words.wouldLose(
        file,
        lost.map(({ place, message }) => `${place}: ${message}`)
      )
    );
  output.error(`${texts.read(file, [plan.title, plan.date, outcome.report.progress])}\n`);
  printRemarks(file, lost, output);
  const after = cells ? await writeInPlace(bytes, cells) : await writeWorkbook(sessionWorkbook(event, description));
  const copy = replaceKeeping(file, bytes, after, copyName(path.basename(file, path.extname(file))));
  written.push(copy, file);
  output.error(`${words.kept(copy)}\n`);
  output.error(`${texts.written(file, what)}\n`);
  if (cells) output.error(`${words.inPlace(file, kept)}\n`);
  return cells !== null;
}

/** The event before a round is paired, the round, and what is said of how it was paired before. */
interface ToPair {
  readonly event: ScoredSwissEvent;
  readonly round: number;
  readonly said: string;
}

/** The last round, to be paired again. */
function anew(event: ScoredSwissEvent): ToPair {
  const paired = rePairRound(event);
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
