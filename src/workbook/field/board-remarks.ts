import { isInTeams } from "../../sessions/field/plan";
import { type ScoredField, type ScoredFieldRound } from "../../sessions/field/score-field";
import { saidIn } from "../kit/check";
import { computed, type Computed } from "../kit/content";
import { firstThat, type Case } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { placeList, putHeadings, putRow, recordOf, type List, type RowContents } from "../kit/list";
import { textLiteral } from "../reference";
import { rowsOf } from "../tables/table";
import { numberOf } from "../working/lists";
import { onWorking } from "../working/steps";
import type { BoardScores } from "./board-scores";
import type { RoundsOver } from "./rounds-over";
import type { FieldTable } from "./tables";
import { fieldTexts } from "./texts";

/**
 * Whether a table has played all of a board's round, what is wrong with the board there, 1 where something is, and the
 * number of what is to be looked at.
 */
const AT_TABLE = ["over", "wrong", "faulty", "look"] as const;
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
        const { wrong, look } = remarksAt(remarked, place, board.board, list);
        return {
          [`over${place.table}`]: computed(overFormula(remarked, place, round)),
          [`wrong${place.table}`]: wrong,
          [`faulty${place.table}`]: computed(`IF(${list.cell(`wrong${place.table}`, row)}="",0,1)`),
          [`look${place.table}`]: look,
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

/** What is wrong with a board at a table, and what is to be looked at or still to come. */
function remarksAt(
  { session, places, boards }: Remarked,
  place: FieldTable,
  board: number,
  list: BoardRemarks
): Readonly<Record<"wrong" | "look", Computed>> {
  const row = place.rowOf(board);
  const others = places.filter((other) => other !== place);
  const given = (key: "given" | "ns") => boards.cell(`${key}${place.table}`, row);
  const { badAverages, averagesDiffer } = fieldTexts.tables;
  const wrong: Case[] = [
    saidIn(place.ownStep("said", board)),
    [`AND(${given("given")}<>"",${given("ns")}="")`, textLiteral(badAverages)],
  ];
  if (isInTeams(session.plan.scoring)) wrong.push([differFormula(boards, row), textLiteral(averagesDiffer)]);
  const asked = place.ownStep("asked", board);
  const missing = others.map((other): Case => {
    return [`${boards.cell(`settled${other.table}`, row)}=0`, String(numberOf({ missing: other.index }))];
  });
  const look: Case[] = [[`${asked}>0`, asked], [`${list.cell(`over${place.table}`, row)}=0`, "0"], ...missing];
  return { wrong: computed(firstThat(wrong)), look: computed(firstThat(look, "0")) };
}

/** Whether both tables have averages which are not the same for each team: East-West at Table 2 is North-South at Table 1. */
function differFormula(boards: BoardScores, row: number): string {
  const [ns1, ew1, ns2, ew2] = (["ns1", "ew1", "ns2", "ew2"] as const).map((key) => boards.cell(key, row));
  return `AND(${ns1}<>"",${ns2}<>"",OR(${ns1}<>${ew2},${ew1}<>${ns2}))`;
}
