import { signed } from "../../bridge/points";
import { printVictoryPoints } from "../../bridge/vp/scale";
import { forContestant, type Contestant } from "../../movements/contestant";
import { labelOf, LETTERED_TEAMS } from "../contestants";
import { columnsOf, remarksOf, type Report } from "../report";
import type { ScoredMatch } from "../teams/match";
import { penaltiesIn, progressIn } from "../teams/score-several-teams";
import { resultTexts } from "../result-texts";
import type { ThreeTeamsPlan } from "./plan";
import type { ScoredThreeTeams } from "./score-three-teams";

/** Three teams for people: the standings, and how each match stands. */
export function threeTeamsReport(scored: ScoredThreeTeams): Report {
  const { plan, matches, teams, standings } = scored;
  const name = (team: Contestant) => labelOf(LETTERED_TEAMS, plan.teams, team);
  const ranked = standings.filter((team) => forContestant(teams, team).total !== null);
  const level = new Set(ranked.map((team) => forContestant(teams, team).total)).size < ranked.length;
  return {
    progress: progressIn(scored),
    columns: columnsOf("team", ["place", "name", "vps", "netImps"]),
    rows: ranked.map((team) => {
      const { place, total, netImps } = forContestant(teams, team);
      return { place, name: name(team), vps: printVictoryPoints(total!, plan.scale), netImps: signed(netImps!) };
    }),
    remarks: remarksOf([
      ...matches.flatMap((match) => matchLine(plan, match)),
      ...(level ? [resultTexts.report.levelOnVps] : []),
      ...penaltiesIn(scored, name),
    ]),
  };
}

/** "A Reds – C Blues: 26–17 IMPs, 14–6 VPs", with the boards scored where some are missing. */
function matchLine(plan: ThreeTeamsPlan, scored: ScoredMatch): string[] {
  const { match, won, vps, scoredBoards, cancelledBoards } = scored;
  if (vps === null) return [];
  const teams = match.teams.map((team) => labelOf(LETTERED_TEAMS, plan.teams, team));
  const points = vps.map((won) => printVictoryPoints(won, plan.scale));
  // Nobody waits for a board that was cancelled.
  const of = match.boards.length - cancelledBoards;
  return [resultTexts.report.matchOf(teams, won, points, scoredBoards < of ? { scored: scoredBoards, of } : null)];
}
