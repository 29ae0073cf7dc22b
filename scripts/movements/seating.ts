import type { Frame } from "./frame";

/** What a search for seats weighs. */
export interface SeatingWeights {
  /** Partners twice, opponents more often than they may, a set played twice by somebody. */
  readonly broken: number;
  /** The square of how far opponents less partners is from its mean: what two have of their own table in evenness. */
  readonly balance: number;
  /** The square of how far two are from the mean evenness. */
  readonly evenness: number;
  /** Two who oppose each other in successive rounds. */
  readonly running: number;
}

export interface SeatingSearch {
  readonly frame: Frame;
  readonly weights: SeatingWeights;
  /** How often two may oppose each other. */
  readonly mostOpponents: number;
  readonly random: () => number;
  /** From the hottest to the coldest. */
  readonly heat: readonly [hottest: number, coldest: number];
  readonly steps: number;
}

export interface FoundSeats {
  /** Whoever sits there: seat s of table k in round r is at (r × tables + k) × seats + s. */
  readonly seats: Int16Array;
  /** How often a rule is broken. */
  readonly broken: number;
  readonly cost: number;
}

/** A pair's partnerships are counted in ones, their oppositions in these. */
const OPPOSED = 8;

/** How far from 0 the evenness of two may be; the table of its costs has an entry for each. */
const FAR = 512;

/**
 * Looks for seats by simulated annealing: two seats of a round change places, or a table is turned, and a change for the
 * worse is kept the more seldom the colder it is. Without a weight on evenness it is some five times as fast, and who
 * sits North-South and who East-West does not count.
 */
export function searchSeats(
  { frame, weights, mostOpponents, random, heat, steps }: SeatingSearch,
  start: ArrayLike<number>
): FoundSeats {
  const { count, seats: size, tables, rounds, sets } = frame;
  const half = size / 2;
  const seats = Int16Array.from(start);
  const setOf = Int32Array.from(frame.setOf);
  const meetings = new Uint8Array(count * count);
  const played = new Uint8Array(sets * count);
  const opposed = new Uint8Array((rounds + 2) * count * count);
  const cells = count * count;
  const mean = (rounds * tables * (size === 4 ? 2 : 1)) / ((count * (count - 1)) / 2);
  const costOf = Float64Array.from({ length: 256 }, (_, meeting) => {
    const [partners, opponents] = [meeting % OPPOSED, Math.floor(meeting / OPPOSED)];
    const broken = Math.max(0, partners - 1) + Math.max(0, opponents - mostOpponents);
    return weights.broken * broken + weights.balance * (opponents - partners - mean) ** 2;
  });
  const neighbours = frame.setOf.map((set, place) =>
    Int32Array.from(frame.setOf.flatMap((other, at) => (other === set && at !== place ? [at * size] : [])))
  );
  const others = Int32Array.from(neighbours, ({ length }) => length);
  const even = new Int16Array(count * count);
  const gained = others.reduce((sum, other) => sum + other * (size === 4 ? 2 : 1), 0);
  const meanEvenness = gained / ((count * (count - 1)) / 2);
  const evenCost = Float64Array.from({ length: 2 * FAR }, (_, i) => {
    const off = Math.abs(i - FAR - meanEvenness);
    return weights.evenness * (off * off + 0.02 * off ** 4);
  });
  const isEven = weights.evenness > 0;
  let cost = (count * (count - 1) * ((costOf[0] ?? 0) + (evenCost[FAR] ?? 0))) / 2;
  const compare = (index: number, by: number): void => {
    const now = even[index] as number;
    even[index] = now + by;
    cost += (evenCost[now + by + FAR] as number) - (evenCost[now + FAR] as number);
  };

  /** Takes who sits there from (by −1), or puts him among (by 1), those at his table. */
  const put = (seat: number, by: 1 | -1): void => {
    const place = Math.floor(seat / size);
    const first = place * size;
    const who = seats[seat] as number;
    const side = seat - first < half ? 0 : 1;
    const set = (setOf[place] as number) * count + who;
    const times = played[set] as number;
    played[set] = times + by;
    if (by > 0 ? times > 0 : times > 1) cost += by * weights.broken;
    const round = (Math.floor(place / tables) + 1) * cells;
    for (let other = first; other < first + size; other += 1) {
      const them = seats[other] as number;
      if (other === seat || them < 0) continue;
      const index = who < them ? who * count + them : them * count + who;
      const meeting = meetings[index] as number;
      const opposes = (other - first < half ? 0 : 1) !== side;
      const now = meeting + (opposes ? by * OPPOSED : by);
      meetings[index] = now;
      cost += (costOf[now] as number) - (costOf[meeting] as number);
      if (isEven) compare(index, (opposes ? by : -by) * (others[place] as number));
      if (!opposes) continue;
      const cell = round + index;
      opposed[cell] = by > 0 ? 1 : 0;
      cost += by * weights.running * ((opposed[cell - cells] as number) + (opposed[cell + cells] as number));
    }
    if (!isEven) return;
    const near = neighbours[place] as Int32Array;
    for (let n = 0; n < near.length; n += 1) {
      const begin = near[n] as number;
      for (let b = 0; b < size; b += 1) {
        const them = seats[begin + b] as number;
        if (them < 0 || them === who) continue;
        const index = who < them ? who * count + them : them * count + who;
        compare(index, (b < half ? 0 : 1) === side ? by : -by);
      }
    }
  };
  const swap = (one: number, two: number): void => {
    const first = seats[one] as number;
    const second = seats[two] as number;
    put(one, -1);
    seats[one] = -1;
    put(two, -1);
    seats[one] = second;
    seats[two] = -1;
    put(one, 1);
    seats[two] = first;
    put(two, 1);
  };

  const turn = (seat: number): void => {
    const first = seat - (seat % size);
    for (let i = 0; i < half; i += 1) swap(first + i, first + half + i);
  };

  const all = Int16Array.from(seats);
  seats.fill(-1);
  all.forEach((who, seat) => {
    seats[seat] = who;
    put(seat, 1);
  });
  const inRound = tables * size;
  const cooling = Math.pow(heat[1] / heat[0], 1 / steps);
  for (let step = 0, temperature = heat[0]; step < steps; step += 1, temperature *= cooling) {
    const round = Math.floor(random() * rounds) * inRound;
    const one = round + Math.floor(random() * inRound);
    const two = round + Math.floor(random() * inRound);
    const turns = isEven && random() < 0.15;
    if (!turns && Math.floor(one / half) === Math.floor(two / half)) continue;
    const before = cost;
    if (turns) turn(one);
    else swap(one, two);
    const worse = cost - before;
    if (worse > 0 && random() >= Math.exp(-worse / temperature)) {
      if (turns) turn(one);
      else swap(one, two);
      cost = before;
    }
  }
  return { seats, broken: brokenIn(), cost };

  function brokenIn(): number {
    const times = played.reduce((sum, number) => sum + Math.max(0, number - 1), 0);
    return meetings.reduce(
      (sum, meeting) =>
        sum + Math.max(0, (meeting % OPPOSED) - 1) + Math.max(0, Math.floor(meeting / OPPOSED) - mostOpponents),
      times
    );
  }
}
