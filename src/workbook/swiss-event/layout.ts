import type { SwissEventPlan } from "../../sessions/swiss-event/plan";
import type { ScoredSwissEvent } from "../../sessions/swiss-event/score-swiss-event";

/** Where things stand in the workbook of an event. */
export interface SwissLayout {
  readonly teams: number;
  readonly rounds: number;
  /** Lines for matches on the sheet of each round. */
  readonly lines: number;
}

/** Lays out the workbook of an event. */
export function layoutOf({ plan, rounds }: ScoredSwissEvent): SwissLayout {
  const listed = rounds.map(({ matches }) => matches.length);
  return {
    teams: plan.teams.length,
    rounds: plan.rounds,
    lines: Math.max(mostMatches(plan), ...listed),
  };
}

/** The most matches that a round can have; a match of three teams has three where it ends. */
function mostMatches({ teams, odd }: SwissEventPlan): number {
  if (teams.length % 2 === 0) return teams.length / 2;
  return (teams.length + (odd === "three-teams" ? 3 : 1)) / 2;
}
