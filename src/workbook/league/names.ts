import { forContestant, type Contestant } from "../../movements/contestant";
import { computed, type Computed } from "../kit/content";
import type { LeagueSheets } from "./league-lists";
import type { TeamStep } from "./working-lists";

/** The name of a team as every sheet shows it. */
export function shownName({ lists }: LeagueSheets, team: Contestant): Computed {
  return computed(lists.working.teams.outside.cell("name", team));
}

/** Returns a formula for the value in a working column of the team whose number is in a cell. */
export function ofNumber({ lists }: LeagueSheets, step: TeamStep, number: string): string {
  return `INDEX(${lists.working.teams.outside.range(step)},${number})`;
}

/** Returns a team's name in the plan; null if it has none. */
export function givenName({ league: { plan } }: LeagueSheets, team: Contestant): string | null {
  return forContestant(plan.teams, team) || null;
}
