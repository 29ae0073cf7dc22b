import { searchDirections, offBalance } from "./directions";
import type { Frame } from "./frame";
import { costOf, runningIn, type FoundMovement } from "./search";

/** A search for movements that turn with a cycle of numbers. */
export interface OrbitSearch extends Pick<Frame, "count" | "rounds"> {
  /** How many of each orbit turn: players, rounds and sets of boards go on by one, all at the same time. */
  readonly cycle: number;
  readonly mostOpponents: number;
  readonly random: () => number;
  /** When to give up, in milliseconds as Date.now has them. */
  readonly until: number;
}

/** Seats of the base rounds and the set of each of their tables. */
interface Base {
  readonly seats: Int16Array;
  readonly sets: Int16Array;
}

const SEATS = 4;

/**
 * Looks for a movement of players with boards that travel, made of base rounds that are turned: everybody of an orbit of
 * so many players goes on to the next number, the sets of boards likewise, and those who are in no orbit stay. Two meet
 * as often as others whose numbers differ by as much, so far less is to be searched than seats of all rounds; a cycle of
 * all players is what {@link searchCyclic} has. Rounds beyond those that are wanted are left out, and those that remain
 * put in an order in which nobody sits out twice running. Tables are numbered so that no set comes to one twice, which
 * can always be done (a bipartite graph's edges have as many colours as its largest degree: König).
 */
export function searchOrbits(search: OrbitSearch): FoundMovement | null {
  const { count, cycle, rounds, random } = search;
  const baseRounds = Math.ceil(rounds / cycle);
  const tables = Math.floor(count / SEATS);
  const base = annealed(search, baseRounds, tables);
  if (!base) return null;
  const turned = turnedBy(search, baseRounds, tables, base);
  let best: FoundMovement | null = null;
  for (let run = 0; run < 6; run += 1) {
    const order = orderOf(search, turned);
    if (!order) continue;
    const placed = atTables(order, tables, baseRounds * cycle);
    const setOf = placed.flatMap((round) => round.map(({ set }) => set));
    const frame: Frame = { count, seats: SEATS, rounds, tables, sets: baseRounds * cycle, setOf };
    const found = searchDirections(
      frame,
      placed.flatMap((round) => round.flatMap(({ seats }) => seats)),
      random,
      {
        restarts: 4,
      }
    );
    const off = offBalance(frame, found.seats);
    const movement = { ...found, frame, shifts: [], running: runningIn(frame, found.seats), offBalance: off };
    if (!best || costOf(movement) < costOf(best)) best = movement;
  }
  return best;
}

interface Table {
  readonly set: number;
  readonly seats: readonly number[];
}

/** All rounds, each table with its set and its seats. */
function turnedBy({ count, cycle }: OrbitSearch, baseRounds: number, tables: number, { seats, sets }: Base): Table[][] {
  const movable = Math.floor(count / cycle) * cycle;
  const on = (number: number, by: number) =>
    number >= movable && number < count ? number : number - (number % cycle) + (((number % cycle) + by) % cycle);
  const setOn = (set: number, by: number) => set - (set % cycle) + (((set % cycle) + by) % cycle);
  return Array.from({ length: baseRounds * cycle }, (_, round) => {
    const [from, by] = [Math.floor(round / cycle), round % cycle];
    return Array.from({ length: tables }, (__, table) => ({
      set: setOn(sets[from * tables + table] ?? 0, by),
      seats: Array.from({ length: SEATS }, (___, seat) => on(seats[from * count + table * SEATS + seat] ?? 0, by)),
    }));
  });
}

/** Base rounds that keep all rules. */
function annealed(search: OrbitSearch, baseRounds: number, tables: number): Base | null {
  const { count, cycle, mostOpponents, random, until } = search;
  const orbits = Math.floor(count / cycle);
  const movable = orbits * cycle;
  const kinds = orbits + count - movable;
  const kindOf = (who: number) => (who < movable ? Math.floor(who / cycle) : orbits + who - movable);
  const classes = kinds * kinds * cycle;
  // A twosome by the orbits of both and the difference of their numbers; how often one meeting of a base round is theirs.
  const classOf = new Int32Array(count * count);
  const weightOf = new Int8Array(count * count);
  for (let one = 0; one < count; one += 1)
    for (let two = 0; two < count; two += 1) {
      const [low, high] = kindOf(one) <= kindOf(two) ? [one, two] : [two, one];
      const [i, j] = [kindOf(low), kindOf(high)];
      const turn = j < orbits ? (high - low + cycle * count) % cycle : 0;
      const difference = i === j ? Math.min(turn, cycle - turn) : turn;
      classOf[one * count + two] = (i * kinds + j) * cycle + difference;
      const both = i >= orbits && j >= orbits;
      weightOf[one * count + two] = both ? cycle : i === j && 2 * difference === cycle ? 2 : 1;
    }
  const partners = new Int16Array(classes);
  const opponents = new Int16Array(classes);
  const played = new Int16Array(kinds * baseRounds * cycle);
  const inRound = new Int16Array(baseRounds * baseRounds * cycle);
  const out = new Int16Array(kinds);
  const seats = new Int16Array(baseRounds * count);
  const sets = Int16Array.from(
    { length: baseRounds * tables },
    (_, place) => Math.floor(random() * cycle) + cycle * (place % baseRounds)
  );
  for (let round = 0; round < baseRounds; round += 1) {
    const lots = Array.from({ length: count }, (_, who) => ({ who, lot: random() })).sort((a, b) => a.lot - b.lot);
    lots.forEach(({ who }, seat) => (seats[round * count + seat] = who));
  }
  const shares = (count - tables * SEATS) * baseRounds;
  const [fewest, most] = [Math.floor((shares * cycle) / count), Math.ceil((shares * cycle) / count)];
  // Nobody has sat out so far.
  let cost = Array.from({ length: kinds }, (_, kind) => (2 * fewest) / (kind < orbits ? 1 : cycle)).reduce(
    (sum, one) => sum + one,
    0
  );

  const over = (counts: Int16Array, index: number, by: number, most: number) => {
    const was = counts[index] as number;
    counts[index] = was + by;
    cost += Math.max(0, was + by - most) - Math.max(0, was - most);
  };
  const outOf = (who: number, by: number) => {
    const kind = kindOf(who);
    const weight = kind < orbits ? 1 : cycle;
    const off = (times: number) => 2 * (Math.max(0, times - most) + Math.max(0, fewest - times));
    const was = out[kind] as number;
    out[kind] = was + by * weight;
    cost += (off(was + by * weight) - off(was)) / weight;
  };
  const put = (round: number, table: number, by: number) => {
    const first = round * count + table * SEATS;
    const set = sets[round * tables + table] as number;
    const setOrbit = Math.floor(set / cycle);
    for (let a = 0; a < SEATS; a += 1) {
      const one = seats[first + a] as number;
      for (let b = a + 1; b < SEATS; b += 1) {
        const at = one * count + (seats[first + b] as number);
        const isPartner = a >> 1 === b >> 1;
        const counts = isPartner ? partners : opponents;
        over(counts, classOf[at] as number, by * (weightOf[at] as number), isPartner ? 1 : mostOpponents);
      }
      const turn = one < movable ? (set - one + cycle * count) % cycle : 0;
      over(played, (kindOf(one) * baseRounds + setOrbit) * cycle + turn, by, 1);
    }
    over(inRound, round * baseRounds * cycle + set, by, 1);
  };
  for (let round = 0; round < baseRounds; round += 1) {
    for (let table = 0; table < tables; table += 1) put(round, table, 1);
    for (let seat = tables * SEATS; seat < count; seat += 1) outOf(seats[round * count + seat] as number, 1);
  }

  const period = 400_000;
  for (let step = 0; cost > 0.001; step += 1) {
    if (step % 4096 === 0 && Date.now() > until) return null;
    const heat = 0.12 + 0.6 * (1 - (step % period) / period) ** 2;
    const round = Math.floor(random() * baseRounds);
    const before = cost;
    if (random() < 0.2) {
      const table = Math.floor(random() * tables);
      const place = round * tables + table;
      const was = sets[place] as number;
      put(round, table, -1);
      sets[place] = Math.floor(random() * baseRounds * cycle);
      put(round, table, 1);
      if (cost > before && random() >= Math.exp((before - cost) / heat)) {
        put(round, table, -1);
        sets[place] = was;
        put(round, table, 1);
      }
      continue;
    }
    const one = Math.floor(random() * tables * SEATS);
    const two = Math.floor(random() * count);
    if (one === two) continue;
    swap(round, one, two);
    if (cost > before && random() >= Math.exp((before - cost) / heat)) swap(round, one, two);
  }
  return { seats, sets };

  function swap(round: number, one: number, two: number): void {
    const [here, there] = [Math.floor(one / SEATS), Math.floor(two / SEATS)];
    const [a, b] = [round * count + one, round * count + two];
    const isOut = two >= tables * SEATS;
    put(round, here, -1);
    if (isOut) outOf(seats[b] as number, -1);
    else if (there !== here) put(round, there, -1);
    const kept = seats[a] as number;
    seats[a] = seats[b] as number;
    seats[b] = kept;
    put(round, here, 1);
    if (isOut) outOf(seats[b], 1);
    else if (there !== here) put(round, there, 1);
  }
}

/** As many rounds as are wanted, by lot the best order found: nobody out twice running, few opponents twice running. */
function orderOf({ count, rounds, random }: OrbitSearch, all: readonly Table[][]): Table[][] | null {
  const present = all.map((round) => new Set(round.flatMap(({ seats }) => seats)));
  const absent = present.map((here) => Array.from({ length: count }, (_, i) => i).filter((who) => !here.has(who)));
  const opposed = all.map((round) => {
    const met = new Set<number>();
    for (const { seats } of round)
      for (const [a, b] of [
        [0, 2],
        [0, 3],
        [1, 2],
        [1, 3],
      ] as const) {
        const [one, two] = [seats[a] ?? 0, seats[b] ?? 0];
        met.add(Math.min(one, two) * count + Math.max(one, two));
      }
    return met;
  });
  const between = all.map((_, one) =>
    all.map(
      (__, two) =>
        1000 * (absent[one] ?? []).filter((who) => absent[two]?.includes(who)).length +
        [...(opposed[one] ?? [])].filter((met) => opposed[two]?.has(met)).length
    )
  );
  const order = all
    .map((_, round) => ({ round, lot: random() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ round }) => round);
  const costNow = () => {
    const kept = order.slice(0, rounds);
    const outs = Array<number>(count).fill(0);
    for (const round of kept) for (const who of absent[round] ?? []) outs[who] = (outs[who] ?? 0) + 1;
    const uneven = Math.max(0, Math.max(...outs) - Math.min(...outs) - 1);
    return kept.reduce((sum, round, i) => sum + (i > 0 ? (between[kept[i - 1] ?? 0]?.[round] ?? 0) : 0), 1000 * uneven);
  };
  let cost = costNow();
  for (let step = 0, heat = 40; step < 30_000; step += 1, heat *= 0.9998) {
    const one = Math.floor(random() * order.length);
    const two = Math.floor(random() * order.length);
    const change = () => ([order[one], order[two]] = [order[two] ?? 0, order[one] ?? 0]);
    change();
    const now = costNow();
    if (now > cost && random() >= Math.exp((cost - now) / heat)) change();
    else cost = now;
  }
  return cost >= 1000 ? null : order.slice(0, rounds).map((round) => [...(all[round] ?? [])]);
}

/** The tables of each round numbered so that no set comes to one table twice: paths of two numbers are exchanged. */
function atTables(rounds: readonly Table[][], tables: number, sets: number): Table[][] {
  const atRound = rounds.map(() => Array<Table | null>(tables).fill(null));
  const roundOf = Array.from({ length: sets }, () => Array<number>(tables).fill(-1));
  rounds.forEach((round, index) => {
    for (const table of round) {
      const free = atRound[index]?.indexOf(null) ?? 0;
      const freeOfSet = roundOf[table.set]?.indexOf(-1) ?? 0;
      if (freeOfSet < 0) throw new RangeError(`Set ${table.set} is played more often than there are tables.`);
      if (roundOf[table.set]?.[free] !== -1) exchange(table.set, free, freeOfSet);
      put(index, free, table);
    }
  });
  return atRound.map((round) => round.flatMap((table) => table ?? []));

  function put(round: number, at: number, table: Table): void {
    (atRound[round] as (Table | null)[])[at] = table;
    (roundOf[table.set] as number[])[at] = round;
  }

  /** Makes a table number free for a set, along the path that has it and another by turns. */
  function exchange(set: number, one: number, other: number): void {
    const path: { readonly round: number; readonly table: Table; readonly at: number }[] = [];
    let [from, at] = [set, one];
    for (;;) {
      const round = roundOf[from]?.[at] ?? -1;
      if (round < 0) break;
      path.push({ round, table: atRound[round]?.[at] as Table, at });
      const next = at === one ? other : one;
      const beyond = atRound[round]?.[next];
      if (!beyond) break;
      path.push({ round, table: beyond, at: next });
      [from, at] = [beyond.set, one];
    }
    for (const { round, table, at: was } of path) {
      if (atRound[round]?.[was] === table) atRound[round][was] = null;
      if (roundOf[table.set]?.[was] === round) (roundOf[table.set] as number[])[was] = -1;
    }
    for (const { round, table, at: was } of path) put(round, was === one ? other : one, table);
  }
}
