import { resultTexts } from "../../result-texts";
import { forContestant, type Contestant } from "../../../movements/contestant";
import { teamLabel } from "../event-plan";
import { isRoundRobin } from "../forms";
import { isSameMeeting } from "../meeting";
import type { SwissEventPlan } from "../plan";
import { isIn } from "../schedule/presence";
import { matchesOf } from "../penalties";
import { isScored, type ScoredRound, type ScoredMatch } from "../rounds";
import type { ScoredSwissEvent } from "../score-event";
import { matchesOfThree, type Triple } from "./three-teams";

/** The progress of an event's Swiss rounds. */
interface Progress {
  /** The last round that has matches; 0 if no round has any. */
  readonly last: number;
  /** Triangles, keyed by the round in which they begin; they end in the next round. */
  readonly begun: ReadonlyMap<number, Triple>;
  /** The missing result or match that the rounds up to `last` wait for, in words; null if they are complete. */
  readonly waitsFor: string | null;
}

/**
 * Reads an event's progress from its results. A triangle shows as three teams without a match in a round that is
 * otherwise complete; its matches are listed with the next round, in which it ends.
 */
export function progressOf(event: ScoredSwissEvent): Progress {
  const { plan, rounds } = event;
  const last = rounds.reduce((latest, { round, matches }) => (matches[0] ? round : latest), 0);
  const begun = new Map<number, Triple>();
  let waitsFor: string | null = null;
  for (const scored of rounds.slice(0, last)) {
    const { round } = scored;
    const ending = endingIn(event, begun, round);
    const present = event.standings.filter((team) => isIn(event.results, team, round));
    const idle = present.filter((team) => forContestant(event.teams, team).opponents[round - 1]?.length === 0);
    const [first, second, third, ...more] = idle;
    const isTriple = third !== undefined && more.length === 0;
    if (
      ending === null &&
      isTriple &&
      canBegin(plan, round, present.length) &&
      first !== undefined &&
      second !== undefined
    ) {
      begun.set(round, [first, second, third]);
      waitsFor ??= missingIn(plan, scored, ending, []);
    } else waitsFor ??= missingIn(plan, scored, ending, idle);
  }
  return { last, begun, waitsFor };
}

/** Number of matches with a result, and of all matches. */
type ResultCount = readonly [scored: number, all: number];

/** The matches of a round, counted by kind. */
interface RoundCounts {
  /** Matches of two teams, including those that are not listed yet. */
  readonly ordinary: ResultCount;
  /** Matches of a triangle; "begins" if it only begins in this round; null without a triangle. */
  readonly ofThree: ResultCount | "begins" | null;
  readonly byes: number;
}

/**
 * Counts the matches of a round by kind. A bye is not a match; a triangle's matches count in the round in which it
 * ends.
 */
export function roundCounts(event: ScoredSwissEvent, round: number): RoundCounts {
  const { plan, rounds, results, standings } = event;
  const { begun } = progressOf(event);
  const matches = rounds[round - 1]?.matches ?? [];
  const ending = endingIn(event, begun, round);
  const isOfThree = ({ team, opponent, half }: ScoredMatch) =>
    half || (ending !== null && ending.includes(team) && opponent !== null && ending.includes(opponent));
  const ofThree = matches.filter(isOfThree);
  const two = matches.filter((match) => match.opponent !== null && !isOfThree(match));
  const elsewhere = new Set([...(begun.get(round) ?? []), ...(ending ?? [])]);
  const isListed = (team: Contestant) => matchesOf(matches, team).length > 0;
  const idle = standings.filter((team) => isIn(results, team, round) && !elsewhere.has(team) && !isListed(team));
  const scored = (list: readonly ScoredMatch[]) => list.filter(isScored).length;
  const missing = isRoundRobin(plan) ? 0 : Math.floor(idle.length / 2);
  return {
    ordinary: [scored(two), two.length + missing],
    ofThree: ofThree.length > 0 || ending !== null ? [scored(ofThree), 3] : begun.has(round) ? "begins" : null,
    byes: matches.filter(({ opponent }) => opponent === null).length,
  };
}

/** Returns the triangle that should end in a round; null if there is none, or one of its teams has withdrawn. */
export function endingIn(
  { results }: Pick<ScoredSwissEvent, "results">,
  begun: ReadonlyMap<number, Triple>,
  round: number
): Triple | null {
  const triple = begun.get(round - 1) ?? null;
  return triple?.every((team) => isIn(results, team, round)) ? triple : null;
}

/** Returns the missing result or match that a round waits for, in words; null if the round is complete. */
function missingIn(
  plan: SwissEventPlan,
  { round, matches }: ScoredRound,
  ending: Triple | null,
  idle: readonly Contestant[]
): string | null {
  const label = (team: Contestant) => teamLabel(plan, team);
  const unlisted =
    ending && matchesOfThree(ending).find((pairing) => !matches.some((match) => isSameMeeting(match, pairing)));
  if (unlisted) return resultTexts.swiss.waitsForTriple(round, label(unlisted.team), label(unlisted.opponent));
  if (idle.length > 0) {
    const byNumber = [...idle].sort((a, b) => a - b);
    return resultTexts.swiss.waitsForMatch(round, byNumber.map(label).join(", "));
  }
  const open = matches.find((match) => match.opponent !== null && !isScored(match));
  return open ? resultTexts.swiss.waitsForResult(round, label(open.team), label(open.opponent!)) : null;
}

/**
 * True if a triangle can begin in a round. It needs the next round as well, and at least four other teams, because if
 * there were only two other teams, they would have to meet twice.
 * @param count number of teams in the round; the default is an odd number that is large enough.
 */
export function canBegin({ odd, rounds }: SwissEventPlan, round: number, count = 7): boolean {
  return odd === "three-teams" && count % 2 === 1 && count >= 7 && round < rounds;
}
