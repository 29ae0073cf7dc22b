import { tableNumbers } from "../../../movements/movement";
import type { FieldPlan } from "../../../sessions/field/plan";
import { resultTexts } from "../../../sessions/result-texts";
import { computed, joined, type Computed } from "../../kit/content";
import { countWhere, firstTrue, sumWhere } from "../../kit/formula";
import type { Grid } from "../../kit/grid";
import { layOutList, writeFormulas, writeHeadings, recordOf, type List } from "../../kit/list";
import { textLiteral } from "../../reference";
import { BELOW_SCORES } from "../../working/score-tables";
import { onWorking } from "../../working/steps";
import { isOneOf, numberText, words } from "../../working/text-formulas";
import { pointsFormulas, type BoardScores } from "../board-scores";
import { listedUpTo, faultMessageFormula } from "../../typed-list";
import { fieldTexts } from "../texts";
import { keyOf, WORTH, type SeatsList, type TurnedSteps, type Worth } from "./turned-steps";
import { possibleIn, wholeIn, type WeightedSteps } from "./weighted-steps";
import { WRONG_TYPED, type WrongList } from "./wrong-list";

const { told } = fieldTexts.director.wrongBoards;
const { wrongBoard: report } = resultTexts.report;

/** What the Working sheet has of a line of the list of boards that were played in place of others. */
const STEPS = [
  /** What is typed as texts; the row of the board among those that are scored, the table, and the points, "?" for none. */
  "typedBoard",
  "typedTable",
  "typedInstead",
  "typedPoints",
  "at",
  "table",
  "instead",
  "number",
  "possible",
  /** The round in which the table plays the board that was left out, 0 for none; and what stands for it: see {@link keyOf}. */
  "round",
  "place",
  /** The number of what is wrong, 0 for nothing; and what is said of it. */
  "fault",
  "told",
  /** Of a line that counts the place, else 0; and what is said of all up to here. */
  "key",
  "listed",
  /** How many it is compared with, itself among them; 1 where these are a small group of a fouled board. */
  "size",
  "small",
  /** What it is worth to who really sat North-South and East-West; and whether they were to sit the other way. */
  "rawNs",
  "rawEw",
  "ownNs",
  "ownEw",
  "turned",
  ...WORTH,
] as const;
type Step = (typeof STEPS)[number];

/** The steps of the list of boards that were played in place of others, on the Working sheet: a row for each line. */
export type WrongSteps = List<Step>;

/** Those that are no formula copied down: they read what is typed, or what is above. */
const UNLIKE: readonly Step[] = ["typedBoard", "typedTable", "typedInstead", "typedPoints", "listed"];

/** Places the steps, from a column on. */
export function placeWrongSteps({ fouled }: FieldPlan, left: number, rows: number): WrongSteps {
  const keys = STEPS.filter((key) => key !== "small" || fouled === "white-book");
  return layOutList<Step>(
    recordOf(keys, (key) => ({ heading: `Wrong ${key}`, isFilledDown: !UNLIKE.includes(key) })),
    { ...onWorking("wrong"), headingRow: BELOW_SCORES, left, rows }
  );
}

/** What the steps are made from. */
interface WrongParts {
  readonly plan: FieldPlan;
  readonly typed: WrongList;
  readonly boards: BoardScores;
  readonly seats: SeatsList;
  readonly turned: TurnedSteps;
  /** Where each line is compared with all scores of its board. */
  readonly weighted: WeightedSteps;
}

/** Writes the steps. See sessions/field/wrong-board.ts for what is read. */
export function putWrongSteps(grid: Grid, list: WrongSteps, parts: WrongParts): void {
  writeHeadings(grid, list);
  for (let row = 0; row < list.rows; row++)
    writeFormulas(grid, list, row, { ...readFormulas(list, parts, row), ...worthFormulas(list, parts, row) });
}

type Formulas<S extends Step> = Readonly<Record<S, string>>;
type WorthStep = "size" | "small" | "rawNs" | "rawEw" | "ownNs" | "ownEw" | "turned" | Worth;

function readFormulas(
  list: WrongSteps,
  { plan, typed, boards, seats }: WrongParts,
  row: number
): Formulas<Exclude<Step, WorthStep>> {
  const cell = (step: Step) => list.cell(step, row);
  const text = (key: (typeof WRONG_TYPED)[number]) => numberText(typed.outside.cell(key, row));
  const known = textLiteral(words(plan.inPlay.map(({ board }) => board)));
  const tables = textLiteral(words(tableNumbers(plan.tables)));
  const [at, table, instead, round, place] = [cell("at"), cell("table"), cell("instead"), cell("round"), cell("place")];
  const read = (step: "typedBoard" | "typedTable" | "typedInstead", list: string, then: string) =>
    `IF(${isOneOf(cell(step), list)},${then},0)`;
  const value = (step: Step) => `VALUE(${cell(step)})`;
  const ofSeats = (key: "low" | "high" | "seated") => seats.range([`${key}1`, `${key}${plan.tables}`]);
  const atTable = (key: "low" | "high") => `INDEX(${ofSeats(key)},0,${table})`;
  const inRound = (key: "low" | "high" | "seated") => `INDEX(${ofSeats(key)},${round},${table})`;
  const rounds = `(${atTable("low")}<=${instead})*(${atTable("high")}>=${instead})`;
  const wrong = [
    [`${at}=0`, "1"],
    [`${table}=0`, "2"],
    [`${round}=0`, "3"],
    [`AND(${value("typedBoard")}>=${inRound("low")},${value("typedBoard")}<=${inRound("high")})`, "4"],
    [`${cell("possible")}=0`, "5"],
    [`${countWhere(sameAbove(list, row))}>0`, "6"],
  ] as const;
  const typedAll = WRONG_TYPED.map((key) => cell(TYPED[key])).join("&");
  const who = joined(...report.who[plan.kind](computed(inRound("seated"))));
  const numbers = [round, table, cell("typedBoard"), instead].map((of) => computed(of));
  const [inThat, atThat, board, left] = numbers as [Computed, Computed, Computed, Computed];
  const said = joined(...report.all<Computed>(inThat, atThat, who, board, left), " ");
  return {
    typedBoard: text("board"),
    typedTable: text("table"),
    typedInstead: text("instead"),
    typedPoints: text("points"),
    at: read("typedBoard", known, `MATCH(${value("typedBoard")},${boards.range("number")},0)`),
    table: read("typedTable", tables, value("typedTable")),
    instead: read("typedInstead", known, value("typedInstead")),
    number: wholeIn(cell("typedPoints")),
    possible: possibleIn(cell("number"), at, boards),
    round: `IF(MIN(${table},${instead})=0,0,${sumWhere(rounds, seats.range("round"))})`,
    place: `IF(${round}=0,0,${keyOf(inRound("low"), table)})`,
    fault: `IF(${typedAll}="",0,${firstTrue(wrong, "0")})`,
    told: faultMessageFormula(cell("fault"), [told.board, told.table, told.instead, told.own, told.points, told.twice]),
    key: `IF(${cell("fault")}>0,0,${place})`,
    listed: listedUpTo(list, row, `${cell("key")}>0`, said),
  };
}

const TYPED = { board: "typedBoard", table: "typedTable", instead: "typedInstead", points: "typedPoints" } as const;

/** Whether a line above that counts has the same board, played or left out, at the table in the round. */
function sameAbove(list: WrongSteps, row: number): string {
  const above = (step: Step) => list.above(step, row);
  const isSame = (step: Step) => `(${above(step)}=${list.cell(step, row)})`;
  return `${isSame("place")}*(${above("fault")}=0)*(${isSame("at")}+${isSame("instead")}>0)`;
}

function worthFormulas(
  list: WrongSteps,
  { plan, boards, turned, weighted }: WrongParts,
  row: number
): Formulas<WorthStep> {
  const cell = (step: Step) => list.cell(step, row);
  const [at, key, size] = [cell("at"), cell("key"), cell("size")];
  const all = (of: "compared" | "listed" | "group") =>
    `INDEX(${boards.range([`${of}1`, `${of}${plan.tables}`])},${at},0)`;
  const ofBoard = (of: "wrong" | "count" | "scores") => `INDEX(${boards.range(of)},${at})`;
  const own = (step: "ownRaw" | "moreRaw" | "ownImps" | "moreImps") => weighted.cell(step, weighted.wrong[0] + row);
  const small = list.has("small") ? cell("small") : null;
  const worth = pointsFormulas(plan, { size, small, raw: own("ownRaw"), imps: own("ownImps") });
  const unlessNone = (formula: string) => `IF(${cell("rawNs")}="","",${formula})`;
  const asPlanned = (ns: Step, ew: Step) => `IF(${cell("turned")}>0,${cell(ew)},${cell(ns)})`;
  const lines = (step: "key" | "low" | "high") => turned.range(step);
  const isTurned = `(${lines("key")}=${key})*(${lines("low")}<=${cell("instead")})*(${lines("high")}>=${cell("instead")})`;
  return {
    size: `IF(${key}=0,"",${countWhere(`((${all("compared")}<>"")+(${all("listed")}>0))*(${all("group")}="")`)}+${ofBoard("wrong")})`,
    small: `IF(${key}=0,0,${worth.small(ofBoard("count"))})`,
    rawNs: `IF(${key}=0,"",IF(${ofBoard("scores")}<2,"",${worth.matchpointsNs}))`,
    rawEw: unlessNone(worth.matchpointsEw(cell("rawNs"), worth.moreMatchpoints(own("moreRaw")))),
    ownNs: unlessNone(worth.impsNs),
    ownEw: unlessNone(worth.impsEw(cell("ownNs"), worth.moreImps(own("moreImps")))),
    turned: `IF(${key}=0,0,${countWhere(isTurned)})`,
    matchpointsNs: asPlanned("rawNs", "rawEw"),
    matchpointsEw: asPlanned("rawEw", "rawNs"),
    impsNs: asPlanned("ownNs", "ownEw"),
    impsEw: asPlanned("ownEw", "ownNs"),
    boards: `COUNT(${cell("rawNs")})`,
  };
}
