import path from "node:path";
import { InputError } from "../bridge/input-error";
import { sheetsInFile } from "../play/room-sheet";
import { butlerOf, type Butler } from "../season/event-match/butler";
import { withMatchSheets, type EnteredMatch } from "../season/event-match/enter-sheets";
import { resultText } from "../sessions/result/result-text";
import { isRoundRobin } from "../sessions/event/forms";
import { swissJson } from "../sessions/event/json";
import { nextRound } from "../sessions/event/pairing/next-round";
import { eventReport } from "../sessions/event/report";
import type { RoomSheet } from "../sessions/teams/room-sheet";
import { fileName } from "../workbook/file-name";
import { matchesToWrite } from "../workbook/reading/next-round";
import { readSaved } from "../workbook/reading/read-saved";
import { sessionWorkbook } from "../workbook/session-workbook";
import { butlerWorkbook } from "../workbook/swiss-event/butler-workbook";
import { readXlsx } from "../xlsx/read-xlsx";
import { writeWorkbook } from "../xlsx/write-xlsx";
import type { Arguments } from "./arguments";
import { checkWritable, readBytes, writeWhole } from "./files";
import { findWorkbooks } from "./find-workbooks";
import { checkOptions, eventIn, replaceSession } from "./next-round";
import type { Output } from "./output";
import { inColumns, linesText, reportText } from "./report-text";
import { texts } from "./texts";

const words = texts.enter;

/**
 * Enters matches of an event from their tables' score sheets into the event's file, of which a copy is written first.
 * Writes each match into a workbook of its own with its result slip. Prints each match and the event's report.
 * @throws InputError with reasons if nothing can be entered.
 */
export async function enterMatches(args: Arguments, output: Output, written: string[]): Promise<void> {
  const { file = "", force, json, text, match, sheets: named } = args;
  checkOptions(args, words.noOption);
  const opened = await eventIn(file, args, words.notSwiss(file));
  const { sheets, unread } = await readSheets(named);
  const teams = match?.split(";") ?? [];
  const { event, entered, alreadyEntered, matches, remarks } = withMatchSheets(opened.event, sheets, {
    teams,
    replaces: force,
  });
  const messages = [...unread, ...alreadyEntered, ...remarks];
  const butler = args.butler ? butlerOf(matches) : null;
  const ranked = butler && { ...butler, file: butlerFile(file, butler, force) };
  if (ranked) messages.push(...ranked.remarks);
  if (entered.length === 0 && alreadyEntered.length === 0) throw new InputError(messages.join("\n"));
  for (const line of messages) output.error(`${line}\n`);
  if (entered.length > 0) {
    const slips = entered.map((each) => ({ ...each, name: slipName(file, each) }));
    for (const { name } of slips) checkWritable(name, force);
    const isInPlace = await replaceSession(
      opened,
      event,
      { force, paired: null },
      { output, written },
      {
        copyName: (name) => words.copyName(name, entered[0]?.round ?? ""),
        description: words.written(entered.length),
        inPlace: () => matchesToWrite(opened.session, event, entered),
      }
    );
    const next = isInPlace || isRoundRobin(event.plan) ? null : nextRound(event);
    if (next?.kind === "paired") output.error(`${words.alsoPaired(next.round)}\n`);
    for (const { name, plan, outcome } of slips) {
      const { paper, formulas, hasGuide } = opened.session.description;
      writeWhole(name, await writeWorkbook(sessionWorkbook(outcome.scored, { paper, formulas, hasGuide })), force);
      written.push(name);
      output.error(`${texts.written(name, `${plan.title}, ${outcome.report.progress}`)}\n`);
    }
  }
  if (ranked?.file) {
    const { paper } = opened.session.description;
    writeWhole(ranked.file, await writeWorkbook(butlerWorkbook(event.plan, ranked, { paper })), true);
    written.push(ranked.file);
    output.error(`${texts.written(ranked.file, words.butler(ranked.pairs.length, ranked.datums.length))}\n`);
  }
  if (json) {
    const butlerJson = ranked && { butler: { pairs: ranked.pairs, datums: ranked.datums } };
    return output.out(`${JSON.stringify({ ...swissJson(event), ...butlerJson }, null, 2)}\n`);
  }
  for (const match of entered)
    output.out(`${match.summary}\n${boardLines(match)}${reportText(match.outcome.report)}\n`);
  output.out(text ? resultText(event) : reportText(eventReport(event)));
  if (ranked && ranked.pairs.length > 0) output.out(`\n${butlerLines(ranked)}`);
}

function boardLines({ teams, boards }: EnteredMatch): string {
  const rows = boards.map(({ board, tables, won }) => [board, ...tables, ...won]);
  return linesText(inColumns([[...words.boardHeadings, ...teams], ...rows]));
}

/** File of the Butler ranking, beside the event's; null without pairs. */
function butlerFile(file: string, { pairs }: Butler, force: boolean): string | null {
  if (pairs.length === 0) return null;
  const name = path.join(path.dirname(file), words.butlerName(path.basename(file, path.extname(file))));
  checkWritable(name, force);
  return name;
}

function butlerLines({ pairs }: Butler): string {
  const rows = pairs.map(({ place, players, team, boards, imps, average }) => [
    ...[place, players.join(" & "), team, String(boards), String(imps), average.toFixed(2)],
  ]);
  return linesText(inColumns([[...words.butlerHeadings], ...rows]));
}

/** Reads score sheets from files, folders and patterns, with messages on files without a score sheet. */
async function readSheets(named: readonly string[]): Promise<{ sheets: RoomSheet[]; unread: string[] }> {
  const unread: string[] = [];
  const sheets: RoomSheet[] = [];
  for (const source of findWorkbooks(named)) {
    const read = sheetsInFile(source, readBytes(source), async (bytes) => readSaved(await readXlsx(bytes)));
    sheets.push(...(await read.catch((error: unknown) => refused(error, unread))));
  }
  return { sheets, unread };
}

/** Turns an error in reading a file into a message, since folders may contain other files. */
function refused(error: unknown, messages: string[]): [] {
  if (!(error instanceof InputError)) throw error;
  messages.push(error.message);
  return [];
}

/** Returns the name of a match's workbook, beside the event's file: "event round 3 Reds – Blues.xlsx". */
function slipName(file: string, { round, teams }: EnteredMatch): string {
  return path.join(
    path.dirname(file),
    fileName(words.slipName(path.basename(file, path.extname(file)), round, teams), "")
  );
}
