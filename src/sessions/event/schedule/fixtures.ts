import type { EventPlan } from "../event-plan";
import { isLeague } from "../forms";
import { isSameMeeting } from "../meeting";
import type { MatchResult } from "../results";

/** Returns the matches that are known before play, in a round robin with the byes; empty for Swiss rounds. */
function fixturesOf({ fixtures, form }: EventPlan): MatchResult[] {
  const blank = { imps: null, vps: null, opponentVps: null };
  return fixtures.flatMap(({ round, matches, sitsOut }) => [
    ...matches.map(({ home, away }) => ({ round, team: home, opponent: away, ...blank })),
    ...(sitsOut === null || isLeague({ form }) ? [] : [{ round, team: sitsOut, opponent: null, ...blank }]),
  ]);
}

/**
 * Returns the matches of an event: the listed matches, and in a round robin or a league the fixtures that are not
 * listed. Listed matches take precedence: a fixture is left out if one of its teams has another match in the round, or
 * if the two teams have met in another round instead.
 */
export function withFixtures(plan: EventPlan, listed: readonly MatchResult[]): MatchResult[] {
  const fixtures = fixturesOf(plan);
  const left = [...listed];
  // A listed match replaces the fixture of its two teams in its own round. If there is none, the match replaces a
  // fixture of the two teams in another round.
  const take = (matches: (result: MatchResult) => boolean) => {
    const found = left.findIndex(matches);
    return left.splice(found, found < 0 ? 0 : 1)[0] ?? null;
  };
  const inRound = fixtures.map((fixture) =>
    take((result) => result.round === fixture.round && isSameMeeting(result, fixture))
  );
  const isLeft = fixtures.filter((fixture, i) => {
    if (inRound[i] !== null) return false;
    if (fixture.opponent !== null && take((result) => isSameMeeting(result, fixture)) !== null) return false;
    return !listed.some((result) => result.round === fixture.round && shareATeam(result, fixture));
  });
  const order = new Map(fixtures.map((fixture, i) => [fixture, i]));
  for (const [i, result] of inRound.entries()) if (result) order.set(result, i);
  const place = (result: MatchResult) => order.get(result) ?? Infinity;
  return [...listed, ...isLeft].sort((a, b) => (a.round === b.round ? place(a) - place(b) || 0 : a.round - b.round));
}

/**
 * Returns the fixtures of a round robin that are in no round, because one of the teams has another match in the round,
 * and the two teams never meet.
 */
export function displacedFixtures(plan: EventPlan, matches: readonly MatchResult[]): MatchResult[] {
  const left = [...matches];
  return fixturesOf(plan).filter((fixture) => {
    if (fixture.opponent === null) return false;
    const found = left.findIndex((result) => isSameMeeting(result, fixture));
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

function shareATeam(result: MatchResult, { team, opponent }: MatchResult): boolean {
  return [result.team, result.opponent].some((side) => side !== null && (side === team || side === opponent));
}
