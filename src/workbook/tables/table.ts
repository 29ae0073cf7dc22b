import { dealerOf } from "../../bridge/board";
import { printContract } from "../../bridge/contract";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import type { TableResult } from "../../sessions/results";
import { TONE, type CheckColumn } from "../kit/check";
import type { Content } from "../kit/content";
import { placeList, type Columns, type EntryRule, type List, type RowContents } from "../kit/list";
import { columnLetters, onSheet } from "../reference";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { placeSteps, type Step, type StepSource } from "../working/steps";

/** A table's sheet in its place: a list with a row a board, and behind it the steps on the Working sheet. */
export interface TablePlace<K extends string> extends StepSource {
  /** From 1. */
  readonly table: number;
  /** What people call it: its number, or the letter of a team. */
  readonly name: string;
  readonly sheet: string;
  /** Which table of the workbook it is, from 0. */
  readonly index: number;
  /** In the order of its rows. */
  readonly boards: readonly number[];
  readonly list: List<K>;
  /** The row of a board in the list and its steps, from 0. */
  readonly rowOf: (board: number) => number;
  /** The address of a board's cell, on the sheet itself and for formulas on others. */
  readonly cell: (key: K, board: number) => string;
  readonly outsideCell: (key: K, board: number) => string;
  /** The address of a step of a board, for formulas on any sheet. */
  readonly step: (step: Step, board: number) => string;
}

/** The columns in which a table's results are typed. */
export interface EntryColumns<K extends string> {
  readonly contract: K;
  readonly by: K;
  /** Null where the result stands behind the contract. */
  readonly result: K | null;
  readonly points: K | { readonly plus: K; readonly minus: K };
}

/** Puts the sheet of a table in its place. */
export function placeTable<K extends string>(
  columns: Partial<Columns<K>>,
  entries: EntryColumns<K>,
  {
    table,
    name,
    index,
    boards,
    headingRow,
  }: Pick<TablePlace<K>, "table" | "name" | "index" | "boards"> & { headingRow: number }
): TablePlace<K> {
  const sheet = texts.common.table(name);
  const list = placeList(columns, { sheet, headingRow, rows: boards.length });
  const steps = placeSteps(sheet, index, list);
  const rows = new Map(boards.map((board, row) => [board, row]));
  const rowOf = (board: number) => {
    const row = rows.get(board);
    if (row === undefined) throw new Error(`${sheet} does not play board ${board}`);
    return row;
  };
  const typedAt = (key: K, row: string) => onSheet(sheet, `${columnLetters(list.column(key))}${row}`);
  const { contract, by, result, points } = entries;
  return {
    table,
    name,
    sheet,
    index,
    boards,
    list,
    steps,
    rowOf,
    cell: (key, board) => list.cell(key, rowOf(board)),
    outsideCell: (key, board) => list.outside.cell(key, rowOf(board)),
    step: (step, board) => steps.outside.cell(step, rowOf(board)),
    typed: (row) => ({
      contract: typedAt(contract, row),
      by: typedAt(by, row),
      result: result && typedAt(result, row),
      points:
        typeof points === "string"
          ? typedAt(points, row)
          : { plus: typedAt(points.plus, row), minus: typedAt(points.minus, row) },
    }),
  };
}

/** What stands once for all boards of a round, half or session: who plays, and what it comes to. */
export interface TableBlock<K extends string> {
  readonly boards: readonly number[];
  readonly contents: { readonly [key in K]?: Content };
}

/** The first and the last row of boards that stand below each other. */
export function rowsOf(
  { rowOf }: Pick<TablePlace<string>, "rowOf">,
  boards: readonly number[]
): readonly [first: number, last: number] {
  const rows = boards.map(rowOf);
  return [Math.min(...rows), Math.max(...rows)];
}

/** The columns that every table's sheet has. */
export type CommonColumn = "board" | "dealer" | "vulnerability" | "contract" | "by";

const BY: EntryRule = { rule: { kind: "list", values: ["N", "E", "S", "W"] }, error: null };

export const COMMON_COLUMNS: Columns<CommonColumn> = {
  board: { heading: texts.common.board, width: 7, style: STYLES.label, name: "Board" },
  dealer: { heading: texts.common.dealer, width: 7, style: STYLES.fixed },
  vulnerability: { heading: texts.common.vulnerability, width: 6, style: STYLES.fixed },
  contract: { heading: texts.common.contract, width: 10, style: STYLES.entryText, name: "Contract" },
  by: { heading: texts.common.by, width: 5, style: STYLES.entry, name: "By", rule: BY },
};

/** The last columns of every table's sheet, beyond the printed page: they are for whoever types. */
export const CHECK_COLUMNS: Columns<CheckColumn> = {
  check: { heading: texts.common.check, width: 32, style: STYLES.check, shared: true },
  tone: TONE,
};

/**
 * What stands in the common columns for a board.
 * @param printed how the contract is written: alone, if it is not said, or with its result behind it.
 */
export function commonContents(
  board: number,
  result: TableResult | null,
  printed: (result: TableResult) => string = ({ contract }) => (contract ? printContract(contract) : "")
): RowContents<CommonColumn> {
  return {
    board,
    dealer: dealerOf(board),
    vulnerability: vulnerabilityOf(board),
    contract: (result && printed(result)) || null,
    by: result?.declarer ?? null,
  };
}
