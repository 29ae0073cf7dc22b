import { afterMeeting, pairCost, pairNearest, placesIn, type Field, type Pairing } from "./pairing";

/**
 * A part of all pairings of a field: those that contain the pairs in `kept`, and do not contain certain other pairs.
 */
interface Part {
  readonly kept: readonly Pairing[];
  readonly rest: Field;
  /** The cheapest pairing of `rest`, without the pairs in `kept`. */
  readonly best: readonly Pairing[];
  readonly cost: number;
}

/** Yields the pairings of a field without a rematch, the cheapest first (Murty's ranking). */
export function* pairingsByCost(field: Field): Iterable<Pairing[]> {
  const place = placesIn(field.teams);
  const costOf = ({ team, opponent }: Pairing) =>
    pairCost(field.points(team) - field.points(opponent), place(opponent) - place(team));
  const total = (pairings: readonly Pairing[]) => pairings.reduce((sum, pairing) => sum + costOf(pairing), 0);
  const part = (queued: readonly Pairing[], rest: Field): Part[] => {
    const best = pairNearest({ ...rest, place });
    return best ? [{ kept: queued, rest, best, cost: total(queued) + total(best) }] : [];
  };
  const parts = part([], field);
  for (let cheapest = parts.shift(); cheapest; cheapest = parts.sort((a, b) => a.cost - b.cost).shift()) {
    const { kept, rest, best } = cheapest;
    yield [...kept, ...best].sort((a, b) => place(a.team) - place(b.team));
    best.forEach((pairing, i) => {
      const before = best.slice(0, i);
      const used = before.flatMap(({ team, opponent }) => [team, opponent]);
      const left = { ...rest, teams: rest.teams.filter((team) => !used.includes(team)) };
      parts.push(...part([...kept, ...before], afterMeeting(left, [pairing])));
    });
  }
}
