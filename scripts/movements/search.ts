import { offBalance, searchDirections } from "./directions";
import type { Spread } from "./evenness";
import { firstSeats, frameOf, type Frame } from "./frame";
import { searchSeats } from "./seating";
import { letterOf } from "../../src/movements/letters";
import { seeded } from "./seeded";

export interface Wanted {
  readonly count: number;
  readonly seats: 2 | 4;
  readonly rounds: number;
  readonly style: "shared" | "travelling";
  /** As many as rounds, or as tables, where left out. */
  readonly sets?: number;
  /** How often two may oppose each other. */
  readonly mostOpponents: number;
  readonly seed: number;
  readonly seconds: number;
  /** Of one annealing. */
  readonly steps: number;
  /** Whether sets may go otherwise than down one table a round. */
  readonly anyShifts?: boolean;
}

export interface FoundMovement extends Spread {
  readonly frame: Frame;
  readonly shifts: readonly number[];
  readonly seats: Int16Array;
  /** How often two oppose each other in successive rounds. */
  readonly running: number;
  readonly offBalance: number;
}

/** The best movement found within the time; null where none keeps the rules. */
export function search(wanted: Wanted): FoundMovement | null {
  const { count, seats, rounds, style, mostOpponents, steps } = wanted;
  const random = seeded(wanted.seed);
  const tables = Math.floor(count / seats);
  const sets = wanted.sets ?? Math.max(rounds, style === "shared" ? 0 : tables);
  const until = Date.now() + 1000 * wanted.seconds;
  let best: FoundMovement | null = null;
  for (let run = 0; Date.now() < until; run += 1) {
    const shifts = shiftsOf(wanted, tables, sets, run, random);
    const frame = frameOf({ count, seats, rounds, sets }, shifts);
    const common = { frame, mostOpponents, random };
    const first = searchSeats(
      { ...common, weights: { broken: 2, balance: 0.12, evenness: 0, running: 0.06 }, heat: [1, 0.1], steps },
      firstSeats(frame, random)
    );
    if (first.broken > 0) continue;
    const settle = (broken: number, heat: readonly [number, number], from: ArrayLike<number>) =>
      searchSeats({ ...common, weights: { broken, balance: 5, evenness: 1, running: 4 }, heat, steps }, from);
    const even = settle(200, [60, 5], first.seats);
    const settled = even.broken > 0 ? settle(500, [40, 5], even.seats) : even;
    const from = settled.broken > 0 ? first : settled;
    const found = searchDirections(frame, from.seats, random);
    const movement = {
      ...found,
      frame,
      shifts,
      running: runningIn(frame, found.seats),
      offBalance: offBalance(frame, found.seats),
    };
    if (!best || costOf(movement) < costOf(best)) best = movement;
  }
  return best;
}

/** What one movement is chosen by beside others: evenness first, then opponents in successive rounds. */
export function costOf({
  spread,
  deviation,
  running,
  offBalance: off,
  frame,
}: Omit<FoundMovement, "shifts" | "seats">) {
  return deviation + spread / 8 + (2 * running) / (frame.rounds * frame.count) + off / (20 * frame.count);
}

function shiftsOf(
  { style, anyShifts }: Wanted,
  tables: number,
  sets: number,
  run: number,
  random: () => number
): readonly number[] {
  if (style === "shared") return Array<number>(tables).fill(0);
  const down = Array.from({ length: tables }, (_, table) => table);
  if (!anyShifts || run % 3 === 0) return down;
  const all = Array.from({ length: sets }, (_, set) => set).sort(() => random() - 0.5);
  return all.slice(0, tables).sort((a, b) => a - b);
}

/** How often two oppose each other in successive rounds. */
export function runningIn({ seats: size, tables }: Frame, seats: ArrayLike<number>): number {
  const opposed = new Set<string>();
  let running = 0;
  Array.from(seats).forEach((who, seat, all) => {
    if (seat % size >= size / 2) return;
    const round = Math.floor(seat / size / tables);
    const first = seat - (seat % size);
    for (let i = size / 2; i < size; i += 1) {
      const them = all[first + i] as number;
      const key = (at: number) => `${at}/${Math.min(who, them)}/${Math.max(who, them)}`;
      if (opposed.has(key(round - 1))) running += 1;
      opposed.add(key(round));
    }
  });
  return running;
}

/**
 * A movement as it is written in the sources: a line for each round, `1+2v3+4` or `1v2` for each table.
 * @param withSets writes the set of boards of each table, too, `1v2:3`.
 */
export function written(
  { seats: size, tables, rounds, setOf }: Frame,
  seats: ArrayLike<number>,
  withSets = false
): string {
  const at = (table: number) => {
    const numbers = Array.from({ length: size }, (_, i) => (seats[table * size + i] as number) + 1);
    const set = withSets ? [(setOf[table] ?? 0) + 1] : [];
    return size === 4 ? [...numbers, ...set].map(letterOf).join("") : [numbers.join("v"), ...set].join(":");
  };
  return Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: tables }, (__, table) => at(round * tables + table)).join(" ")
  ).join("\n");
}
