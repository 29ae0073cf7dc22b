import { itemAt } from "../../bridge/item-at";
import { tableNumbers } from "../../movements/movement";
import { SMALL_GROUP } from "../../bridge/fouled-board";
import { topOf } from "../../bridge/matchpoints";
import { AVERAGE, AVERAGE_PLUS } from "../../bridge/own-average";
import { averageImps } from "../../bridge/traveller-score";
import { unitsPerPoint } from "../../sessions/field/units";
import { hasGroups, type BoardInPlay, type FieldPlan } from "../../sessions/field/plan";
import type { ScoredField, ScoredFieldBoard } from "../../sessions/field/scored-field";
import type { Dialect } from "../dialect";
import { computed, type Computed } from "../kit/content";
import { countEqual, countOfNumber, countWhere, firstTrue, rankOf, rounded, unlessBlank } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { recordOf } from "../kit/columns";
import type { List } from "../kit/list";
import { fillDown, type RowContents, writeHeadings, writeRow } from "../kit/write-list";
import { calledContract } from "../tables/table";
import { columnAfterSteps, stepList } from "../working/steps";
import {
  averageFormulas,
  divisorFormula,
  givenFormula,
  groupFormula,
  isRuledScore,
  RULED,
  RULED_OPEN,
  ruledFormulas,
  turnedFormula,
} from "./ruled-formulas";
import type { FieldTable } from "./tables";

/** Steps of a board at each table. */
const AT_TABLE = [
  /** The column Adjusted, as read: "60/40". */
  "given",
  /** See {@link divisorFormula}; and what it gives each side: see {@link ruledFormulas}. */
  "divisor",
  "ns",
  "ew",
  /** The group of a fouled board; and 1 where the pairs sat the wrong way. */
  "group",
  "turned",
  /** The points, where nothing was given in their place: what is compared. */
  "compared",
  /** How many are compared with each other there, itself among them, and the matchpoints among those. */
  "size",
  "raw",
  /** 1 where these are a small group of a fouled board. */
  "small",
  /** 1 where there is either. */
  "done",
  /** 1 where nothing more is to come: there is either, or it is not played. */
  "settled",
  /** Score in units: see sessions/field/units.ts. */
  "matchpointsNs",
  "matchpointsEw",
  "impsNs",
  "impsEw",
  /** At two tables the IMPs for the side North-South here, in teams. */
  "teamImps",
  /** Columns of the board's traveller: contract with result, declarer, and points or averages. */
  "called",
  "declarer",
  "result",
  /** Line in the traveller, from 1: North-South's best score first, those without a score last. */
  "line",
] as const;
type AtTable = (typeof AT_TABLE)[number];

/** How many scores a board has, how many of them are compared, and 1 where every table has one. */
const OF_BOARD = ["scores", "count", "complete"] as const;

/** The number of a board that may have rulings. */
const OF_RULED = ["number"] as const;

/** Columns of each table side by side, of the board itself, and the IMPs between each two tables. */
type BoardColumn = `${AtTable}${number}` | (typeof OF_BOARD | typeof OF_RULED)[number] | `between${number}and${number}`;

/** Scores of the boards at all tables, on the Working sheet: a row for each board, lowest number first. */
export interface BoardScores extends List<BoardColumn> {
  /** The row of a board in the list, from 0. */
  readonly rowOf: (board: number) => number;
}

/** Each two of some tables, counted from 1, the lower number first. */
function twoOf(tables: number): (readonly [first: number, second: number])[] {
  const all = tableNumbers(tables);
  return all.flatMap((first) => all.filter((second) => second > first).map((second) => [first, second] as const));
}

function between(first: number, second: number): BoardColumn {
  return `between${first}and${second}`;
}

/** The boards in play, those of a set together, even if others have numbers between theirs. */
function inSets({ inPlay }: Pick<FieldPlan, "inPlay">): BoardInPlay[] {
  const lowest = ({ seatings: [seating] }: BoardInPlay) => Math.min(...(seating?.boards ?? []));
  return [...inPlay].sort((a, b) => lowest(a) - lowest(b) || a.board - b.board);
}

/**
 * Places what the boards are worth right of the steps of all tables.
 * @param sheets number of the tables' sheets.
 */
export function placeBoardScores(plan: FieldPlan, places: readonly FieldTable[], sheets: number): BoardScores {
  const keys: BoardColumn[] = [
    ...keysOf(plan).flatMap((key) => tableNumbers(places.length).map((number): BoardColumn => `${key}${number}`)),
    ...OF_BOARD,
    ...(hasGroups(plan) ? OF_RULED : []),
    ...twoOf(places.length).map(([first, second]) => between(first, second)),
  ];
  const inPlay = inSets(plan);
  const rows = new Map(inPlay.map(({ board }, row) => [board, row]));
  const place = { ...rowsFor(inPlay, places), left: columnAfterSteps(sheets), rows: rows.size };
  // What is typed is read by its row, by another formula in each.
  const list = stepList("scores", keys, place, (key) => !/^(given|group|turned)/.test(key));
  const rowOf = (board: number) => rows.get(board) ?? 0;
  return { ...list, rowOf };
}

/** The columns of each table: in teams of two tables no board has groups. */
function keysOf({ tables, scoring, fouled }: FieldPlan): AtTable[] {
  const without: readonly AtTable[] = [
    ...(tables === 2 ? [] : (["teamImps"] as const)),
    ...(hasGroups({ scoring }) ? [] : (["divisor", "group", "turned", "small"] as const)),
    ...(fouled === "white-book" ? [] : (["small"] as const)),
  ];
  return AT_TABLE.filter((key) => !without.includes(key));
}

/**
 * True if all tables' sheets have a board in the same row, since they share each round's boards and play them in order.
 */
function areInRows(inPlay: readonly BoardInPlay[], places: readonly FieldTable[]): boolean {
  const rowsIn = ({ list, boards }: FieldTable) => boards.map((board, row) => `${list.row(row)}:${board}`).join();
  const [first, ...others] = places;
  return (
    first !== undefined &&
    first.boards.join() === inPlay.map(({ board }) => board).join() &&
    others.every((place) => rowsIn(place) === rowsIn(first))
  );
}

/** The rows of the tables' sheets where these are the same, so that all formulas look alike; else which do. */
function rowsFor(
  inPlay: readonly BoardInPlay[],
  places: readonly FieldTable[]
): Partial<Pick<List<string>, "firstRow" | "bands" | "fillGroup">> {
  const [table] = places;
  if (table && areInRows(inPlay, places)) return { firstRow: table.list.firstRow, bands: table.list.bands };
  const steps = inPlay.map((board, row) => stepsOf(board, places, row));
  return { fillGroup: (row) => itemAt(steps, row) };
}

/** Key of rows with the same tables in play, and the same distance to their steps. */
function stepsOf({ board, seatings }: BoardInPlay, places: readonly FieldTable[], row: number): string {
  return places
    .filter(({ table }) => seatings.some((seating) => seating.table === table))
    .map(({ table, steps, rowOf }) => `${table}:${steps.row(rowOf(board)) - row}`)
    .join();
}

/** Writes what each board is worth at each table. */
export function putBoardScores(
  grid: Grid,
  list: BoardScores,
  places: readonly FieldTable[],
  session: ScoredField,
  dialect: Dialect
): void {
  writeHeadings(grid, list);
  const copied = fillDown(list);
  for (const board of session.boards) {
    const row = list.rowOf(board.board);
    const playing = new Set(board.plays.map(({ table }) => table));
    const formulas = copied(list.fillGroup?.(row, "") ?? "", row, () => {
      const contents: { -readonly [key in BoardColumn]?: RowContents<BoardColumn>[key] } = {};
      Object.assign(contents, ofBoard(list, board, row, places.length));
      for (const place of places) {
        if (playing.has(place.table))
          Object.assign(contents, atTable(list, place, board, [places.length, session.plan]));
        // A blank cell would be compared as 0.
        else contents[`compared${place.table}`] = computed('""');
      }
      for (const two of twoOf(places.length))
        if (two.every((table) => playing.has(table))) contents[between(...two)] = impsBetween(list, row, two, dialect);
      return contents;
    });
    writeRow(grid, list, row, { ...formulas, ...(list.has("number") && { number: board.board }) });
  }
}

function ofBoard(
  list: BoardScores,
  { plays }: ScoredFieldBoard,
  row: number,
  tables: number
): RowContents<BoardColumn> {
  const all = (key: AtTable) => list.cells([`${key}1`, `${key}${tables}`], row, row);
  return {
    scores: computed(
      `COUNT(${all("compared")})+COUNT(${all("ns")})${list.has("number") ? `-${countEqual(all("ns"), RULED_OPEN)}` : ""}`
    ),
    count: computed(`COUNT(${all("compared")})`),
    complete: computed(`IF(SUM(${all("done")})=${plays.length},1,0)`),
  };
}

/** The IMPs of a table's score against another's. */
function impsBetween(
  list: BoardScores,
  row: number,
  tables: readonly [first: number, second: number],
  dialect: Dialect
): Computed {
  const [first, second] = tables.map((table) => list.cell(`compared${table}`, row));
  const difference = `(${first}-${second})`;
  const isCompared = `COUNT(${first},${second})=2`;
  const groups = tables.map((table) => list.has(`group${table}`) && list.cell(`group${table}`, row));
  const condition = groups.every(Boolean) ? `AND(${isCompared},${groups.join("=")})` : isCompared;
  return computed(`IF(${condition},${dialect.imps(difference)},"")`);
}

/** The cells of a score that is compared with others. */
interface ComparedCells {
  /** How many are compared with each other, itself among them; and 1 where these are a small group, null without such. */
  readonly size: string;
  readonly small: string | null;
  /** Its matchpoints among those, and the formula of its IMPs against them. */
  readonly raw: string;
  readonly imps: string;
}

/** The formulas of what a score is worth, in parts: see bridge/matchpoints.ts and bridge/cross-imps.ts. */
function pointsFormulas({ results }: Pick<FieldPlan, "results">, { size, small, raw, imps }: ComparedCells) {
  const parts = unitsPerPoint(results);
  const whole = topOf(results) * parts;
  const { maxSize, part, average, step } = SMALL_GROUP;
  const ofStep = String((whole * step) / 100);
  const plus = String(averageImps(AVERAGE_PLUS) * parts);
  /** By the rule of small groups for such a one, or for an only score. */
  const unlessSmall = (formula: string, ofSmall: string, isOnly = false) =>
    small === null ? formula : `IF(${isOnly ? `${small}*${size}=1` : `${small}=1`},${ofSmall},${formula})`;
  return {
    /** 1 where the group is a small one of all that are compared. */
    small: (count: string) => `IF(AND(${size}<=${maxSize},${size}*${part}<=${count}),1,0)`,
    matchpointsNs: exactly(
      unlessSmall(`(${raw}+1)*${results * parts}/${size}-${parts}`, `${ofStep}*(${raw}-${size}+${average / step + 1})`)
    ),
    matchpointsEw: (ns: string) => `${unlessSmall(String(whole), String((whole * 2 * average) / 100))}-${ns}`,
    impsNs: `IF(${size}<2,${unlessSmall("0", plus)},${exactly(`(${imps})*${parts}/(${size}-1)`)})`,
    // Both sides of an only score have an average plus.
    impsEw: (ns: string) => unlessSmall(`0-${ns}`, plus, true),
  };
}

/** The formulas of what a written score is worth, in parts: see sessions/field/ruled-score.ts. */
export function writtenFormulas(
  { scoring, results }: Pick<FieldPlan, "scoring" | "results">,
  score: string
): Record<"matchpoints" | "imps", string> {
  const parts = unitsPerPoint(results);
  const whole = topOf(results) * parts;
  if (scoring === "matchpoints")
    return { matchpoints: exactly(`${whole}*${score}/100`), imps: impsGiven(rounded(score), parts) };
  return {
    matchpoints: `${whole}*(${AVERAGE}+${AVERAGE_PLUS - AVERAGE}*SIGN(${rounded(score)}))/100`,
    imps: exactly(`${score}*${parts}`),
  };
}

/** Worth of averages, in units. */
function givenWorth(plan: FieldPlan, side: string): Record<"matchpoints" | "imps", string> {
  const parts = unitsPerPoint(plan.results);
  const averages = { matchpoints: `${topOf(plan.results) * parts}*${side}/100`, imps: impsGiven(side, parts) };
  if (!hasGroups(plan)) return averages;
  const isRuled = isRuledScore(side);
  // At matchpoints both are percentages.
  if (plan.scoring === "matchpoints")
    return recordOf(WORTHS, (worth) =>
      unlessOpen(side, writtenFormulas(plan, `(${side}-${RULED}*(${isRuled}))`)[worth])
    );
  const ruled = writtenFormulas(plan, `(${side}-${RULED})`);
  return recordOf(WORTHS, (worth) => unlessOpen(side, `IF(${isRuled},${ruled[worth]},${averages[worth]})`));
}

const WORTHS = ["matchpoints", "imps"] as const;

function unlessOpen(side: string, formula: string): string {
  return `IF(${side}=${RULED_OPEN},"",${formula})`;
}

/** See {@link pointsFormulas}. */
function atTable(
  list: BoardScores,
  place: FieldTable,
  { board, plays }: ScoredFieldBoard,
  [tables, plan]: readonly [tables: number, plan: FieldPlan]
): RowContents<BoardColumn> {
  const { table, ownStep, outsideCell } = place;
  const row = list.rowOf(board);
  const cell = (key: AtTable) => list.cell(`${key}${table}`, row);
  const [scores, count] = [list.cell("scores", row), list.cell("count", row)];
  const [ns, ew, compared, points] = [cell("ns"), cell("ew"), cell("compared"), ownStep("standing", board)];
  /** Those at other tables that play the board, and which of its lines this table's is. */
  const others = plays.filter((play) => play.table !== table).map((play) => play.table);
  const line = plays.findIndex((play) => play.table === table) + 1;
  const all = list.cells(["compared1", `compared${tables}`], row, row);
  const hasLetters = list.has(`group${table}`);
  const groups = hasLetters ? `*(${list.cells(["group1", `group${tables}`], row, row)}=${cell("group")})` : "";
  const among = (condition: string) => countWhere(groups === "" ? `--(${condition})` : `(${condition})${groups}`);
  const beaten = `${countWhere(`(2*(${all}<${compared})+(${all}=${compared}))${groups}`)}-1`;
  const [size, raw] = [cell("size"), cell("raw")];
  const small = list.has(`small${table}`) ? cell("small") : null;
  const sum = others
    .map((other) =>
      other > table ? `+N(${list.cell(between(table, other), row)})` : `-N(${list.cell(between(other, table), row)})`
    )
    .join("");
  const worth = pointsFormulas(plan, { size, small, raw, imps: `0${sum}` });
  const worths = { ns: givenWorth(plan, ns), ew: givenWorth(plan, ew) };
  /** By the averages; or blank until there is another score, then by the points. */
  const unlessGiven = (byGiven: string, byPoints: string) =>
    firstTrue(
      [
        [`${ns}<>""`, byGiven],
        [`OR(${scores}<2,${size}="")`, '""'],
      ],
      byPoints
    );
  const above = list.cells(["compared1", `compared${table}`], row, row);
  const lineOf = firstTrue(
    [[`${compared}=""`, `COUNT(${all})+${line}-COUNT(${above})`]],
    // Of equal scores that of the lower table.
    `${rankOf(compared, all)}+${countOfNumber(above, compared)}-1`
  );
  const byGiven = hasLetters ? ruledFormulas(cell("given"), cell("divisor"), ew) : averageFormulas(cell("given"), ew);
  // A blank text is greater than each number.
  const ruled = hasLetters ? isRuledScore(ns) : `${ns}=""`;
  return {
    [`given${table}`]: computed(givenFormula(outsideCell("adjusted", board))),
    [`ns${table}`]: computed(byGiven.ns),
    [`ew${table}`]: computed(byGiven.ew),
    [`compared${table}`]: computed(`IF(${ns}="",${points},"")`),
    ...(hasLetters && {
      [`divisor${table}`]: computed(divisorFormula(cell("given"))),
      [`group${table}`]: computed(groupFormula(outsideCell("group", board))),
      [`turned${table}`]: computed(
        turnedFormula(outsideCell("seats", board), outsideCell("group", board), cell("group"))
      ),
    }),
    [`size${table}`]: computed(unlessBlank(compared, among(`${all}<>""`))),
    [`raw${table}`]: computed(unlessBlank(compared, beaten)),
    ...(small !== null && {
      [`small${table}`]: computed(`IF(${size}="",0,${worth.small(count)})`),
    }),
    [`done${table}`]: computed(`IF(COUNT(${ns},${points})>0,1,0)`),
    [`settled${table}`]: computed(`IF(${cell("done")}+${ownStep("settled", board)}>0,1,0)`),
    [`matchpointsNs${table}`]: computed(unlessGiven(worths.ns.matchpoints, worth.matchpointsNs)),
    [`matchpointsEw${table}`]: computed(unlessGiven(worths.ew.matchpoints, worth.matchpointsEw(cell("matchpointsNs")))),
    [`impsNs${table}`]: computed(unlessGiven(worths.ns.imps, worth.impsNs)),
    [`impsEw${table}`]: computed(unlessGiven(worths.ew.imps, worth.impsEw(cell("impsNs")))),
    ...(list.has("teamImps1") && {
      [`teamImps${table}`]: computed(teamFormula(list, row, table)),
    }),
    [`called${table}`]: calledContract(place, board, ownStep),
    [`declarer${table}`]: computed(declarerFormula(place, board)),
    [`result${table}`]: computed(`IF(${ruled},${points},${cell("given")})`),
    [`line${table}`]: computed(lineOf),
  };
}

/** Without the noise of binary fractions: all that a board is worth is a whole number of parts. */
function exactly(parts: string): string {
  return rounded(parts, 0);
}

function declarerFormula(place: FieldTable, board: number): string {
  const declarer = place.ownStep("declarer", board);
  return `IF(N(${declarer})=0,"",MID("NESW",${declarer},1))`;
}

function impsGiven(percent: string, parts = 1): string {
  return `${averageImps(AVERAGE_PLUS) * parts}*SIGN(${percent}-50)`;
}

/** The IMPs for the team North-South here; what was given to it at the first table that has something stands. */
function teamFormula(list: BoardScores, row: number, table: number): string {
  const cell = (key: BoardColumn) => list.cell(key, row);
  // At the other table this team sits East-West.
  const [at1, at2] = table === 1 ? (["ns1", "ew2"] as const) : (["ew1", "ns2"] as const);
  return firstTrue(
    [
      [`${cell(at1)}<>""`, impsGiven(cell(at1))],
      [`${cell(at2)}<>""`, impsGiven(cell(at2))],
      [`${cell("between1and2")}=""`, '""'],
    ],
    `${table === 1 ? "" : "0-"}${cell("between1and2")}`
  );
}

/** Returns a table's step of a board, by a cell with the table's number, for any sheet. */
export function ofTable(list: BoardScores, key: AtTable, row: number, tables: number, table: string): string {
  return `INDEX(${list.outside.range([`${key}1`, `${key}${tables}`], row, row)},${table})`;
}

/** Converts units of the Working sheet to points with two decimals; blank stays blank. */
export function shownPoints(cell: string, results: number): Computed {
  return computed(unlessBlank(cell, rounded(`${cell}/${unitsPerPoint(results)}`)));
}
