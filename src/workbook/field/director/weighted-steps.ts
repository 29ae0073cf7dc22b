import { tableNumbers } from "../../../movements/movement";
import { FULL_PERCENT } from "../../../bridge/weighted-score";
import type { FieldPlan } from "../../../sessions/field/plan";
import type { Dialect, LookupTables } from "../../dialect";
import { countWhere, firstTrue, sumWhere, unlessBlank } from "../../kit/formula";
import { computed } from "../../kit/content";
import type { Grid } from "../../kit/grid";
import {
  allComputed,
  fillDown,
  layOutList,
  writeHeadings,
  writeRow,
  recordBy,
  recordOf,
  type List,
  type RowContents,
} from "../../kit/list";
import { textLiteral } from "../../reference";
import { BELOW_SCORES, possibleAt } from "../../working/score-tables";
import { onWorking } from "../../working/steps";
import { isOneOf, replaced, SPELLINGS, words } from "../../working/text-formulas";
import { placeKey, type BoardScores } from "../board-scores";
import { fieldTexts } from "../texts";
import { SHARE_COLUMNS, type ShareColumn, type WeightedList } from "./weighted-list";

const { told } = fieldTexts.director.weighted;

/** What the Working sheet has of a line of the list of weighted scores. */
const STEPS = [
  /** What is typed, without the blanks round it. */
  "typedBoard",
  "typedTable",
  "typedSide",
  "typedShare",
  "typedPoints",
  /** The row of the board that is typed, among those that are scored, and the table; 0 for none, or one that does not play it. */
  "at",
  "table",
  /** "NS", "EW", or "" for both; the share in per cent, 0 for none; the points, "?" for none. */
  "side",
  "percent",
  "number",
  /** 1 where a contract gives these points on the board. */
  "possible",
  /** The number of the first thing that cannot be read, from 1; 0 for none, or where nothing is typed. */
  "unread",
  /** The board at the table, as {@link entryKey} has it; "" for none. */
  "key",
  /** The share for each side: of a line that cannot be read too much, so that its board at its table does not count. */
  "shareNs",
  "shareEw",
  /** The sums of those of its board at its table. */
  "sumNs",
  "sumEw",
  /** The number of what is wrong, also with the sum of the shares; and what is said of it. */
  "fault",
  "told",
  /** Of a line that counts the same; the board; that with the group that it is compared in; its points and shares, else 0. */
  "counted",
  "board",
  "compared",
  "points",
  "ns",
  "ew",
  /** What the line's result has for each side's scores: matchpoints, itself among them, and IMPs, both in per cent. */
  "rawNs",
  "rawEw",
  "impsNs",
  "impsEw",
  /** What the board at the table has: matchpoints and IMPs for North-South; what these are more by East-West's scores. */
  "ownRaw",
  "moreRaw",
  "ownImps",
  "moreImps",
] as const;
type Step = (typeof STEPS)[number];

/** The IMPs of a table's score against a line's points; "" where they are not compared. */
type AgainstColumn = `against${number}`;

/**
 * The steps of the list of weighted scores, on the Working sheet: a row for each line; and below these a row for each board
 * that was played in place of another, which is compared as a weighted score is that has all its weight on one result.
 */
export interface WeightedSteps extends List<Step | AgainstColumn> {
  /** The rows of those. */
  readonly wrong: readonly [first: number, last: number];
}

/** The steps of what is typed, by the columns: each is read by another formula. */
const TYPED = {
  board: "typedBoard",
  table: "typedTable",
  side: "typedSide",
  share: "typedShare",
  points: "typedPoints",
} as const satisfies Readonly<Record<ShareColumn, Step>>;

/** More than a contract gives. */
const MOST_POINTS = 10_000;

/** No sum with such a share is 100. */
const WRONG_SHARE = 10 * FULL_PERCENT;

/** What is wrong with a line: with its cells from left to right, with the sum of the shares, or with another line. */
const SUM_FAULT = SHARE_COLUMNS.length + 1;

/**
 * Places the steps below all other lists: where rows are short those that are alike are near each other in the file, which
 * is smaller for it.
 */
export function placeWeightedSteps(tables: number, lines: number, wrong: number): WeightedSteps {
  const keys = [...STEPS, ...tableNumbers(tables).map((table): AgainstColumn => `against${table}`)];
  const isTyped = (key: string) => Object.values(TYPED).some((step) => step === key);
  const columns = recordOf(keys, (key) => ({ heading: `Weighted ${key}`, isFilledDown: !isTyped(key) }));
  const list = layOutList<Step | AgainstColumn>(columns, {
    ...{ ...onWorking("weighted"), headingRow: BELOW_SCORES, rows: lines + wrong },
    fillGroup: (row, key) => (row >= lines && OF_WRONG.some((own) => own === key) ? "wrong board" : ""),
  });
  return { ...list, wrong: [lines, lines + wrong - 1] };
}

/** What the steps are made from. */
interface WeightedParts {
  readonly plan: FieldPlan;
  readonly typed: WeightedList;
  readonly boards: BoardScores;
  readonly dialect: Dialect;
  readonly tables: LookupTables;
  readonly wrong: Pick<List<"at" | "number" | "key">, "cell">;
}

/** Writes the steps. See sessions/field/read-weighted.ts for what is read, bridge/weighted-score.ts for what it is worth. */
export function putWeightedSteps(grid: Grid, list: WeightedSteps, parts: WeightedParts): void {
  writeHeadings(grid, list);
  const copied = fillDown(list);
  for (let row = 0; row < list.rows; row++) {
    const isWrong = row >= list.wrong[0];
    const contents = copied(String(isWrong), row, () => {
      const common = allComputed({ ...worthFormulas(list, parts, row), ...swingFormulas(list, parts, row) });
      if (isWrong) return { ...common, ...wrongContents(list, parts, row) };
      return {
        ...common,
        ...allComputed({ ...readFormulas(list, parts, row), ...countingFormulas(list, parts, row) }),
      };
    });
    writeRow<Step | AgainstColumn>(grid, list, row, contents);
  }
}

function swingFormulas(list: WeightedSteps, parts: WeightedParts, row: number): Formulas<AgainstColumn> {
  return recordBy(
    tableNumbers(parts.plan.tables),
    (table): AgainstColumn => `against${table}`,
    (table) => againstFormula(list, parts, table, row)
  );
}

/** What stands for a line in the rows of boards that were played in place of others; all else is as in other rows. */
const OF_WRONG = ["at", "number", "key", "shareNs", "shareEw", "compared"] as const;

/** These of the row of a board that was played in place of another. */
function wrongContents(
  list: WeightedSteps,
  { wrong }: WeightedParts,
  row: number
): RowContents<(typeof OF_WRONG)[number]> {
  const own = (step: "at" | "number" | "key") => wrong.cell(step, row - list.wrong[0]);
  return {
    at: computed(own("at")),
    number: computed(own("number")),
    // No board at a table has a key below 0, and no two lines have the same board at a table in a round.
    key: computed(`IF(${own("key")}=0,"",-1000*${own("key")}-${own("at")})`),
    ...{ shareNs: FULL_PERCENT, shareEw: FULL_PERCENT },
    compared: computed(`${list.cell("board", row)}&""`),
  };
}

type Formulas<S extends Step | AgainstColumn> = Readonly<Record<S, string>>;

/** What is typed in a line, where a formula can read it: whole numbers as it writes them itself. */
function readFormulas(
  list: WeightedSteps,
  { plan, typed, boards }: WeightedParts,
  row: number
): Formulas<(typeof TYPED)[ShareColumn] | "at" | "table" | "side" | "percent" | "number" | "possible" | "unread"> {
  const cell = (step: Step) => list.cell(step, row);
  const text = (key: ShareColumn) => cell(TYPED[key]);
  const [at, number] = [cell("at"), cell("number")];
  const isKnown = (key: "board" | "table", numbers: readonly number[]) =>
    isOneOf(text(key), textLiteral(words(numbers)));
  const letters = boards.range(["letter1", `letter${plan.tables}`]);
  const table = `VALUE(${text("table")})`;
  const isSide = ["", "NS", "EW"].map((side) => `${cell("side")}="${side}"`).join();
  return {
    ...recordBy(
      SHARE_COLUMNS,
      (key) => TYPED[key],
      (key) => `IFERROR(TRIM(${typed.outside.cell(key, row)}),"?")`
    ),
    at: `IF(${isKnown(
      "board",
      plan.inPlay.map(({ board }) => board)
    )},MATCH(VALUE(${text("board")}),${boards.range("number")},0),0)`,
    table: `IF(${at}=0,0,IF(${isKnown("table", tableNumbers(plan.tables))},IF(ISTEXT(INDEX(${letters},${at},${table})),${table},0),0))`,
    side: replaced(text("side"), [...SPELLINGS.number, ["-", ""], ["/", ""]]),
    percent: wholeIn(text("share"), 1, FULL_PERCENT, "0"),
    number: wholeIn(text("points")),
    possible: possibleIn(number, at, boards),
    unread: firstTrue(
      [
        [`${SHARE_COLUMNS.map(text).join("&")}=""`, "0"],
        [`${at}=0`, "1"],
        [`${cell("table")}=0`, "2"],
        [`NOT(OR(${isSide}))`, "3"],
        [`${cell("percent")}=0`, "4"],
        [`${cell("possible")}=0`, "5"],
      ],
      "0"
    ),
  };
}

/** The whole number that a text is as a formula writes it itself: points, if it is not said otherwise. */
export function wholeIn(text: string, least = -MOST_POINTS, most = MOST_POINTS, otherwise = '"?"'): string {
  const value = `VALUE(${text})`;
  const conditions = `${text}=INT(${value})&"",${value}>=${least},${value}<=${most}`;
  return `IFERROR(IF(AND(${conditions}),${value},${otherwise}),${otherwise})`;
}

/** 1 where a contract gives so many points on the board in a row. */
export function possibleIn(points: string, at: string, boards: BoardScores): string {
  const isPossible = possibleAt(points, `INDEX(${boards.range("vulnerability")},${at})`);
  return `IF(AND(${at}>0,ISNUMBER(${points})),IF(${isPossible},1,0),0)`;
}

/** Whether a line counts, by all lines of its board at its table. */
function countingFormulas(
  list: WeightedSteps,
  { boards }: WeightedParts,
  row: number
): Formulas<"key" | "shareNs" | "shareEw" | "sumNs" | "sumEw" | "fault" | "told"> {
  const cell = (step: Step) => list.cell(step, row);
  const [at, table, unread, key, ns, ew] = [
    cell("at"),
    cell("table"),
    cell("unread"),
    cell("key"),
    cell("sumNs"),
    cell("sumEw"),
  ];
  const share = (other: string) =>
    `IF(${key}="",0,IF(${unread}>0,${WRONG_SHARE},IF(${cell("side")}="${other}",0,${cell("percent")})))`;
  const sum = (step: "shareNs" | "shareEw") =>
    `IF(${key}="",0,${sumWhere(`--(${list.range("key")}=${key})`, list.range(step))})`;
  const cells = [told.board, told.table, told.side, told.share, told.points].map(textLiteral);
  const summed = (side: string, of: string) =>
    `${textLiteral(told.sum[0])}&"${side}"&${textLiteral(told.sum[1])}&${of}&${textLiteral(told.sum[2])}`;
  const bySum = firstTrue(
    [
      [`MAX(${ns},${ew})>=${WRONG_SHARE}`, textLiteral(told.others)],
      [`${ns}<>${FULL_PERCENT}`, summed("N-S", ns)],
    ],
    summed("E-W", ew)
  );
  return {
    key: `IF(MIN(${at},${table})=0,"",${placeKey(`INDEX(${boards.range("number")},${at})`, table)})`,
    shareNs: share("EW"),
    shareEw: share("NS"),
    sumNs: sum("shareNs"),
    sumEw: sum("shareEw"),
    fault: `IF(${unread}>0,${unread},IF(OR(${key}="",AND(${ns}=${FULL_PERCENT},${ew}=${FULL_PERCENT})),0,${SUM_FAULT}))`,
    told: `IF(${cell("fault")}=0,"",IF(${unread}>0,CHOOSE(${unread},${cells.join()}),${bySum}))`,
  };
}

/** What a line that counts is compared with, and what comes of it. */
function worthFormulas(
  list: WeightedSteps,
  { plan, boards, tables }: WeightedParts,
  row: number
): Formulas<
  | "counted"
  | "board"
  | "compared"
  | "points"
  | "ns"
  | "ew"
  | "rawNs"
  | "rawEw"
  | "impsNs"
  | "impsEw"
  | "ownRaw"
  | "moreRaw"
  | "ownImps"
  | "moreImps"
> {
  const cell = (step: Step) => list.cell(step, row);
  const [at, key, board, compared, points] = [cell("at"), cell("key"), cell("board"), cell("compared"), cell("points")];
  const ofBoard = (key: "group" | "compared") => boards.range([`${key}1`, `${key}${plan.tables}`]);
  const unlessNone = (formula: string, none = "0") => `IF(${board}="",${none},${formula})`;
  const others = list.range("points");
  /** Over all lines that are compared with it. */
  const amongLines = (side: "ns" | "ew", worth: string) =>
    countWhere(`(${list.range("compared")}=${compared})*${list.range(side)}*${worth}`);
  const scores = `INDEX(${ofBoard("compared")},${at},0)`;
  const played = countWhere(
    `(${board}&INDEX(${ofBoard("group")},${at},0)=${compared})*(2*(${scores}<${points})+(${scores}=${points}))`
  );
  const raw = (side: "ns" | "ew") =>
    unlessNone(`${FULL_PERCENT}*${played}+${amongLines(side, `(2*(${others}<${points})+(${others}=${points}))`)}`);
  const difference = `(${points}-${others})`;
  const imps = `SIGN${difference}*(MATCH(ABS${difference},${tables.impFrom},1)-1)`;
  const against = list.cells(["against1", `against${plan.tables}`], row, row);
  const swing = (side: "ns" | "ew") => unlessNone(`${amongLines(side, imps)}-${FULL_PERCENT}*SUM(${against})`);
  const own = (worth: string) =>
    unlessNone(`${countWhere(`(${list.range("key")}=${key})*${worth}`)}/${FULL_PERCENT * FULL_PERCENT}`);
  const weigh = (side: "ns" | "ew", worth: Step) => `${list.range(side)}*${list.range(worth)}`;
  return {
    counted: `IF(OR(${key}="",${cell("fault")}>0),"",${key})`,
    board: `IF(${cell("counted")}="","",INDEX(${boards.range("number")},${at}))`,
    compared: unlessNone(`${board}&INDEX(${ofBoard("group")},${at},${cell("table")})`, '""'),
    points: unlessNone(cell("number")),
    ns: unlessNone(cell("shareNs")),
    ew: unlessNone(cell("shareEw")),
    rawNs: raw("ns"),
    rawEw: raw("ew"),
    impsNs: swing("ns"),
    impsEw: swing("ew"),
    // It is compared with itself too, which comes to one.
    ownRaw: `${own(weigh("ns", "rawNs"))}-1`,
    moreRaw: own(`(${weigh("ew", "rawEw")}-${weigh("ns", "rawNs")})`),
    ownImps: own(weigh("ns", "impsNs")),
    moreImps: own(`(${weigh("ew", "impsEw")}-${weigh("ns", "impsNs")})`),
  };
}

/** The IMPs of a table's score against the line's points, where they are compared. */
function againstFormula(list: WeightedSteps, { boards, dialect }: WeightedParts, table: number, row: number): string {
  const cell = (step: Step) => list.cell(step, row);
  const [at, board] = [cell("at"), cell("board")];
  const score = `INDEX(${boards.range(`compared${table}`)},${at})`;
  const group = `${board}&INDEX(${boards.range(`group${table}`)},${at})`;
  const imps = dialect.imps(`(${score}-${cell("points")})`);
  return unlessBlank(board, `IF(AND(ISNUMBER(${score}),${group}=${cell("compared")}),${imps},"")`);
}
