import { offBalance, searchDirections } from "./directions";
import type { Frame } from "./frame";
import { costOf, runningIn, type FoundMovement } from "./search";

/** A whole movement: its frame, how the sets of its tables are shifted, and who sits where. */
export interface Whole {
  readonly frame: Frame;
  readonly shifts: readonly number[];
  readonly seats: ArrayLike<number>;
}

/**
 * The best of shorter movements that are some rounds of a whole one, turned anew. Where tables share the boards of a
 * round any rounds in any order are tried; where boards travel the first ones, which leaves sets not played by all.
 */
export function curtail(whole: Whole, rounds: number, random: () => number, tries = 40): FoundMovement | null {
  const { frame, shifts } = whole;
  const { tables, seats: size, setOf } = frame;
  const isShared = shifts.every((shift) => shift === 0);
  const perRound = tables * size;
  let best: FoundMovement | null = null;
  for (let run = 0; run < tries; run += 1) {
    const kept = isShared ? orderOf(whole, rounds, random) : Array.from({ length: rounds }, (_, round) => round);
    if (!kept) continue;
    const part: Frame = {
      ...frame,
      rounds,
      sets: isShared ? rounds : frame.sets,
      setOf: kept.flatMap((round, index) =>
        isShared ? Array<number>(tables).fill(index) : setOf.slice(round * tables, (round + 1) * tables)
      ),
    };
    const seats = kept.flatMap((round) => Array.from(whole.seats).slice(round * perRound, (round + 1) * perRound));
    const found = searchDirections(part, seats, random, { restarts: 4, steps: 15_000 });
    const movement = {
      ...found,
      frame: part,
      shifts,
      running: runningIn(part, found.seats),
      offBalance: offBalance(part, found.seats),
    };
    if (!best || costOf(movement) < costOf(best)) best = movement;
  }
  return best;
}

/** Rounds drawn by lot and put in an order in which few oppose each other in two running; null where sit-outs run on. */
function orderOf({ frame, seats }: Whole, rounds: number, random: () => number): number[] | null {
  const perRound = frame.tables * frame.seats;
  const rowOf = (round: number) => Array.from(seats).slice(round * perRound, (round + 1) * perRound);
  const present = Array.from({ length: frame.rounds }, (_, round) => new Set(rowOf(round)));
  let best: { order: number[]; running: number } | null = null;
  const lots = Array.from({ length: frame.rounds }, (_, round) => ({ round, lot: random() }));
  const drawn = lots
    .sort((a, b) => a.lot - b.lot)
    .map(({ round }) => round)
    .slice(0, rounds);
  const everybody = Array.from({ length: frame.count }, (_, who) => who);
  const plays = everybody.map((who) => drawn.filter((round) => present[round]?.has(who)).length);
  if (Math.max(...plays) - Math.min(...plays) > 1) return null;
  for (let run = 0; run < 60; run += 1) {
    const order = drawn
      .map((round) => ({ round, lot: random() }))
      .sort((a, b) => a.lot - b.lot)
      .map(({ round }) => round);
    const runsOn = order.some((round, i) =>
      everybody.some((who) => i > 0 && !present[round]?.has(who) && !present[order[i - 1] ?? -1]?.has(who))
    );
    if (runsOn) continue;
    const running = runningIn(frame, order.flatMap(rowOf));
    if (!best || running < best.running) best = { order, running };
  }
  return best?.order ?? null;
}
