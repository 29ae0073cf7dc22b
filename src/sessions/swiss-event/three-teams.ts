import type { Contestant } from "../../movements/contestant";
import { afterMeeting, pairNearest, without, type Field, type Pairing } from "./pairing";

/** Three teams that play each other, by their standings. */
export type Triple = readonly [Contestant, Contestant, Contestant];

/** Three teams that play each other over two rounds, and how the others are paired meanwhile. */
export interface TripleRound {
  readonly triple: Triple;
  readonly pairings: readonly Pairing[];
}

/** The three matches of a match of three teams; its tables A, B and C are the teams in order. */
export function matchesOfThree([a, b, c]: Triple): Pairing[] {
  return [
    { team: a, opponent: b },
    { team: b, opponent: c },
    { team: c, opponent: a },
  ];
}

/**
 * Chooses three teams that have not met each other: the lowest in the standings that leave the
 * others a pairing for this round and another one for the next. Who has been in a match of three
 * teams before is spared where that can be.
 * @param pair how the others are paired in this round.
 * @returns null where no three teams will do.
 */
export function chooseTriple(
  field: Field,
  been: ReadonlySet<Contestant>,
  pair: (field: Field) => Pairing[] | null
): TripleRound | null {
  const fresh = field.teams.filter((team) => !been.has(team));
  return firstOf(triples(fresh, field), field, pair) ?? firstOf(triples(field.teams, field), field, pair);
}

function firstOf(
  candidates: Iterable<Triple>,
  field: Field,
  pair: (field: Field) => Pairing[] | null
): TripleRound | null {
  for (const triple of candidates) {
    const others = without(field, triple);
    const pairings = pair(others);
    if (pairings && pairNearest(afterMeeting(others, pairings))) return { triple, pairings };
  }
  return null;
}

/** Teams that have not met each other by threes, those whose best stands lowest first. */
function* triples(teams: readonly Contestant[], { haveMet }: Field): Iterable<Triple> {
  const upwards = [...teams.entries()].reverse();
  for (const [i, first] of upwards)
    for (const [j, second] of upwards) {
      if (j <= i || haveMet(first, second)) continue;
      for (const [k, third] of upwards)
        if (k > j && !haveMet(first, third) && !haveMet(second, third)) yield [first, second, third];
    }
}
