import { isInTeams } from "../../sessions/field/plan";
import { type ScoredField, type ScoredFieldRound } from "../../sessions/field/score-field";
import { computed, either, type Computed } from "../kit/content";
import { firstThat } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { placeList, putHeadings, putRow, recordOf, type List, type RowContents } from "../kit/list";
import { rowsOf } from "../tables/table";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { onWorking } from "../working/steps";
import type { BoardScores } from "./board-scores";
import type { RoundsOver } from "./rounds-over";
import type { FieldTable } from "./tables";
import { fieldTexts } from "./texts";

/**
 * Whether a table has played all of a board's round, what is wrong with the board there, 1 where something is; 1 where
 * another table has the same contract by the other side; and what is to be looked at.
 */
const AT_TABLE = ["over", "wrong", "faulty", "opposite", "look"] as const;
type RemarkColumn = `${(typeof AT_TABLE)[number]}${number}`;

/** What is said of the boards at all tables, on the Working sheet in the rows of the tables' sheets. */
export type BoardRemarks = List<RemarkColumn>;

/** What remarks are made from. */
interface Remarked {
  readonly session: ScoredField;
  readonly places: readonly FieldTable[];
  readonly boards: BoardScores;
  readonly over: RoundsOver;
}

/** Places what is said of the boards right of what they are worth. */
export function placeBoardRemarks(places: readonly FieldTable[], { firstRow, bands, rows, right }: BoardScores) {
  const keys = places.flatMap(({ table }) => AT_TABLE.map((key): RemarkColumn => `${key}${table}`));
  // Of which round it is stands in the formula.
  const columns = recordOf(keys, (key) => ({ heading: `Field ${key}`, shared: !key.startsWith("over") }));
  return placeList<RemarkColumn>(columns, { ...onWorking("remarks"), firstRow, bands, left: right + 1, rows });
}

/** Writes what is said of the boards. */
export function putBoardRemarks(grid: Grid, list: BoardRemarks, remarked: Remarked): void {
  putHeadings(grid, list);
  for (const round of remarked.session.rounds)
    for (const board of round.boards) {
      const row = remarked.places[0]?.rowOf(board.board) ?? 0;
      const contents = remarked.places.map((place): RowContents<RemarkColumn> => {
        return {
          [`over${place.table}`]: computed(overFormula(remarked, place, round)),
          [`wrong${place.table}`]: wrongAt(remarked, place, row),
          [`faulty${place.table}`]: computed(`IF(${list.cell(`wrong${place.table}`, row)}="",0,1)`),
          [`opposite${place.table}`]: computed(oppositeFormula(remarked, place, row)),
          [`look${place.table}`]: lookAt(remarked, place, row, list),
        };
      });
      putRow(grid, list, row, Object.assign({}, ...contents) as RowContents<RemarkColumn>);
    }
}

/** 1 where a table has played all of a round, if that is played at all. */
function overFormula({ boards, over }: Remarked, place: FieldTable, { plan }: ScoredFieldRound): string {
  const done = boards.range(`done${place.table}`, ...rowsOf(place, plan.boards));
  return `IF(AND(SUM(${done})=${plan.boards.length},${over.cell("inPlay", plan.round - 1)}=1),1,0)`;
}

/** What is wrong with a board at a table. */
function wrongAt({ session, boards }: Remarked, { table, steps }: FieldTable, row: number): Computed {
  const { badAverages, averagesDiffer } = fieldTexts.tables;
  const fault = steps.cell("fault", row);
  const isBad = `AND(${boards.cell(`given${table}`, row)}<>"",${boards.cell(`ns${table}`, row)}="")`;
  const differ = either(differFormula(boards, row), averagesDiffer);
  const others = isInTeams(session.plan.scoring) ? differ : "";
  return either(`${fault}<>""`, computed(fault), either(isBad, badAverages, others));
}

/** 1 where another table has the contract of this one by the other side: often a declarer typed for the wrong side. */
function oppositeFormula({ places }: Remarked, here: FieldTable, row: number): string {
  const [bid, side] = [here.steps.cell("bid", row), here.steps.cell("side", row)];
  const isOpposite = places
    .filter((place) => place !== here)
    .map(({ steps }) => `AND(${steps.cell("bid", row)}=${bid},${side}+N(${steps.cell("side", row)})=0)`);
  return `IF(AND(N(${bid})>0,N(${side})<>0),IF(OR(${isOpposite.join()}),1,0),0)`;
}

/** What is to be looked at of a board at a table, or which table has still to play it. */
function lookAt({ places, boards }: Remarked, here: FieldTable, row: number, list: BoardRemarks): Computed {
  const { bothSides, missing } = texts.remarks;
  const note = here.steps.cell("note", row);
  const waiting = places
    .filter((place) => place !== here)
    .map(({ table, sheet }) => [`${boards.cell(`settled${table}`, row)}=0`, textLiteral(missing(sheet))] as const);
  const still = `IF(${list.cell(`over${here.table}`, row)}=1,${firstThat(waiting, '""')},"")`;
  const opposite = either(`${list.cell(`opposite${here.table}`, row)}=1`, bothSides, computed(still));
  return either(`${note}<>""`, computed(note), opposite);
}

/** Whether both tables have averages which are not the same for each team: East-West at Table 2 is North-South at Table 1. */
function differFormula(boards: BoardScores, row: number): string {
  const [ns1, ew1, ns2, ew2] = (["ns1", "ew1", "ns2", "ew2"] as const).map((key) => boards.cell(key, row));
  return `AND(${ns1}<>"",${ns2}<>"",OR(${ns1}<>${ew2},${ew1}<>${ns2}))`;
}
