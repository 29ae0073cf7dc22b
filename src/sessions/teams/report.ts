import { signed } from "../../bridge/points";
import { printVictoryPoints } from "../../bridge/vp/scale";
import { contestantNumber, contestants, forContestant, type Contestant } from "../../movements/contestant";
import { labelOf } from "../contestants";
import { columnsOf, penaltiesLine, remarksOf, type Report } from "../report";
import { resultTexts } from "../result-texts";
import { LABELS, teamName } from "./labels";
import type { ScoredMatch } from "./match";
import type { SeveralTeamsPlan } from "./plan";
import type { ScoredSeveralTeams, ScoredTeams } from "./score-teams";

/**
 * Returns the report of an event of a few teams: the standings, how ties were broken, and for three teams each match.
 */
export function severalTeamsReport(scored: ScoredSeveralTeams): Report {
  const { plan, matches, teams, standings, scoredBoards } = scored;
  const isLettered = plan.kind === "three-teams";
  const name = (team: Contestant) => nameIn(plan, team);
  const listed = standings.map((team) => forContestant(teams, team));
  const withTotal = listed.filter(({ total }) => total !== null);
  const isLevel = new Set(withTotal.map(({ total }) => total)).size < withTotal.length;
  return {
    progress: progressIn(scored),
    columns: columnsOf("team", ["place", ...(isLettered ? [] : (["number"] as const)), "name", "vps", "netImps"]),
    rows: (isLettered ? withTotal : scoredBoards === 0 ? [] : listed).map(({ team, place, total, netImps }) => ({
      place,
      ...(!isLettered && { number: String(contestantNumber(team)) }),
      name: name(team),
      ...(total !== null && { vps: printVictoryPoints(total, plan.scale), netImps: signed(netImps) }),
    })),
    remarks: remarksOf([
      ...(isLettered ? matches.flatMap((match) => matchLine(plan, match)) : []),
      ...(isLettered && isLevel ? [resultTexts.report.levelOnVps] : []),
      ...whyLines(scored),
      ...penaltyLine(scored, name),
    ]),
  };
}

/** Returns the progress, "60 of 60 boards scored"; a board counts in each match that plays it. */
export function progressIn({ scoredBoards, expectedBoards, cancelledBoards }: ScoredTeams): string {
  return resultTexts.report.boardsScored(scoredBoards, expectedBoards, cancelledBoards);
}

/** Returns how ties were broken, a line for each team that was tied with others. */
export function whyLines({ plan, teams, standings }: ScoredSeveralTeams): string[] {
  return standings.flatMap((team) => {
    const { why } = forContestant(teams, team);
    return why === "" ? [] : [resultTexts.report.whyPlaced(teamName(plan, team), why)];
  });
}

/**
 * Returns the line "Penalties: Reds 3 IMPs; Blues 0.5 VPs."; empty without penalties, or before the first scored board.
 */
export function penaltyLine(
  { plan: { penalties }, scoredBoards }: ScoredTeams,
  name: (team: Contestant) => string,
  unit: "imps" | "points" = "imps"
): string[] {
  const { penalty } = resultTexts.report;
  const penaltyTexts = contestants(scoredBoards === 0 ? 0 : penalties.length).flatMap((team) => {
    const { imps, vps } = forContestant(penalties, team);
    return [...(imps ? [penalty(name(team), imps, unit)] : []), ...(vps ? [penalty(name(team), vps, "vps")] : [])];
  });
  return penaltiesLine(penaltyTexts);
}

/** Returns a team's letter and name, "A Reds"; in events with numbered teams the name, "Reds". */
function nameIn(plan: SeveralTeamsPlan, team: Contestant): string {
  return plan.kind === "three-teams" ? labelOf(LABELS[plan.kind].designation, plan.teams, team) : teamName(plan, team);
}

/** Returns "A Reds – C Blues: 26–17 IMPs, 14–6 VPs", with the number of boards scored if some are missing. */
function matchLine(plan: SeveralTeamsPlan, scored: ScoredMatch): string[] {
  const { match, won, vps, scoredBoards, cancelledBoards } = scored;
  if (vps === null) return [];
  const teams = match.teams.map((team) => nameIn(plan, team));
  const points = vps.map((each) => printVictoryPoints(each, plan.scale));
  // Cancelled boards are not missing.
  const expected = match.boards.length - cancelledBoards;
  return [
    resultTexts.report.matchOf(
      teams,
      won,
      points,
      scoredBoards < expected ? { scored: scoredBoards, of: expected } : null
    ),
  ];
}
