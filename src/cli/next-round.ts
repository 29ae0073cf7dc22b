import path from "node:path";
import { InputError } from "../bridge/input-error";
import { resultText } from "../sessions/result/result-text";
import type { Scored } from "../sessions/kinds";
import { isRoundRobin } from "../sessions/event/forms";
import { swissJson } from "../sessions/event/json";
import { nextRound } from "../sessions/event/pairing/next-round";
import { rePairRound } from "../sessions/event/pairing/re-pair-round";
import { eventReport } from "../sessions/event/report";
import type { ScoredSwissEvent } from "../sessions/event/score-event";
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
 * Pairs the next round of an event in its own file, of which a copy is written first, and prints the report.
 * @throws InputError if no round can be paired, or the new file would lose something.
 */
export async function pairNext(args: Arguments, output: Output, written: string[]): Promise<void> {
  const { file = "", json, text } = args;
  checkOptions(args, words.noOption);
  const opened = await eventIn(file, args, words.notSwiss(file));
  const { event, round, message } = args.anew ? rePairLast(opened.event) : roundToPair(file, opened.event);
  const { paper } = opened.session.description;
  const printed = roundToBePrinted(args, withNextRound(event), file, { paper });
  await replaceSession(
    opened,
    event,
    { force: args.force, paired: args.anew ? round : null },
    { output, written },
    {
      copyName: (name) => words.copyName(name, round),
      description: words.paired(round),
      inPlace: () => (args.anew ? rePairedRoundToWrite : roundToWrite)(opened.session)?.cells ?? null,
    }
  );
  await printed?.write((name, description) => {
    written.push(name);
    output.error(`${texts.written(name, description)}\n`);
  });
  if (message !== "") output.error(`${message}\n`);
  if (json) output.out(`${JSON.stringify(swissJson(event), null, 2)}\n`);
  else output.out(text ? resultText(event) : reportText(eventReport(event)));
}

/** Options that the commands next and enter do not support, because they keep the file as it is. */
const OTHERS = ["out", "results", "csv", "pbn", "usebio", "movement-out", "paper", "formulas", "forms"] as const;

/**
 * Rejects options of other commands.
 * @param refusal message for an option.
 * @throws InputError
 */
export function checkOptions(args: Arguments, refusal: (option: string) => string): void {
  const presentOptions = [
    ...OTHERS.filter((name) => args[name] !== undefined),
    ...(args.page === undefined ? [] : ["site"]),
    ...(args.hasGuide === undefined ? [] : ["no-guide"]),
  ];
  const [option] = [...presentOptions, ...Object.keys(args.session)];
  if (option !== undefined) throw new InputError(refusal(option), option);
}

interface OpenedSession {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly session: SavedSession;
}

interface OpenedEvent extends OpenedSession {
  readonly event: ScoredSwissEvent;
}

/**
 * Opens the Swiss event in a file.
 * @param notSwiss message for another kind.
 * @throws InputError if the file has no Swiss event.
 */
export async function eventIn(file: string, { which }: Arguments, notSwiss: string): Promise<OpenedEvent> {
  const bytes = readBytes(file);
  const session = await selectSession(file, bytes, which);
  const { scored } = session.outcome;
  if (scored.kind !== "swiss-event") throw new InputError(notSwiss);
  return { file, bytes, session, event: scored };
}

/** Texts on a change of a session's file, and the cells that it changes. */
interface ChangeOfFile {
  readonly copyName: (name: string) => string;
  readonly description: string;
  /** Returns the cells to write if the file also has content other than the session; null if they cannot be written. */
  readonly inPlace: () => readonly CellToWrite[] | null;
}

/**
 * Writes a session into its own file, of which a copy is written first. If the user has added sheets, only changed
 * cells are written.
 * @param options.paired round that is paired again, whose old pairings may be lost; null for none.
 * @returns true if only cells were written.
 * @throws InputError if another program has the file open, or something would be lost.
 */
export async function replaceSession(
  { file, bytes, session }: OpenedSession,
  scored: Scored,
  { force, paired }: { readonly force: boolean; readonly paired: number | null },
  { output, written }: { readonly output: Output; readonly written: string[] },
  { copyName, description: change, inPlace }: ChangeOfFile
): Promise<boolean> {
  const { outcome, description, plan } = session;
  const lock = lockOf(file);
  if (lock !== null && !force) throw new InputError(words.isOpen(file, lock));
  const { lost, cells, kept: otherSheets } = wayIntoFile(session, inPlace, paired);
  if (lost.length > 0 && !force)
    throw new InputError(
      words.wouldLose(
        file,
        lost.map(({ place, message }) => `${place}: ${message}`)
      )
    );
  output.error(`${texts.read(file, [plan.title, plan.date, outcome.report.progress])}\n`);
  printRemarks(file, lost, output);
  const after = cells ? await writeInPlace(bytes, cells) : await writeWorkbook(sessionWorkbook(scored, description));
  const copy = replaceKeeping(file, bytes, after, copyName(path.basename(file, path.extname(file))));
  written.push(copy, file);
  output.error(`${words.copyKept(copy)}\n`);
  output.error(`${texts.written(file, change)}\n`);
  if (cells) output.error(`${words.inPlace(file, otherSheets)}\n`);
  return cells !== null;
}

/**
 * Input for pairing a round: the event as it is before the pairing; the number of the round; and a message on the
 * pairings that the round had before, or "" if it had none.
 */
interface ToPair {
  readonly event: ScoredSwissEvent;
  readonly round: number;
  readonly message: string;
}

function rePairLast(event: ScoredSwissEvent): ToPair {
  const paired = rePairRound(event);
  if (paired.kind === "refused") throw new InputError(paired.reason);
  return { ...paired, message: paired.sentence };
}

/**
 * Returns the next round to pair.
 * @throws InputError with the reason if there is none.
 */
function roundToPair(file: string, event: ScoredSwissEvent): ToPair {
  if (isRoundRobin(event.plan)) throw new InputError(words.roundRobin(file));
  const next = nextRound(event);
  if (next === null) throw new InputError(words.allPaired(file, event.plan.rounds));
  if (next.kind !== "paired") throw new InputError(next.reason);
  return { event, round: next.round, message: "" };
}
