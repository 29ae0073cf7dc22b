import { evennessOf, spreadOf, type Spread } from "./evenness";
import type { Frame } from "./frame";

export interface FoundDirections extends Spread {
  /** The seats with tables turned. */
  readonly seats: Int16Array;
}

/**
 * Turns tables so that all are compared as evenly as can be found: simulated annealing with restarts over which tables
 * have North-South and East-West changed. Then all tables of a set are turned where North-South is sat more evenly so,
 * which leaves the comparisons as they are.
 */
export function searchDirections(
  frame: Frame,
  seats: ArrayLike<number>,
  random: () => number,
  { restarts = 20, steps = 20_000 } = {}
): FoundDirections {
  const { count, seats: size, setOf } = frame;
  const half = size / 2;
  const fixed = evennessOf(frame, seats, "at the table");
  const mean = fixed.reduce((sum, one) => sum + one, 0) / ((count * (count - 1)) / 2);
  const links = setOf.map((set, place) =>
    setOf.flatMap((other, at) => (other === set && at !== place ? [linkOf(place, at)] : []))
  );
  const FAR = 256;
  const costOf = Float64Array.from({ length: 2 * FAR }, (_, i) => {
    const off = Math.abs(i - FAR - mean);
    return off * off + 0.05 * off ** 4;
  });
  let best: { cost: number; turned: Int8Array } | null = null;
  for (let restart = 0; restart < restarts; restart += 1) {
    const turned = Int8Array.from(setOf, () => (random() < 0.5 ? -1 : 1));
    const even = Int16Array.from(fixed);
    links.forEach((all, place) =>
      all.forEach(({ at, pairs, signs }) => {
        if (at < place) return;
        const way = (turned[place] as number) * (turned[at] as number);
        pairs.forEach((pair, i) => (even[pair] = (even[pair] as number) + way * (signs[i] as number)));
      })
    );
    let cost = even.reduce((sum, one, index) => sum + (isPair(index) ? (costOf[one + FAR] as number) : 0), 0);
    const turn = (place: number) => {
      for (const { at, pairs, signs } of links[place] ?? []) {
        const way = -2 * (turned[place] as number) * (turned[at] as number);
        for (let i = 0; i < pairs.length; i += 1) {
          const pair = pairs[i] as number;
          const was = even[pair] as number;
          const now = was + way * (signs[i] as number);
          cost += (costOf[now + FAR] as number) - (costOf[was + FAR] as number);
          even[pair] = now;
        }
      }
      turned[place] = -(turned[place] as number);
    };
    const [hot, cold] = [60, 2];
    const cooling = Math.pow(cold / hot, 1 / steps);
    for (let step = 0, heat = hot; step < steps; step += 1, heat *= cooling) {
      const place = Math.floor(random() * setOf.length);
      const before = cost;
      turn(place);
      if (cost > before && random() >= Math.exp((before - cost) / heat)) turn(place);
    }
    for (let improved = true; improved;) {
      improved = false;
      for (let place = 0; place < setOf.length; place += 1) {
        const before = cost;
        turn(place);
        if (cost < before - 1e-9) improved = true;
        else turn(place);
      }
    }
    if (!best || cost < best.cost) best = { cost, turned };
  }
  const found = Int16Array.from(seats);
  best?.turned.forEach((way, place) => {
    if (way < 0) turnTable(found, place, size);
  });
  balanceNorthSouth(frame, found, random);
  return { seats: found, ...spreadOf(evennessOf(frame, found), count) };

  function isPair(index: number): boolean {
    return index % count > Math.floor(index / count);
  }

  function linkOf(place: number, at: number) {
    const pairs: number[] = [];
    const signs: number[] = [];
    for (let a = 0; a < size; a += 1)
      for (let b = 0; b < size; b += 1) {
        const one = seats[place * size + a] as number;
        const two = seats[at * size + b] as number;
        if (one === two) continue;
        pairs.push(Math.min(one, two) * count + Math.max(one, two));
        signs.push(a < half === b < half ? 1 : -1);
      }
    return { at, pairs, signs };
  }
}

function turnTable(seats: Int16Array, place: number, size: number): void {
  const first = place * size;
  for (let i = 0; i < size / 2; i += 1) {
    const kept = seats[first + i] as number;
    seats[first + i] = seats[first + size / 2 + i] as number;
    seats[first + size / 2 + i] = kept;
  }
}

/** Turns whole sets of boards for as long as that brings somebody nearer to sitting North-South in half the rounds. */
function balanceNorthSouth(frame: Frame, seats: Int16Array, random: () => number): void {
  const { sets, setOf, seats: size } = frame;
  const turnSet = (set: number) => setOf.forEach((of, place) => of === set && turnTable(seats, place, size));
  let best = { off: Infinity, seats: Int16Array.from(seats) };
  for (let restart = 0; restart < 30; restart += 1) {
    for (let set = 0; set < sets; set += 1) if (random() < 0.5) turnSet(set);
    let off = offBalance(frame, seats);
    for (let improved = true; improved;) {
      improved = false;
      for (let one = 0; one < sets; one += 1)
        for (let two = one; two < sets; two += 1) {
          const turns = one === two ? [one] : [one, two];
          turns.forEach(turnSet);
          const now = offBalance(frame, seats);
          if (now < off) {
            off = now;
            improved = true;
          } else turns.forEach(turnSet);
        }
    }
    if (off < best.off) best = { off, seats: Int16Array.from(seats) };
  }
  seats.set(best.seats);
}

/** The sum of squares of rounds North-South less rounds East-West. */
export function offBalance({ count, seats: size }: Pick<Frame, "count" | "seats">, seats: ArrayLike<number>): number {
  const off = Array<number>(count).fill(0);
  Array.from(seats).forEach((who, seat) => (off[who] = (off[who] ?? 0) + (seat % size < size / 2 ? 1 : -1)));
  return off.reduce((sum, one) => sum + one * one, 0);
}
