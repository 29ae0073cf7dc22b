import { contestants } from "../../movements/contestant";
import { computed } from "../kit/content";
import { rounded, untilLast } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { putHeadings, putRow, recordBy } from "../kit/list";
import type { Area, ChartDraft } from "../model";
import { texts } from "../texts";
import { WORKING } from "../working/steps";
import { roundColumn, type LeagueSheets } from "./league-lists";
import { teamColumn } from "./working-lists";

const { form: words } = texts.league;

/**
 * Writes the data of the chart: victory points above or below half of what the matches so far could give. So a team
 * that has played fewer is not behind for that, and lines that all rise together come apart. They stay level over
 * a round without a result, up to the last that has one.
 */
export function putChartData(grid: Grid, { league, lists }: LeagueSheets): void {
  const { plan } = league;
  const { chart, season } = lists.working;
  const all = contestants(plan.teams.length);
  const pointsFrom = (first: number) =>
    lists.form
      .flatMap(({ rounds, vps }) => {
        const later = rounds.filter(({ round }) => round >= first).map(roundColumn);
        const [from, to] = [later[0], later[later.length - 1]];
        return from === undefined || to === undefined ? [] : [vps.outside.range([from, to])];
      })
      .join();
  const drawn = (first: number, formula: string) => computed(untilLast(pointsFrom(first), formula));
  putHeadings(grid, chart);
  putRow(grid, chart, 0, { label: words.start, ...recordBy(all, teamColumn, () => drawn(1, "0")) });
  for (const part of lists.form)
    for (const round of part.rounds) {
      const row = round.round;
      const cells = recordBy(all, teamColumn, (team) => {
        const points = part.vps.outside.cell(roundColumn(round), team);
        const before = chart.cell(teamColumn(team), row - 1);
        return drawn(row, rounded(`${before}+IF(${points}="",0,${points}-${season.cell("half", 0)})`));
      });
      putRow(grid, chart, row, { label: round.round, ...cells });
    }
}

/** The chart of the season: a line for each team. */
export function formChart({ league, lists }: LeagueSheets, anchor: Area): ChartDraft {
  const { plan } = league;
  const { chart } = lists.working;
  return {
    title: words.chartTitle,
    sheet: WORKING,
    categories: chart.area("label"),
    lines: contestants(plan.teams.length).map((team) => {
      const key = teamColumn(team);
      return { name: { row: chart.headingRow, column: chart.column(key) }, values: chart.area(key) };
    }),
    labelsBelow: true,
    anchor,
    description: words.chartDescription,
  };
}
