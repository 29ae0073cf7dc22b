import { contestantNumber, entryOf } from "../../movements/contestant";
import { newGrid } from "../kit/grid";
import { putNote, putSheetTitle } from "../kit/headings";
import type { CellValue, Sheet } from "../model";
import { rowHeight } from "../kit/page";
import { printSetup } from "../kit/print-setup";
import { cellAddress } from "../reference";
import { STYLES, type Style } from "../theme";
import { RANKED_NUMBER_COLUMN, RANKING, RANKING_FIRST_ROW } from "./ranking-layout";
import { placesAddress, totalsAddress } from "./standings-layout";
import { teamStepAddress } from "./working-layout";
import { vpStyle } from "../vp-style";
import { SWISS_STYLES } from "./styles";
import { namesBeside } from "./team-formulas";
import type { SwissSheets } from "./swiss-sheets";

const HEADING_ROW = RANKING_FIRST_ROW - 1;
const WIDTHS = [10, 8, 46, 14];
/** More than this are too small to read on one page. */
const MOST_ON_A_PAGE = 45;

/** The Ranking: the teams with the leader first, by formulas. */
export function rankingSheet(sheets: SwissSheets): Sheet {
  const { event, layout, head, paper } = sheets;
  const { standings, teams, plan } = event;
  const grid = newGrid(RANKING, WIDTHS);
  putSheetTitle(grid, head, RANKING, WIDTHS.length);
  putNote(grid, "Equal totals share a place and stand in the order of their numbers.", WIDTHS.length);
  ["Place", "No.", "Team", "VPs"].forEach((heading, i) => grid.put(HEADING_ROW, i + 1, heading, STYLES.heading));
  grid.height(HEADING_ROW, 24);
  const pages = Math.ceil(standings.length / MOST_ON_A_PAGE);
  const onPage = Math.ceil(standings.length / pages);
  const height = rowHeight(paper, WIDTHS, onPage, 110, [14, 24]);
  const positions = teamStepAddress(layout, "position");
  const [places, totals] = [placesAddress(layout), totalsAddress(layout)];
  const beside = namesBeside(sheets);
  standings.forEach((team, i) => {
    const row = RANKING_FIRST_ROW + i;
    const number = `$${cellAddress(row, RANKED_NUMBER_COLUMN)}`;
    const { place, total } = entryOf(teams, team);
    const put = (column: number, formula: string, value: CellValue, style: Style) =>
      grid.put(row, column, { formula, value: value ?? "" }, style);
    const of = (column: string) => `INDEX(${column},${number})`;
    put(1, of(places), place, STYLES.label);
    put(RANKED_NUMBER_COLUMN, `MATCH(${i + 1},${positions},0)`, contestantNumber(team), STYLES.fixed);
    grid.put(row, 3, beside(number, team), SWISS_STYLES.name);
    put(4, of(totals), total, vpStyle(STYLES.label, plan.scale));
    grid.height(row, height);
  });
  const bottom = RANKING_FIRST_ROW + standings.length - 1;
  return grid.finish({
    frozenRows: HEADING_ROW,
    print: printSetup(paper, bottom, WIDTHS.length, {
      titleRows: [HEADING_ROW, HEADING_ROW],
      pagesFrom: pages > 1 ? [RANKING_FIRST_ROW + onPage] : null,
    }),
  });
}
