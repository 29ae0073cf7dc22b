import type { FourTeamsTeam, ScoredFourTeams } from "../../sessions/four-teams/score-four-teams";
import type { Computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import { cellAddress } from "../reference";
import { TEAM_STYLES } from "../tables/styles";
import { STYLES, type Style } from "../theme";
import { AGAINST, againstRow, MATCHES, matchesOf, sumOfCells } from "./layout";
import { teamLabel } from "./names";

/** What each team has won from each other one, and in all: ties are broken by it. */
export function putAgainst(grid: Grid, event: ScoredFourTeams): void {
  const { plan, teams } = event;
  const top = againstRow(plan);
  const heading = (left: number, right: number, content: string | Computed) =>
    grid.block({ top, bottom: top, left, right }, content, STYLES.heading);
  heading(1, 3, "IMPs won from");
  for (const { team } of teams) heading(AGAINST.first + team, AGAINST.first + team, teamLabel(plan, team));
  heading(AGAINST.won, AGAINST.won, "Won");
  heading(AGAINST.lost, AGAINST.lost, "Lost");
  heading(AGAINST.net, AGAINST.net, "Net IMPs");
  grid.height(top, 32);
  for (const team of teams) putTeam(grid, event, team, top + 1 + team.team);
}

function putTeam(grid: Grid, event: ScoredFourTeams, own: FourTeamsTeam, row: number): void {
  const { plan, teams } = event;
  const { team, wonFrom, netImps } = own;
  const name = { top: row, bottom: row, left: 1, right: 3 };
  grid.block(name, teamLabel(plan, team), STYLES.cutHeading);
  /** The sum of a column of the team's matches, of those against one other team or all. */
  const sum = (
    [at, column]: readonly [number, number],
    against: number | null,
    value: number,
    style: Style = STYLES.computed
  ) => {
    const found = matchesOf(plan, team).filter(({ opponent }) => against === null || opponent === against);
    const cells = found.map(({ index, side }) => cellAddress(MATCHES.firstRow + index, column + side));
    const scored = found.some(({ index }) => event.matches[index]!.scoredBoards > 0);
    const formula = `IF(COUNT(${cells.join()})=0,"",${sumOfCells(cells)})`;
    grid.put(row, at, { formula, value: scored ? value : "" }, style);
  };
  for (const { team: other } of teams) {
    const at = AGAINST.first + other;
    if (other === team) grid.put(row, at, "–", STYLES.label);
    else sum([at, MATCHES.wonColumn], other, wonFrom[other]!);
  }
  const won = wonFrom.reduce((all, one) => all + one, 0);
  sum([AGAINST.won, MATCHES.wonColumn], null, won);
  sum([AGAINST.net, MATCHES.marginColumn], null, netImps, TEAM_STYLES.signed);
  const [wonCell, netCell] = [cellAddress(row, AGAINST.won), cellAddress(row, AGAINST.net)];
  const lost = {
    formula: `IF(${wonCell}="","",${wonCell}-${netCell})`,
    value: own.total === null ? "" : won - netImps,
  };
  grid.put(row, AGAINST.lost, lost, STYLES.computed);
  grid.height(row, 24);
}
