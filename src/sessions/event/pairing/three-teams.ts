import type { Contestant } from "../../../movements/contestant";
import type { Field, Pairing } from "./pairing";

/** Three teams that play each other, by their standings. */
export type Triple = readonly [Contestant, Contestant, Contestant];

/** The three matches of a match of three teams; its tables A, B and C are the teams in order. */
export function matchesOfThree([a, b, c]: Triple): Pairing[] {
  return [
    { team: a, opponent: b },
    { team: b, opponent: c },
    { team: c, opponent: a },
  ];
}

/**
 * Three teams each that have not met each other, those whose best stands lowest first. Who has been in a match of
 * three teams before is spared as long as that can be.
 */
export function* triplesOf(field: Field, been: ReadonlySet<Contestant>): Iterable<Triple> {
  const fresh = field.teams.filter((team) => !been.has(team));
  yield* triples(fresh, field);
  for (const triple of triples(field.teams, field)) if (triple.some((team) => been.has(team))) yield triple;
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
