import { handicapRemarks } from "../report";
import { resultTexts } from "../result-texts";
import { isTurnedBy } from "../teams/handicaps";
import { teamLabel, type EventPlan } from "./event-plan";
import { isLeague } from "./forms";
import { givenIn, goesByMargin, type ScoredMatch } from "./rounds";
import { allMatches, type ScoredEvent } from "./score-event";

/** True if the handicaps have changed the winner of a match: see {@link isTurnedBy}. */
export function isTurned(match: ScoredMatch, plan: Pick<EventPlan, "form" | "handicaps" | "boards">): boolean {
  const { margin } = match;
  return margin !== null && goesByMargin(match, plan) && isTurnedBy(givenIn(match, plan), margin);
}

/** Returns lines about the handicaps, and about matches whose winner they have changed; empty without handicaps. */
export function handicapLines(event: ScoredEvent): string[] {
  const { plan } = event;
  const handicaps = plan.handicaps === null ? [] : handicapRemarks(plan.handicaps, plan.teams);
  if (handicaps.length === 0) return [];
  const { league, swiss } = resultTexts;
  return [
    swiss.handicaps.perMatch(handicaps),
    ...allMatches(event).flatMap((match) => {
      const { round, team, opponent, margin } = match;
      if (opponent === null || margin === null || !isTurned(match, plan)) return [];
      const teams = [teamLabel(plan, team), teamLabel(plan, opponent)] as const;
      const without = margin - givenIn(match, plan);
      return isLeague(plan)
        ? league.turned(league.matchOfRound(round, league.match(...teams)), margin, without)
        : swiss.handicaps.turned(round, teams, without, margin);
    }),
  ];
}
