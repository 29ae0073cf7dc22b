import { signed } from "../../bridge/points";
import { printVictoryPoints } from "../../bridge/vp/scale";
import { entryOf } from "../../movements/contestant";
import { THREE_TEAMS } from "../../movements/three-teams";
import { labelOf, LETTERED_TEAMS } from "../contestants";
import { columnsOf, penaltiesLine, remarksOf, type Report } from "../report";
import type { ScoredMatch } from "../teams/match";
import { resultTexts } from "../result-texts";
import type { ThreeTeamsPlan } from "./plan";
import type { ScoredThreeTeams } from "./score-three-teams";

/** Three teams for people: the standings, and how each match stands. */
export function threeTeamsReport(scored: ScoredThreeTeams): Report {
  const { plan, matches, teams, standings, scoredBoards } = scored;
  const ranked = standings.filter((team) => entryOf(teams, team).total !== null);
  const level = new Set(ranked.map((team) => entryOf(teams, team).total)).size < ranked.length;
  return {
    progress: resultTexts.report.boardsScored(scoredBoards, plan.boards, scored.cancelledBoards),
    columns: columnsOf("team", ["place", "name", "vps", "netImps"]),
    rows: ranked.map((team) => {
      const { place, total, netImps } = entryOf(teams, team);
      const name = labelOf(LETTERED_TEAMS, plan.teams, team);
      return { place, name, vps: printVictoryPoints(total!, plan.scale), netImps: signed(netImps!) };
    }),
    remarks: remarksOf([
      ...matches.flatMap((match) => matchLine(plan, match)),
      ...(level ? [resultTexts.report.levelOnVps] : []),
      ...penaltiesLine(
        THREE_TEAMS.flatMap((team) => {
          const taken = entryOf(plan.penalties, team);
          return taken === 0 || scoredBoards === 0
            ? []
            : [resultTexts.report.penalty(labelOf(LETTERED_TEAMS, plan.teams, team), taken, "vps")];
        })
      ),
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
