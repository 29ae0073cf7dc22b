import type { Contestant } from "../../movements/contestant";
import { bracketOf, type Bracket } from "./bracket/bracket";
import { seedingOf, type LevelSeed } from "./bracket/seeding";
import { isRoundRobin } from "./forms";
import { leagueMatches, type LeagueMatch } from "./league-matches";
import type { AnyEventPlan, LeaguePlan, SwissEventPlan } from "./plan";
import { questionsOf, type Question } from "./questions";
import type { EventResults } from "./results";
import { isOpen, isScored, scoredRounds, type ScoredMatch, type ScoredRound } from "./rounds";
import { withFixtures } from "./schedule/fixtures";
import { isIn } from "./schedule/presence";
import { rankedTeams, type ScoredTeam } from "./standings";

/** An event with all scores and the ranking. */
export interface ScoredEvent<P extends AnyEventPlan = AnyEventPlan> {
  readonly kind: P["kind"];
  readonly plan: P;
  /** The results; in a round robin or a league with all its matches. */
  readonly results: EventResults;
  /** All rounds; rounds that are not paired yet have no matches. */
  readonly rounds: readonly ScoredRound[];
  /** The matches of a league in the order of the fixture list; empty for other events. */
  readonly matches: readonly LeagueMatch[];
  readonly teams: readonly ScoredTeam[];
  /**
   * Division by division, the leader first; equal teams are in the order of their numbers, teams without a total last.
   */
  readonly standings: readonly Contestant[];
  /** True if every match of the rounds has its result, and none is provisional. */
  readonly complete: boolean;
  /** Questions on results; empty for a league. */
  readonly questions: readonly Question[];
  /** Seeds that only the order of entry decides; empty before the seeds are known. */
  readonly levelSeeds: readonly LevelSeed[];
  /** The bracket; null if the event has none. */
  readonly bracket: Bracket | null;
}

/** Swiss rounds or a round robin, scored. */
export type ScoredSwissEvent = ScoredEvent<SwissEventPlan>;
/** A league's season, scored. */
export type ScoredLeague = ScoredEvent<LeaguePlan>;

/** True if a scored session is an event of Swiss rounds or a round robin. */
export function isSwissEvent(scored: { readonly kind: string }): scored is ScoredSwissEvent {
  return scored.kind === "swiss-event";
}

/** True if a scored session is an event of whole matches, of any form. */
export function isEvent(scored: { readonly kind: string }): scored is ScoredSwissEvent | ScoredLeague {
  return isSwissEvent(scored) || scored.kind === "league";
}

/** Returns all matches, in the order of the fixture list or else of rounds. */
export function allMatches({ rounds, matches }: ScoredEvent): readonly ScoredMatch[] {
  return matches.length > 0 ? matches.map(({ scored }) => scored) : rounds.flatMap((round) => round.matches);
}

/** Scores an event, or as much of it as has been played. */
export function scoreEvent<P extends AnyEventPlan>(plan: P, typed: EventResults): ScoredEvent<P> {
  const any: AnyEventPlan = plan;
  const results = isRoundRobin(plan) ? { ...typed, matches: withFixtures(plan, typed.matches) } : typed;
  const rounds = scoredRounds(plan, results.matches, results);
  const { teams, standings } = rankedTeams(any, rounds, results);
  const event = {
    kind: plan.kind,
    plan,
    results,
    rounds,
    teams,
    standings,
    matches: any.kind === "league" ? leagueMatches(any, rounds, typed.matches) : [],
  };
  if (any.kind === "league") {
    const complete = rounds.every(({ matches }) => !matches.some((match) => isOpen(match) || match.provisional));
    return { ...event, complete, questions: [], levelSeeds: [], bracket: null };
  }
  // Every team that is present has something in the last round: a match, the end of a triangle, or a bye.
  const complete =
    teams.every(({ team, vps }) => vps[plan.rounds - 1] !== null || !isIn(results, team, plan.rounds)) &&
    rounds.every(({ matches }) => matches.every((match) => isScored(match) && match.provisional !== true));
  const seeding = any.bracket !== null && complete ? seedingOf(any, teams, standings) : null;
  const { bracket: size, thirdPlace } = any;
  return {
    ...event,
    complete,
    questions: questionsOf(any, rounds),
    levelSeeds: seeding?.level ?? [],
    bracket: size === null ? null : bracketOf(size, seeding && seeding.seeds, results.bracket, thirdPlace),
  };
}
