import { hundredths } from "../../bridge/points";
import type { ScoredTeamMatch } from "../../sessions/team-match/score-match";
import type { Grid } from "../kit/grid";
import type { CellValue } from "../model";
import { cellAddress, onSheet } from "../reference";
import { afterWorth, worthRange } from "../tables/comparison";
import { WORKING } from "../working/steps";
import { totalAddress } from "./layout";
import type { MatchSheets } from "./match-sheets";

/** What the match comes to by the sheet of a table, which each side keeps for itself. */
const VIEW = ["scored", "won", "margin", "scaleVps", "vps", "lead"] as const;
export type ViewTotal = (typeof VIEW)[number];

const FIRST_ROW = 2;
const ROWS = VIEW.length;

/** The address of what a side has by the sheet of Table 1 or 2, the lead being the home team's. */
export function viewAddress(table: 1 | 2, side: 0 | 1, total: ViewTotal): string {
  return onSheet(WORKING, localAddress(table, side, total));
}

function localAddress(table: 1 | 2, side: 0 | 1, total: ViewTotal): string {
  return cellAddress(FIRST_ROW + (table - 1) * ROWS + VIEW.indexOf(total), afterWorth(2) + side);
}

/** Writes the totals by each sheet on the Working sheet. */
export function putViews(grid: Grid, sheets: MatchSheets): void {
  const column = afterWorth(2);
  grid.put(1, column, "Home");
  grid.put(1, column + 1, "Away");
  for (const table of [1, 2] as const)
    for (const side of [0, 1] as const)
      VIEW.forEach((total, i) => {
        const row = FIRST_ROW + (table - 1) * ROWS + i;
        const formula = viewFormula(sheets, table, side, total);
        const value = viewValue(sheets.scored, side, total) ?? "";
        grid.put(row, column + side, { formula, value });
      });
}

/** The boards of a side by the sheet of a table: the home team sits N-S at Table 1, E-W at Table 2. */
export function viewRange(
  { places, scored }: MatchSheets,
  table: 1 | 2,
  side: 0 | 1,
  boards: readonly number[] = scored.plan.match.boards
): string {
  const own = side === 0 ? table === 1 : table === 2;
  return worthRange(places[table - 1]!, boards, own ? "ns" : "ew");
}

function viewFormula(sheets: MatchSheets, table: 1 | 2, side: 0 | 1, total: ViewTotal): string {
  const { layout, dialect, scored, form } = sheets;
  const own = viewRange(sheets, table, side);
  const other = viewRange(sheets, table, side === 0 ? 1 : 0);
  const cell = (name: ViewTotal) => localAddress(table, side, name);
  const penalty = (whose: 0 | 1, unit: "penaltyImps" | "penaltyVps") => `N(${totalAddress(layout, whose, unit)})`;
  const when = (formula: string) => `IF(${cell("scored")}=0,"",${formula})`;
  const bam = form.scoring === "bam";
  switch (total) {
    case "scored":
      return `COUNT(${own})`;
    case "won":
      return when(`SUMIF(${own},">0")`);
    case "margin":
      return when(`SUM(${own})${bam ? `-SUM(${other})` : ""}-${penalty(side, "penaltyImps")}`);
    case "scaleVps":
      return scored.plan.scale ? when(dialect.victoryPoints(cell("margin"))) : '""';
    case "vps":
      return scored.plan.scale ? when(`ROUND(${cell("scaleVps")}-${penalty(side, "penaltyVps")},2)`) : '""';
    case "lead":
      return when(
        `(SUM(${viewRange(sheets, table, 0)})-SUM(${viewRange(sheets, table, 1)}))/${bam ? 1 : 2}` +
          `-${penalty(0, "penaltyImps")}+${penalty(1, "penaltyImps")}`
      );
  }
}

function viewValue({ match, vps, lead }: ScoredTeamMatch, side: 0 | 1, total: ViewTotal): CellValue {
  if (total === "scored") return match.scoredBoards;
  if (match.scoredBoards === 0) return null;
  const values: Record<Exclude<ViewTotal, "scored">, CellValue> = {
    won: hundredths(match.won[side]),
    margin: match.margins[side],
    scaleVps: match.vps && match.vps[side],
    vps: vps && vps[side],
    lead,
  };
  return values[total];
}
