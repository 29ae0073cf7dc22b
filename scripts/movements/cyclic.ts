import type { Frame } from "./frame";
import type { Whole } from "./curtail";

export interface CyclicSearch extends Pick<Frame, "count" | "seats"> {
  /** Whether all tables share the boards of the round. */
  readonly isShared: boolean;
  readonly mostOpponents: number;
  readonly random: () => number;
  /** When to give up, in milliseconds as Date.now has them. */
  readonly until: number;
}

/**
 * Looks for a base round that turned by one in each round is a whole movement, and for how many sets on each table's
 * boards are. With nobody out the last stays and the others turn. Two of the base round meet by their difference, so what
 * is to be kept is that differences of partners are at most once there, those of opponents at most as often as may be,
 * and that numbers less their table's shift are all different: then nobody has a set twice.
 */
export function searchCyclic(search: CyclicSearch): Whole | null {
  const { count, seats: size, isShared, random, until } = search;
  const tables = Math.floor(count / size);
  const modulus = count === tables * size ? count - 1 : count;
  const base = Array.from({ length: count }, (_, i) => i).sort(() => random() - 0.5);
  const shifts = Array.from({ length: tables }, () => (isShared ? 0 : Math.floor(random() * modulus)));
  let cost = costOf(search, modulus, base, shifts);
  for (let step = 0; cost > 0; step += 1) {
    if (step % 1000 === 0 && Date.now() > until) return null;
    const heat = 0.15 + 0.3 * (1 + Math.cos(step / 60_000));
    const turn = change();
    turn();
    const now = costOf(search, modulus, base, shifts);
    if (now > cost && random() >= Math.exp((cost - now) / heat)) turn();
    else cost = now;
  }
  const first = shifts[0] ?? 0;
  const moved = shifts.map((shift) => (shift - first + modulus) % modulus);
  const rounds = Array.from({ length: modulus }, (_, round) => round);
  return {
    shifts: moved,
    seats: rounds.flatMap((round) =>
      base.slice(0, tables * size).map((who) => (who === modulus ? modulus : (who + round) % modulus))
    ),
    frame: {
      ...{ count, seats: size, tables, rounds: modulus, sets: modulus },
      setOf: rounds.flatMap((round) => moved.map((shift) => (round + shift) % modulus)),
    },
  };

  /** A change that, made again, takes itself back. */
  function change(): () => void {
    if (!isShared && random() < 0.25) {
      const table = Math.floor(random() * tables);
      let other = Math.floor(random() * modulus);
      return () => {
        const kept = shifts[table] ?? 0;
        shifts[table] = other;
        other = kept;
      };
    }
    const one = Math.floor(random() * tables * size);
    const two = Math.floor(random() * count);
    return () => {
      const kept = base[one] ?? 0;
      base[one] = base[two] ?? 0;
      base[two] = kept;
    };
  }
}

/** How often a base round breaks what is to be kept. */
function costOf(
  { count, seats: size, isShared, mostOpponents }: CyclicSearch,
  modulus: number,
  base: readonly number[],
  shifts: readonly number[]
): number {
  const partners = new Uint8Array(modulus);
  const opponents = new Uint8Array(modulus);
  const columns = new Uint8Array(modulus);
  const shifted = new Uint8Array(modulus);
  const seated = shifts.length * size;
  let cost = 0;
  for (let seat = 0; seat < seated; seat += 1) {
    const who = base[seat] ?? 0;
    const table = Math.floor(seat / size);
    if (who === modulus) continue;
    const set = (who - (shifts[table] ?? 0) + modulus) % modulus;
    columns[set] = (columns[set] ?? 0) + 1;
    for (let other = table * size; other < (table + 1) * size; other += 1) {
      const them = base[other] ?? 0;
      if (other === seat || them === modulus) continue;
      const among = seat % size < size / 2 === other % size < size / 2 ? partners : opponents;
      const difference = (who - them + modulus) % modulus;
      among[difference] = (among[difference] ?? 0) + 1;
    }
  }
  for (const shift of shifts) shifted[shift] = (shifted[shift] ?? 0) + 1;
  for (let i = 0; i < modulus; i += 1) {
    cost += Math.max(0, (partners[i] ?? 0) - 1) + Math.max(0, (opponents[i] ?? 0) - mostOpponents);
    if (!isShared) cost += Math.max(0, (columns[i] ?? 0) - 1) + Math.max(0, (shifted[i] ?? 0) - 1);
  }
  // Whoever is out one after another in the base round is out in rounds running, and who stays is never out.
  const out = base.slice(seated, count);
  for (const who of out)
    cost += who === modulus ? 5 : out.filter((them) => (who - them + modulus) % modulus === 1).length;
  return cost;
}
