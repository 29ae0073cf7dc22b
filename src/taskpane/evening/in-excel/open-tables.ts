import { compareAndWriteCells, type WriteOutcome } from "../../../excel/compare-and-write";
import { hasTables, type TablePlan } from "../../../sessions/table-plan";
import { tablesIn } from "../../../sessions/kinds";
import { entryKey } from "../../../play/evening";
import type { BoardCells } from "../../../play/in-workbook/board-cells";
import type { Write } from "../../../play/in-workbook/sync-state";
import type { RuledLine } from "../../../play/in-workbook/ruled-lines";
import type { RuledWrite } from "../../../play/in-workbook/rulings-step";
import { similarity } from "../../../play/in-workbook/similarity";
import type { BoardResult } from "../../../play/board-result";
import { sessionMark } from "../../../play/session-mark";
import { boardLines, readAgain, sheetsOfBoards, type FoundLine } from "../../../workbook/reading/board-lines";
import type { FoundRuling } from "../../../workbook/reading/ruling-lines";
import type { SavedSession } from "../../../workbook/reading/read-saved";
import { readOpenRulings, readOpenSessions, readOpenSheets, readRulingsToWrite } from "../../open/read-open-sessions";
import { cellsOf, linesOf, ruledLine } from "../shared/workbook-lines";
import { texts } from "./texts";

/** A session's entry cells as last read from the workbook. */
export interface ReadTables {
  readonly lines: readonly BoardCells[];
  readonly rulings: readonly RuledLine[];
  /** Names of tables whose sheets were deleted. */
  readonly missing: readonly string[];
}

/** The tables of an evening in the open workbook. */
export interface OpenTables {
  /** @throws HostError; Error if the session's sheets were deleted. */
  readonly read: () => Promise<ReadTables>;
  /**
   * Writes to cells that are still as they were last read.
   * @returns the outcome of each write: the user may have typed meanwhile.
   * @throws HostError
   */
  readonly write: (writes: readonly (Write | RuledWrite)[]) => Promise<WriteOutcome[]>;
  /**
   * Recomputes the rulings from the sheets last read, and writes their results.
   * @returns true if the sheets were unchanged.
   * @throws HostError
   */
  readonly workOutRulings: () => Promise<boolean>;
}

/**
 * Returns the session of the open workbook with the evening's mark; of several, the one with the most similar results.
 */
export async function sessionOf(
  plan: TablePlan,
  results: ReadonlyMap<string, BoardResult>
): Promise<SavedSession | null> {
  const mark = sessionMark(plan);
  const sessions = (await readOpenSessions()).filter(
    (session) => hasTables(session.plan) && sessionMark(session.plan) === mark
  );
  const scored = sessions.map((session) => {
    const { same, different } = similarity(results, linesOf(plan, session));
    return { session, score: same - different };
  });
  return scored.sort((a, b) => b.score - a.score)[0]?.session ?? null;
}

/**
 * Returns functions that read and write the tables of a session in the open workbook.
 * @param found the session as first read; it is found again if its sheets are renamed or deleted.
 */
export function openTables(plan: TablePlan, found: SavedSession): OpenTables {
  let { made: layout } = found;
  let sheets = sheetsOfBoards(layout, found.sheets);
  let lines = new Map<string, FoundLine>();
  let rulings = new Map<RuledLine, FoundRuling>();
  const readLines = async () => {
    const read = cellsOf(plan, boardLines(layout, sheets));
    lines = new Map(read.map(({ line, cells }) => [entryKey(cells), line]));
    rulings = new Map((await readOpenRulings({ made: layout, sheets })).map((found) => [ruledLine(found), found]));
    const tables = new Set(read.map(({ cells }) => cells.table));
    const missing = tablesIn(plan).flatMap(({ table, name }) => (tables.has(table) ? [] : [name]));
    return { lines: read.map(({ cells }) => cells), rulings: [...rulings.keys()], missing };
  };
  const findAgain = async () => {
    const session = await sessionOf(plan, new Map());
    if (!session) throw new Error(texts.sheetsDeleted);
    layout = session.made;
    sheets = sheetsOfBoards(layout, session.sheets);
    return readLines();
  };
  const foundFor = (write: Write | RuledWrite) => {
    if ("place" in write) return lines.get(entryKey(write.place));
    return "list" in write.line ? rulings.get(write.line) : lines.get(entryKey(write.line));
  };
  return {
    read: async () => {
      try {
        const names = [...sheets.values()].map(({ name }) => name);
        sheets = new Map(readAgain(layout, sheets, await readOpenSheets(names)));
        const read = await readLines();
        return read.missing.length === 0 ? read : await findAgain();
      } catch {
        return findAgain();
      }
    },
    write: (writes) =>
      compareAndWriteCells(
        writes.map((write) =>
          Object.entries(write.to).flatMap(([column, text]) => {
            const cell = foundFor(write)?.cells[column];
            const isText = column === "reason" || column === "ruling";
            return cell ? [{ cell: cell.at, from: write.from[column] ?? "", to: text, isText }] : [];
          })
        )
      ),
    workOutRulings: async () => {
      const cells = await readRulingsToWrite({ plan, made: layout, sheets });
      const outcomes = await compareAndWriteCells(
        cells.map(({ value, before = "", ...cell }) => [{ cell, from: String(before), to: String(value) }])
      );
      return outcomes.every((outcome) => outcome === "written");
    },
  };
}
