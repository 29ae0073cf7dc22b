import type { FourTeamsTeam, ScoredFourTeams } from "../../sessions/four-teams/score-four-teams";
import { FOUR_TEAMS_ROUNDS } from "../../movements/four-teams";
import type { Grid } from "../kit/grid";
import type { Area, CellValue, DefinedName } from "../model";
import { cellAddress, onSheet } from "../reference";
import { WORKING } from "../working/steps";
import { RECAP, roundColumn, vpsRow } from "./layout";
import { teamLabel } from "./names";
import { tieFormula } from "./tie-formulas";
import { TIE_STEPS, TIES_COLUMN, TIES_ROW, type TieStep } from "./tie-steps";

/** The first column of the victory points by round, right of the steps. */
const VPS_COLUMN = TIES_COLUMN + TIE_STEPS.length;

/** The name of the victory points, a row a round and a column a team. */
export function scoreVpsName(): DefinedName {
  const bottom = TIES_ROW + FOUR_TEAMS_ROUNDS - 1;
  const area: Area = { top: TIES_ROW, left: VPS_COLUMN, bottom, right: VPS_COLUMN + 3 };
  return { name: "Score_Vps", sheet: WORKING, area };
}

/** Writes the steps on the Working sheet, and the victory points by round beside them. */
export function putTies(grid: Grid, event: ScoredFourTeams): void {
  TIE_STEPS.forEach((step, i) => grid.put(1, TIES_COLUMN + i, `Tie ${step}`));
  for (const scored of event.teams) {
    const { team } = scored;
    const values = valuesOf(event, scored);
    TIE_STEPS.forEach((step, i) =>
      grid.put(TIES_ROW + team, TIES_COLUMN + i, {
        formula: tieFormula(event, team, step),
        value: values[step],
      })
    );
    grid.put(1, VPS_COLUMN + team, `VPs of team ${team + 1}`);
    scored.rounds.forEach(({ round, vps }, i) => {
      const cell = onSheet(RECAP.sheet, cellAddress(vpsRow(team), roundColumn(round)));
      grid.put(TIES_ROW + i, VPS_COLUMN + team, { formula: cell, value: vps ?? "" });
    });
  }
}

/** What the formulas give. */
function valuesOf(event: ScoredFourTeams, scored: FourTeamsTeam): Record<TieStep, CellValue> {
  const { teams, plan } = event;
  const { team, total, netImps, place, why, wonFrom } = scored;
  const level = teams.filter((other) => total !== null && other.total === total);
  const opponents = level.filter((other) => other.team !== team);
  const measure = [0, 0, opponents[0] ? wonFrom[opponents[0].team]! : 0][level.length] ?? netImps;
  const tied = (other: number) =>
    other !== team && total !== null && teams[other]!.place === place && place.endsWith("=");
  const before = teams.filter((other) => other.team < team && tied(other.team)).length;
  const when = (value: CellValue) => (total === null ? "" : value);
  // prettier-ignore
  return {
    total: total ?? "",
    net: netImps,
    level: when(level.length),
    measure: when(measure),
    place: when(parseInt(place, 10)),
    line: when(parseInt(place, 10) + before),
    tied1: +tied(0), tied2: +tied(1), tied3: +tied(2), tied4: +tied(3),
    shown: place, name: teamLabel(plan, team).value, why,
  };
}
