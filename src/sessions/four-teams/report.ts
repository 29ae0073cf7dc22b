import { signed } from "../../bridge/points";
import { printVictoryPoints } from "../../bridge/vp/scale";
import { contestantNumber, forContestant, type Contestant } from "../../movements/contestant";
import { nameOf, NUMBERED_TEAMS } from "../contestants";
import { columnsOf, remarksOf, type Report } from "../report";
import { resultTexts } from "../result-texts";
import { penaltiesIn, progressIn } from "../teams/score-several-teams";
import type { ScoredFourTeams } from "./score-four-teams";

/** An event of four teams for people: its standings, and how ties were broken. */
export function fourTeamsReport(event: ScoredFourTeams): Report {
  const { plan, teams, standings, scoredBoards } = event;
  const nameOfTeam = (team: Contestant) => nameOf(NUMBERED_TEAMS, plan.teams, team);
  const inOrder = standings.map((team) => forContestant(teams, team));
  return {
    progress: progressIn(event),
    columns: columnsOf("team", ["place", "number", "name", "vps", "netImps"]),
    rows:
      scoredBoards === 0
        ? []
        : inOrder.map(({ team, place, total, netImps }) => ({
            place,
            number: String(contestantNumber(team)),
            name: nameOfTeam(team),
            ...(total === null ? {} : { vps: printVictoryPoints(total, plan.scale), netImps: signed(netImps) }),
          })),
    remarks: remarksOf([
      ...inOrder.flatMap(({ team, why }) => (why === "" ? [] : [resultTexts.report.whyPlaced(nameOfTeam(team), why)])),
      ...penaltiesIn(event, nameOfTeam),
    ]),
  };
}
