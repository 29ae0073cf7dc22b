import { signed } from "../../bridge/points";
import { printVictoryPoints } from "../../bridge/vp/scale";
import { contestantNumber, entryOf } from "../../movements/contestant";
import { nameOf, NUMBERED_TEAMS } from "../contestants";
import { columnsOf, remarksOf, type Report } from "../report";
import { texts } from "../texts";
import type { ScoredFourTeams } from "./score-four-teams";

/** An event of four teams for people: its standings, and how ties were broken. */
export function fourTeamsReport(event: ScoredFourTeams): Report {
  const { plan, teams, standings, scoredBoards } = event;
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
            name: nameOf(NUMBERED_TEAMS, plan.teams, team),
            ...(total === null ? {} : { vps: printVictoryPoints(total, plan.scale), netImps: signed(netImps) }),
          })),
    remarks: remarksOf(
      inOrder.flatMap(({ team, why }) =>
        why === "" ? [] : [texts.report.whyPlaced(nameOf(NUMBERED_TEAMS, plan.teams, team), why)]
      )
    ),
  };
}

/** "60 of 60 boards scored": each board is in two matches. */
export function progressLine({ plan, scoredBoards }: ScoredFourTeams): string {
  return texts.report.boardsScored(scoredBoards, 2 * plan.boards);
}
