import { dealerOf } from "../../bridge/board";
import { MAX_POINTS } from "../../bridge/contract-score";
import { startingBoards } from "../../movements/starting-boards";
import { SEATS } from "../../bridge/seat";
import { contestantNumber, type Contestant } from "../../movements/contestant";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import { typedBoardOf, type WithoutResult } from "../../sessions/reading/type-board";
import type { CellText } from "../../sessions/reading/typed-board";
import type { TableResult } from "../../sessions/results";
import type { EntryLine } from "../entries";
import { TONE } from "../kit/check";
import { computed, ifElse, joined, typedOrDefault, type Computed, type TextPart } from "../kit/content";
import { type Column, type Columns, type EntryRule, numbers } from "../kit/columns";
import { layOutList, type List } from "../kit/list";
import type { RowContents } from "../kit/write-list";
import { boardsLabel } from "../labels";
import { areaAddress, columnLetters, onSheet } from "../reference";
import { texts } from "../texts";
import { STYLES, type Style } from "../theme";
import { BOARD_RULES } from "../working/lists";
import { INSTEAD } from "../../sessions/reading/spellings";
import { layOutSteps, type Step, type StepSource } from "../working/steps";

/** Layout of a table's sheet: a list with one row per board, and the calculation columns on the Working sheet. */
export interface TablePlace<K extends string> extends StepSource {
  /** From 1. */
  readonly table: number;
  /** The table's number, or the letter of a team. */
  readonly name: string;
  readonly sheet: string;
  /** Index among the workbook's tables, from 0. */
  readonly index: number;
  /** A line of advice above the first band; "" if there is none. */
  readonly note: string;
  /** Boards in the order of the sheet's rows. */
  readonly boards: readonly number[];
  readonly list: List<K>;
  /** Returns the row of a board in the list and in the calculation columns, from 0. */
  readonly rowOf: (board: number) => number;
  /** Return the address of a board's cell: for formulas on the table's own sheet, and for formulas on other sheets. */
  readonly cell: (key: K, board: number) => string;
  readonly outsideCell: (key: K, board: number) => string;
  /** Returns the address of a calculation column's cell for a board, for formulas on any sheet. */
  readonly step: (step: Step, board: number) => string;
  /** Returns the address of a calculation column's cell for a board, for formulas on the Working sheet. */
  readonly ownStep: (step: Step, board: number) => string;
}

/** Arguments for laying out the sheet of a table. */
interface TableToPlace extends Pick<TablePlace<string>, "table" | "name" | "index"> {
  /** The boards of each round, half or session, in the order of play. */
  readonly blocks: readonly (readonly number[])[];
  /** Number of a band's rows; 1 by default. */
  readonly bandRows?: number;
  /** A line of advice above the first band; "" if there is none. */
  readonly note?: string;
  /** True if each block has a row for its sums below its boards. */
  readonly hasSumRows?: boolean;
}

/** Row of the headings, right below the title, to save space on a phone's screen. */
const HEADING_ROW = 2;

/** Lays out the sheet of a table, with a band above the boards of each block. */
export function placeTable<K extends string>(
  columns: Partial<Columns<K | CommonColumn>>,
  { table, name, index, blocks, bandRows = 1, note = "", hasSumRows = false }: TableToPlace
): TablePlace<K | CommonColumn> {
  const sheet = texts.common.table(name);
  const boards = blocks.flat();
  const rows = new Map(boards.map((board, row) => [board, row]));
  const rowOf = (board: number) => {
    const row = rows.get(board);
    if (row === undefined) throw new Error(`${sheet} does not play board ${board}`);
    return row;
  };
  const bands = blocks.flatMap(([first], block) => {
    const isAbove = block === 0 ? note !== "" : hasSumRows;
    return Array<number>((isAbove ? 1 : 0) + bandRows).fill(rowOf(first!));
  });
  const list = layOutList(columns, { name: "boards", sheet, headingRow: HEADING_ROW, rows: boards.length, bands });
  const steps = layOutSteps(sheet, index, list, boards.length);
  const typedAt = (key: K | CommonColumn, row: string) => onSheet(sheet, `${columnLetters(list.column(key))}${row}`);
  return {
    table,
    name,
    sheet,
    index,
    note,
    boards,
    list,
    steps,
    rowOf,
    cell: (key, board) => list.cell(key, rowOf(board)),
    outsideCell: (key, board) => list.outside.cell(key, rowOf(board)),
    step: (step, board) => steps.outside.cell(step, rowOf(board)),
    ownStep: (step, board) => steps.cell(step, rowOf(board)),
    typed: (row) => ({
      contract: typedAt("contract", row),
      by: typedAt("by", row),
      result: typedAt("result", row),
      doubled: typedAt("doubled", row),
      points: typedAt("typed", row),
    }),
    shown: typedAt,
    typedAcross: typedAcross(list),
  };
}

/**
 * Returns the addresses of the yellow columns, from the sheet's first row to one row below the list; adjacent columns
 * have one address.
 */
function typedAcross<K extends string>(list: List<K>): string[] {
  const keys = (Object.keys(list.columns) as K[]).filter((key) => list.columns[key].style?.entry);
  const runs: { readonly left: number; readonly right: number }[] = [];
  for (const column of keys.map(list.column)) {
    const last = runs[runs.length - 1];
    if (last?.right === column - 1) runs[runs.length - 1] = { left: last.left, right: column };
    else runs.push({ left: column, right: column });
  }
  return runs.map((run) => onSheet(list.sheet, areaAddress({ top: 1, bottom: list.lastRow + 1, ...run })));
}

/**
 * Returns the yellow cells of a table's boards, one line per board.
 * @param more further typed columns of a board, keyed by the names of result columns.
 */
export function boardEntries<K extends string>(
  { name, sheet, list, boards, rowOf }: TablePlace<K | CommonColumn>,
  more: (board: number) => Readonly<Record<string, number>>
): EntryLine[] {
  const { column } = list;
  const typed = {
    contract: column("contract"),
    declarer: column("by"),
    result: column("result"),
    doubled: column("doubled"),
    points: column("typed"),
  };
  return boards.map((board) => ({
    kind: "board",
    sheet,
    row: list.row(rowOf(board)),
    said: { table: name, board: String(board) },
    typed: { ...typed, ...more(board) },
  }));
}

/** Boards that are played together, with the text above them, such as their players. */
export interface TableBlock {
  readonly boards: readonly number[];
  readonly band: TextPart;
  /** The second line of the band; absent if the band has one line. */
  readonly below?: TextPart;
  /** The sums of the boards in words; absent if no sums are shown on this sheet. */
  readonly sum?: Computed;
}

/**
 * Returns a contestant's number with the name; if no name is typed, with a line to write it on until a board has a
 * result at the table.
 */
export function seatedName(
  { outside }: Pick<List<"name">, "outside">,
  contestant: Contestant,
  faults: Pick<List<"nameLine">, "outside">,
  { index }: Pick<TablePlace<string>, "index">
): Computed {
  const name = typedOrDefault(outside.cell("name", contestant), computed(faults.outside.cell("nameLine", index)));
  return joined(`${contestantNumber(contestant)} `, name);
}

/**
 * Returns the end of the text above a round's boards: the boards with which the table starts if all tables share the
 * round's boards, and who sits out.
 */
export function startsThere(
  boards: readonly number[],
  { table }: Pick<TablePlace<string>, "table">,
  tables: number,
  sitOut: TextPart
): TextPart {
  return joined(...common.startsThere(boardsLabel(startingBoards(boards, table, tables)), sitOut));
}

/**
 * Returns the sums of a block in words, with lines to write on while no board has points.
 * @param range points of the block's boards.
 * @param won formulas for the points that each side has won and, optionally, for North-South's lead.
 * @param line text of underscores on which a sum is written by hand.
 */
export function blockSum(
  range: string,
  won: readonly [ns: string, ew: string, ...lead: string[]],
  words: (ns: TextPart, ew: TextPart, lead: TextPart) => readonly TextPart[],
  line: string = common.sumLine
): Computed {
  const [ns = "", ew = "", lead = ""] = won.map(computed);
  return ifElse(`COUNT(${range})=0`, joined(...words(line, line, line)), joined(...words(ns, ew, lead)));
}

/** Returns the first and the last row of consecutive boards. */
export function rowsOf(
  { rowOf }: Pick<TablePlace<string>, "rowOf">,
  boards: readonly number[]
): readonly [first: number, last: number] {
  const rows = boards.map(rowOf);
  return [Math.min(...rows), Math.max(...rows)];
}

/** The columns that every table's sheet has; those for ordinary boards come first. */
export type CommonColumn = EntryColumn | "typed" | HiddenColumn | "check";

type HiddenColumn = "said" | "marked" | "ruled";

type EntryColumn = "board" | "dealer" | "vulnerability" | "contract" | "by" | "result" | "doubled";

const { common } = texts;

const { entry } = texts.tables;

const CONTRACT: EntryRule = { rule: BOARD_RULES.contract, error: entry.contract };
const anyOf = (...values: readonly string[]): EntryRule => ({ rule: { kind: "list", values }, error: null });

const BY = anyOf(...SEATS);
const RESULT = anyOf(
  ...["0", "=", "+1", "+2", "+3", "+4", "+5", "+6"],
  ...["-1", "-2", "-3", "-4", "-5", "-6", "-7", "-8", "-9"]
);
const DOUBLED: EntryRule = { rule: BOARD_RULES.doubled, error: entry.doubled };
const POINTS = numbers("whole", [-MAX_POINTS, MAX_POINTS], entry.points);

/**
 * Widths in characters: the minimum (18 mm) of a cell to write in with a pencil, and of the column Check, for 30
 * letters and the name of a table.
 */
const [WRITTEN, CHECK] = [9.3, 44];
/** Widths in characters: on paper the double is written behind the contract, so the column X is narrow. */
const WIDTHS = { contract: 11, doubled: 6.5 } as const;
/** Widths in characters: of a page at full size, and the maximum of a column of points. */
const [PAGE, WIDEST] = [96, 28];

const { label, fixed, entryWhole } = STYLES;
/** Size of the letters of results, in points. */
const WRITTEN_SIZE = 13;
const entryText = { ...STYLES.entryText, size: WRITTEN_SIZE };

/**
 * Columns whose heading has an example of an entry; the heading of Check says where to type. X has no example, because
 * AutoComplete would replace a typed "x" by the heading.
 */
const EXAMPLES = texts.tables.examples;
export const HAS_EXAMPLE: ReadonlySet<string> = new Set(Object.keys(EXAMPLES));

function withExample(key: keyof typeof EXAMPLES): string {
  return `${common[key]}\n${EXAMPLES[key]}`;
}

/** Yellow columns; a phone's screen shows all of them with the board's number. */
const ENTRY_COLUMNS: Columns<"contract" | "by" | "result" | "doubled"> = {
  contract: {
    heading: withExample("contract"),
    width: WIDTHS.contract,
    style: entryText,
    name: "Contract",
    rule: CONTRACT,
  },
  by: { heading: withExample("by"), width: WRITTEN, style: entryText, name: "By", rule: BY },
  result: { heading: withExample("result"), width: WRITTEN, style: entryText, name: "Result", rule: RESULT },
  doubled: { heading: common.doubled, width: WIDTHS.doubled, style: entryText, name: "Doubled", rule: DOUBLED },
};

const GIVEN_COLUMNS = {
  board: { heading: common.board, width: 6.2, style: label, name: "Board" },
  dealer: { heading: common.dealer, width: 3.6, style: fixed },
  vulnerability: { heading: common.vulnerability, width: 6, style: fixed },
} as const;

/**
 * Returns the columns of a table's sheet.
 * @param worth columns of a board's points, the last columns on paper; to their right are Check and the column for a
 * score that is typed in place of a contract.
 * @param adjusted columns typed by the Director in place of those points.
 */
export function tableColumns<K extends string>(
  worth: Partial<Columns<K>>,
  adjusted: Partial<Columns<K>> = {}
): Partial<Columns<K | CommonColumn>> {
  const left = { ...GIVEN_COLUMNS, ...ENTRY_COLUMNS };
  const points = Object.entries<Column>(worth as Columns<K>);
  const free = PAGE - Object.values<Column>(left).reduce((sum, { width = 0 }) => sum + width, 0);
  const width = Math.min(WIDEST, Math.max(WRITTEN, free / points.length));
  const columns = {
    ...left,
    ...Object.fromEntries(points.map(([key, column]) => [key, { ...column, width: column.width ?? width }])),
    check: { heading: withExample("check"), width: CHECK, style: STYLES.remark, isFilledDown: true },
    typed: { heading: common.typedPoints, width: 10.5, style: entryWhole, name: "Typed", rule: POINTS },
    ...adjusted,
    // Number of the message in Check; letters of the cells that the message is about, see {@link MARKS}; 1 if the
    // Director has ruled on the board.
    said: TONE,
    marked: TONE,
    ruled: TONE,
  };
  return columns as Partial<Columns<K | CommonColumn>>;
}

/** Returns a column of a board's points or score, with one formula that is copied down. */
export function worthColumn(heading: string, style: Style, name?: string): Column {
  return {
    heading,
    style: { ...style, size: WRITTEN_SIZE },
    ...(name !== undefined && { name }),
    isFilledDown: true,
  };
}

/**
 * Returns the formula for 1 if a board was cancelled at any of the tables or another condition holds, else 0.
 * @param adjusted further conditions, such as an adjustment.
 */
export function ruledWhere(
  places: readonly TablePlace<CommonColumn>[],
  board: number,
  ...adjusted: string[]
): Computed {
  const cancelled = places.map((place) => `${place.step("bid", board)}=${INSTEAD.cancelled}`);
  return computed(`IF(OR(${[...cancelled, ...adjusted].join()}),1,0)`);
}

/**
 * Returns a line of advice, preceded by the meaning of the mark on a board's number if any board has the mark.
 * @param ruled range that has 1 for each marked board.
 */
export function withRuling(ruled: string, note: string, ruling: string = texts.tables.ruling): Computed {
  const said = ifElse(`SUM(${ruled})=0`, "", note === "" ? ruling : `${ruling} `);
  return note === "" ? said : joined(said, note);
}

/**
 * Returns a board's contents in the columns that all tables' sheets have: board, dealer, vulnerability, and typed
 * entries.
 */
export function commonContents(
  board: number,
  result: TableResult | null,
  without: WithoutResult = {}
): RowContents<Exclude<CommonColumn, HiddenColumn | "check">> {
  const typed = typedBoardOf(result, without);
  const shown = (text: CellText) => (text === "" ? null : text);
  return {
    board,
    dealer: dealerOf(board),
    vulnerability: texts.common.vulnerable[vulnerabilityOf(board)],
    contract: shown(typed.contract),
    by: shown(typed.by),
    result: shown(typed.result),
    doubled: shown(typed.doubled),
    typed: shown(typed.points),
  };
}

/**
 * Returns the formula for a board's contract with its double and result, "4HX -1"; if an entry is not understood, for
 * the contract as typed.
 */
export function calledContract(place: TablePlace<CommonColumn>, board: number, stepOf = place.step): Computed {
  const [strain, result] = [stepOf("strain", board), stepOf("result", board)];
  const tricks = `IF(${result}="",""," "&IF(${result}=0,"=",IF(${result}>0,"+","")&${result}))`;
  const bid = `LEFT(${stepOf("contract", board)})&CHOOSE(${strain},"C","D","H","S","NT")`;
  const called = `${bid}&REPT("X",${stepOf("doubled", board)})&${tricks}`;
  const isRead = `AND(${stepOf("unread", board)}=0,${strain}>0)`;
  return computed(`IF(${isRead},${called},${place.outsideCell("contract", board)}&"")`);
}
