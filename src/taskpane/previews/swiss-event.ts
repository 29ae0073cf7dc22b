import { nextRound, type PairedRound } from "../../sessions/swiss-event/next-round";
import type { Contestant } from "../../movements/contestant";
import { labelOf, NUMBERED_TEAMS } from "../../sessions/contestants";
import type { SwissEventPlan } from "../../sessions/swiss-event/plan";
import { NO_SWISS_RESULTS } from "../../sessions/swiss-event/results";
import { scoreSwissEvent } from "../../sessions/swiss-event/score-swiss-event";
import { element } from "../dom";
import { table, type TableRow } from "../table";

/** Who meets whom first in a Swiss event, or in the knockout that it is without Swiss rounds. */
export function swissPreview(plan: SwissEventPlan): HTMLElement {
  const event = scoreSwissEvent(plan, NO_SWISS_RESULTS);
  const label = (team: Contestant) => labelOf(NUMBERED_TEAMS, plan.teams, team);
  const next = nextRound(event);
  if (next?.kind === "paired")
    return table(
      "The first round; each later one is paired from the results",
      ["Table", "Team", "Opponents"],
      pairedRows(next, label)
    );
  if (next) return element("p", {}, next.reason);
  const matches = event.bracket!.rounds[0]!.matches;
  return table(
    "The knockout, seeded by the teams' numbers: its first round",
    ["Match", "Team", "Opponents"],
    matches.map(({ teams: [upper, lower] }, i) => ({
      cells: [String(i + 1), label(upper!), label(lower!)],
    }))
  );
}

function pairedRows({ pairings, threeTeams, bye }: PairedRound, label: (team: Contestant) => string): TableRow[] {
  const [one, two, three] = threeTeams?.teams.map(label) ?? [];
  return [
    ...pairings.map(({ team, opponent }, i) => ({
      cells: [String(i + 1), label(team), label(opponent)],
    })),
    ...(threeTeams ? [{ cells: ["Three", one!, `${two}, ${three}`] }] : []),
    ...(bye === null ? [] : [{ cells: ["Bye", label(bye), ""] }]),
  ];
}
