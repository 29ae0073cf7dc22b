import type { Contestant } from "../../movements/contestant";
import { labelOf, NUMBERED_TEAMS } from "../contestants";
import { handicapRemarks } from "../report";
import { resultTexts } from "../result-texts";
import { isTurnedBy } from "../teams/handicaps";
import type { PerSide } from "../teams/match";
import type { EventPlan } from "./event-plan";
import { givenIn, goesByMargin, type ScoredMatch } from "./rounds";

/** True if the handicaps have turned a match: see {@link isTurnedBy}. */
export function isTurned(match: ScoredMatch, plan: Pick<EventPlan, "form" | "handicaps" | "boards">): boolean {
  const { margin } = match;
  return margin !== null && goesByMargin(match, plan) && isTurnedBy(givenIn(match, plan), margin);
}

/**
 * The handicaps, and the matches that they have turned.
 * @param turned names such a match by its teams, with the first one's margins.
 */
export function handicapLines(
  plan: EventPlan,
  matches: readonly ScoredMatch[],
  turned: (round: number, teams: PerSide<string>, without: number, margin: number) => string
): string[] {
  const { handicaps, teams } = plan;
  const given = handicaps === null ? [] : handicapRemarks(handicaps, teams);
  if (given.length === 0) return [];
  const label = (team: Contestant) => labelOf(NUMBERED_TEAMS, teams, team);
  return [
    resultTexts.swiss.handicaps.given(given),
    ...matches.flatMap((match) => {
      const { round, team, opponent, margin } = match;
      if (opponent === null || margin === null || !isTurned(match, plan)) return [];
      return [turned(round, [label(team), label(opponent)], margin - givenIn(match, plan), margin)];
    }),
  ];
}
