import type { ClubPlan } from "../../sessions/club/plan";
import type { ClubRow } from "../../sessions/club/results";
import type { ScoredClub } from "../../sessions/club/score-club";
import { MAX_BOARDS, MAX_ROUND, MAX_ROWS } from "../../sessions/club/plan";
import { forContestant } from "../../movements/contestant";
import { printPercentages } from "../../sessions/field/results";
import { typedBoardOf } from "../../sessions/reading/type-board";
import { type Column, type Columns, numbers } from "../kit/columns";
import { layOutList, type List } from "../kit/list";
import { columnLetters, onSheet } from "../reference";
import { STYLES, type Style } from "../theme";
import { BOARD_RULES } from "../working/lists";
import { texts } from "../texts";
import { clubTexts } from "./texts";

const { name: SHEET, headings, entry } = clubTexts.results;

/** Columns that are typed into, by the names of results. */
const TYPED = [
  ...["board", "table", "round", "ns", "ew"],
  ...["contract", "declarer", "result", "doubled", "points", "adjusted"],
] as const;
export type TypedColumn =
  "board" | "table" | "round" | "ns" | "ew" | "contract" | "declarer" | "result" | "doubled" | "points" | "adjusted";

/** Worked-out columns: what each row gives, its check, and the steps by which these are worked out. */
export type WorkedColumn =
  | "score"
  | "worthNs"
  | "worthEw"
  | "percentage"
  | "check"
  | "bid"
  | "seat"
  | "tricks"
  | "byContract"
  | "award"
  | "seats"
  | "key"
  | "compared";

export type TravellerColumn = TypedColumn | WorkedColumn;

/** The list of travellers, with the ranges of its columns, which reach from the heading to below its last row. */
export interface Travellers extends List<TravellerColumn> {
  /** For formulas of its own sheet. */
  readonly all: (key: TravellerColumn) => string;
  /** For formulas of other sheets. */
  readonly outsideAll: (key: TravellerColumn) => string;
  /** Without the heading, for what calculates with the numbers of a column. */
  readonly outsideBelow: (key: TravellerColumn) => string;
  /** The last row that counts. */
  readonly endRow: number;
  readonly typed: readonly TypedColumn[];
  readonly worked: readonly WorkedColumn[];
}

/** Rows for more results below those that are there. */
const SPARE_ROWS = 20;
/** Rows below the list that formulas count as well. */
export const ROWS_BELOW = 100;

/** End of a section's letters, so that these are never blank. */
export const SECTION_END = ".";

const HEADING_ROW = 5;

/** Steps stand right of the page, in soft letters. */
const STEP: Style = { ...STYLES.beside, size: 9 };
const POINTS: Style = { ...STYLES.computed, bold: true };
const DECIMALS: Style = { ...STYLES.computed, format: "0.00" };
const SIGNED_DECIMALS: Style = { ...STYLES.computed, format: "+0.00;-0.00;0.00" };
/** Shows numbers above 0 alone. */
const ABOVE_ZERO: Style = { ...STEP, format: "0;;" };

/** Lays out the list: as many rows as the evening has or can have, and some more. */
export function layOutTravellers({ plan, plays }: ScoredClub): Travellers {
  const tables = Math.floor(plan.names.length / 2);
  const rows = (plays.length > 0 ? plays.length : Math.min(tables * plan.boards, MAX_ROWS)) + SPARE_ROWS;
  const columns = columnsOf(plan, plays);
  const list = layOutList<TravellerColumn>(columns, { sheet: SHEET, headingRow: HEADING_ROW, rows });
  const endRow = list.lastRow + ROWS_BELOW;
  const range = (first: number) => (key: TravellerColumn) => {
    const letters = columnLetters(list.column(key));
    return `$${letters}$${first}:$${letters}$${endRow}`;
  };
  const [all, below] = [range(list.headingRow), range(list.firstRow)];
  const keys = Object.keys(columns) as TravellerColumn[];
  const isTyped = (key: TravellerColumn): key is TypedColumn => (TYPED as readonly string[]).includes(key);
  return {
    ...list,
    all,
    endRow,
    outsideAll: (key) => onSheet(SHEET, all(key)),
    outsideBelow: (key) => onSheet(SHEET, below(key)),
    typed: keys.filter(isTyped),
    worked: keys.filter((key): key is WorkedColumn => !isTyped(key)),
  };
}

function columnsOf({ scoring }: ClubPlan, rows: readonly ClubRow[]): Partial<Columns<TravellerColumn>> {
  const isMatchpoints = scoring === "matchpoints";
  const { entryWhole, entryText, check } = STYLES;
  const typed = (key: TypedColumn, width: number, style: Style = entryText, more: Partial<Column> = {}) => ({
    [key]: { heading: headings[key], width, style, name: NAMES[key], ...more },
  });
  const worked = (key: WorkedColumn, width: number, style: Style, heading: keyof typeof headings) => ({
    [key]: { heading: headings[heading], width, style, name: NAMES[key], isFilledDown: true },
  });
  const board = numbers("whole", [1, MAX_BOARDS], entry.board);
  const round = numbers("whole", [1, MAX_ROUND], entry.round);
  const contract = { rule: { rule: BOARD_RULES.contract, error: texts.tables.entry.contract } };
  const doubled = { rule: { rule: BOARD_RULES.doubled, error: texts.tables.entry.doubled } };
  const worth = isMatchpoints ? DECIMALS : SIGNED_DECIMALS;
  return {
    ...typed("board", 7.5, entryWhole, { rule: board }),
    ...(rows.some(({ table }) => table !== "") && typed("table", 7.5)),
    ...(rows.some(({ round }) => round !== null) && typed("round", 7.5, entryWhole, { rule: round })),
    ...typed("ns", 7),
    ...typed("ew", 7),
    ...typed("contract", 10, entryText, contract),
    ...typed("declarer", 6),
    ...typed("result", 8.5),
    ...typed("doubled", 5.5, entryText, doubled),
    ...typed("points", 8),
    ...typed("adjusted", 10.5),
    ...worked("score", 10.5, POINTS, "score"),
    ...worked("worthNs", 8.5, worth, isMatchpoints ? "matchpointsNs" : "impsNs"),
    ...worked("worthEw", 8.5, worth, isMatchpoints ? "matchpointsEw" : "impsEw"),
    ...(isMatchpoints && worked("percentage", 8.5, DECIMALS, "percentage")),
    ...worked("check", 27, { ...check, border: "thin" }, "check"),
    ...worked("bid", 6.5, STEP, "bid"),
    ...worked("seat", 8, STEP, "seat"),
    ...worked("tricks", 7, STEP, "tricks"),
    ...worked("byContract", 8.5, STEP, "byContract"),
    ...worked("award", 7.5, ABOVE_ZERO, "award"),
    ...worked("seats", 7, STEP, "seats"),
    ...worked("key", 7.5, STEP, "key"),
    ...(!isMatchpoints && worked("compared", 9.5, STEP, "compared")),
  };
}

/** Ends of defined names. */
const NAMES: Partial<Record<TravellerColumn, string>> = {
  board: "Board",
  ns: "NorthSouth",
  ew: "EastWest",
  contract: "Contract",
  declarer: "By",
  result: "Result",
  doubled: "Doubled",
  points: "Score",
  adjusted: "Adjusted",
  score: "Points",
  percentage: "Percent",
  worthNs: "WorthNS",
  worthEw: "WorthEW",
  check: "Check",
};

/** The entries of a row; null for blank cells. */
export function typedCells(
  { pairs }: Pick<ScoredClub, "pairs">,
  row: ClubRow | undefined
): Readonly<Record<TypedColumn, string | number | null>> {
  const cells = typedBoardOf(row?.result ?? null, { isNotPlayed: row?.isNotPlayed ?? false });
  const unlessBlank = (text: string | number) => (text === "" ? null : text);
  return {
    board: row?.board ?? null,
    table: unlessBlank(row?.table ?? ""),
    round: row?.round ?? null,
    ns: row ? forContestant(pairs, row.ns).id : null,
    ew: row ? forContestant(pairs, row.ew).id : null,
    contract: unlessBlank(cells.contract),
    declarer: unlessBlank(cells.by),
    result: unlessBlank(cells.result),
    doubled: unlessBlank(cells.doubled),
    points: unlessBlank(cells.points),
    adjusted: row?.averages ? printPercentages(row.averages) : null,
  };
}
