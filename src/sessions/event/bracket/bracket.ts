import type { Contestant } from "../../../movements/contestant";
import type { BracketSize, SwissEventPlan } from "../plan";
import { BRACKET_ROUNDS, THIRD_PLACE, type BracketResult, type BracketRound, type FewerBoards } from "../results";

/** A match of the bracket. */
export interface BracketMatch {
  readonly round: BracketRound;
  /** The two teams, null while unknown. */
  readonly teams: readonly [Contestant | null, Contestant | null];
  /** The upper team's margin, null until played. */
  readonly imps: number | null;
  readonly winner: Contestant | null;
  /** Number of boards played, and number of boards of the match; absent if all were played. */
  readonly boards?: FewerBoards;
  /**
   * True if the upper team goes on without a match. If the number of teams is not a power of 2, the highest seeds do
   * so.
   */
  readonly bye?: true;
}

/** A knockout, as far as its teams and results are known. */
export interface Bracket {
  /** The seeds, the first one first; null until the Swiss rounds are complete. */
  readonly seeds: readonly Contestant[] | null;
  /**
   * The rounds, the first one first. Matches are listed from the top; two neighbours feed one match of the next round.
   */
  readonly rounds: readonly { readonly round: (typeof BRACKET_ROUNDS)[number]; readonly matches: BracketMatch[] }[];
  readonly winner: Contestant | null;
  /** The match for third place, between the losers of the semi-finals; null if none is played. */
  readonly third: BracketMatch | null;
}

/** Returns all matches of a bracket, the match for third place last. */
export function matchesIn({ rounds, third }: Bracket): BracketMatch[] {
  return [...rounds.flatMap(({ matches }) => matches), ...(third ? [third] : [])];
}

/** Returns the loser of a match; null while unknown, and for a bye. */
export function loserOf({ teams, winner }: BracketMatch): Contestant | null {
  return winner === null ? null : (teams.find((team) => team !== winner) ?? null);
}

/**
 * Returns the seeds from the top of a bracket down. In each half the better seeds meet the worse, so that 1 and 2 can
 * meet only in the final, 1 to 4 in the semi-finals at the earliest, and so on.
 */
export function seedOrder(size: number): number[] {
  if (size === 1) return [1];
  return seedOrder(size / 2).flatMap((seed) => [seed, size + 1 - seed]);
}

/** Returns the rounds of a bracket of `size` teams. */
function bracketRounds(size: BracketSize): (typeof BRACKET_ROUNDS)[number][] {
  return BRACKET_ROUNDS.slice(-Math.ceil(Math.log2(size)));
}

/** Returns the bracket rounds that an event's results may name. */
export function namedRounds({ bracket, thirdPlace }: Pick<SwissEventPlan, "bracket" | "thirdPlace">): BracketRound[] {
  if (bracket === null) return [];
  const rounds: BracketRound[] = bracketRounds(bracket);
  return thirdPlace ? [...rounds, THIRD_PLACE] : rounds;
}

/**
 * Plays a bracket through, as far as there are results.
 * @param seeds the first seed first; null while they are not known.
 * @param thirdPlace true if there is a match for third place; the bracket then has two semi-finals.
 */
export function bracketOf(
  size: BracketSize,
  seeds: readonly Contestant[] | null,
  results: readonly BracketResult[],
  thirdPlace = false
): Bracket {
  const names = bracketRounds(size);
  const places = seedOrder(2 ** names.length);
  let entrants = places.map((seed) => (seed > size ? null : (seeds?.[seed - 1] ?? null)));
  const rounds = names.map((round, i) => {
    const matches = pairsOf(entrants).map((teams, index): BracketMatch => {
      // The lower team of a first-round match is the worse seed; if there are not so many teams, the upper team has a
      // bye.
      const isBye = i === 0 && (places[2 * index + 1] ?? 0) > size;
      return isBye
        ? { round, teams: [teams[0], null], imps: null, winner: teams[0], bye: true }
        : matchOf(round, teams, results);
    });
    entrants = matches.map(({ winner }) => winner);
    return { round, matches };
  });
  const [upper, lower] = rounds[rounds.length - 2]?.matches.map(loserOf) ?? [];
  const third = thirdPlace ? matchOf(THIRD_PLACE, [upper ?? null, lower ?? null], results) : null;
  return { seeds: seeds && seeds.slice(0, size), rounds, winner: entrants[0]!, third };
}

function pairsOf<T>(list: readonly T[]): [T, T][] {
  return Array.from({ length: list.length / 2 }, (_, i) => [list[2 * i]!, list[2 * i + 1]!]);
}

function matchOf(
  round: BracketRound,
  teams: readonly [Contestant | null, Contestant | null],
  results: readonly BracketResult[]
): BracketMatch {
  const [upper, lower] = teams;
  const found = results.find(
    (result) =>
      result.round === round &&
      ((result.team === upper && result.opponent === lower) || (result.team === lower && result.opponent === upper))
  );
  if (!found) return { round, teams, imps: null, winner: null };
  const imps = found.team === upper ? found.imps : -found.imps;
  return { round, teams, imps, winner: imps > 0 ? upper : lower, ...(found.boards && { boards: found.boards }) };
}
