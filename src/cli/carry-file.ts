import { InputError } from "../bridge/input-error";
import { sessionOf } from "../sessions/kinds";
import type { SessionOptions } from "../sessions/session-options";
import { carriedFrom, teamsOfEvent, teamsOfLines, type Earlier } from "../sessions/event/bracket/carried";
import { carriedTexts } from "../sessions/event/bracket/carried-texts";
import type { Arguments } from "./arguments";
import { faultLines } from "./fault-lines";
import { readBytes, readText } from "./files";
import type { Output } from "./output";
import { selectSession } from "./read-workbook";
import { texts } from "./texts";

const words = texts.carry;

/**
 * Replaces the name of a file in the option --carry by the points that teams carry forward. The file has lines of teams
 * and victory points, or is the workbook of an earlier event; the workbook's standings also supply the teams if none
 * are named.
 * @throws InputError if the file cannot be read or has no victory points.
 */
export async function withCarried(args: Arguments, output: Output): Promise<SessionOptions> {
  const { session: options, carryPart, places, file, which } = args;
  const { carry } = options;
  const isFile = carry !== undefined && /\.(csv|txt|xlsx)$/i.test(carry.trim());
  if (!isFile) {
    const alone = carryPart !== undefined ? "carry-part" : places !== undefined ? "places" : null;
    if (alone !== null) throw new InputError(words.alone, alone);
    return options;
  }
  const name = carry.trim();
  const isWorkbook = /\.xlsx$/i.test(name);
  const all = isWorkbook ? await teamsOfWorkbook(name, which, output) : teamsOfFile(name);
  // For the command "read", `file` is a workbook, which has its teams already.
  const isMade = file === undefined;
  const { text, names } = carriedFrom(all, name, {
    part: carryPart,
    places,
    teams: isWorkbook && isMade ? (options.teams ?? null) : null,
  });
  output.error(`${words.carried(name, text)}\n`);
  return { ...options, ...(isMade && { teams: options.teams ?? names }), carry: text };
}

async function teamsOfWorkbook(file: string, which: number | undefined, output: Output): Promise<Earlier[]> {
  const { outcome } = await selectSession(file, readBytes(file), which);
  const scored = sessionOf(outcome.scored);
  const teams = teamsOfEvent(scored, file);
  if (!scored.isOver) output.error(`${carriedTexts.notOver(file, scored.progress)}\n`);
  return teams;
}

function teamsOfFile(file: string): Earlier[] {
  const { teams, faults } = teamsOfLines(readText(file), file);
  if (faults.length > 0) throw new InputError(faultLines(file, faults).join("\n"));
  return teams;
}
