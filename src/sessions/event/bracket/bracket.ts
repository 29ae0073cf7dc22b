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
  /** How many boards were played, and of how many, where it is fewer. */
  readonly boards?: FewerBoards;
  /** True if the upper team goes on without a match, as the highest seeds do, where the teams are no power of 2. */
  readonly bye?: true;
}

/** A knockout with as much of it as is known. */
export interface Bracket {
  /** The first seed first; null until the Swiss rounds are complete. */
  readonly seeds: readonly Contestant[] | null;
  /** The rounds, the first one first; matches from the top, two next to each other feed one. */
  readonly rounds: readonly { readonly round: (typeof BRACKET_ROUNDS)[number]; readonly matches: BracketMatch[] }[];
  readonly winner: Contestant | null;
  /** The match of the teams that have lost the semi-finals; null where none is played. */
  readonly third: BracketMatch | null;
}

/** All matches of a bracket, the one for third place last. */
export function matchesIn({ rounds, third }: Bracket): BracketMatch[] {
  return [...rounds.flatMap(({ matches }) => matches), ...(third ? [third] : [])];
}

/** The team that has lost a match; null while that is not known. */
export function loserOf({ teams, winner }: BracketMatch): Contestant | null {
  return winner === null ? null : (teams.find((team) => team !== winner) ?? null);
}

/**
 * The seeds from the top of a bracket down: in each half the better meets the worse, so that 1 and
 * 2 can meet in the final only, 1 to 4 in the semi-finals at the earliest, and so on.
 */
export function seedOrder(size: number): number[] {
  if (size === 1) return [1];
  return seedOrder(size / 2).flatMap((seed) => [seed, size + 1 - seed]);
}

/** The rounds of a bracket of `size` teams. */
function bracketRounds(size: BracketSize): (typeof BRACKET_ROUNDS)[number][] {
  return BRACKET_ROUNDS.slice(-Math.ceil(Math.log2(size)));
}

/** The rounds that results of an event's bracket may name. */
export function namedRounds({ bracket, thirdPlace }: Pick<SwissEventPlan, "bracket" | "thirdPlace">): BracketRound[] {
  if (bracket === null) return [];
  const rounds: BracketRound[] = bracketRounds(bracket);
  return thirdPlace ? [...rounds, THIRD_PLACE] : rounds;
}

/**
 * Plays a bracket through as far as results go.
 * @param seeds the first seed first, null while they are not known.
 * @param thirdPlace whether there is a match for third place; then the bracket has two semi-finals.
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
      // In the first round the worse seed is the lower of two; there may be none.
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
