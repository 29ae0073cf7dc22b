import type { FieldPlan } from "../../sessions/field/plan";
import type { ScoredField, ScoredFieldBoard } from "../../sessions/field/scored-field";
import type { Dialect } from "../dialect";
import { computed, type Computed } from "../kit/content";
import { countEqual, countOfNumber, countWhere, firstTrue, rankOf, unlessBlank } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { fillDown, type RowContents, writeHeadings, writeRow } from "../kit/write-list";
import { calledContract } from "../tables/table";
import { type AtTable, between, type BoardColumn, type BoardScores, twoOf } from "./board-scores";
import {
  averageFormulas,
  divisorFormula,
  givenFormula,
  groupFormula,
  isRuledScore,
  RULED_OPEN,
  ruledFormulas,
  turnedFormula,
} from "./ruled-formulas";
import { givenWorth, impsGiven, pointsFormulas } from "./score-formulas";
import type { FieldTable } from "./tables";

/** Writes the scores of all boards at all tables. */
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
        // A blank cell would count as 0 when compared.
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

/** IMPs of the first table's score against the second's. */
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
  /** The other tables that play the board. */
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
  /** Uses given scores if there are any; is otherwise blank until there is another score to compare with. */
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
    // Of equal scores, the lower table's comes first.
    `${rankOf(compared, all)}+${countOfNumber(above, compared)}-1`
  );
  const byGiven = hasLetters ? ruledFormulas(cell("given"), cell("divisor"), ew) : averageFormulas(cell("given"), ew);
  // In comparisons, blank text is greater than any number.
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

function declarerFormula(place: FieldTable, board: number): string {
  const declarer = place.ownStep("declarer", board);
  return `IF(N(${declarer})=0,"",MID("NESW",${declarer},1))`;
}

/** IMPs for the team North-South here; averages replace them, those of Table 1 first. */
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
