import { itemAt } from "../../bridge/item-at";
import { vulnerabilityOf, type Vulnerability } from "../../bridge/vulnerability";
import { FULL_PERCENT } from "../../bridge/weighted-score";
import { tableNumbers } from "../../movements/movement";
import { SMALL_GROUP } from "../../bridge/fouled-board";
import { topOf } from "../../bridge/matchpoints";
import { AVERAGE_PLUS } from "../../bridge/own-average";
import { averageImps } from "../../bridge/traveller-score";
import { unitsPerPoint } from "../../sessions/field/units";
import { hasGroups, type FieldPlan } from "../../sessions/field/plan";
import type { ScoredField, ScoredFieldBoard } from "../../sessions/field/score-field";
import type { Dialect } from "../dialect";
import { computed, type Computed } from "../kit/content";
import { countOfNumber, countWhere, firstTrue, rankOf, rounded, sumWhere, unlessBlank } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { fillDown, layOutList, writeHeadings, writeRow, recordOf, type List, type RowContents } from "../kit/list";
import { textLiteral } from "../reference";
import { calledContract } from "../tables/table";
import { columnAfterSteps, onWorking } from "../working/steps";
import { givenFormula, groupFormula, letterFormula, percentFormula, sideFormulas } from "./ruled-formulas";
import type { FieldTable } from "./tables";
import { fieldTexts } from "./texts";

/** What the Working sheet has of a board at each table. */
const AT_TABLE = [
  /** What was typed in the column Adjusted, as it is read: "60/40". */
  "given",
  /** The percentage that stands there for each side, and what it gives each where there are both. */
  "saidNs",
  "saidEw",
  "ns",
  "ew",
  /** What was typed as the group of a fouled board, and the group as it is read. */
  "letter",
  "group",
  /** The line of the Director's list in which its weighted score begins; 0 for none. */
  "listed",
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
  /** What it is worth, in parts: see sessions/field/units.ts. */
  "matchpointsNs",
  "matchpointsEw",
  "impsNs",
  "impsEw",
  /** At two tables the IMPs for the side North-South here, in teams. */
  "teamImps",
  /** What the board's traveller says: the contract with its result, who declared it, and the points or what was given. */
  "called",
  "declarer",
  "result",
  /** The line of its traveller on which it stands, from 1: North-South's best score first, those without one last. */
  "line",
] as const;
type AtTable = (typeof AT_TABLE)[number];

/** How many scores a board has, how many of them are compared, and 1 where every table has one. */
const OF_BOARD = ["scores", "count", "complete"] as const;

/**
 * Of a board that may have scores by the Director's lists: its number; its vulnerability, 1 North-South, 2 East-West and 3
 * both; 1 where it has such scores, 2 where one of them is split; and how many times it was played in place of another.
 */
const OF_LISTED = ["number", "vulnerability", "weighted", "wrong"] as const;

const VULNERABILITIES: Readonly<Record<Vulnerability, number>> = { None: 0, "N-S": 1, "E-W": 2, Both: 3 };

/** What a board's columns are: those of each table side by side, and the IMPs between each two tables. */
type BoardColumn =
  `${AtTable}${number}` | (typeof OF_BOARD | typeof OF_LISTED)[number] | `between${number}and${number}`;

/** What the boards are worth at all tables, on the Working sheet: a row for each, lowest number first. */
export interface BoardScores extends List<BoardColumn> {
  /** The row of a board in the list, from 0. */
  readonly rowOf: (board: number) => number;
}

/** What formulas here read of the steps of weighted scores: see director/weighted-steps.ts. */
interface WeightedRanges extends Pick<List<WeightedRange>, "range"> {
  /** The rows of boards that were played in place of others. */
  readonly wrong: readonly [first: number, last: number];
}
type WeightedRange = "counted" | "board" | "compared" | "points" | "ns" | "ew" | OwnWorth | `against${number}`;
type OwnWorth = "ownRaw" | "moreRaw" | "ownImps" | "moreImps";

/** What stands for a board at a table. */
export function placeKey(board: string, table: number | string): string {
  return `${board}*100+${table}`;
}

/** Each two of some tables, counted from 1, the lower number first. */
function twoOf(tables: number): (readonly [first: number, second: number])[] {
  const all = tableNumbers(tables);
  return all.flatMap((first) => all.filter((second) => second > first).map((second) => [first, second] as const));
}

function between(first: number, second: number): BoardColumn {
  return `between${first}and${second}`;
}

/** Places what the boards are worth right of the steps of all tables. */
export function placeBoardScores(plan: FieldPlan, places: readonly FieldTable[]): BoardScores {
  const keys: BoardColumn[] = [
    ...keysOf(plan).flatMap((key) => tableNumbers(places.length).map((number): BoardColumn => `${key}${number}`)),
    ...OF_BOARD,
    ...(hasGroups(plan) ? OF_LISTED : []),
    ...twoOf(places.length).map(([first, second]) => between(first, second)),
  ];
  const rows = new Map(plan.inPlay.map(({ board }, row) => [board, row]));
  const list = layOutList(
    // What is typed is read by its row, by another formula in each.
    recordOf(keys, (key) => ({ heading: `Field ${key}`, isFilledDown: !/^(given|letter)/.test(key) })),
    { ...onWorking("scores"), ...rowsFor(plan, places), left: columnAfterSteps(places.length), rows: rows.size }
  );
  const rowOf = (board: number) => rows.get(board) ?? 0;
  return { ...list, rowOf };
}

/** The columns of each table: in teams of two tables no board has groups. */
function keysOf({ tables, scoring, fouled }: FieldPlan): AtTable[] {
  const without: readonly AtTable[] = [
    ...(tables === 2 ? [] : (["teamImps"] as const)),
    ...(hasGroups({ scoring }) ? [] : (["letter", "group", "listed", "small"] as const)),
    ...(fouled === "white-book" ? [] : (["small"] as const)),
  ];
  return AT_TABLE.filter((key) => !without.includes(key));
}

/** Whether all tables' sheets have the boards in the same rows: they share those of a round, and play them by number. */
function areInRows({ inPlay }: Pick<FieldPlan, "inPlay">, places: readonly FieldTable[]): boolean {
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
  plan: FieldPlan,
  places: readonly FieldTable[]
): Partial<Pick<List<string>, "firstRow" | "bands" | "fillGroup">> {
  const [table] = places;
  if (table && areInRows(plan, places)) return { firstRow: table.list.firstRow, bands: table.list.bands };
  const steps = plan.inPlay.map((_, row) => stepsOf(plan, places, row));
  return { fillGroup: (row) => itemAt(steps, row) };
}

/** Which tables play a board, and how far away their steps stand. */
function stepsOf({ inPlay }: FieldPlan, places: readonly FieldTable[], row: number): string {
  const { board, seatings } = itemAt(inPlay, row);
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
  dialect: Dialect,
  weighted: WeightedRanges | null
): void {
  writeHeadings(grid, list);
  const { results } = session.plan;
  const copied = fillDown(list);
  for (const board of session.boards) {
    const row = list.rowOf(board.board);
    const playing = new Set(board.plays.map(({ table }) => table));
    const formulas = copied(list.fillGroup?.(row, "") ?? "", row, () => {
      const contents: { -readonly [key in BoardColumn]?: RowContents<BoardColumn>[key] } = {};
      Object.assign(contents, ofBoard(list, board, row, places.length, weighted));
      for (const place of places) {
        if (playing.has(place.table))
          Object.assign(contents, atTable(list, place, board, [places.length, results], weighted));
        // A blank cell would be compared as 0.
        else contents[`compared${place.table}`] = computed('""');
      }
      for (const two of twoOf(places.length))
        if (two.every((table) => playing.has(table))) contents[between(...two)] = impsBetween(list, row, two, dialect);
      return contents;
    });
    const ofListed = weighted && {
      number: board.board,
      vulnerability: VULNERABILITIES[vulnerabilityOf(board.board)],
    };
    writeRow(grid, list, row, { ...formulas, ...ofListed });
  }
}

function ofBoard(
  list: BoardScores,
  { plays }: ScoredFieldBoard,
  row: number,
  tables: number,
  weighted: WeightedRanges | null
): RowContents<BoardColumn> {
  const all = (key: AtTable) => list.cells([`${key}1`, `${key}${tables}`], row, row);
  const listed = weighted ? `+${countWhere(`--(${all("listed")}>0)`)}+${list.cell("wrong", row)}` : "";
  return {
    scores: computed(`COUNT(${all("compared")})+COUNT(${all("ns")})${listed}`),
    count: computed(`COUNT(${all("compared")})${listed}`),
    ...(weighted && {
      weighted: computed(weightedFormula(list.cell("number", row), weighted)),
      wrong: computed(wrongFormula(list, row, weighted)),
    }),
    complete: computed(`IF(SUM(${all("done")})=${plays.length},1,0)`),
  };
}

/** 1 where a board has weighted scores, 2 where one of them is split. */
function weightedFormula(number: string, { range }: WeightedRanges): string {
  const isOf = `(${range("board")}=${number})`;
  const split = countWhere(`${isOf}*(${range("ns")}<>${range("ew")})`);
  return `IF(${countWhere(`--${isOf}`)}=0,0,IF(${split}=0,1,2))`;
}

/** How many lines of boards that were played in place of others have a board. */
function wrongFormula(list: BoardScores, row: number, { range, wrong }: WeightedRanges): string {
  const isOf = `--(${range("board", ...wrong)}=${list.cell("number", row)})`;
  return `IF(${list.cell("weighted", row)}=0,0,${countWhere(isOf)})`;
}

/** The IMPs of a table's score against another's. */
function impsBetween(
  list: BoardScores,
  row: number,
  tables: readonly [first: number, second: number],
  dialect: Dialect
): Computed {
  const [here, there] = tables.map((table) => list.cell(`compared${table}`, row));
  const difference = `(${here}-${there})`;
  const isCompared = `COUNT(${here},${there})=2`;
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
export function pointsFormulas({ results }: Pick<FieldPlan, "results">, { size, small, raw, imps }: ComparedCells) {
  const parts = unitsPerPoint(results);
  const whole = topOf(results) * parts;
  const { maxSize: most, part, average, step } = SMALL_GROUP;
  const ofStep = String((whole * step) / 100);
  const plus = String(averageImps(AVERAGE_PLUS) * parts);
  /** By the rule of small groups for such a one, or for an only score. */
  const unlessSmall = (formula: string, ofSmall: string, isOnly = false) =>
    small === null ? formula : `IF(${isOnly ? `${small}*${size}=1` : `${small}=1`},${ofSmall},${formula})`;
  const less = (more: string) => (more === "" ? "" : `-${more}`);
  return {
    /** 1 where the group is a small one of all that are compared. */
    small: (count: string) => `IF(AND(${size}<=${most},${size}*${part}<=${count}),1,0)`,
    matchpointsNs: exactly(
      unlessSmall(`(${raw}+1)*${results * parts}/${size}-${parts}`, `${ofStep}*(${raw}-${size}+${average / step + 1})`)
    ),
    /** By North-South's, less what {@link moreMatchpoints} East-West's scores have for North-South. */
    matchpointsEw: (ns: string, more: string) =>
      `${unlessSmall(String(whole), String((whole * 2 * average) / 100))}-${ns}${less(more)}`,
    moreMatchpoints: (raw: string) => exactly(`${raw}*${unlessSmall(`${results * parts}/${size}`, ofStep)}`),
    impsNs: `IF(${size}<2,${unlessSmall("0", plus)},${exactly(`(${imps})*${parts}/(${size}-1)`)})`,
    // Both sides of an only score have an average plus.
    impsEw: (ns: string, more: string) => unlessSmall(`0-${ns}${less(more)}`, plus, true),
    moreImps: (imps: string) => exactly(`${imps}*${parts}/MAX(1,${size}-1)`),
  };
}

/** See {@link pointsFormulas}. */
function atTable(
  list: BoardScores,
  place: FieldTable,
  { board, plays }: ScoredFieldBoard,
  [tables, results]: readonly [tables: number, results: number],
  weighted: WeightedRanges | null
): RowContents<BoardColumn> {
  const { table, ownStep, outsideCell } = place;
  const row = list.rowOf(board);
  const parts = unitsPerPoint(results);
  const cell = (key: AtTable) => list.cell(`${key}${table}`, row);
  const [scores, count] = [list.cell("scores", row), list.cell("count", row)];
  const [ns, ew, compared, standing] = [cell("ns"), cell("ew"), cell("compared"), ownStep("standing", board)];
  /** Those at other tables that play the board, and which of its lines this table's is. */
  const others = plays.filter((play) => play.table !== table).map((play) => play.table);
  const line = plays.findIndex((play) => play.table === table) + 1;
  const all = list.cells(["compared1", `compared${tables}`], row, row);
  const hasLetters = list.has(`group${table}`);
  const groups = hasLetters ? `*(${list.cells(["group1", `group${tables}`], row, row)}=${cell("group")})` : "";
  const among = (condition: string) => countWhere(groups === "" ? `--(${condition})` : `(${condition})${groups}`);
  const beaten = `${countWhere(`(2*(${all}<${compared})+(${all}=${compared}))${groups}`)}-1`;
  const byList = weighted && weightedAt(list, weighted, row, table);
  /** A formula with what the Director's list says besides; nothing where there is no list. */
  const listed = (formula: (of: WeightedAt) => string) => (byList ? formula(byList) : "");
  const ifListed = (then: string, otherwise: string) =>
    byList ? `IF(${byList.line}>0,${then},${otherwise})` : otherwise;
  const [size, raw] = [cell("size"), cell("raw")];
  const small = list.has(`small${table}`) ? cell("small") : null;
  const whole = topOf(results) * parts;
  const sum = others
    .map((other) =>
      other > table ? `+N(${list.cell(between(table, other), row)})` : `-N(${list.cell(between(other, table), row)})`
    )
    .join("");
  const imps = ifListed(
    listed(({ own }) => own("ownImps")),
    `0${sum}${listed((of) => `+${of.ifAny(of.swung("ns"))}`)}`
  );
  const worth = pointsFormulas({ results }, { size, small, raw, imps });
  /** By what was given; or nothing until there is another score, then by what the points are worth. */
  const unlessGiven = (side: string, given: string, byPoints: string) =>
    firstTrue(
      [
        [`${side}<>""`, given],
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
  return {
    [`given${table}`]: computed(ifListed('""', givenFormula(outsideCell("adjusted", board)))),
    [`saidNs${table}`]: computed(sideFormulas(cell("given")).saidNs),
    [`saidEw${table}`]: computed(sideFormulas(cell("given")).saidEw),
    [`ns${table}`]: computed(percentFormula(cell("saidNs"), cell("saidEw"))),
    [`ew${table}`]: computed(percentFormula(cell("saidEw"), cell("saidNs"))),
    [`compared${table}`]: computed(
      byList ? `IF(AND(${ns}="",${byList.line}=0),${standing},"")` : `IF(${ns}="",${standing},"")`
    ),
    ...(hasLetters && {
      [`letter${table}`]: computed(letterFormula(outsideCell("group", board))),
      [`group${table}`]: computed(groupFormula(cell("letter"))),
    }),
    ...(byList && { [`listed${table}`]: computed(byList.lineFormula) }),
    [`size${table}`]: computed(
      byList
        ? `IF(AND(${compared}="",${byList.line}=0),"",${among(`(${all}<>"")+(${byList.lines}>0)`)}+(${cell("group")}="")*${list.cell("wrong", row)})`
        : unlessBlank(compared, among(`${all}<>""`))
    ),
    [`raw${table}`]: computed(
      ifListed(
        listed(({ own }) => own("ownRaw")),
        unlessBlank(compared, `${beaten}${listed((of) => `+${of.ifAny(of.beaten("ns"))}`)}`)
      )
    ),
    ...(small !== null && {
      [`small${table}`]: computed(`IF(${size}="",0,${worth.small(count)})`),
    }),
    [`done${table}`]: computed(`IF(COUNT(${ns},${standing})${listed(({ line }) => `+${line}`)}>0,1,0)`),
    [`settled${table}`]: computed(`IF(${cell("done")}+${ownStep("settled", board)}>0,1,0)`),
    [`matchpointsNs${table}`]: computed(unlessGiven(ns, `${whole}*${ns}/100`, worth.matchpointsNs)),
    [`matchpointsEw${table}`]: computed(
      unlessGiven(
        ew,
        `${whole}*${ew}/100`,
        worth.matchpointsEw(
          cell("matchpointsNs"),
          listed((of) => of.ifSplit(worth.moreMatchpoints(of.more("moreRaw", of.beaten("tilt")))))
        )
      )
    ),
    [`impsNs${table}`]: computed(unlessGiven(ns, impsGiven(ns, parts), worth.impsNs)),
    [`impsEw${table}`]: computed(
      unlessGiven(
        ew,
        impsGiven(ew, parts),
        worth.impsEw(
          cell("impsNs"),
          listed((of) => of.ifSplit(worth.moreImps(of.more("moreImps", of.swung("tilt")))))
        )
      )
    ),
    ...(list.has("teamImps1") && {
      [`teamImps${table}`]: computed(teamFormula(list, row, table)),
    }),
    [`called${table}`]: calledContract(place, board, ownStep),
    [`declarer${table}`]: computed(declarerFormula(place, board)),
    [`result${table}`]: computed(
      ifListed(textLiteral(fieldTexts.director.shown), `IF(${ns}="",${standing},${cell("given")})`)
    ),
    [`line${table}`]: computed(lineOf),
  };
}

/** What the Director's list of weighted scores says of a board at a table, and to its score. */
interface WeightedAt {
  /** The cell of the line in which its own score begins, 0 for none; its formula; and those of all tables. */
  readonly line: string;
  readonly lineFormula: string;
  readonly lines: string;
  /** What its own weighted score has. */
  readonly own: (step: OwnWorth) => string;
  /** What the table's score has against those of others, by a side's shares, or by what East-West's are more. */
  readonly beaten: (shares: "ns" | "tilt") => string;
  readonly swung: (shares: "ns" | "tilt") => string;
  /** 0 where the board has no weighted score, or none that is split. */
  readonly ifAny: (formula: string) => string;
  readonly ifSplit: (formula: string) => string;
  /** By the own score, or else by the others'. */
  readonly more: (step: "moreRaw" | "moreImps", byOthers: string) => string;
}

function weightedAt(list: BoardScores, steps: WeightedRanges, row: number, table: number): WeightedAt {
  const cell = (key: BoardColumn) => list.cell(key, row);
  const [number, weighted, line, score] = [
    cell("number"),
    cell("weighted"),
    cell(`listed${table}`),
    cell(`compared${table}`),
  ];
  // The formulas are copied down alone: without the columns' dollar signs they are shorter.
  const range = (key: WeightedRange) => steps.range(key).replace(/\$(?=[A-Z])/g, "");
  const shares = (of: "ns" | "tilt") => (of === "ns" ? range("ns") : `(${range("ew")}-${range("ns")})`);
  const own: WeightedAt["own"] = (step) => `INDEX(${range(step)},${line})`;
  const isCompared = `(${range("compared")}=${number}&${cell(`group${table}`)})`;
  return {
    line,
    lineFormula: `IF(${weighted}=0,0,IFERROR(MATCH(${placeKey(number, table)},${range("counted")},0),0))`,
    lines: list.cells(["listed1", `listed${tablesIn(list)}`], row, row),
    own,
    beaten: (of) =>
      `${countWhere(`${isCompared}*${shares(of)}*(2*(${range("points")}<${score})+(${range("points")}=${score}))`)}/${FULL_PERCENT}`,
    swung: (of) =>
      `${sumWhere(`(${range("board")}=${number})*${shares(of)}`, range(`against${table}`))}/${FULL_PERCENT}`,
    ifAny: (formula) => `IF(${weighted}=0,0,${formula})`,
    ifSplit: (formula) => `IF(${weighted}<2,0,${formula})`,
    more: (step, byOthers) => `IF(${line}>0,${own(step)},${byOthers})`,
  };
}

/** How many tables a list has columns for. */
function tablesIn(list: BoardScores): number {
  return Object.keys(list.columns).filter((key) => /^compared\d/.test(key)).length;
}

/** Without the noise of binary fractions: all that a board is worth is a whole number of parts. */
function exactly(parts: string): string {
  return rounded(parts, 0);
}

/** Who declared. */
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

/** What a table has, of all tables of a board, by a cell with its number: for any sheet. */
export function ofTable(list: BoardScores, key: AtTable, row: number, tables: number, table: string): string {
  return `INDEX(${list.outside.range([`${key}1`, `${key}${tables}`], row, row)},${table})`;
}

/** What parts on the Working sheet are shown as: points to hundredths, nothing where there is nothing. */
export function shownPoints(cell: string, results: number): Computed {
  return computed(unlessBlank(cell, rounded(`${cell}/${unitsPerPoint(results)}`)));
}
