import { forContestant, type Contestant } from "../../../movements/contestant";
import { minCostMatching } from "./matching";
import { isIn } from "../schedule/presence";
import type { ScoredSwissEvent } from "../score-event";

/** Two teams that meet, the team that is higher in the standings first. */
export interface Pairing {
  readonly team: Contestant;
  readonly opponent: Contestant;
}

/** Teams to be paired: their order, their points, and who has met whom. */
export interface Field {
  /** The teams in the order of the standings, the leader first. */
  readonly teams: readonly Contestant[];
  readonly points: (team: Contestant) => number;
  readonly haveMet: (team: Contestant, opponent: Contestant) => boolean;
  /** Returns a team's place in the standings of the whole field, from 0; by default the place among `teams`. */
  readonly place?: (team: Contestant) => number;
}

/**
 * Limit for the difference in points, in hundredths of a VP: a larger difference counts as this one, so that the
 * arithmetic stays exact.
 */
const WIDEST = 40_000;
/**
 * Limit for the difference in points if teams may meet again; it is smaller, to leave room for the cost of a rematch.
 */
const WIDEST_OF_REMATCHES = 4_000;
/** Weight of points: more than the places of all pairs together can cost (32 pairs, at most 63 places apart). */
const POINTS_BEFORE_PLACES = 131_072;
/** Cost of a rematch: more than all other pairs together can cost, so that rematches are as few as possible. */
const REMATCH = 1e14;

/** Returns the teams that play a round in the order of the standings, with their points and who has met whom. */
export function fieldOf({ standings, teams, results }: ScoredSwissEvent, round: number): Field {
  const key = (team: Contestant, opponent: Contestant) => Math.min(team, opponent) * 1000 + Math.max(team, opponent);
  const met = new Set(
    results.matches.flatMap(({ team, opponent }) => (opponent === null ? [] : [key(team, opponent)]))
  );
  return {
    teams: standings.filter((team) => isIn(results, team, round)),
    points: (team) => forContestant(teams, team).total ?? 0,
    haveMet: (team, opponent) => met.has(key(team, opponent)),
  };
}

/** Returns a field without some of its teams. */
export function without(field: Field, teams: readonly Contestant[]): Field {
  return { ...field, teams: field.teams.filter((team) => !teams.includes(team)) };
}

/** Returns a field in which some more pairs have met. */
export function afterMeeting(field: Field, pairings: readonly Pairing[]): Field {
  const met = new Map<Contestant, Set<Contestant>>();
  const meet = (team: Contestant, opponent: Contestant) =>
    void met.set(team, (met.get(team) ?? new Set<Contestant>()).add(opponent));
  for (const { team, opponent } of pairings) {
    meet(team, opponent);
    meet(opponent, team);
  }
  return {
    ...field,
    haveMet: (team, opponent) => field.haveMet(team, opponent) || met.get(team)?.has(opponent) === true,
  };
}

/**
 * Pairs teams that have nearest scores and have not met. A pair costs the square of its difference in points, so that
 * one wide gap is worse than two narrow ones; if this is equal, the square of the distance between the places decides.
 * The sum over the field is the smallest possible.
 * @returns the pairings in the order of the standings; null if teams would have to meet again.
 */
export function pairNearest(field: Field): Pairing[] | null {
  return pairAtMinCost(field, (points, places, met) => (met ? null : pairCost(points, places)));
}

/** Sorts pairings by the standings; in each pairing the higher team comes first. */
export function inOrder({ teams }: Pick<Field, "teams">, pairings: readonly Pairing[]): Pairing[] {
  const place = placesIn(teams);
  return pairings
    .map(({ team, opponent }) =>
      place(team) < place(opponent) ? { team, opponent } : { team: opponent, opponent: team }
    )
    .sort((a, b) => place(a.team) - place(b.team));
}

/**
 * Pairs teams with as few rematches as possible, and with nearest scores.
 * @param isBarred true if two teams may not meet.
 * @returns null if barred pairs leave no pairing.
 */
export function pairWithRematches(
  field: Field,
  isBarred: (team: Contestant, opponent: Contestant) => boolean = () => false
): Pairing[] | null {
  return pairAtMinCost(field, (points, places, met, team, opponent) =>
    isBarred(team, opponent) ? null : pairCost(points, places, WIDEST_OF_REMATCHES) + (met ? REMATCH : 0)
  );
}

function pairAtMinCost(
  field: Field,
  cost: (points: number, places: number, met: boolean, team: Contestant, opponent: Contestant) => number | null
): Pairing[] | null {
  const { teams, points, haveMet } = field;
  const place = field.place ?? placesIn(teams);
  const pairs = minCostMatching(teams, (team, opponent) =>
    cost(points(team) - points(opponent), place(opponent) - place(team), haveMet(team, opponent), team, opponent)
  );
  return pairs && pairs.map(([team, opponent]) => ({ team, opponent }));
}

/** Returns a function from a team to its place in the list, from 0. */
export function placesIn(teams: readonly Contestant[]): (team: Contestant) => number {
  const places = new Map(teams.map((team, i) => [team, i]));
  return (team) => places.get(team) ?? Infinity;
}

/**
 * Returns the cost of a pair.
 * @param points the difference of the two teams' victory points.
 * @param places the distance between their places.
 */
export function pairCost(points: number, places: number, widest = WIDEST): number {
  const apart = Math.min(Math.round(Math.abs(points) * 100), widest);
  return apart * apart * POINTS_BEFORE_PLACES + places * places;
}

/**
 * Pairs the first round, before there are scores: the upper half of the numbers against the lower, or as near to that
 * as possible if some teams may not meet.
 * @returns one pairing; empty if a team has no possible opponent.
 */
export function pairHalves({ teams, haveMet }: Field): Pairing[][] {
  const half = teams.length / 2;
  const place = placesIn(teams);
  const pairs = minCostMatching(teams, (team, opponent) => {
    const off = Math.abs(place(opponent) - place(team)) - half;
    return haveMet(team, opponent) ? null : off * off;
  });
  return pairs ? [pairs.map(([team, opponent]) => ({ team, opponent }))] : [];
}
