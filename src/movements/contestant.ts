declare const brand: unique symbol;

/**
 * A pair, a team or a player of an event, by its index from 0: lists that have something for each
 * contestant are read with it. People and other programs see its number: {@link contestantNumber}.
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

/** Who may sit North-South or East-West at a table: a pair, a pair of a team, or two players. */
export type Seated = Contestant | TeamPair | Partners;

/** The contestants of an event, in the order of their numbers. */
export function contestants(count: number): Contestant[] {
  return Array.from({ length: count }, (_, index) => index as Contestant);
}

/** A contestant's number, from 1. */
export function contestantNumber(contestant: Contestant): number {
  return contestant + 1;
}

/** The contestant with a number, from 1. */
export function contestantAt(number: number): Contestant {
  return (number - 1) as Contestant;
}

/**
 * What a list with an entry for each contestant has for this one.
 * @throws RangeError where it has none.
 */
export function forContestant<T>(list: readonly T[], contestant: Contestant): T {
  if (contestant in list) return list[contestant] as T;
  throw new RangeError(`There is no contestant ${contestantNumber(contestant)} among ${list.length}.`);
}

/** The contestants who score by what happens to those who sit here. */
export function contestantsIn(seated: Seated): readonly Contestant[] {
  if (typeof seated === "number") return [seated];
  return "team" in seated ? [seated.team] : seated;
}
