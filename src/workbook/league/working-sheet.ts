import { putFewer } from "../fewer-boards";
import { countWhere } from "../kit/formula";
import { newGrid } from "../kit/grid";
import { writeHeadings, writeRow } from "../kit/write-list";
import type { Draft } from "../model";
import { WORKING } from "../working/steps";
import { putChartData } from "./chart-data";
import { putPenaltySteps } from "../penalties/penalty-steps";
import { penaltyRules, type LeagueSheets } from "./league-lists";
import { matchSteps, putRemarks } from "./match-steps";
import { seasonSteps, teamSteps } from "./team-steps";
import type { LineStep } from "./working-lists";

/** The hidden Working sheet: the matches of the fixture list, the teams, the season, and the data of the chart. */
export function workingSheet(sheets: LeagueSheets): Draft {
  const { league, lists } = sheets;
  const { lines, teams, season } = lists.working;
  const grid = newGrid(WORKING, []);
  writeHeadings(grid, lines);
  league.matches.forEach((match, line) => writeRow(grid, lines, line, matchSteps(sheets, match, line)));
  writeHeadings(grid, teams);
  for (const scored of league.teams) writeRow(grid, teams, scored.team, teamSteps(sheets, scored));
  writeHeadings(grid, season);
  writeRow(grid, season, 0, seasonSteps(sheets));
  putRemarks(grid, sheets);
  putChartData(grid, sheets);
  putFewer(grid, lists.working.fewer, league.plan);
  putPenaltySteps(grid, lists.working.penalties, penaltyParts(sheets));
  return grid.finish({ hidden: true });
}

/** Returns the data on the league's teams and matches that the working columns of penalties need. */
function penaltyParts({ league, lists }: LeagueSheets): Parameters<typeof putPenaltySteps>[2] {
  const { lines, teams } = lists.working;
  const count = (sides: readonly [LineStep, LineStep], condition: string) => (round: string, team: string) => {
    const [first, second] = sides.map((side) => `(${lines.range(side)}=${team})`);
    return countWhere(`(${lines.range("round")}=${round})*(${first}+${second})${condition}`);
  };
  // Counts matches whose margin decides the points: played, with IMPs, and without typed points of both teams.
  const byMargin = `*(${lines.range("state")}=1)*ISNUMBER(${lines.range("homeImps")})*(${lines.range("isTyped")}<2)`;
  return {
    rules: penaltyRules(league.plan),
    typed: lists.penalties,
    name: (number) => `INDEX(${teams.range("name")},${number})`,
    matches: count(["home", "away"], ""),
    results: count(["homeTeam", "awayTeam"], ""),
    margins: count(["home", "away"], byMargin),
  };
}
