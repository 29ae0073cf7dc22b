import type { Contestant } from "../../../movements/contestant";
import { labelOf, NUMBERED_TEAMS } from "../../contestants";
import type { PenaltyUnits } from "../../penalty-units";
import { resultTexts } from "../../result-texts";
import type { EventPenalty, EventPenaltyUnit } from "../../teams/event-penalties";
import type { LeagueMatch } from "./matches";
import type { ScoredLeague } from "./score-league";

/** The units of penalties, the usual one first: of IMPs the match's margin changes, victory points are taken from the total. */
export const LEAGUE_UNITS: PenaltyUnits<EventPenaltyUnit> = ["vps", "imps"];

/** The match of a team in a round; undefined where it sits out. */
function matchIn(matches: readonly LeagueMatch[], team: Contestant, round: number): LeagueMatch | undefined {
  return matches.find((match) => match.round === round && (match.home === team || match.away === team));
}

/** Whether a match's points go by its margin, so that penalties in IMPs count in it. */
function goesByMargin({ state, imps, result }: LeagueMatch): boolean {
  return state === "played" && imps !== null && result?.vps.includes(null) === true;
}

/** Why a penalty does not count, or not yet, in words; null where it counts. */
export function uncountedPenalty(
  { team, round, unit }: EventPenalty,
  { plan, matches }: Pick<ScoredLeague, "plan" | "matches">
): string | null {
  if (round === null) return null;
  const { waits, noImps } = resultTexts.results.eventPenalties;
  const match = matchIn(matches, team, round);
  const label = labelOf(NUMBERED_TEAMS, plan.teams, team);
  if (!match || match.vps === null) return waits(label, round);
  return unit === "imps" && !goesByMargin(match) ? noImps(label, round) : null;
}
