import type { Seated } from "../../../movements/contestant";
import type { Movement } from "../../../movements/movement";
import type { EntryLine } from "../../entries";
import { findList, type Headings } from "./older-list";
import { textAt, type OlderSheet } from "./older-sheets";
import { BOARD_HEADINGS } from "./words";

type BoardColumn = keyof typeof BOARD_HEADINGS.home | keyof typeof BOARD_HEADINGS.teams;

/** A board's row on the sheet of a table. */
export interface OlderBoard {
  readonly row: number;
  readonly board: number;
  /** Round, session or half, as it stands at the first board of each; "" where that is not told. */
  readonly block: string;
  /** Who sits there, as the sheet shows it. */
  readonly ns: string;
  readonly ew: string;
}

/** The boards of a table. */
export interface OlderTable {
  /** As files of results name it. */
  readonly table: string;
  readonly sheet: OlderSheet;
  readonly columns: Readonly<Partial<Record<BoardColumn, number>>>;
  readonly boards: readonly OlderBoard[];
}

/** Reads the boards of home duplicate, with a column for the result, from the sheet of a table; null where there are none. */
export function homeTable(table: string, sheet: OlderSheet): OlderTable | null {
  return readTable(table, sheet, BOARD_HEADINGS.home, [
    "block",
    "ns",
    "ew",
    "board",
    "contract",
    "by",
    "result",
    "points",
  ]);
}

/** The same of teams, whose contracts have the result behind them. @param block what heads the rounds. */
export function teamTable(table: string, sheet: OlderSheet, block: string): OlderTable | null {
  return readTable(table, sheet, { block, ...BOARD_HEADINGS.teams });
}

function readTable<K extends BoardColumn>(
  table: string,
  sheet: OlderSheet,
  headings: Headings<K>,
  needed?: readonly K[]
): OlderTable | null {
  const list = findList(sheet, headings, needed);
  if (!list) return null;
  const columns: OlderTable["columns"] = list.columns;
  const { block = 0, ns = 0, ew = 0, board: number = 0 } = columns;
  const boards: OlderBoard[] = [];
  let above = { block: "", ns: "", ew: "" };
  for (let row = list.headingRow + 1; row <= sheet.lastRow; row++) {
    const board = textAt(sheet, row, number);
    if (!/^\d{1,3}$/.test(board)) continue;
    // What holds for several boards stands once, in cells that are joined.
    if (textAt(sheet, row, block) !== "")
      above = { block: textAt(sheet, row, block), ns: String(sheet.cells(row, ns)), ew: String(sheet.cells(row, ew)) };
    boards.push({ row, board: Number(board), ...above });
  }
  return boards.length > 0 ? { table, sheet, columns, boards } : null;
}

/**
 * Whether tables play the boards of a movement, each where it is planned, with those who sit there as far as the sheets
 * show it.
 * @param shows whether what a sheet shows is who sits there.
 */
export function fits<C extends Seated>(
  movement: Movement<C>,
  tables: readonly OlderTable[],
  shows: (seated: C, shown: string) => boolean
): boolean {
  const planned = new Map<string, (typeof movement)[number]>(
    movement.flatMap((seating) => seating.boards.map((board) => [`${seating.table}:${board}`, seating] as const))
  );
  const rows = tables.flatMap(({ boards }, index) =>
    boards.map((row) => ({ ...row, key: `${index + 1}:${row.board}` }))
  );
  const isShown = (seated: C, shown: string) => shown.trim() === "" || shown.startsWith("#") || shows(seated, shown);
  return (
    rows.length === planned.size &&
    new Set(rows.map(({ key }) => key)).size === planned.size &&
    rows.every(({ key, ns, ew }) => {
      const seating = planned.get(key);
      return seating !== undefined && isShown(seating.ns, ns) && isShown(seating.ew, ew);
    })
  );
}

/**
 * The lines of a table's boards as they are typed.
 * @param more the columns of adjustments, by those of results.
 */
export function boardLines(
  { table, sheet, columns, boards }: OlderTable,
  more: (board: number) => Readonly<Record<string, number | undefined>>
): EntryLine[] {
  const { contract, by, result, points = columns.plus } = columns;
  return boards.map(({ row, board }) => ({
    kind: "board",
    sheet: sheet.name,
    row,
    said: { table, board: String(board) },
    typed: there({ contract, declarer: by, result, points, ...more(board) }),
  }));
}

function there(columns: Readonly<Record<string, number | undefined>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([key, column]) => (column === undefined ? [] : [[key, column] as const]))
  );
}
