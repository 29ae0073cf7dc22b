import { contestantNumber } from "../../movements/contestant";
import { isRoundRobin } from "../../sessions/event/forms";
import { nextRound } from "../../sessions/event/pairing/next-round";
import { isPairedOtherwise, rePairRound } from "../../sessions/event/pairing/re-pair-round";
import { pairingNotes } from "../../sessions/event/pairing/pairing-remarks";
import type { ScoredLeague, ScoredSwissEvent } from "../../sessions/event/score-event";
import type { EntryLine } from "../entries";
import type { Sheet, Workbook } from "../model";
import { sessionWorkbook } from "../session-workbook";
import { texts } from "../texts";
import type { SavedSession } from "./read-saved";
import { typedText } from "./typed-cells";

/** A yellow cell of a saved workbook and its new content; "" to clear it. */
export interface CellToWrite {
  /** Name of the sheet in the file. */
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly value: string | number;
  /** Current content, which is replaced; absent if the cell must be blank. */
  readonly before?: string | number;
}

/** The pairings of the next round as they are typed into the sheet of that round. */
export interface RoundToWrite {
  readonly round: number;
  /** The sheet as the file names it. */
  readonly sheet: string;
  /** Cells to write: on the round's sheet, beside the matches of earlier rounds, and in the log. */
  readonly cells: readonly CellToWrite[];
  /** Messages for the user. */
  readonly notes: readonly string[];
  /**
   * Sentence on the pairings that stay and the new pairings if a round is paired again; absent if it is paired for the
   * first time.
   */
  readonly said?: string;
}

/**
 * Returns the entries of an event's next round, as in a new workbook of the event.
 * @param isAgain true if existing entries are replaced.
 * @returns null if no round can be paired, its sheet was deleted, or it is paired already.
 */
export function roundToWrite(session: SavedSession, isAgain = false): RoundToWrite | null {
  const { outcome, description, made, sheets } = session;
  const { scored } = outcome;
  if (scored.kind !== "swiss-event") return null;
  const next = nextRound(scored);
  if (next?.kind !== "paired") return null;
  const workbook = sessionWorkbook(scored, description);
  const paired = typedLines(workbook, next.round);
  const lines = made.entries.lines.filter(({ kind, said }) => kind === "swiss" && said.round === String(next.round));
  const [first] = lines;
  const found = first && sheets.get(first.sheet);
  // A round before that was paired by hand may have more matches than sheets have lines.
  if (!found || paired.slice(lines.length).some((line) => Object.values(line).some((value) => value !== "")))
    return null;
  // In a round robin the sheets list all matches from the start, unless somebody has cleared them.
  const isListed = isRoundRobin(scored.plan);
  let isThere = true;
  const cells: CellToWrite[] = [];
  for (const [index, line] of lines.entries()) {
    const written = cellsOfLine(session, line, paired[index] ?? {}, isAgain);
    if (!written || (isListed && written.some(({ typed }) => typed !== ""))) return null;
    for (const { typed, ...cell } of written) {
      cells.push(cell);
      if (String(typed) !== String(cell.value)) isThere = false;
    }
  }
  if (isThere) return null;
  const written = { round: next.round, sheet: found.name };
  if (isListed) return { ...written, cells, notes: [] };
  const beside = notesOfPairing(session, workbook, next.round);
  return { ...written, cells: [...cells, ...beside], notes: pairingNotes(scored, next) };
}

/**
 * Returns the cells for two kinds of notes on pairing a round: beside matches of earlier rounds, the results that the
 * pairing is based on; in the log, earlier corrections. Empty if the file has no cells for the notes or its log is
 * full; the previous notes then stay.
 */
function notesOfPairing({ made, sheets }: SavedSession, paired: Workbook, round: number): CellToWrite[] {
  const isBefore = ({ kind, said }: EntryLine) => kind === "swiss" && Number(said.round) < round;
  const isLog = ({ kind, said }: EntryLine) => kind === "hand" && said.what !== undefined;
  const log = made.entries.lines.filter(isLog);
  const logged = typedInLines(paired, isLog);
  if (logged.slice(log.length).some((line) => Object.values(line).some((value) => value !== ""))) return [];
  const typedAt = ({ sheet, row }: EntryLine, column = 0) => typedText(sheets, { sheet, row, column });
  const earlier = new Map<string, Readonly<Record<string, string | number>>>(
    Array.from({ length: round - 1 }, (_, i) => i + 1).flatMap((before) =>
      typedLines(paired, before).map((line) => [`${before}:${line.team}:${line.opponent}`, line] as const)
    )
  );
  const cells: (CellToWrite | null)[] = [];
  const write = (line: EntryLine, column: number, value: string | number) => {
    const found = sheets.get(line.sheet);
    const row = found?.rowOf(line.row) ?? null;
    const before = typedAt(line, column);
    if (String(before) === String(value)) return;
    cells.push(
      found && row !== null
        ? { sheet: found.name, row, column: found.columnOf(column), value, ...(before !== "" && { before }) }
        : null
    );
  };
  for (const line of made.entries.lines.filter(isBefore)) {
    const { team, opponent, paired_by: column } = line.typed;
    if (column === undefined) continue;
    const typed = earlier.get(`${line.said.round}:${typedAt(line, team)}:${typedAt(line, opponent)}`);
    if (typed) write(line, column, typed.paired_by ?? "");
  }
  log.forEach((line, index) => {
    for (const [field, column] of Object.entries(line.typed)) write(line, column, logged[index]?.[field] ?? "");
  });
  return cells.some((cell) => cell === null) ? [] : cells.flatMap((cell) => cell ?? []);
}

/**
 * Returns a line's cells with their new values and their present entries; null if its row was deleted, or if a pairing
 * is replaced and cells of the row other than the pairing have entries.
 */
function cellsOfLine(
  { sheets }: SavedSession,
  { sheet, row, typed: columns }: EntryLine,
  paired: Readonly<Record<string, string | number>>,
  isAgain: boolean
): (CellToWrite & { readonly typed: string | number })[] | null {
  const found = sheets.get(sheet);
  const newRow = found?.rowOf(row) ?? null;
  if (!found || newRow === null) return null;
  const all = Object.entries(columns).map(([field, column]) => ({
    sheet: found.name,
    row: newRow,
    column: found.columnOf(column),
    value: paired[field] ?? "",
    hasFormula: found.hasFormula(row, column) === true,
    isPairing: field === "team" || field === "opponent",
    typed: typedText(sheets, { sheet, row, column }),
  }));
  if (isAgain && all.some(({ isPairing, typed }) => !isPairing && typed !== "")) return null;
  return all.flatMap(({ isPairing, hasFormula, ...cell }) => {
    // On sheets of older versions, a cell that looks blank may have a formula, which an entry would replace; such a
    // cell is not cleared.
    const isFormula = cell.value === "" && cell.typed === "" && hasFormula;
    if (isFormula || (isAgain && !isPairing)) return [];
    return [{ ...cell, ...(isAgain && cell.typed !== "" ? { before: cell.typed } : {}) }];
  });
}

/**
 * Returns the entries of the last paired round when it is paired again, which replace its pairings.
 * @returns null if no round is paired without results, its sheet was deleted, or all pairings stay.
 */
export function rePairedRoundToWrite(session: SavedSession): RoundToWrite | null {
  const { scored } = session.outcome;
  const rePaired = scored.kind === "swiss-event" ? rePairRound(scored) : null;
  if (rePaired?.kind !== "paired" || !isPairedOtherwise(rePaired)) return null;
  const found = roundToWrite({ ...session, outcome: { ...session.outcome, scored: rePaired.event } }, true);
  return found && { ...found, said: rePaired.sentence };
}

/**
 * Returns the entries of a paired round in which two teams' opponents are exchanged, and the entries of the Director's
 * instruction for this swap.
 * @param event as `swapInRound` returns it: with one instruction for a swap more, or one less, than the session has.
 * @returns null if the sheet of the round or the instruction on the sheet Director cannot be written.
 */
export function swapToWrite(session: SavedSession, event: ScoredSwissEvent): readonly CellToWrite[] | null {
  const { outcome, made, sheets } = session;
  const { scored } = outcome;
  const round = roundToWrite({ ...session, outcome: { ...outcome, scored: event } }, true);
  if (scored.kind !== "swiss-event" || !round) return null;
  const [before = [], now = []] = [scored.results.byHand, event.results.byHand];
  const isAdded = now.length > before.length;
  const [changed] = isAdded ? now.slice(-1) : before.filter((line) => !now.includes(line));
  if (!changed) return null;
  const [team, opponent] = changed.teams.map(contestantNumber);
  const swap: Readonly<Record<string, string | number | undefined>> = {
    round: changed.round ?? "",
    what: texts.swissEvent.director.words.swap,
    team,
    opponent,
  };
  const lines = made.entries.lines.filter(({ kind, said }) => kind === "hand" && said.what === undefined);
  const typedIn = ({ sheet, row, typed }: EntryLine) =>
    Object.entries(typed).map(([field, column]) => ({
      field,
      column,
      typed: typedText(sheets, { sheet, row, column }),
    }));
  const isWritten = (line: EntryLine) =>
    typedIn(line).every(({ field, typed }) => String(typed).toLowerCase() === String(swap[field] ?? ""));
  const line = isAdded
    ? lines.find((each) => typedIn(each).every(({ typed }) => typed === ""))
    : lines.filter(isWritten).pop();
  const found = line && sheets.get(line.sheet);
  const row = (line && found?.rowOf(line.row)) ?? null;
  if (!line || !found || row === null) return null;
  const beside = typedIn(line).map(({ field, column, typed }): CellToWrite => ({
    sheet: found.name,
    row,
    column: found.columnOf(column),
    value: (isAdded && swap[field]) || "",
    ...(typed !== "" && { before: typed }),
  }));
  return [...round.cells, ...beside];
}

interface MatchToWrite {
  readonly round: number | string;
  /** Numbers of the two teams. */
  readonly numbers: readonly [number, number];
}

/** Columns of a match's line that do not hold its result. "paired_by" is written when a later round is paired. */
const BESIDE_RESULT = ["team", "opponent", "paired_by"];
const BESIDE_FIXTURE = ["date", "venue", "boards"];

/**
 * Returns the cells of a session that change when results of an event's matches are entered.
 * @param event with the results.
 * @param isPaired true if the next round is written as well.
 * @returns null if a match is not on its round's sheet, or the next round cannot be written.
 */
export function resultsToWrite(
  session: SavedSession,
  event: ScoredSwissEvent | ScoredLeague,
  matches: readonly MatchToWrite[],
  isPaired: boolean
): CellToWrite[] | null {
  const cells = matches.length === 0 ? [] : matchesToWrite(session, event, matches);
  if (!cells || !isPaired) return cells;
  const round = roundToWrite({ ...session, outcome: { ...session.outcome, scored: event } });
  return round && [...cells, ...round.cells];
}

/**
 * Returns the cells to write for matches of an event whose results are entered.
 * @param event with the results.
 * @param matches their rounds and teams.
 * @returns null if a match is not on its round's sheet.
 */
export function matchesToWrite(
  session: SavedSession,
  event: ScoredSwissEvent | ScoredLeague,
  matches: readonly MatchToWrite[]
): CellToWrite[] | null {
  const { made, sheets, description } = session;
  const workbook = sessionWorkbook(event, description);
  const cells: CellToWrite[] = [];
  for (const { round, numbers } of matches) {
    const isFixture = ({ kind, said }: EntryLine) =>
      kind === "fixture" && Number(said.home) === numbers[0] && Number(said.away) === numbers[1];
    const isOfRound = (line: EntryLine) =>
      line.said.round === String(round) && (line.kind === "swiss" || line.kind === "bracket" || isFixture(line));
    const now = typedInLines(workbook, isOfRound);
    const lines = made.entries.lines.filter(isOfRound);
    const typedAt = (line: EntryLine, column: number) =>
      typedText(sheets, { sheet: line.sheet, row: line.row, column });
    /** True if two team numbers are those of the match, in either order. */
    const isTheirs = (team: unknown, opponent: unknown) =>
      (Number(team) === numbers[0] && Number(opponent) === numbers[1]) ||
      (Number(team) === numbers[1] && Number(opponent) === numbers[0]);
    const pairs = lines.flatMap((line, index) => {
      const { team, opponent } = line.typed;
      if (team === undefined || opponent === undefined) {
        const typed = now[index];
        return typed ? [{ line, typed }] : [];
      }
      if (!isTheirs(typedAt(line, team), typedAt(line, opponent))) return [];
      const typed = now.find((each) => isTheirs(each.team, each.opponent));
      return typed ? [{ line, typed }] : [];
    });
    if (pairs.length === 0) return null;
    for (const { line, typed } of pairs) {
      const found = sheets.get(line.sheet);
      const row = found?.rowOf(line.row) ?? null;
      if (!found || row === null) return null;
      for (const [field, column] of Object.entries(line.typed)) {
        const [before, value] = [typedAt(line, column), typed[field] ?? ""];
        const isBeside = (line.kind === "fixture" ? BESIDE_FIXTURE : BESIDE_RESULT).includes(field);
        if (isBeside || String(before) === String(value)) continue;
        cells.push({ sheet: found.name, row, column: found.columnOf(column), value, ...(before !== "" && { before }) });
      }
    }
  }
  return cells;
}

/** Returns the entries in the lines of a round, each keyed by the column names of a file of results. */
function typedLines(workbook: Workbook, round: number): Readonly<Record<string, string | number>>[] {
  return typedInLines(workbook, ({ kind, said }) => kind === "swiss" && said.round === String(round));
}

function typedInLines(
  { entries, sheets }: Workbook,
  isIn: (line: EntryLine) => boolean
): Readonly<Record<string, string | number>>[] {
  const cells = new Map(sheets.map((sheet) => [sheet.name, cellsOf(sheet)]));
  return entries.lines
    .filter(isIn)
    .map(({ sheet, row, typed }) =>
      Object.fromEntries(
        Object.entries(typed).map(([field, column]) => [field, cells.get(sheet)?.get(`${row}:${column}`) ?? ""])
      )
    );
}

function cellsOf({ cells }: Sheet): ReadonlyMap<string, string | number> {
  return new Map(
    cells.flatMap(({ row, column, value }) =>
      typeof value === "string" || typeof value === "number" ? [[`${row}:${column}`, value] as const] : []
    )
  );
}
