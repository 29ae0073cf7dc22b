import type { Pair, PlannedSubround } from "../../movements/subround";
import type { ScoredSubround } from "../../sessions/home/score-home";
import type { Computed } from "../kit/content";
import { newGrid, type Grid } from "../kit/grid";
import type { CellValue, Sheet } from "../model";
import { rowHeight } from "../kit/page";
import { printSetup } from "../kit/print-setup";
import { cellAddress } from "../reference";
import { STYLES, type Style } from "../theme";
import { putBoard } from "./board-row";
import { putNote, putSheetTitle } from "../kit/headings";
import { headOf } from "./head";
import type { HomeSheets } from "./home-sheets";
import { boardColumn, type TableColumn, type TableLayout } from "./table-layout";
import { pairLabel } from "./pair-label";
import { subroundLabel } from "./subround-label";
import { MISSING, NO_RESULT } from "../working/remarks";

const RESULTS = ["=", ...[1, 2, 3, 4, 5, 6].map((n) => `+${n}`)].concat(
  Array.from({ length: 13 }, (_, i) => `-${i + 1}`)
);

/** The sheet of a table: a row a board, a block a round or half-round. */
export function tableSheet(home: HomeSheets, layout: TableLayout): Sheet {
  const { session, paper } = home;
  const widths = layout.columns.map(({ width }) => width);
  const printed = layout.columns.length - 1;
  const grid = newGrid(layout.sheet, widths);
  putSheetTitle(grid, headOf(session.plan), layout.sheet, printed);
  putNote(grid, guidance(home, layout), printed);
  layout.columns.forEach(({ heading }, i) => grid.put(layout.headingRow, i + 1, heading, STYLES.heading));
  grid.height(layout.headingRow, 32);
  const height = rowHeight(paper, widths.slice(0, printed), session.plan.boards, 110, [16, 40]);
  const { subrounds } = session;
  for (const block of layout.table === 1 ? subrounds.map((one) => [one]) : byRound(subrounds))
    putBlocks(grid, home, layout, block);
  for (const board of subrounds.flatMap(({ boards }) => boards)) {
    putBoard(grid, home, layout, board);
    grid.height(layout.row(board.board), height);
  }
  putEntryRules(grid, layout);
  return grid.finish({
    frozenRows: layout.headingRow,
    print: printSetup(paper, layout.lastRow, printed, {
      titleRows: [layout.headingRow, layout.headingRow],
    }),
  });
}

function guidance({ session }: HomeSheets, { table }: TableLayout): string {
  const points = "N-S points follow from contract, by and result, or may be typed.";
  if (session.subrounds.every(({ plan }) => plan.half === null)) return points;
  return table === 1
    ? `Play the lower-numbered boards first; the pair sitting out comes in for the others. ${points}`
    : `Play all boards of a round with the same opponents. ${points}`;
}

/** Table 2 plays both halves of a round unchanged. */
function byRound(subrounds: readonly ScoredSubround[]): ScoredSubround[][] {
  const rounds = new Map<number, ScoredSubround[]>();
  for (const subround of subrounds) {
    const { round } = subround.plan;
    rounds.set(round, [...(rounds.get(round) ?? []), subround]);
  }
  return [...rounds.values()];
}

/** What stands once for all boards of a block: the round, who plays, who sits out, and the sum. */
function putBlocks(
  grid: Grid,
  { session, layout }: HomeSheets,
  table: TableLayout,
  subrounds: readonly ScoredSubround[]
): void {
  const { plan } = subrounds[0]!;
  const boards = subrounds.flatMap((subround) => subround.plan.boards);
  const rows = { top: table.row(boards[0]!), bottom: table.row(boards[boards.length - 1]!) };
  const block = (key: TableColumn, content: CellValue | Computed, style: Style = STYLES.block) => {
    const column = table.column(key);
    if (column > 0) grid.block({ ...rows, left: column, right: column }, content, style);
  };
  const { ns, ew } = plan.tables[table.table - 1]!;
  const label = (pair: Pair) => pairLabel(session.plan, layout.scoresheet, pair);
  block("round", table.table === 1 ? subroundLabel(plan) : plan.round);
  block("ns", label(ns));
  block("ew", label(ew));
  block("sitsOut", whoSitsOut(session.plan.subrounds, plan));
  block("sum", sumOf(subrounds[0]!, table), STYLES.sum);
}

/** Who sits out, and in a second half who comes in for the first. */
function whoSitsOut(all: readonly PlannedSubround[], { round, half, sitsOut }: PlannedSubround): string {
  const before = all.find((other) => other.round === round && other.half === 1)?.sitsOut;
  return half === 2 && before !== sitsOut ? `${before} in\n${sitsOut} out` : `${sitsOut} out`;
}

function sumOf({ plan, imps }: ScoredSubround, table: TableLayout): Computed {
  const column = table.column("imps");
  const first = cellAddress(table.row(plan.boards[0]!), column);
  const last = cellAddress(table.row(plan.boards[plan.boards.length - 1]!), column);
  const range = `${first}:${last}`;
  return { formula: `IF(COUNT(${range})=0,"",SUM(${range}))`, value: imps ?? "" };
}

/** What may be typed where, and what stands out when it is wrong. */
function putEntryRules(grid: Grid, layout: TableLayout): void {
  const area = (key: TableColumn) => boardColumn(layout, key);
  const list = (key: TableColumn, values: readonly string[]) =>
    grid.validate({ area: area(key), rule: { kind: "list", values }, error: null });
  list("by", ["N", "E", "S", "W"]);
  list("result", RESULTS);
  grid.validate({
    area: area("points"),
    rule: { kind: "whole", least: -7600, most: 7600 },
    error: {
      title: "N-S points",
      text: "Type the points for North-South as a whole number, such as 420 or -50; 0 for a board passed out.",
    },
  });
  if (layout.table === 1)
    grid.validate({
      area: area("adjusted"),
      rule: { kind: "whole", least: -99, most: 99 },
      error: {
        title: "Adjusted IMPs",
        text: "Type the IMPs for North-South at Table 1 that stand in place of this board's, such as 3 or -3.",
      },
    });

  const check = `$${cellAddress(layout.firstRow, layout.column("check"))}`;
  const missing = `OR(${[MISSING[1], MISSING[2], NO_RESULT].map((said) => `${check}="${said}"`).join()})`;
  for (const key of ["points", "check"] as const) {
    grid.highlight({
      area: area(key),
      formula: `AND(${check}<>"",NOT(${missing}))`,
      tone: "alert",
    });
    grid.highlight({ area: area(key), formula: missing, tone: "notice" });
  }
}
