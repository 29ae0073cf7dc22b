import { signed } from "../../bridge/points";
import { printVictoryPoints } from "../../bridge/vp/scale";
import type { Report } from "../report";
import type { ScoredMatch } from "../teams/match";
import { teamLabel, type ThreeTeamsPlan } from "./plan";
import { standingsOf, type ScoredThreeTeams } from "./score-three-teams";

/** Three teams for people: the standings, and how each match stands. */
export function threeTeamsReport(scored: ScoredThreeTeams): Report {
  const { plan, matches, teams, scoredBoards } = scored;
  const ranked = standingsOf(scored).filter((team) => teams[team]!.total !== null);
  return {
    progress: `${scoredBoards} of ${plan.boards} boards scored`,
    headings: ["Place", "Team", "VPs", "Net IMPs"],
    rows: ranked.map((team) => {
      const { place, total, netImps } = teams[team]!;
      return [place, teamLabel(plan, team), printVictoryPoints(total!, plan.scale), signed(netImps!)];
    }),
    remarks: [
      ...matches.flatMap((match) => matchLine(plan, match)),
      ...(ranked.some((team) => teams[team]!.place.endsWith("="))
        ? ["Teams level on VPs share their place; their net IMPs stand beside."]
        : []),
    ],
  };
}

/** "A Reds – C Blues: 26–17 IMPs, 14–6 VPs", with the boards scored where some are missing. */
function matchLine(plan: ThreeTeamsPlan, scored: ScoredMatch): string[] {
  const { match, won, vps, scoredBoards } = scored;
  if (vps === null) return [];
  const [first, second] = match.teams.map((team) => teamLabel(plan, team));
  const points = vps.map((own) => printVictoryPoints(own, plan.scale));
  const of = match.boards.length;
  const after = scoredBoards < of ? `, ${scoredBoards} of ${of} boards` : "";
  return [`${first} – ${second}: ${won.join("–")} IMPs, ${points.join("–")} VPs${after}`];
}
