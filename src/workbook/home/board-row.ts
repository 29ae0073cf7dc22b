import { dealerOf } from "../../bridge/board";
import { printContract } from "../../bridge/contract";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import type { TableResult } from "../../sessions/results";
import { resultAt, type ScoredBoard } from "../../sessions/home/score-home";
import type { Computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import type { CellValue } from "../model";
import { cellAddress, onSheet } from "../reference";
import { STYLES, type Style } from "../theme";
import type { HomeSheets } from "./home-sheets";
import type { TableColumn, TableLayout } from "./table-layout";
import { MISSING, NO_RESULT } from "../working/remarks";
import { stepAddress, WORKING } from "../working/steps";
import { remarkOn } from "../working/step-values";

/** A board's row on a table's sheet. */
export function putBoard(grid: Grid, { layout, dialect }: HomeSheets, table: TableLayout, scored: ScoredBoard): void {
  const { board, results, difference, adjusted, imps } = scored;
  const result = resultAt(scored, table.table);
  const row = table.row(board);
  const at = (key: TableColumn) => cellAddress(row, table.column(key));
  const put = (key: TableColumn, content: CellValue | Computed, style: Style) =>
    grid.put(row, table.column(key), content, style);
  const compute = (key: TableColumn, formula: string, value: CellValue, style: Style) =>
    put(key, { formula, value: value ?? "", group: key }, style);

  put("board", board, STYLES.label);
  put("dealer", dealerOf(board), STYLES.fixed);
  put("vulnerability", vulnerabilityOf(board), STYLES.fixed);
  put("contract", result?.contract ? printContract(result.contract) : null, STYLES.entryText);
  put("by", result?.declarer ?? null, STYLES.entry);
  put("result", result?.result ?? null, STYLES.entryResult);
  put("points", pointsContent(table, board, result), STYLES.entry);
  const remark = onSheet(WORKING, stepAddress(table.steps, board, "remark"));
  const said = remarkOn(result);
  if (table.table === 2) {
    compute("check", remark, said, STYLES.check);
    return;
  }

  const [, table2] = layout.tables;
  const other = onSheet(table2.sheet, cellAddress(table2.row(board), table2.column("points")));
  const both = `${at("points")}:${at("other")}`;
  const computed = STYLES.computed;
  compute("other", `IF(${other}="","",${other})`, results[1]?.points ?? "", computed);
  compute("difference", `IF(COUNT(${both})=2,${at("points")}-${at("other")},"")`, difference, computed);
  const scale = dialect.imps(at("difference"));
  compute(
    "imps",
    `IF(ISNUMBER(${at("adjusted")}),${at("adjusted")},IF(${at("difference")}="","",${scale}))`,
    imps,
    computed
  );
  put("adjusted", adjusted, STYLES.entry);
  compute(
    "check",
    `IF(${remark}<>"",${remark},IF(AND(COUNT(${both})=1,${at("adjusted")}=""),` +
      `IF(COUNT(${at("points")})=1,"${MISSING[2]}",` +
      `IF(${at("contract")}="","${MISSING[1]}","${NO_RESULT}")),""))`,
    said || missing(scored),
    STYLES.check
  );
}

/** The contract's points, or a number that was given in their place. */
function pointsContent(table: TableLayout, board: number, result: TableResult | null): CellValue | Computed {
  if (result && result.points !== result.expected) return result.points;
  return {
    formula: onSheet(WORKING, stepAddress(table.steps, board, "points")),
    value: result?.points ?? "",
  };
}

function missing({ results: [table1, table2], adjusted }: ScoredBoard): string {
  if (adjusted !== null || (table1 === null) === (table2 === null)) return "";
  return table1 === null ? MISSING[1] : MISSING[2];
}
