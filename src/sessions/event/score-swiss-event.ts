import type { Contestant } from "../../movements/contestant";
import { bracketOf, type Bracket } from "./bracket/bracket";
import { withFixtures } from "./schedule/fixtures";
import { isRoundRobin } from "./forms";
import type { SwissEventPlan } from "./plan";
import type { EventResults } from "./results";
import { isIn } from "./schedule/presence";
import { questionsOf, type Question } from "./questions";
import { isScored, scoredRounds, type ScoredRound } from "./rounds";
import { seedingOf, type LevelSeed } from "./bracket/seeding";
import { standingsOf, type SwissTeam } from "./standings";
import type { TieStep } from "./ties";

/** A Swiss event with everything that its results give. */
export interface ScoredSwissEvent {
  readonly kind: SwissEventPlan["kind"];
  readonly plan: SwissEventPlan;
  /** In a round robin with all of its matches. */
  readonly results: EventResults;
  /** Every round, those not yet paired without matches. */
  readonly rounds: readonly ScoredRound[];
  readonly teams: readonly SwissTeam[];
  /** The leader first; of equals the lower number first. */
  readonly standings: readonly Contestant[];
  /** How the teams stand by victory points, and after each way of parting those who are level. */
  readonly tieSteps: readonly TieStep[];
  /** True if every match of the Swiss rounds has its result. */
  readonly complete: boolean;
  /** Results to be checked. */
  readonly questions: readonly Question[];
  /** The seeds that nothing but the order of entry decides; none before they are known. */
  readonly levelSeeds: readonly LevelSeed[];
  /** Null where the event has none. */
  readonly bracket: Bracket | null;
}

/** True if a scored session is an event of matches. */
export function isSwissEvent(scored: { readonly kind: string }): scored is ScoredSwissEvent {
  return scored.kind === "swiss-event";
}

/** Scores an event, or as much of it as has been played. */
export function scoreSwissEvent(plan: SwissEventPlan, typed: EventResults): ScoredSwissEvent {
  const results = isRoundRobin(plan) ? { ...typed, matches: withFixtures(plan, typed.matches) } : typed;
  const rounds = scoredRounds(plan, results.matches, results);
  const { teams, order: standings, steps: tieSteps } = standingsOf(plan, rounds, results);
  // Every team that is there has something in the last round: a match, the end of one of three teams, or a bye.
  const complete =
    teams.every(({ team, vps }) => vps[plan.rounds - 1] !== null || !isIn(results, team, plan.rounds)) &&
    rounds.every(({ matches }) => matches.every((match) => isScored(match) && match.provisional !== true));
  const seeding = plan.bracket !== null && complete ? seedingOf(plan, teams, standings) : null;
  const bracket =
    plan.bracket === null ? null : bracketOf(plan.bracket, seeding && seeding.seeds, results.bracket, plan.thirdPlace);
  const questions = questionsOf(plan, rounds);
  return {
    kind: plan.kind,
    plan,
    results,
    rounds,
    teams,
    standings,
    tieSteps,
    complete,
    questions,
    levelSeeds: seeding?.level ?? [],
    bracket,
  };
}
