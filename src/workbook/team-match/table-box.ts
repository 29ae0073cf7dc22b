import { hundredths } from "../../bridge/points";
import type { Computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import { STYLES, type Style } from "../theme";
import { ROW_ABOVE, type TeamTablePlace } from "../tables/team-tables";
import { TEAM_STYLES } from "../tables/styles";
import { vpStyle } from "../vp-style";
import { teamName } from "./labels";
import type { MatchSheets } from "./match-sheets";
import { viewAddress, type ViewTotal } from "./views";

/** Rows that a match's table sheet has above its boards and below them. */
export const ROWS_ABOVE = 4;
const ROWS_BELOW = 3;

/** The columns of the box: heading, what it shows, first and last column of the sheet. */
const BOX: readonly (readonly [heading: string, total: ViewTotal, left: number, right: number])[] = [
  ["Total", "won", 4, 6],
  ["Margin", "margin", 7, 8],
  ["Victory points", "vps", 9, 11],
];

/** What a match's table sheet has above its boards: each team's total and victory points. */
export function putTotalsBox(grid: Grid, sheets: MatchSheets, table: TeamTablePlace): void {
  const { scored, layout } = sheets;
  const { plan } = scored;
  const shown = BOX.filter(([, total]) => total !== "vps" || plan.scale !== null);
  const across = (row: number, left: number, right: number, content: string | Computed, style: Style) =>
    grid.block({ top: row, bottom: row, left, right }, content, style);
  across(ROW_ABOVE, 1, 3, "Team", STYLES.heading);
  for (const [heading, , left, right] of shown) across(ROW_ABOVE, left, right, heading, STYLES.heading);
  for (const side of [0, 1] as const) {
    const row = ROW_ABOVE + 1 + side;
    across(row, 1, 3, teamName(plan, layout, side), STYLES.sumLabel);
    for (const [, total, left, right] of shown)
      across(row, left, right, boxed(sheets, table, side, total), boxStyle(sheets, total));
    grid.height(row, 22);
  }
}

function boxed(
  { scored: { match, vps } }: MatchSheets,
  { index }: TeamTablePlace,
  side: 0 | 1,
  total: ViewTotal
): Computed {
  const value =
    match.scoredBoards === 0
      ? ""
      : total === "vps"
        ? vps![side]
        : total === "won"
          ? hundredths(match.won[side])
          : match.margins[side];
  return { formula: viewAddress(index === 0 ? 1 : 2, side, total), value };
}

function boxStyle({ scored: { plan } }: MatchSheets, total: ViewTotal): Style {
  if (total === "vps") return vpStyle(STYLES.sum, plan.scale);
  return total === "margin" ? TEAM_STYLES.signedSum : STYLES.sum;
}

/** What a match's table sheet has below its boards: a line for each captain to sign on; gives its row. */
export function putSignatures(grid: Grid, { list }: TeamTablePlace): number {
  const row = list.lastRow + ROWS_BELOW;
  const printed = list.right - 1;
  const middle = 9;
  const line = (left: number, right: number, text: string) => {
    grid.block({ top: row, bottom: row, left, right: left + 2 }, text, TEAM_STYLES.signature);
    grid.block({ top: row, bottom: row, left: left + 3, right }, null, TEAM_STYLES.signatureLine);
  };
  line(1, middle - 1, "Home captain");
  line(middle, printed, "Away captain");
  grid.height(row, 30);
  return row;
}
