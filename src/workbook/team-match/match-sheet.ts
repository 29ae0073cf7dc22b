import { SIDES } from "../../sessions/team-match/plan";
import { newGrid, type Computed, type Grid } from "../grid";
import { putSheetTitle } from "../headings";
import { boardsLabel } from "../boards-label";
import type { Area, CellValue, Sheet } from "../model";
import { printSetup } from "../print-setup";
import { STYLES, type Style } from "../theme";
import { TEAM_STYLES } from "../teams/styles";
import { vpStyle } from "../vp-style";
import { part } from "./head";
import { pairName, teamName } from "./labels";
import { totalColumn, TOTALS, type Total } from "./layout";
import type { MatchSheets } from "./match-sheets";
import { resultSentence } from "./sentence";
import { viewAddress, viewRange, type ViewTotal } from "./views";

const WIDTHS = [13, 16, 16, 16, 16, 16, 16];

/** The Match sheet: the names, who sits where when, each session's IMPs, and the result. */
export function matchSheet(sheets: MatchSheets): Sheet {
  const { layout, head, paper, scored } = sheets;
  const { plan } = scored;
  const grid = newGrid(layout.sheet, WIDTHS);
  putSheetTitle(grid, head, layout.sheet, layout.lastColumn);
  const of = ` of ${plan.boards} boards scored`;
  const count = viewAddress(1, 0, "scored");
  const status = { formula: `${count}&"${of}"`, value: `${scored.match.scoredBoards}${of}` };
  grid.put(3, 1, status, STYLES.status);
  grid.height(3, 24);
  putNames(grid, sheets);
  putSeats(grid, sheets);
  putSessions(grid, sheets);
  putTotals(grid, sheets);
  grid.block(acrossRow(layout.resultRow, 1, layout.lastColumn), resultSentence(sheets), STYLES.sum);
  grid.height(layout.resultRow, 32);
  return grid.finish({
    print: printSetup(paper, layout.lastRow, layout.lastColumn, {
      orientation: "landscape",
    }),
  });
}

function acrossRow(row: number, left: number, right: number): Area {
  return { top: row, bottom: row, left, right };
}

function putNames(grid: Grid, { layout, scored: { plan } }: MatchSheets): void {
  const headings = layout.nameRow(0) - 1;
  grid.put(headings, 1, "Names", STYLES.heading);
  const across = (left: number, right: number, text: string) =>
    grid.block(acrossRow(headings, left, right), text, STYLES.heading);
  across(layout.teamColumn, 3, "Team");
  across(layout.playerColumn(0), layout.playerColumn(1), "Pair 1");
  across(layout.playerColumn(2), layout.playerColumn(3), "Pair 2");
  for (const side of [0, 1] as const) {
    const row = layout.nameRow(side);
    grid.put(row, 1, SIDES[side], STYLES.label);
    grid.block(acrossRow(row, layout.teamColumn, 3), plan.teams[side] || null, STYLES.entryName);
    for (let player = 0; player < 4; player++)
      grid.put(
        row,
        layout.playerColumn(player),
        plan.players[side * 4 + player] || null,
        STYLES.entryName
      );
    grid.height(row, 24);
  }
}

function putHeadings(grid: Grid, row: number, headings: readonly (CellValue | Computed)[]): void {
  headings.forEach((heading, i) => grid.put(row, 1 + i, heading, STYLES.heading));
  grid.height(row, 34);
}

/** Who sits where in each session, and which boards start at which table. */
function putSeats(grid: Grid, { layout, scored: { plan } }: MatchSheets): void {
  const title = part(plan.form) === "stanza" ? "Stanza" : "Session";
  putHeadings(grid, layout.seatsRow, [
    ...[title, "Table 1 N-S", "Table 1 E-W", "Table 2 N-S", "Table 2 E-W"],
    ...["Boards that start at Table 1", "Boards that start at Table 2"],
  ]);
  plan.sessions.forEach(({ session, tables }, i) => {
    const row = layout.seatsRow + 1 + i;
    const seats = tables.flatMap(({ ns, ew }) => [ns, ew]);
    grid.put(row, 1, session, STYLES.label);
    seats.forEach((pair, k) =>
      grid.put(row, 2 + k, pairName(plan, layout, pair), STYLES.smallLeft)
    );
    tables.forEach(({ starts }, k) => grid.put(row, 6 + k, boardsLabel(starts), STYLES.small));
    grid.height(row, 22);
  });
}

/** What each team has won in each session, and the lead after it. */
function putSessions(grid: Grid, sheets: MatchSheets): void {
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
      grid.put(
        row,
        column,
        { formula: `IF(COUNT(${home})=0,"",${formula})`, value: played ? value : "" },
        style
      );
    grid.put(row, 1, session, STYLES.label);
    for (const side of [0, 1] as const)
      put(2 + side, `SUMIF(${viewRange(sheets, 1, side, own)},">0")`, won[side], STYLES.computed);
    const [all, others] = ([0, 1] as const).map((side) => viewRange(sheets, 1, side, upTo));
    put(4, `(SUM(${all})-SUM(${others}))/${divisor}`, running, TEAM_STYLES.signed);
    grid.height(row, 22);
  });
}

const TOTAL_HEADINGS: Readonly<Record<Total, string>> = {
  won: "IMPs won",
  penaltyImps: "Penalty, IMPs",
  margin: "Margin",
  scaleVps: "Victory points of the margin",
  penaltyVps: "Penalty, victory points",
  vps: "Victory points",
};

/** Each team's total, penalties and victory points. */
function putTotals(grid: Grid, sheets: MatchSheets): void {
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
