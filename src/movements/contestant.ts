declare const brand: unique symbol;

/**
 * A pair, a team or a player of an event, as an index from 0 into lists with one entry per contestant. People and other
 * programs see its number, from 1: {@link contestantNumber}.
 */
export type Contestant = number & { readonly [brand]: "contestant" };

/** One of the two pairs of a team. */
export interface TeamPair {
  readonly team: Contestant;
  /** 0 for pair 1, pair A, or the pair that stays North-South. */
  readonly pair: 0 | 1;
}

/** Two players who sit opposite each other in an event of individuals. */
export type Partners = readonly [Contestant, Contestant];

/** One side of a table: a pair, a pair of a team, or two players. */
export type Seated = Contestant | TeamPair | Partners;

/** Lists the contestants of an event, in order of their numbers. */
export function contestants(count: number): Contestant[] {
  return Array.from({ length: count }, (_, index) => index as Contestant);
}

export function contestantNumber(contestant: Contestant): number {
  return contestant + 1;
}

/** Returns the contestant with a number, from 1. */
export function contestantAt(number: number): Contestant {
  return (number - 1) as Contestant;
}

/**
 * Returns a contestant's entry in a list with one entry per contestant.
 * @throws RangeError if there is none.
 */
export function forContestant<T>(list: readonly T[], contestant: Contestant): T {
  if (contestant in list) return list[contestant] as T;
  throw new RangeError(`There is no contestant ${contestantNumber(contestant)} among ${list.length}.`);
}

/** Returns the contestants who score the results of this side. */
export function contestantsIn(seated: Seated): readonly Contestant[] {
  if (typeof seated === "number") return [seated];
  return "team" in seated ? [seated.team] : seated;
}
