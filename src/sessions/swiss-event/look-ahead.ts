import type { Contestant } from "../../movements/contestant";
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
  const places = new Map(field.teams.map((team, i) => [team, i]));
  const place = (team: Contestant) => places.get(team) ?? Infinity;
  const costOf = ({ team, opponent }: Pairing) =>
    pairCost(field.points(team) - field.points(opponent), place(opponent) - place(team));
  const total = (pairings: readonly Pairing[]) => pairings.reduce((sum, pairing) => sum + costOf(pairing), 0);
  const part = (kept: readonly Pairing[], rest: Field): Part[] => {
    const best = pairNearest({ ...rest, place });
    return best ? [{ kept, rest, best, cost: total(kept) + total(best) }] : [];
  };
  const parts = part([], field);
  for (let cheapest = parts.shift(); cheapest; cheapest = parts.sort((a, b) => a.cost - b.cost).shift()) {
    const { kept, rest, best } = cheapest;
    yield [...kept, ...best].sort((a, b) => place(a.team) - place(b.team));
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
  const left = new Map(
    teams.map((team) => [team, new Set(teams.filter((opponent) => opponent !== team && !haveMet(team, opponent)))])
  );
  const leftOf = (team: Contestant) => left.get(team) ?? new Set<Contestant>();
  const fewest = Math.min(...teams.map((team) => leftOf(team).size));
  // With half the field left to meet, there is a pairing (Dirac); each round takes one away.
  if (fewest - (rounds - 1) >= teams.length / 2) return true;
  let steps = 0;
  const paired = new Set<Contestant>();
  const search = (roundsLeft: number): boolean => {
    if (roundsLeft === 0 || ++steps > MOST_STEPS) return true;
    const team = teams.find((known) => !paired.has(known));
    if (team === undefined) {
      const all = [...paired];
      paired.clear();
      if (search(roundsLeft - 1)) return true;
      all.forEach((known) => paired.add(known));
      return false;
    }
    for (const opponent of [...leftOf(team)]) {
      if (paired.has(opponent)) continue;
      meet(team, opponent);
      if (search(roundsLeft)) return true;
      part(team, opponent);
    }
    return false;
  };
  const meet = (team: Contestant, opponent: Contestant) => {
    paired.add(team).add(opponent);
    leftOf(team).delete(opponent);
    leftOf(opponent).delete(team);
  };
  const part = (team: Contestant, opponent: Contestant) => {
    paired.delete(team);
    paired.delete(opponent);
    leftOf(team).add(opponent);
    leftOf(opponent).add(team);
  };
  return search(rounds);
}
