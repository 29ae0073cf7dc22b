import { compareAndWriteCells, type WriteOutcome } from "../../../excel/compare-and-write";
import { hasTables, type TablePlan } from "../../../sessions/table-plan";
import { tablesIn } from "../../../sessions/kinds";
import { entryKey } from "../../../play/evening";
import type { BoardCells } from "../../../play/in-workbook/board-cells";
import type { Write } from "../../../play/in-workbook/sync-state";
import type { RuledLine } from "../../../play/in-workbook/ruled-lines";
import type { RuledWrite } from "../../../play/in-workbook/rulings-step";
import { likeness } from "../../../play/in-workbook/similarity";
import type { BoardResult } from "../../../play/board-result";
import { sessionMark } from "../../../play/session-mark";
import { boardLines, readAgain, sheetsOfBoards, type FoundLine } from "../../../workbook/reading/board-lines";
import type { FoundRuling } from "../../../workbook/reading/ruling-lines";
import type { SavedSession } from "../../../workbook/reading/read-saved";
import { readOpenRulings, readOpenSessions, readOpenSheets } from "../../open/read-open-sessions";
import { cellsOf, linesOf, ruledLine } from "../workbook-lines";
import { texts } from "./texts";

/** What stands in a session's yellow cells. */
export interface ReadTables {
  readonly lines: readonly BoardCells[];
  /** Those of what the Director rules. */
  readonly rulings: readonly RuledLine[];
  /** The tables that have no sheet any more. */
  readonly missing: readonly string[];
}

/** The tables of an evening in the open workbook. */
export interface OpenTables {
  /** @throws HostError; Error where the session is no more. */
  readonly read: () => Promise<ReadTables>;
  /**
   * Writes into the cells as they were read last.
   * @returns what has become of each: somebody may have typed meanwhile.
   * @throws HostError
   */
  readonly write: (writes: readonly (Write | RuledWrite)[]) => Promise<WriteOutcome[]>;
}

/** The session of the open workbook that an evening is of, the one most alike where there are several; null for none. */
export async function sessionOf(
  plan: TablePlan,
  stands: ReadonlyMap<string, BoardResult>
): Promise<SavedSession | null> {
  const mark = sessionMark(plan);
  const own = (await readOpenSessions()).filter(
    (session) => hasTables(session.plan) && sessionMark(session.plan) === mark
  );
  const alike = own.map((session) => {
    const { alike: same, different } = likeness(stands, linesOf(plan, session));
    return { session, score: same - different };
  });
  return alike.sort((a, b) => b.score - a.score)[0]?.session ?? null;
}

/** @param found the session as it was found; it is looked for again where its sheets are renamed or deleted. */
export function openTables(plan: TablePlan, found: SavedSession): OpenTables {
  let { made } = found;
  let sheets = sheetsOfBoards(made, found.sheets);
  let lines = new Map<string, FoundLine>();
  let rulings = new Map<RuledLine, FoundRuling>();
  const look = async () => {
    const read = cellsOf(plan, boardLines(made, sheets));
    lines = new Map(read.map(({ line, cells }) => [entryKey(cells), line]));
    rulings = new Map((await readOpenRulings({ made, sheets })).map((found) => [ruledLine(found), found]));
    const there = new Set(read.map(({ cells }) => cells.table));
    const missing = tablesIn(plan).flatMap(({ table, name }) => (there.has(table) ? [] : [name]));
    return { lines: read.map(({ cells }) => cells), rulings: [...rulings.keys()], missing };
  };
  const findAgain = async () => {
    const session = await sessionOf(plan, new Map());
    if (!session) throw new Error(texts.gone);
    made = session.made;
    sheets = sheetsOfBoards(made, session.sheets);
    return look();
  };
  const foundFor = (write: Write | RuledWrite) => {
    if ("place" in write) return lines.get(entryKey(write.place));
    return "list" in write.at ? rulings.get(write.at) : lines.get(entryKey(write.at));
  };
  return {
    read: async () => {
      try {
        const names = [...sheets.values()].map(({ name }) => name);
        sheets = new Map(readAgain(made, sheets, await readOpenSheets(names)));
        const read = await look();
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
            const isText = column === "reason";
            return cell ? [{ at: cell.at, from: write.from[column] ?? "", to: text, isText }] : [];
          })
        )
      ),
  };
}
