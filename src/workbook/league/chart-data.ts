import { contestants, type Contestant } from "../../movements/contestant";
import { divisionOf } from "../../sessions/event/divisions";
import { computed } from "../kit/content";
import { rounded, chartPoint } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { recordBy } from "../kit/columns";
import { writeHeadings, writeRow } from "../kit/write-list";
import type { Area, ChartDraft } from "../model";
import { texts } from "../texts";
import { WORKING } from "../working/steps";
import { roundColumn, type FormPart, type LeagueSheets } from "./league-lists";
import { teamColumn } from "./working-lists";

const { form: words } = texts.league;

/**
 * Writes the chart's data. A point of the chart shows how far a team's victory points are above or below half of the
 * points available in its matches so far: a team with a match in hand is not lower for that, and the lines do not all
 * rise together. The line stays level over a round without a result, and ends at the last round with a result.
 */
export function putChartData(grid: Grid, { league, lists }: LeagueSheets): void {
  const { plan } = league;
  const { chart, season } = lists.working;
  const all = contestants(plan.teams.length);
  const pointsFrom = (division: number, first: number) =>
    lists.form
      .filter((part) => part.division === division)
      .flatMap(({ rounds, vps }) => {
        const later = rounds.filter(({ round }) => round >= first).map(roundColumn);
        const [from, to] = [later[0], later[later.length - 1]];
        return from === undefined || to === undefined ? [] : [vps.outside.range([from, to])];
      })
      .join();
  const division = (team: Contestant) => divisionOf(plan.divisions, team);
  const drawn = (team: Contestant, first: number, formula: string) =>
    computed(chartPoint(pointsFrom(division(team), first), formula));
  writeHeadings(grid, chart);
  writeRow(grid, chart, 0, { label: words.start, ...recordBy(all, teamColumn, (team) => drawn(team, 1, "0")) });
  // One row serves a round of every division, so its label is written once.
  for (let round = 1; round < chart.rows; round++) writeRow(grid, chart, round, { label: round });
  for (const part of lists.form)
    for (const round of part.rounds) {
      const row = round.round;
      const cells = recordBy(part.teams, teamColumn, (team, index) => {
        const points = part.vps.outside.cell(roundColumn(round), index);
        const before = chart.cell(teamColumn(team), row - 1);
        return drawn(team, row, rounded(`${before}+IF(${points}="",0,${points}-${season.cell("half", 0)})`));
      });
      writeRow(grid, chart, row, cells);
    }
}

/** The chart of the season: a line for each team of a division. */
export function formChart({ league, lists }: LeagueSheets, { teams, division }: FormPart, anchor: Area): ChartDraft {
  const rounds = league.plan.fixtures.filter((round) => round.division === division).length;
  const { chart } = lists.working;
  return {
    title: words.chartTitle,
    sheet: WORKING,
    categories: chart.area("label", 0, rounds),
    lines: teams.map((team) => {
      const key = teamColumn(team);
      return { name: { row: chart.headingRow, column: chart.column(key) }, values: chart.area(key, 0, rounds) };
    }),
    labelsBelow: true,
    anchor,
    description: words.chartDescription,
  };
}
