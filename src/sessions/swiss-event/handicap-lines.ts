import { entryOf, type Contestant } from "../../movements/contestant";
import { labelOf, NUMBERED_TEAMS } from "../contestants";
import { resultTexts } from "../result-texts";
import type { SwissEventPlan } from "./plan";
import { givenIn, type SwissMatch } from "./rounds";
import type { ScoredSwissEvent } from "./score-swiss-event";

const words = resultTexts.swiss.handicaps;

/** Whether a match has another winner by its handicaps, or one where it was tied, or none where it had one. */
export function isTurned(match: SwissMatch, plan: Pick<SwissEventPlan, "handicaps" | "boards">): boolean {
  const { margin } = match;
  return margin !== null && Math.sign(margin) !== Math.sign(margin - givenIn(match, plan));
}

/** Who has a handicap, and which matches it has turned. */
export function handicapLines({ plan, rounds }: ScoredSwissEvent): string[] {
  const { handicaps, teams } = plan;
  if (handicaps === null) return [];
  const label = (team: Contestant) => labelOf(NUMBERED_TEAMS, teams, team);
  const given = teams.flatMap((_, team) => {
    const imps = entryOf(handicaps, team as Contestant);
    return imps > 0 ? [resultTexts.report.handicapOf(label(team as Contestant), imps)] : [];
  });
  const turned = rounds.flatMap(({ round, matches }) =>
    matches.flatMap((match) => {
      const { team, opponent, margin } = match;
      if (opponent === null || margin === null || !isTurned(match, plan)) return [];
      return [words.turned(round, [label(team), label(opponent)], margin - givenIn(match, plan), margin)];
    })
  );
  return given.length === 0 ? [] : [words.given(given), ...turned];
}
