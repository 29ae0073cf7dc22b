import type { Computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import { TEAM_STYLES } from "../tables/styles";
import { STYLES, type Style } from "../theme";
import { vpStyle } from "../vp-style";
import { putHeadings } from "./block-headings";
import { teamName } from "./labels";
import { totalColumn, TOTALS, type Total } from "./layout";
import type { MatchSheets } from "./match-sheets";
import { viewAddress, type ViewTotal } from "./views";

const TOTAL_HEADINGS: Readonly<Record<Total, string>> = {
  won: "IMPs won",
  penaltyImps: "Penalty, IMPs",
  margin: "Margin",
  scaleVps: "Victory points of the margin",
  penaltyVps: "Penalty, victory points",
  vps: "Victory points",
};

/** Each team's total, penalties and victory points. */
export function putTotalRows(grid: Grid, sheets: MatchSheets): void {
  const { layout, scored, form } = sheets;
  const { plan } = scored;
  const shown = TOTALS.filter((total) => plan.scale !== null || !/vps/i.test(total));
  const heading = (total: Total) =>
    form.scoring === "bam"
      ? TOTAL_HEADINGS[total].replace("IMPs won", "Points won").replace("IMPs", "points")
      : TOTAL_HEADINGS[total];
  putHeadings(grid, layout.totalsRow, ["Result", ...shown.map(heading)]);
  for (const side of [0, 1] as const) {
    const row = layout.totalsRow + 1 + side;
    const penalty = plan.penalties[side];
    grid.put(row, 1, teamName(plan, layout, side), STYLES.label);
    grid.height(row, 26);
    for (const total of shown) {
      const column = totalColumn(total);
      if (total === "penaltyImps" || total === "penaltyVps") {
        const given = total === "penaltyImps" ? penalty.imps : penalty.vps;
        grid.put(row, column, given || null, STYLES.entry);
      } else grid.put(row, column, totalOf(sheets, side, total), totalStyle(sheets, total));
    }
  }
  for (const total of ["penaltyImps", "penaltyVps"] as const)
    if (shown.includes(total))
      grid.validate({
        area: {
          top: layout.totalsRow + 1,
          bottom: layout.totalsRow + 2,
          left: totalColumn(total),
          right: totalColumn(total),
        },
        rule: { kind: "decimal", least: 0, most: 99 },
        error: { title: "Penalty", text: "Type what is taken from the team, as a number from 0." },
      });
}

function totalOf(
  { scored: { match, vps } }: MatchSheets,
  side: 0 | 1,
  total: Exclude<ViewTotal, "scored" | "lead">
): Computed {
  const values = {
    won: match.won[side],
    margin: match.margins[side],
    scaleVps: match.vps?.[side] ?? "",
    vps: vps?.[side] ?? "",
  };
  return {
    formula: viewAddress(1, side, total),
    value: match.scoredBoards === 0 ? "" : values[total],
  };
}

function totalStyle({ scored: { plan } }: MatchSheets, total: Total): Style {
  if (total === "margin") return TEAM_STYLES.signed;
  if (total === "vps") return vpStyle(STYLES.sum, plan.scale);
  return total === "scaleVps" ? vpStyle(STYLES.computed, plan.scale) : STYLES.computed;
}
