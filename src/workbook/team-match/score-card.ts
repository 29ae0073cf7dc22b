import { vulnerabilityOf } from "../../bridge/vulnerability";
import type { Computed } from "../kit/content";
import { newGrid, type Grid } from "../kit/grid";
import { putSheetTitle } from "../kit/headings";
import type { CellValue, Sheet } from "../model";
import { printSetup } from "../kit/print-setup";
import { STYLES, type Style } from "../theme";
import type { TeamTablePlace } from "../tables/team-tables";
import { TEAM_STYLES } from "../tables/styles";
import { vpStyle } from "../vp-style";
import { viewFrom } from "../tables/view";
import { contractCell } from "../working/step-values";
import { teamName } from "./labels";
import type { MatchSheets } from "./match-sheets";
import { viewAddress, viewRange } from "./views";

const WIDTHS = [8, 8, 11, 7, 10, 11, 7, 10, 10, 9, 9];
const FIRST_CARD = 4;

/** The score cards of the two teams: each board from the team's own side, to cut apart. */
export function scoreCardSheet(sheets: MatchSheets): Sheet {
  const { head, paper, scored } = sheets;
  const grid = newGrid("Score card", WIDTHS);
  putSheetTitle(grid, head, "Score card", WIDTHS.length);
  const height = scored.plan.boards + 6;
  putCard(grid, sheets, 0, FIRST_CARD);
  const bottom = putCard(grid, sheets, 1, FIRST_CARD + height);
  return grid.finish({
    print: printSetup(paper, bottom, WIDTHS.length),
  });
}

/** @returns the last row of the card. */
function putCard(grid: Grid, sheets: MatchSheets, side: 0 | 1, top: number): number {
  const { scored, layout } = sheets;
  const { plan } = scored;
  const name = teamName(plan, layout, side);
  const across = (row: number, left: number, right: number, text: CellValue | Computed, style: Style) =>
    grid.block({ top: row, bottom: row, left, right }, text, style);
  across(top, 1, WIDTHS.length, name, STYLES.cutHeading);
  across(top + 1, 1, 2, null, STYLES.label);
  across(top + 1, 3, 5, "Our North-South", STYLES.label);
  across(top + 1, 6, 8, "Our East-West", STYLES.label);
  across(top + 1, 9, 11, "Together", STYLES.label);
  // prettier-ignore
  [
    "Board", "Vul.", "Contract", "By", "Points",
    "Contract", "By", "Points", "Net", "IMPs +", "IMPs −",
  ].forEach((heading, i) => grid.put(top + 2, 1 + i, heading, STYLES.heading));
  plan.match.boards.forEach((board, i) => putCardBoard(grid, sheets, side, board, top + 3 + i));
  const total = top + 3 + plan.boards;
  across(total, 1, 9, "Total", STYLES.sumLabel);
  const played = scored.match.scoredBoards > 0;
  ([side, 1 - side] as (0 | 1)[]).forEach((whose, i) => {
    const range = viewRange(sheets, side === 0 ? 1 : 2, whose);
    const formula = `IF(COUNT(${range})=0,"",SUMIF(${range},">0"))`;
    grid.put(total, 10 + i, { formula, value: played ? scored.match.won[whose] : "" }, STYLES.sum);
  });
  grid.height(total, 24);
  across(total + 1, 1, 9, plan.scale ? "Margin, and victory points" : "Margin", STYLES.sumLabel);
  const table = side === 0 ? 1 : 2;
  grid.put(
    total + 1,
    10,
    {
      formula: viewAddress(table, side, "margin"),
      value: played ? scored.match.margins[side] : "",
    },
    TEAM_STYLES.signedSum
  );
  grid.put(
    total + 1,
    11,
    {
      formula: plan.scale ? viewAddress(table, side, "vps") : '""',
      value: (played && scored.vps?.[side]) || (played && scored.vps ? 0 : ""),
    },
    vpStyle(STYLES.sum, plan.scale)
  );
  grid.height(total + 1, 24);
  return total + 1;
}

function putCardBoard(grid: Grid, { places, scored }: MatchSheets, side: 0 | 1, board: number, row: number): void {
  const own = places[side]!;
  const other = places[1 - side]!;
  const view = viewFrom(own.table, scored.match, board);
  const put = (column: number, formula: string, value: CellValue, style: Style = STYLES.fixed) =>
    grid.put(row, column, { formula, value: value ?? "" }, style);
  const cell = (table: TeamTablePlace, key: "contract" | "by" | "net") => table.outsideCell(key, board);
  const points = (table: TeamTablePlace) => table.step("typed", board);
  const copy = (address: string) => `IF(${address}="","",${address})`;
  grid.put(row, 1, board, STYLES.label);
  grid.put(row, 2, vulnerabilityOf(board), STYLES.fixed);
  [own, other].forEach((table, i) => {
    const result = i === 0 ? view.own : view.other;
    put(3 + 3 * i, copy(cell(table, "contract")), result && contractCell(result, "behind"));
    put(4 + 3 * i, copy(cell(table, "by")), result?.declarer ?? "");
    const sign = i === 0 ? "" : "0-";
    const theirs = result && (i === 0 || result.points === 0 ? result.points : -result.points);
    put(5 + 3 * i, `IF(ISNUMBER(${points(table)}),${sign}${points(table)},"")`, theirs, TEAM_STYLES.signed);
  });
  put(9, copy(cell(own, "net")), view.net, TEAM_STYLES.signed);
  const worth = own.worth.outside.cell("ns", own.rowOf(board));
  const imps = view.points?.[0] ?? null;
  put(10, `IF(N(${worth})>0,${worth},"")`, imps !== null && imps > 0 ? imps : "");
  put(11, `IF(N(${worth})<0,-${worth},"")`, imps !== null && imps < 0 ? -imps : "");
}
