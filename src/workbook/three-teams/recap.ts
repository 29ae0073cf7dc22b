import { tableLetter } from "../../sessions/three-teams/plan";
import type { Grid } from "../kit/grid";
import { STYLES } from "../theme";
import { TEAM_STYLES } from "../tables/styles";
import type { ScoredMatch } from "../../sessions/teams/match";
import { RECAP_COLUMNS, RECAP_HEADING_ROW, type ThreeTeamsSheets } from "./layout";

/** The boards of the three matches side by side: net score of the first team, and both's IMPs. */
export function putRecap(grid: Grid, sheets: ThreeTeamsSheets): void {
  sheets.scored.matches.forEach((match, i) => putMatch(grid, sheets, match, 1 + i * RECAP_COLUMNS));
}

function putMatch(grid: Grid, { sheets }: ThreeTeamsSheets, { match, boards }: ScoredMatch, left: number): void {
  const [first, second] = [tableLetter(match.tables[0]), tableLetter(match.tables[1])];
  const row = RECAP_HEADING_ROW;
  grid.block({ top: row, bottom: row, left, right: left + RECAP_COLUMNS - 1 }, `${first} v ${second}`, STYLES.label);
  ["Board", `Net to ${first}`, `IMPs ${first}`, `IMPs ${second}`].forEach((heading, i) =>
    grid.put(row + 1, left + i, heading, STYLES.heading)
  );
  const table = sheets.places.find((known) => known.table === match.tables[0])!;
  boards.forEach(({ board, net, points }, i) => {
    const line = row + 2 + i;
    const cell = table.outsideCell("net", board);
    const imps = (side: "ns" | "ew") => table.worth.outside.cell(side, table.rowOf(board));
    const put = (column: number, formula: string, value: number | null) =>
      grid.put(line, left + column, { formula, value: value ?? "" }, TEAM_STYLES.signed);
    grid.put(line, left, board, STYLES.label);
    put(1, cell, net);
    put(2, imps("ns"), points && points[0]);
    put(3, imps("ew"), points && points[1]);
  });
}
