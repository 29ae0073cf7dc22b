import type { Contestant } from "../../../movements/contestant";
import type { Field, Pairing } from "./pairing";

/** Three teams that play each other, in the order of the standings. */
export type Triple = readonly [Contestant, Contestant, Contestant];

/** Returns the three matches of a triangle; its tables A, B and C are the home tables of its teams in order. */
export function matchesOfThree([a, b, c]: Triple): Pairing[] {
  return [
    { team: a, opponent: b },
    { team: b, opponent: c },
    { team: c, opponent: a },
  ];
}

/**
 * Yields groups of three teams that have not met each other. Groups whose best team is lowest in the standings come
 * first, groups with teams that have been in a triangle before come last.
 */
export function* triplesOf(field: Field, been: ReadonlySet<Contestant>): Iterable<Triple> {
  const fresh = field.teams.filter((team) => !been.has(team));
  yield* triples(fresh, field);
  for (const triple of triples(field.teams, field)) if (triple.some((team) => been.has(team))) yield triple;
}

/**
 * Yields groups of three teams that have not met each other, first the groups whose best team is lowest in the
 * standings.
 */
function* triples(teams: readonly Contestant[], { haveMet }: Field): Iterable<Triple> {
  const upwards = [...teams.entries()].reverse();
  for (const [i, first] of upwards)
    for (const [j, second] of upwards) {
      if (j <= i || haveMet(first, second)) continue;
      for (const [k, third] of upwards)
        if (k > j && !haveMet(first, third) && !haveMet(second, third)) yield [first, second, third];
    }
}
