import type { Contestant } from "../../movements/contestant";
import type { BracketSize } from "./plan";
import { BRACKET_ROUNDS, type BracketResult, type BracketRound, type FewerBoards } from "./results";

/** A match of the bracket. */
interface BracketMatch {
  readonly round: BracketRound;
  /** The two teams, null while unknown. */
  readonly teams: readonly [Contestant | null, Contestant | null];
  /** The upper team's margin, null until played. */
  readonly imps: number | null;
  readonly winner: Contestant | null;
  /** How many boards were played, and of how many, where it is fewer. */
  readonly boards?: FewerBoards;
  /** Whether the upper team goes on without a match: the highest seeds do, where the teams are no power of 2. */
  readonly bye?: true;
}

/** A knockout with as much of it as is known. */
export interface Bracket {
  /** The first seed first; null until the Swiss rounds are complete. */
  readonly seeds: readonly Contestant[] | null;
  /** The rounds, the first one first; matches from the top, two next to each other feed one. */
  readonly rounds: readonly { readonly round: BracketRound; readonly matches: BracketMatch[] }[];
  readonly winner: Contestant | null;
}

/**
 * The seeds from the top of a bracket down: in each half the better meets the worse, so that 1 and
 * 2 can meet in the final only, 1 to 4 in the semi-finals at the earliest, and so on.
 */
export function seedOrder(size: number): number[] {
  if (size === 1) return [1];
  return seedOrder(size / 2).flatMap((seed) => [seed, size + 1 - seed]);
}

/** The rounds of a bracket of so many teams. */
export function bracketRounds(size: BracketSize): BracketRound[] {
  return BRACKET_ROUNDS.slice(-Math.ceil(Math.log2(size)));
}

/**
 * Plays a bracket through as far as results go.
 * @param seeds the first seed first, null while they are not known.
 */
export function bracketOf(
  size: BracketSize,
  seeds: readonly Contestant[] | null,
  results: readonly BracketResult[]
): Bracket {
  const names = bracketRounds(size);
  const places = seedOrder(2 ** names.length);
  let entrants = places.map((seed) => (seed > size ? null : (seeds?.[seed - 1] ?? null)));
  const rounds = names.map((round, i) => {
    const matches = pairsOf(entrants).map((teams, at): BracketMatch => {
      // In the first round the worse seed is the lower of two; there may be none.
      const isBye = i === 0 && (places[2 * at + 1] ?? 0) > size;
      return isBye
        ? { round, teams: [teams[0], null], imps: null, winner: teams[0], bye: true }
        : matchOf(round, teams, results);
    });
    entrants = matches.map(({ winner }) => winner);
    return { round, matches };
  });
  return { seeds: seeds && seeds.slice(0, size), rounds, winner: entrants[0]! };
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
