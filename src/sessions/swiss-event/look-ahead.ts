import { afterMeeting, pairNearest, pairCost, type Field, type Pairing } from "./pairing";

/** How many pairings of a round are tried for one that leaves the later rounds a pairing. */
const MOST_TRIED = 100;
/** How far a search for the later rounds goes before they are taken to be possible. */
const MOST_STEPS = 20_000;

/**
 * Pairs teams of nearest scores such that the rounds after can be paired without a rematch too.
 * In a short field with many rounds the nearest pairing may leave, say, two groups of three that
 * have met all others. Where no pairing does, the nearest one.
 * @param after rounds after this one.
 */
export function pairLookingAhead(field: Field, after: number): Pairing[] | null {
  const nearest = pairNearest(field);
  if (nearest === null || canGoOn(afterMeeting(field, nearest), after)) return nearest;
  let tried = 0;
  for (const pairings of byCost(field)) {
    if (canGoOn(afterMeeting(field, pairings), after)) return pairings;
    if (++tried === MOST_TRIED) break;
  }
  return nearest;
}

/** A part of all pairings of a field: those that contain some pairs and not others. */
interface Part {
  readonly kept: readonly Pairing[];
  readonly rest: Field;
  /** The part's cheapest pairing, without what is kept. */
  readonly best: readonly Pairing[];
  readonly cost: number;
}

/** The pairings of a field without a rematch, the cheapest first (Murty's ranking). */
function* byCost(field: Field): Iterable<Pairing[]> {
  const place = new Map(field.teams.map((team, i) => [team, i]));
  const costOf = ({ team, opponent }: Pairing) =>
    pairCost(field.points(team) - field.points(opponent), place.get(opponent)! - place.get(team)!);
  const total = (pairings: readonly Pairing[]) => pairings.reduce((sum, pairing) => sum + costOf(pairing), 0);
  const part = (kept: readonly Pairing[], rest: Field): Part[] => {
    const best = pairNearest({ ...rest, place: (team) => place.get(team)! });
    return best ? [{ kept, rest, best, cost: total(kept) + total(best) }] : [];
  };
  const parts = part([], field);
  while (parts.length > 0) {
    parts.sort((one, other) => one.cost - other.cost);
    const { kept, rest, best } = parts.shift()!;
    yield [...kept, ...best].sort((one, other) => place.get(one.team)! - place.get(other.team)!);
    best.forEach((pairing, i) => {
      const before = best.slice(0, i);
      const taken = before.flatMap(({ team, opponent }) => [team, opponent]);
      const left = { ...rest, teams: rest.teams.filter((team) => !taken.includes(team)) };
      parts.push(...part([...kept, ...before], afterMeeting(left, [pairing])));
    });
  }
}

/** Whether all teams can be paired for so many rounds without a rematch; where unsure, yes. */
function canGoOn({ teams, haveMet }: Field, rounds: number): boolean {
  const left = teams.map(
    (team, i) => new Set(teams.map((_, j) => j).filter((j) => i !== j && !haveMet(team, teams[j]!)))
  );
  const fewest = Math.min(...left.map(({ size }) => size));
  // With half the field left to meet, there is a pairing (Dirac); each round takes one away.
  if (fewest - (rounds - 1) >= teams.length / 2) return true;
  let steps = 0;
  const paired = new Set<number>();
  const search = (roundsLeft: number): boolean => {
    if (roundsLeft === 0 || ++steps > MOST_STEPS) return true;
    const one = left.findIndex((_, i) => !paired.has(i));
    if (one < 0) {
      const all = [...paired];
      paired.clear();
      if (search(roundsLeft - 1)) return true;
      all.forEach((i) => paired.add(i));
      return false;
    }
    for (const other of [...left[one]!]) {
      if (paired.has(other)) continue;
      meet(one, other);
      if (search(roundsLeft)) return true;
      part(one, other);
    }
    return false;
  };
  const meet = (one: number, other: number) => {
    [one, other].forEach((i) => paired.add(i));
    left[one]!.delete(other);
    left[other]!.delete(one);
  };
  const part = (one: number, other: number) => {
    [one, other].forEach((i) => paired.delete(i));
    left[one]!.add(other);
    left[other]!.add(one);
  };
  return search(rounds);
}
