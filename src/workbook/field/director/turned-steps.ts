import { AVERAGE, AVERAGE_MINUS, AVERAGE_PLUS } from "../../../bridge/own-average";
import { tableNumbers } from "../../../movements/movement";
import type { FieldPlan } from "../../../sessions/field/plan";
import { seatedText, seatingOf } from "../../../sessions/field/turned";
import { resultTexts } from "../../../sessions/result-texts";
import { computed, ifElse, joined, type Computed } from "../../kit/content";
import { countWhere, firstTrue, sumWhereEqual, sumWhere } from "../../kit/formula";
import type { Grid } from "../../kit/grid";
import {
  layOutList,
  writeFormulas,
  writeHeadings,
  writeRow,
  recordOf,
  type List,
  type RowContents,
} from "../../kit/list";
import { textLiteral } from "../../reference";
import { BELOW_SCORES } from "../../working/score-tables";
import { onWorking } from "../../working/steps";
import { isOneOf, numberText, words } from "../../working/text-formulas";
import type { BoardScores } from "../board-scores";
import { listedUpTo, faultMessageFormula } from "../../typed-list";
import { fieldTexts } from "../texts";
import type { TURNED_TYPED, TurnedList } from "./turned-list";

/** What a board that was played in place of another is worth to who was to sit North-South and East-West, on how many boards. */
export const WORTH = ["matchpointsNs", "matchpointsEw", "impsNs", "impsEw", "boards"] as const;
export type Worth = (typeof WORTH)[number];

const { told } = fieldTexts.director.turned;
const { turned: report } = resultTexts.report;

/**
 * By what the two sides of a table differ on boards that were played the wrong way, East-West's less North-South's:
 * matchpoints, IMPs, and averages plus, even and minus. Who was to sit North-South has that more, and who was to sit
 * East-West that less.
 */
const SWAPPED = ["matchpoints", "imps", "plus", "even", "minus"] as const;
type Swapped = (typeof SWAPPED)[number];

/** What the Working sheet has of a line of the list of turned tables. */
const STEPS = [
  /** What is typed as texts, and as numbers: 0 for none. */
  "typedRound",
  "typedTable",
  "typedBoard",
  "round",
  "table",
  "board",
  /** Who was to sit there; "" where nobody plays. */
  "seated",
  /** The first board and the last one, 0 for none. */
  "low",
  "high",
  /** The number of what is wrong, 0 for nothing; and what is said of it. */
  "fault",
  "told",
  /** What stands for the table in the round, where the line counts: see {@link keyOf}; else 0. */
  "key",
  /** What is said of a line that counts: on its sheet, and of all up to here elsewhere. */
  "who",
  "listed",
  ...SWAPPED,
] as const;
type Step = (typeof STEPS)[number];

/** The steps of the list of turned tables, on the Working sheet: a row for each line. */
export type TurnedSteps = List<Step>;

/** Those that are no formula copied down: they read what is typed, or what is above. */
const UNLIKE: readonly Step[] = ["typedRound", "typedTable", "typedBoard", "listed"];

/** Places the steps, from a column on. */
export function placeTurnedSteps(left: number, rows: number): TurnedSteps {
  return layOutList<Step>(
    recordOf(STEPS, (key) => ({ heading: `Turned ${key}`, isFilledDown: !UNLIKE.includes(key) })),
    { ...onWorking("turned"), headingRow: BELOW_SCORES, left, rows }
  );
}

/** What lines that count change for who was to sit North-South and East-West, and for both. */
const CHANGED = [...WORTH, "plus", "even", "minus"] as const;
export type Changed = (typeof CHANGED)[number];

type SeatsColumn = "round" | `${"low" | "high" | "seated" | Changed}${number}`;

/**
 * The number of a round; of each table in it its first and last board and who is to sit there, and what {@link CHANGED}
 * comes to: a row for each round, on the Working sheet.
 */
export type SeatsList = List<SeatsColumn>;

/** Places it, from a column on. */
export function placeSeats({ rounds, tables }: FieldPlan, left: number): SeatsList {
  const keys = (["low", "high", "seated", ...CHANGED] as const).flatMap((key) =>
    tableNumbers(tables).map((table): SeatsColumn => `${key}${table}`)
  );
  return layOutList<SeatsColumn>(
    recordOf(["round", ...keys], (key) => ({ heading: `Seats ${key}`, isFilledDown: true })),
    { ...onWorking("seats"), headingRow: BELOW_SCORES, left, rows: rounds }
  );
}

/** What the steps are made from. */
interface TurnedParts {
  readonly plan: FieldPlan;
  readonly typed: TurnedList;
  readonly boards: BoardScores;
  readonly seats: SeatsList;
}

/** Writes the steps. See sessions/field/turned.ts for what is read. */
export function putTurnedSteps(grid: Grid, list: TurnedSteps, parts: TurnedParts): void {
  writeHeadings(grid, list);
  for (let row = 0; row < list.rows; row++)
    writeFormulas(grid, list, row, { ...readFormulas(list, parts, row), ...swappedFormulas(list, parts, row) });
}

function readFormulas(
  list: TurnedSteps,
  { plan, typed, seats }: TurnedParts,
  row: number
): Readonly<Record<Exclude<Step, Swapped>, string>> {
  const cell = (step: Step) => list.cell(step, row);
  const text = (key: (typeof TURNED_TYPED)[number]) => numberText(typed.outside.cell(key, row));
  const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
  const number = (step: "typedRound" | "typedTable" | "typedBoard", known: readonly number[]) =>
    `IF(${isOneOf(cell(step), textLiteral(words(known)))},VALUE(${cell(step)}),0)`;
  const [round, table, board, typedBoard] = [cell("round"), cell("table"), cell("board"), cell("typedBoard")];
  /** Of the table in the round. */
  const at = (key: "low" | "high" | "seated") =>
    `INDEX(${seats.range([`${key}1`, `${key}${plan.tables}`])},${round},${table})`;
  const bound = (key: "low" | "high") => {
    const isThere = `AND(${board}>=${at("low")},${board}<=${at("high")})`;
    return `IF(MIN(${round},${table})=0,0,IF(${typedBoard}="",${at(key)},IF(${isThere},${board},0)))`;
  };
  const wrong = [
    [`${round}=0`, "1"],
    [`${cell("seated")}=""`, "2"],
    [`${cell("low")}=0`, "3"],
    [`${countWhere(sameAbove(list, row))}>0`, "4"],
  ] as const;
  const isBlank = `${cell("typedRound")}&${cell("typedTable")}&${typedBoard}=""`;
  const onBoard = ifElse(`${typedBoard}=""`, "", joined(...report.board(computed(board))));
  const seated = joined(...report.who[plan.kind](computed(cell("seated"))));
  const said = joined(...report.all<Computed>(computed(round), computed(table), onBoard, seated), " ");
  return {
    typedRound: text("round"),
    typedTable: text("table"),
    typedBoard: text("board"),
    round: number("typedRound", upTo(plan.rounds)),
    table: number("typedTable", upTo(plan.tables)),
    board: number(
      "typedBoard",
      plan.inPlay.map((known) => known.board)
    ),
    seated: `IF(MIN(${round},${table})=0,"",${at("seated")}&"")`,
    low: bound("low"),
    high: bound("high"),
    fault: `IF(${isBlank},0,${firstTrue(wrong, "0")})`,
    told: faultMessageFormula(cell("fault"), [told.round, told.table, told.board, told.twice]),
    key: `IF(OR(${round}=0,${cell("fault")}>0),0,${keyOf(at("low"), table)})`,
    who: `IF(${cell("key")}=0,"",${cell("seated")})`,
    listed: listedUpTo(list, row, `${cell("key")}>0`, said),
  };
}

/** What stands for a table in a round, by its first board there. */
export function keyOf(low: string, table: string | number): string {
  return `${low}*100+${table}`;
}

/** Whether a line above that counts has some of the same boards at the same table. */
function sameAbove(list: TurnedSteps, row: number): string {
  const above = (step: Step) => list.above(step, row);
  const own = (step: Step) => list.cell(step, row);
  const same = `(${above("round")}=${own("round")})*(${above("table")}=${own("table")})*(${above("fault")}=0)`;
  return `${same}*(${above("low")}<=${own("high")})*(${above("high")}>=${own("low")})`;
}

/** East-West's less North-South's on the line's boards. */
function swappedFormulas(
  list: TurnedSteps,
  { plan, boards }: TurnedParts,
  row: number
): Readonly<Record<Swapped, string>> {
  const cell = (step: Step) => list.cell(step, row);
  const numbers = boards.range("number");
  const rows = `(${numbers}>=${cell("low")})*(${numbers}<=${cell("high")})`;
  const of = (key: "matchpointsNs" | "matchpointsEw" | "impsNs" | "impsEw" | "ns" | "ew") =>
    `INDEX(${boards.range([`${key}1`, `${key}${plan.tables}`])},0,${cell("table")})`;
  const unlessNone = (ew: string, ns: string) => `IF(${cell("key")}=0,0,${ew}-${ns})`;
  const averages = (percent: number) =>
    unlessNone(countWhere(`${rows}*(${of("ew")}=${percent})`), countWhere(`${rows}*(${of("ns")}=${percent})`));
  return {
    matchpoints: unlessNone(sumWhere(rows, of("matchpointsEw")), sumWhere(rows, of("matchpointsNs"))),
    imps: unlessNone(sumWhere(rows, of("impsEw")), sumWhere(rows, of("impsNs"))),
    plus: averages(AVERAGE_PLUS),
    even: averages(AVERAGE),
    minus: averages(AVERAGE_MINUS),
  };
}

/** Writes who is to sit where, and what changes there. */
export function putSeats(
  grid: Grid,
  list: SeatsList,
  lines: TurnedSteps,
  wrong: Pick<List<"key" | Worth>, "range">,
  { plan }: Pick<TurnedParts, "plan">
): void {
  writeHeadings(grid, list);
  for (const { round } of plan.stretches) {
    const row = round - 1;
    const contents = tableNumbers(plan.tables).map((table): RowContents<SeatsColumn> => {
      const seating = seatingOf({ round, table }, plan);
      if (!seating) return {};
      const { boards } = seating;
      const key = keyOf(list.cell(`low${table}`, row), table);
      const swapped = (of: Swapped) => sumWhereEqual(lines.range("key"), key, lines.range(of));
      const worth = (of: Worth) => sumWhereEqual(wrong.range("key"), key, wrong.range(of));
      const changed: Readonly<Record<Changed, string>> = {
        matchpointsNs: `${worth("matchpointsNs")}+${swapped("matchpoints")}`,
        matchpointsEw: `${worth("matchpointsEw")}-${swapped("matchpoints")}`,
        impsNs: `${worth("impsNs")}+${swapped("imps")}`,
        impsEw: `${worth("impsEw")}-${swapped("imps")}`,
        boards: worth("boards"),
        ...recordOf(["plus", "even", "minus"], swapped),
      };
      return {
        [`low${table}`]: Math.min(...boards),
        [`high${table}`]: Math.max(...boards),
        [`seated${table}`]: seatedText(seating),
        ...Object.fromEntries(CHANGED.map((of) => [`${of}${table}`, computed(changed[of])])),
      };
    });
    writeRow(grid, list, row, Object.assign({ round }, ...contents) as RowContents<SeatsColumn>);
  }
}

/** How many lines that count have a board at a table, for any sheet. */
export function turnedAt({ outside }: TurnedSteps, plan: FieldPlan, table: number, board: number): string {
  const { boards = [board] } = plan.movement.find((at) => at.table === table && at.boards.includes(board)) ?? {};
  const lines = (step: "key" | "low" | "high") => outside.range(step);
  const isThere = `${lines("key")}=${keyOf(String(Math.min(...boards)), table)}`;
  return countWhere(`(${isThere})*(${lines("low")}<=${board})*(${lines("high")}>=${board})`);
}
