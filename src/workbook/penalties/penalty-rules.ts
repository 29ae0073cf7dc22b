import type { EventPenaltyUnit } from "../../sessions/teams/event-penalties";

/** What penalties are typed of. */
export interface PenaltyRules {
  readonly teams: number;
  readonly rounds: number;
  readonly units: readonly [EventPenaltyUnit, ...EventPenaltyUnit[]];
}

/** Whether a unit has to be typed: there is more than one. */
export function hasUnits({ units }: Pick<PenaltyRules, "units">): boolean {
  return units.length > 1;
}
