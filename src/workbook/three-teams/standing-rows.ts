import { entryOf, type Contestant } from "../../movements/contestant";
import { THREE_TEAMS } from "../../movements/three-teams";
import { LETTERED_TEAMS } from "../../sessions/contestants";
import { sideOf } from "../../sessions/teams/match";
import type { ScoredThreeTeams } from "../../sessions/three-teams/score-three-teams";
import type { Grid } from "../kit/grid";
import { areaAddress, cellAddress } from "../reference";
import { STYLES, type Style } from "../theme";
import { TEAM_STYLES } from "../tables/styles";
import { vpStyle } from "../vp-style";
import {
  againstColumn,
  MATCH_COLUMNS,
  matchRow,
  STANDING_COLUMNS,
  STANDING_HEADING_ROW,
  standingArea,
  standingRow,
  type ThreeTeamsSheets,
} from "./layout";
import { nameAlone } from "./names";

/** The standings: each team's victory points, less its penalty, its net IMPs and its place. */
export function putStandings(grid: Grid, sheets: ThreeTeamsSheets): void {
  const row = STANDING_HEADING_ROW;
  const { letter, team, teamEnd, penalty, total, netImps, place } = STANDING_COLUMNS;
  const heading = (left: number, text: string, right = left) =>
    grid.block({ top: row, bottom: row, left, right }, text, STYLES.heading);
  heading(letter, "Team");
  heading(team, "Name", teamEnd);
  THREE_TEAMS.forEach((other) => heading(againstColumn(other), `VPs v ${LETTERED_TEAMS.short(other)}`));
  heading(penalty, "Penalty, VPs");
  heading(total, "Total VPs");
  heading(netImps, "Net IMPs");
  heading(place, "Place");
  THREE_TEAMS.forEach((one) => putTeam(grid, sheets, one));
  grid.validate({
    area: standingArea(penalty),
    rule: { kind: "decimal", least: 0, most: 999 },
    error: {
      title: "Penalty",
      text: "Type the victory points taken from the team as a number without a sign, such as 1 or 0.5.",
    },
  });
}

/** A match of a team: its row on the Scoresheet, and what it gives the team so far. */
interface OwnMatch {
  readonly opponent: Contestant;
  readonly row: number;
  readonly vps: number | null;
}

function matchesOf({ matches }: ScoredThreeTeams, team: Contestant): OwnMatch[] {
  return matches.flatMap(({ match, vps }, index) => {
    const side = sideOf(match, team);
    if (side === null) return [];
    const opponent = match.teams[side === 0 ? 1 : 0];
    return [{ opponent, row: matchRow(index, side), vps: vps && vps[side] }];
  });
}

function putTeam(grid: Grid, { scored }: ThreeTeamsSheets, index: Contestant): void {
  const { plan, teams } = scored;
  const row = standingRow(index);
  const { letter, team, teamEnd, penalty } = STANDING_COLUMNS;
  grid.put(row, letter, LETTERED_TEAMS.short(index), STYLES.label);
  const line = { top: row, bottom: row };
  grid.block({ ...line, left: team, right: teamEnd }, nameAlone(plan, index), TEAM_STYLES.left);
  const own = matchesOf(scored, index);
  THREE_TEAMS.forEach((other) => {
    const match = own.find(({ opponent }) => opponent === other);
    const content = match ? { formula: cellAddress(match.row, MATCH_COLUMNS.vps), value: match.vps ?? "" } : "–";
    grid.put(row, againstColumn(other), content, vpStyle(STYLES.computed, plan.scale));
  });
  grid.put(row, penalty, plan.penalties[index] || null, STYLES.entry);

  type Column = "total" | "netImps" | "place";
  const at = (column: Column | "penalty") => cellAddress(row, STANDING_COLUMNS[column]);
  const compute = (column: Column, formula: string, style: Style) =>
    grid.put(row, STANDING_COLUMNS[column], { formula, value: entryOf(teams, index)[column] ?? "" }, style);
  const vps = `${cellAddress(row, againstColumn(0))}:${cellAddress(row, againstColumn(2))}`;
  const sum = `ROUND(SUM(${vps})-N(${at("penalty")}),2)`;
  compute("total", `IF(COUNT(${vps})=0,"",${sum})`, vpStyle(STYLES.sum, plan.scale));
  const margins = own.map((match) => `N(${cellAddress(match.row, MATCH_COLUMNS.margin)})`);
  compute("netImps", `IF(${at("total")}="","",${margins.join("+")})`, TEAM_STYLES.signedSum);
  const all = areaAddress(standingArea(STANDING_COLUMNS.total));
  const place = `RANK(${at("total")},${all})&IF(COUNTIF(${all},${at("total")})>1,"=","")`;
  compute("place", `IF(${at("total")}="","",${place})`, STYLES.sum);
}
