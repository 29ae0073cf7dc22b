import type { Contestant } from "../../movements/contestant";
import { labelOf, NUMBERED_TEAMS } from "../contestants";
import { handicapRemarks } from "../report";
import { resultTexts } from "../result-texts";
import { isTurnedBy } from "../teams/handicaps";
import type { EventPlan } from "./event-plan";
import { givenIn, goesByMargin, type ScoredMatch } from "./rounds";
import type { ScoredSwissEvent } from "./score-swiss-event";

const words = resultTexts.swiss.handicaps;

/** Whether the handicaps have turned a match: see {@link isTurnedBy}. */
export function isTurned(match: ScoredMatch, plan: Pick<EventPlan, "form" | "handicaps" | "boards">): boolean {
  const { margin } = match;
  return margin !== null && goesByMargin(match, plan) && isTurnedBy(givenIn(match, plan), margin);
}

/** Who has a handicap, and which matches it has turned. */
export function handicapLines({ plan, rounds }: ScoredSwissEvent): string[] {
  const { handicaps, teams } = plan;
  if (handicaps === null) return [];
  const label = (team: Contestant) => labelOf(NUMBERED_TEAMS, teams, team);
  const given = handicapRemarks(handicaps, teams);
  const turned = rounds.flatMap(({ round, matches }) =>
    matches.flatMap((match) => {
      const { team, opponent, margin } = match;
      if (opponent === null || margin === null || !isTurned(match, plan)) return [];
      return [words.turned(round, [label(team), label(opponent)], margin - givenIn(match, plan), margin)];
    })
  );
  return given.length === 0 ? [] : [words.given(given), ...turned];
}
