import { signed } from "../../bridge/points";
import { printVictoryPoints } from "../../bridge/vp/scale";
import type { Report } from "../report";
import { teamName } from "./plan";
import type { ScoredFourTeams } from "./score-four-teams";

/** An event of four teams for people: its standings, and how ties were broken. */
export function fourTeamsReport(event: ScoredFourTeams): Report {
  const { plan, teams, standings, scoredBoards } = event;
  const inOrder = standings.map((team) => teams[team]!);
  return {
    progress: progressLine(event),
    headings: ["Place", "No.", "Team", "VPs", "Net IMPs"],
    rows:
      scoredBoards === 0
        ? []
        : inOrder.map(({ team, place, total, netImps }) => [
            place,
            String(team + 1),
            teamName(plan, team),
            ...(total === null ? ["", ""] : [printVictoryPoints(total, plan.scale), signed(netImps)]),
          ]),
    remarks: inOrder.flatMap(({ team, why }) => (why === "" ? [] : [`${teamName(plan, team)}: ${why}`])),
  };
}

/** "60 of 60 boards scored": each board is in two matches. */
export function progressLine({ plan, scoredBoards }: ScoredFourTeams): string {
  return `${scoredBoards} of ${2 * plan.boards} boards scored`;
}
