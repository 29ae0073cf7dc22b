import { signed } from "../../bridge/points";
import { printVictoryPoints } from "../../bridge/vp/scale";
import { contestantNumber, entryOf, type Contestant } from "../../movements/contestant";
import { FOUR_TEAMS } from "../../movements/four-teams";
import { nameOf, NUMBERED_TEAMS } from "../contestants";
import { columnsOf, penaltiesLine, remarksOf, type Report } from "../report";
import { resultTexts } from "../result-texts";
import type { ScoredFourTeams } from "./score-four-teams";

/** An event of four teams for people: its standings, and how ties were broken. */
export function fourTeamsReport(event: ScoredFourTeams): Report {
  const { plan, teams, standings, scoredBoards } = event;
  const nameOfTeam = (team: Contestant) => nameOf(NUMBERED_TEAMS, plan.teams, team);
  const inOrder = standings.map((team) => entryOf(teams, team));
  return {
    progress: progressLine(event),
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
      ...penaltiesLine(
        FOUR_TEAMS.flatMap((team) => {
          const taken = entryOf(plan.penalties, team);
          return taken === 0 || scoredBoards === 0 ? [] : [resultTexts.report.penalty(nameOfTeam(team), taken, "vps")];
        })
      ),
    ]),
  };
}

/** "60 of 60 boards scored": each board is in two matches. */
export function progressLine({ plan, scoredBoards, cancelledBoards }: ScoredFourTeams): string {
  return resultTexts.report.boardsScored(scoredBoards, 2 * plan.boards, cancelledBoards);
}
