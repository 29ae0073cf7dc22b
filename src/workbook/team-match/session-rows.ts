import type { Grid } from "../kit/grid";
import { STYLES, type Style } from "../theme";
import { TEAM_STYLES } from "../tables/styles";
import { putHeadings } from "./block-headings";
import { part } from "./head";
import { teamName } from "./labels";
import type { MatchSheets } from "./match-sheets";
import { viewRange } from "./views";

/** What each team has won in each session, and the lead after it. */
export function putSessionRows(grid: Grid, sheets: MatchSheets): void {
  const { layout, scored, form } = sheets;
  const { plan } = scored;
  const title = part(plan.form) === "stanza" ? "Stanza" : "Session";
  const lead = teamName(plan, layout, 0);
  putHeadings(grid, layout.sessionsRow, [
    title,
    teamName(plan, layout, 0),
    teamName(plan, layout, 1),
    { formula: `"Lead of "&${lead.formula}`, value: `Lead of ${lead.value}` },
  ]);
  scored.sessions.forEach(({ session, boards, won, running }, i) => {
    const row = layout.sessionsRow + 1 + i;
    const own = plan.sessions[i]!.boards;
    const played = boards.some(({ points }) => points !== null);
    const upTo = plan.sessions.slice(0, i + 1).flatMap((one) => one.boards);
    const divisor = form.scoring === "bam" ? 1 : 2;
    const home = viewRange(sheets, 1, 0, own);
    const put = (column: number, formula: string, value: number, style: Style) =>
      grid.put(row, column, { formula: `IF(COUNT(${home})=0,"",${formula})`, value: played ? value : "" }, style);
    grid.put(row, 1, session, STYLES.label);
    for (const side of [0, 1] as const)
      put(2 + side, `SUMIF(${viewRange(sheets, 1, side, own)},">0")`, won[side], STYLES.computed);
    const [all, others] = ([0, 1] as const).map((side) => viewRange(sheets, 1, side, upTo));
    put(4, `(SUM(${all})-SUM(${others}))/${divisor}`, running, TEAM_STYLES.signed);
    grid.height(row, 22);
  });
}
