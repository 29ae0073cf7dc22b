import { dealerOf } from "../../bridge/board";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import type { ScoredMatch } from "../../sessions/teams/match";
import type { TableResult } from "../../sessions/results";
import type { Computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import type { CellValue } from "../model";
import { cellAddress, onSheet } from "../reference";
import { STYLES, type Style } from "../theme";
import { stepAddress, WORKING, type Step } from "../working/steps";
import { contractCell, remarkOn } from "../working/step-values";
import { teamColumn, type TeamColumn, type TeamTableLayout } from "./layout";
import { comparisonAddress, type ComparisonColumn } from "./comparison";
import { TEAM_STYLES } from "./styles";
import { otherTable, type TeamSheets } from "./team-sheets";
import { viewFrom, type BoardView } from "./view";

/** What is said of an adjustment that only one side has. */
export const HALF_ADJUSTED = "Adjust both sides";

/** A board's row on a table's sheet. */
export function putTeamBoard(
  grid: Grid,
  sheets: TeamSheets,
  table: TeamTableLayout,
  match: ScoredMatch,
  board: number
): void {
  const view = viewFrom(table.table, match, board);
  const other = otherTable(sheets, table, match.match);
  const row = table.row(board);
  const at = (key: TeamColumn) => cellAddress(row, teamColumn(key));
  const put = (key: TeamColumn, content: CellValue | Computed, style: Style) =>
    grid.put(row, teamColumn(key), content, style);
  const compute = (key: TeamColumn, formula: string, value: CellValue, style: Style) =>
    put(key, { formula, value: value ?? "", group: key }, style);
  const step = (of: TeamTableLayout, name: Step) => onSheet(WORKING, stepAddress(of.steps, board, name));
  const compared = (column: ComparisonColumn) => comparisonAddress(sheets.tables.length, table, board, column);

  put("board", board, STYLES.label);
  put("dealer", dealerOf(board), STYLES.fixed);
  put("vulnerability", vulnerabilityOf(board), STYLES.fixed);
  put("contract", (view.own && contractCell(view.own, "behind")) || null, STYLES.entryText);
  put("by", view.own?.declarer ?? null, STYLES.entry);
  const [plus, minus] = plusMinus(step(table, "points"), view.own);
  put("plus", plus, STYLES.entry);
  put("minus", minus, STYLES.entry);
  const own = step(table, "typed");
  putOther(sheets, { own, other: step(other, "typed") }, view, (formula, value, style) =>
    compute("other", formula, value, style)
  );
  compute(
    "net",
    `IF(AND(ISNUMBER(${own}),ISNUMBER(${at("other")})),${own}-${at("other")},"")`,
    view.net,
    TEAM_STYLES.signed
  );
  const scale = compared("scale");
  compute(
    "imps",
    `IF(ISNUMBER(${at("adjustedNs")}),${at("adjustedNs")},IF(${scale}="","",${scale}))`,
    view.points?.[0] ?? "",
    sheets.form.scoring === "bam" ? STYLES.computed : TEAM_STYLES.signed
  );
  putAdjusted(put, view, other);
  const remark = step(table, "remark");
  const adjusted = `COUNT(${at("adjustedNs")},${at("adjustedEw")})`;
  const missing = (one: TeamTableLayout) => `"${one.sheet} is missing"`;
  compute(
    "check",
    `IF(${remark}<>"",${remark},IF(${adjusted}=1,"${HALF_ADJUSTED}",` +
      `IF(OR(${adjusted}=2,ISNUMBER(${own})=ISNUMBER(${at("other")})),"",` +
      `IF(ISNUMBER(${own}),${missing(other)},${missing(table)}))))`,
    remarkOn(view.own) || saidMissing(sheets, view, table, other),
    STYLES.check
  );
}

/** The contract's points in one of the two columns, or a number that was given in their place. */
function plusMinus(
  points: string,
  result: TableResult | null
): readonly [plus: CellValue | Computed, minus: CellValue | Computed] {
  const known = result?.points ?? "";
  if (result && result.points !== result.expected)
    return result.points < 0 ? [null, -result.points] : [result.points, null];
  return [
    {
      formula: `IF(${points}="","",IF(${points}<0,"",${points}))`,
      value: known === "" || known < 0 ? "" : known,
    },
    {
      formula: `IF(${points}="","",IF(${points}<0,-${points},""))`,
      value: known === "" || known >= 0 ? "" : -known,
    },
  ];
}

/**
 * The other table's score: written down by each side where the sheets are compared; elsewhere it
 * shows when this table has played the board, and gives nothing away before.
 */
function putOther(
  { form }: TeamSheets,
  steps: { readonly own: string; readonly other: string },
  { own, other }: BoardView,
  compute: (formula: string, value: CellValue, style: Style) => void
): void {
  const { own: played, other: record } = steps;
  const points = other?.points ?? "";
  if (form.typedApart) compute(`IF(ISNUMBER(${record}),${record},"")`, points, STYLES.entry);
  else compute(`IF(AND(ISNUMBER(${played}),ISNUMBER(${record})),${record},"")`, own ? points : "", STYLES.computed);
}

/** Adjustments are typed at the match's first table; the other shows them from its own side. */
function putAdjusted(
  put: (key: TeamColumn, content: CellValue | Computed, style: Style) => void,
  { board, adjusted, first }: BoardView,
  other: TeamTableLayout
): void {
  const columns = ["adjustedNs", "adjustedEw"] as const;
  columns.forEach((key, side) => {
    const value = adjusted ? adjusted[side]! : null;
    if (first) {
      put(key, value, TEAM_STYLES.entrySigned);
      return;
    }
    const typed = onSheet(other.sheet, cellAddress(other.row(board), teamColumn(columns[1 - side]!)));
    const formula = `IF(${typed}="","",${typed})`;
    put(key, { formula, value: value ?? "", group: key }, TEAM_STYLES.signed);
  });
}

function saidMissing(
  { form }: TeamSheets,
  { own, other: theirs, adjusted }: BoardView,
  table: TeamTableLayout,
  other: TeamTableLayout
): string {
  if (adjusted || (own === null) === (theirs === null)) return "";
  if (own === null && !form.typedApart) return "";
  return `${(own === null ? table : other).sheet} is missing`;
}
