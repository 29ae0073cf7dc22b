import { boardsIn, isInTeams, type FieldPlan } from "../../sessions/field/plan";
import type { ScoredField, ScoredFieldBoard, ScoredPlay } from "../../sessions/field/scored-field";
import { boardNumber, fromRoom, movementInRoom } from "../../sessions/field/visits";
import { computed } from "../kit/content";
import { countWhere, firstTrue, type Case } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { recordOf } from "../kit/columns";
import { layOutList, type List } from "../kit/list";
import { fillDown, type RowContents, writeHeadings, writeRow } from "../kit/write-list";
import { rowsOf } from "../tables/table";
import { numberOf } from "../working/lists";
import { onWorking } from "../working/steps";
import type { BoardScores } from "./board-scores";
import type { RulingSteps } from "./director/ruling-steps";
import { UNREAD } from "./ruled-formulas";
import type { RoundsOver } from "./rounds-over";
import type { FieldTable } from "./tables";

/**
 * Working columns of each table: 1 if the table has finished the board's round; number of the board's fault; number of
 * the board's question.
 */
const AT_TABLE = ["over", "wrong", "look"] as const;

/**
 * Keys of the columns, with the number of a table. There is "board2" only if Table 2 has its boards in other rows than
 * the longest sheet has.
 */
type RemarkColumn = `${(typeof AT_TABLE)[number] | "board"}${number}`;

/** Remarks on the boards at all tables, on the Working sheet, in the rows of the table sheet with the most boards. */
export type BoardRemarks = List<RemarkColumn>;

interface Remarked {
  readonly session: ScoredField;
  readonly places: readonly FieldTable[];
  readonly sheets: readonly FieldTable[];
  readonly boards: BoardScores;
  readonly over: RoundsOver;
  readonly rulings: RulingSteps | null;
}

/** Places the remarks right of the board scores. */
export function placeBoardRemarks(
  plan: FieldPlan,
  sheets: readonly FieldTable[],
  { right, rowOf, fillGroup }: BoardScores
) {
  const movement = movementInRoom(plan);
  const keys = sheets.flatMap(({ table }) => AT_TABLE.map((key): RemarkColumn => `${key}${table}`));
  const [longest] = [...sheets].sort((a, b) => b.boards.length - a.boards.length);
  if (!longest) throw new Error("there are no tables");
  // True if a table has boards in other rows than the table with the most boards. This is possible because in a club's
  // own movement tables may play different numbers of boards in a round.
  const isElsewhere = ({ boards, list }: FieldTable) =>
    boards.some((_, row) => list.row(row) !== longest.list.row(row));
  const others = sheets.filter(isElsewhere).map(({ table }): RemarkColumn => `board${table}`);
  // Formulas of the columns `over…` differ from row to row, because each formula refers to the round of its row.
  const columns = recordOf([...keys, ...others], (key) => ({
    heading: `Field ${key}`,
    isFilledDown: !key.startsWith("over"),
  }));
  const { firstRow, bands, rows } = longest.list;
  // Rows share a formula if, at each table, their boards are of the same round, and equally many rows away from the
  // boards' scores.
  const fillGroupOf = (row: number) =>
    sheets
      .map(({ table, boards }) => {
        const board = boards[row];
        if (board === undefined) return "";
        const round = movement.find((seating) => seating.table === table && seating.boards.includes(board))?.round;
        return `${round}:${rowOf(boardNumber(plan, board)) - row}`;
      })
      .join();
  const kinds = fillGroup && Array.from({ length: rows }, (_, row) => fillGroupOf(row));
  return layOutList<RemarkColumn>(columns, {
    ...onWorking("remarks"),
    firstRow,
    bands,
    left: right + 1,
    rows,
    ...(kinds && { fillGroup: (row: number) => kinds[row] ?? "" }),
  });
}

export function putBoardRemarks(grid: Grid, list: BoardRemarks, remarked: Remarked): void {
  writeHeadings(grid, list);
  const boards = new Map(remarked.session.boards.map((board) => [board.board, board]));
  const copied = fillDown(list);
  for (let row = 0; row < list.rows; row++) {
    const contents = remarked.sheets.map(({ table, boards: onSheet }): RowContents<RemarkColumn> => {
      const counted = fromRoom(remarked.session.plan, { table, board: onSheet[row] ?? 0 });
      const place = counted && remarked.places[counted.table - 1];
      const board = counted && boards.get(counted.board);
      const play = board?.plays.find((each) => each.table === counted?.table);
      if (!place || !board || !play) return {};
      return {
        ...copied(`${table} ${list.fillGroup?.(row, "") ?? ""}`, row, () =>
          remarksAt(remarked, [place, table], board, play, list)
        ),
        [`over${table}`]: computed(overFormula(remarked, place, play)),
        ...(list.has(`board${table}`) && { [`board${table}`]: board.board }),
      };
    });
    writeRow(grid, list, row, Object.assign({}, ...contents) as RowContents<RemarkColumn>);
  }
}

/** Returns a formula that is 1 if a round is in play and the table has finished its boards of this round, else 0. */
function overFormula({ session, boards, over }: Remarked, { table }: FieldTable, { round }: ScoredPlay): string {
  const played = boardsIn(session.plan, table, round);
  const done = boards.range(`done${table}`, ...rowsOf(boards, played));
  return `IF(AND(SUM(${done})=${played.length},${over.cell("inPlay", round - 1)}=1),1,0)`;
}

/** Returns the formulas for a board's fault and question at a table; entries missing at other tables are questions. */
function remarksAt(
  { session, places, boards, rulings }: Remarked,
  [place, sheet]: readonly [place: FieldTable, sheet: number],
  { board, plays }: ScoredFieldBoard,
  { round }: ScoredPlay,
  list: BoardRemarks
): RowContents<RemarkColumn> {
  const row = boards.rowOf(board);
  // An entry is not missing at a table that plays the board only in a later round.
  const before = new Set(plays.filter((play) => play.round <= round).map(({ table }) => table));
  const others = places.filter((other) => other !== place && before.has(other.table));
  const averageCell = (key: "given" | "ns") => boards.cell(`${key}${place.table}`, row);
  const fault = place.ownStep("fault", board);
  const badAverages = numberOf("badAverages");
  const isRuled = `RIGHT(${averageCell("given")})="R"`;
  const wrong: Case[] = [
    [`${fault}>0`, fault],
    [
      `AND(${averageCell("given")}<>"",${averageCell("ns")}="")`,
      rulings ? `IF(${isRuled},${numberOf("badRuled")},${badAverages})` : badAverages,
    ],
  ];
  if (rulings) {
    const unread = `MOD(${boards.cell(`turned${place.table}`, row)},1)`;
    const isStale = `(${rulings.range("board")}=${boards.cell("number", row)})*(${rulings.range("fault")}>0)`;
    wrong.push(
      [`${unread}>=${UNREAD.group}`, numberOf("badGroup")],
      [`${unread}>0`, numberOf("badSeats")],
      [`${countWhere(isStale)}>0`, numberOf("staleRuling")]
    );
  }
  if (isInTeams(session.plan.scoring)) wrong.push([differFormula(boards, row), numberOf("averagesDiffer")]);
  const message = place.ownStep("said", board);
  // A table without any entries is left out, because it would cause this remark on every row.
  const missing = others.map((other): Case => {
    const isMissing = `AND(${boards.cell(`settled${other.table}`, row)}=0,SUM(${boards.range(`settled${other.table}`)})>0)`;
    return [isMissing, numberOf({ missing: other.index })];
  });
  const questionCases: Case[] = [
    [`${message}>0`, message],
    [`${list.cell(`over${sheet}`, place.rowOf(board))}=0`, "0"],
    ...missing,
  ];
  return {
    [`wrong${sheet}`]: computed(firstTrue(wrong, "0")),
    [`look${sheet}`]: computed(firstTrue(questionCases, "0")),
  };
}

/**
 * Returns the condition that a team's averages at the two tables differ; East-West at Table 2 is North-South at Table
 * 1.
 */
function differFormula(boards: BoardScores, row: number): string {
  const [ns1, ew1, ns2, ew2] = (["ns1", "ew1", "ns2", "ew2"] as const).map((key) => boards.cell(key, row));
  return `AND(${ns1}<>"",${ns2}<>"",OR(${ns1}<>${ew2},${ew1}<>${ns2}))`;
}
