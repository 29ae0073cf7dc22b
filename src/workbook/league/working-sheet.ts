import { newGrid } from "../kit/grid";
import { putHeadings, putRow } from "../kit/list";
import type { Draft } from "../model";
import { WORKING } from "../working/steps";
import { putChartData } from "./chart-data";
import type { LeagueSheets } from "./league-lists";
import { matchSteps, putRemarks } from "./match-steps";
import { seasonSteps, teamSteps } from "./team-steps";

/** The hidden Working sheet: the matches of the fixture list, the teams, the season, and the data of the chart. */
export function workingSheet(sheets: LeagueSheets): Draft {
  const { league, lists } = sheets;
  const { lines, teams, season } = lists.working;
  const grid = newGrid(WORKING, []);
  putHeadings(grid, lines);
  league.matches.forEach((match, line) => putRow(grid, lines, line, matchSteps(sheets, match, line)));
  putHeadings(grid, teams);
  for (const scored of league.teams) putRow(grid, teams, scored.team, teamSteps(sheets, scored));
  putHeadings(grid, season);
  putRow(grid, season, 0, seasonSteps(sheets));
  putRemarks(grid, sheets);
  putChartData(grid, sheets);
  return grid.finish({ hidden: true });
}
