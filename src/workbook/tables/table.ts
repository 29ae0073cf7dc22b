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
import {
  numbers,
  layOutList,
  type Column,
  type Columns,
  type EntryRule,
  type List,
  type RowContents,
} from "../kit/list";
import { boardsLabel } from "../labels";
import { areaAddress, columnLetters, onSheet } from "../reference";
import { texts } from "../texts";
import { STYLES, type Style } from "../theme";
import { BOARD_RULES } from "../working/lists";
import { INSTEAD } from "../../sessions/reading/spellings";
import { layOutSteps, type Step, type StepSource } from "../working/steps";

/** A table's sheet in its place: a list with a row a board, and behind it the steps on the Working sheet. */
export interface TablePlace<K extends string> extends StepSource {
  /** From 1. */
  readonly table: number;
  /** Its number, or the letter of a team. */
  readonly name: string;
  readonly sheet: string;
  /** Index among the workbook's tables, from 0. */
  readonly index: number;
  /** A line of advice above the first band; "" if there is none. */
  readonly note: string;
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
  /** For the Working sheet itself. */
  readonly ownStep: (step: Step, board: number) => string;
}

/** Arguments for placing the sheet of a table. */
interface TableToPlace extends Pick<TablePlace<string>, "table" | "name" | "index"> {
  /** The boards of each round, half or session, in the order of play. */
  readonly blocks: readonly (readonly number[])[];
  /** Number of a band's rows; 1 by default. */
  readonly bandRows?: number;
  /** A line of advice above the first band; "" if there is none. */
  readonly note?: string;
  /** True if the sums of a block have a row of their own below it. */
  readonly hasSumRows?: boolean;
}

/** Row of the headings, right below the title, to save space on a phone's screen. */
const HEADING_ROW = 2;

/** Puts the sheet of a table in its place, with a band above the boards of each block. */
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

/** The ranges of the columns that are typed into, of those side by side one, from the sheet's first row to below the list. */
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
 * The lines of a table's boards as they are typed.
 * @param more the columns of what is typed besides for a board, by the columns of results.
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

/** Boards that are played together, with a band for their players and score. */
export interface TableBlock {
  readonly boards: readonly number[];
  readonly band: TextPart;
  /** The second line of a band that has two. */
  readonly below?: TextPart;
  /** The sums of the boards in words, where the boards are compared on this sheet. */
  readonly sum?: Computed;
}

/** A contestant's number with the name, or a line to write it on as long as nothing is typed at the table. */
export function seatedName(
  { outside }: Pick<List<"name">, "outside">,
  contestant: Contestant,
  faults: Pick<List<"nameLine">, "outside">,
  { index }: Pick<TablePlace<string>, "index">
): Computed {
  const name = typedOrDefault(outside.cell("name", contestant), computed(faults.outside.cell("nameLine", index)));
  return joined(`${contestantNumber(contestant)} `, name);
}

/** The end of a band: the boards of a round with which a table starts, where all tables share them, and who sits out. */
export function startsThere(
  boards: readonly number[],
  { table }: Pick<TablePlace<string>, "table">,
  tables: number,
  sitOut: TextPart
): TextPart {
  return joined(...common.startsThere(boardsLabel(startingBoards(boards, table, tables)), sitOut));
}

/**
 * The sums of a block in words, with lines to write on before there are any.
 * @param range points of its boards.
 * @param won formulas for the points that each side has won, and for North-South's lead where it is said.
 * @param line where a sum is written.
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

/** The columns that every table's sheet has: those that ordinary boards need come first. */
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

/** In characters: a cell to write in with a pencil is at least 18 mm wide; Check has room for 30 letters and a table. */
const [WRITTEN, CHECK] = [9.3, 44];
/** A contract is written with its double; an X alone takes little. */
const WIDTHS = { contract: 11, doubled: 6.5 } as const;
/** The characters that a page has room for at its full size, and the widest column of points. */
const [PAGE, WIDEST] = [96, 28];

const { label, fixed, entryWhole } = STYLES;
/** The letters of results, in points. */
const WRITTEN_SIZE = 13;
const entryText = { ...STYLES.entryText, size: WRITTEN_SIZE };

/**
 * The columns whose heading shows what is typed there; that of Check where. Not X: AutoComplete would make "x" into the
 * heading.
 */
const EXAMPLES = texts.tables.examples;
export const HAS_EXAMPLE: ReadonlySet<string> = new Set(Object.keys(EXAMPLES));

function withExample(key: keyof typeof EXAMPLES): string {
  return `${common[key]}\n${EXAMPLES[key]}`;
}

/** Entry columns; a phone shows them at once, with the board's number. */
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
 * The columns of a table's sheet.
 * @param worth the columns of a board's points, the last on paper; behind them Check and the score typed in place of the contract's.
 * @param adjusted the columns typed in place of those points.
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
    // The number of what Check says, and of which cells: see {@link MARKS}; and 1 where the Director has ruled on the board.
    said: TONE,
    marked: TONE,
    ruled: TONE,
  };
  return columns as Partial<Columns<K | CommonColumn>>;
}

/** A column of what a board is worth, by a formula that is copied down. */
export function worthColumn(heading: string, style: Style, name?: string): Column {
  return {
    heading,
    style: { ...style, size: WRITTEN_SIZE },
    ...(name !== undefined && { name }),
    isFilledDown: true,
  };
}

/** Returns the condition for a board that was cancelled at a table, or ruled on in another way. */
export function ruledWhere(
  places: readonly TablePlace<CommonColumn>[],
  board: number,
  ...adjusted: string[]
): Computed {
  const cancelled = places.map((place) => `${place.step("bid", board)}=${INSTEAD.cancelled}`);
  return computed(`IF(OR(${[...cancelled, ...adjusted].join()}),1,0)`);
}

/** A line of advice, and before it what the mark on a board's number means where there is one, by the range of them. */
export function withRuling(ruled: string, note: string, ruling: string = texts.tables.ruling): Computed {
  const said = ifElse(`SUM(${ruled})=0`, "", note === "" ? ruling : `${ruling} `);
  return note === "" ? said : joined(said, note);
}

/** Returns a board's contents of the columns on the left, and the typed points. */
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
 * A board's contract as people write it in one place, with its double and its result: "4HX -1"; as typed, if that is not
 * understood.
 */
export function calledContract(place: TablePlace<CommonColumn>, board: number, stepOf = place.step): Computed {
  const [strain, result] = [stepOf("strain", board), stepOf("result", board)];
  const tricks = `IF(${result}="",""," "&IF(${result}=0,"=",IF(${result}>0,"+","")&${result}))`;
  const bid = `LEFT(${stepOf("contract", board)})&CHOOSE(${strain},"C","D","H","S","NT")`;
  const called = `${bid}&REPT("X",${stepOf("doubled", board)})&${tricks}`;
  const isRead = `AND(${stepOf("unread", board)}=0,${strain}>0)`;
  return computed(`IF(${isRead},${called},${place.outsideCell("contract", board)}&"")`);
}
