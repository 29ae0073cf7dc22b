import { dealerOf } from "../../bridge/board";
import { printContract } from "../../bridge/contract";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import type { Pair } from "../../movements/subround";
import type { TableResult } from "../../sessions/results";
import type { ScoredBoard, ScoredHome, ScoredSubround } from "../../sessions/score-home";
import type { Dialect } from "../formulas/dialect";
import { newGrid, type Computed, type Grid } from "../grid";
import type { CellValue, Paper, Sheet } from "../model";
import { rowHeight } from "../page";
import { cellAddress, onSheet } from "../reference";
import { STYLES, type Style } from "../theme";
import { putSheetTitle } from "./headings";
import type { HomeLayout, TableColumn, TableLayout } from "./layout";
import { pairLabel } from "./pair-label";
import { contractPointsCell } from "./working-sheet";

/** What the sheets of a session are made from. */
export interface HomeSheets {
  readonly session: ScoredHome;
  readonly layout: HomeLayout;
  readonly dialect: Dialect;
  readonly paper: Paper;
}

/** The sheet of a table: a row a board, a block a round. */
export function tableSheet(home: HomeSheets, layout: TableLayout): Sheet {
  const { session, paper } = home;
  const widths = layout.columns.map(({ width }) => width);
  const grid = newGrid(layout.sheet, widths);
  putSheetTitle(grid, session.plan, layout.sheet, layout.columns.length);
  layout.columns.forEach(({ heading }, i) =>
    grid.put(layout.headingRow, i + 1, heading, STYLES.heading)
  );
  grid.height(layout.headingRow, 32);
  const height = rowHeight(paper, widths, session.plan.boards, 110, [16, 30]);
  for (const subround of session.subrounds) {
    putBlocks(grid, home, layout, subround);
    for (const board of subround.boards) {
      putBoard(grid, home, layout, board);
      grid.height(layout.row(board.board), height);
    }
  }
  return grid.finish({
    frozenRows: layout.headingRow,
    print: {
      area: { top: 1, left: 1, bottom: layout.lastRow, right: layout.columns.length },
      titleRows: [layout.headingRow, layout.headingRow],
      orientation: "portrait",
      paper,
    },
  });
}

/** What stands once for all boards of a subround: the round, who plays, and the sum. */
function putBlocks(
  grid: Grid,
  { session, layout }: HomeSheets,
  table: TableLayout,
  subround: ScoredSubround
): void {
  const { boards, tables, round } = subround.plan;
  const top = table.row(boards[0]!);
  const bottom = table.row(boards[boards.length - 1]!);
  const block = (key: TableColumn, content: CellValue | Computed, style: Style = STYLES.block) => {
    const column = table.column(key);
    grid.block({ top, bottom, left: column, right: column }, content, style);
  };
  const { ns, ew } = tables[table.table - 1]!;
  const label = (pair: Pair) => pairLabel(session.plan, layout.scoresheet, pair);
  block("round", round);
  block("ns", label(ns));
  block("ew", label(ew));
  if (table.table === 1) block("sum", sumOf(subround, table), STYLES.sum);
}

function sumOf({ plan, imps }: ScoredSubround, table: TableLayout): Computed {
  const column = table.column("imps");
  const first = cellAddress(table.row(plan.boards[0]!), column);
  const last = cellAddress(table.row(plan.boards[plan.boards.length - 1]!), column);
  const range = `${first}:${last}`;
  return { formula: `IF(COUNT(${range})=0,"",SUM(${range}))`, value: imps ?? "" };
}

function putBoard(
  grid: Grid,
  { layout, dialect }: HomeSheets,
  table: TableLayout,
  scored: ScoredBoard
): void {
  const { board } = scored;
  const result = scored.results[table.table - 1];
  const row = table.row(board);
  const at = (key: TableColumn) => cellAddress(row, table.column(key));
  const put = (key: TableColumn, content: CellValue | Computed, style: Style = STYLES.fixed) =>
    grid.put(row, table.column(key), content, style);

  put("board", board, STYLES.label);
  put("dealer", dealerOf(board));
  put("vulnerability", vulnerabilityOf(board));
  put("contract", result?.contract ? printContract(result.contract) : null, STYLES.entryText);
  put("by", result?.declarer ?? null, STYLES.entry);
  put("result", result?.result ?? null, STYLES.entryResult);
  put("points", pointsContent(table, board, result ?? null), STYLES.entry);
  if (table.table === 2) return;

  const [, table2] = layout.tables;
  const other = onSheet(table2.sheet, cellAddress(table2.row(board), table2.column("points")));
  put(
    "other",
    { formula: `IF(${other}="","",${other})`, value: scored.results[1]?.points ?? "" },
    STYLES.computed
  );
  put(
    "difference",
    {
      formula: `IF(COUNT(${at("points")}:${at("other")})=2,${at("points")}-${at("other")},"")`,
      value: scored.difference ?? "",
    },
    STYLES.computed
  );
  put(
    "imps",
    {
      formula: `IF(${at("difference")}="","",${dialect.imps(at("difference"))})`,
      value: scored.imps ?? "",
    },
    STYLES.computed
  );
}

/** The contract's points, or a number that was given in their place. */
function pointsContent(
  table: TableLayout,
  board: number,
  result: TableResult | null
): CellValue | Computed {
  if (result && result.points !== result.expected) return result.points;
  return { formula: contractPointsCell(table, board), value: result?.points ?? "" };
}
