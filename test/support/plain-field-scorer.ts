import { fraction, over, plus, times, type Fraction } from "./fraction";
import { plainImps } from "./plain-scorer";

/** A board at a table as players have it on a traveller: points for North-South, or what the Director gave both sides. */
export interface PlainLine {
  readonly ns: readonly number[];
  readonly ew: readonly number[];
  readonly points: number | null;
  readonly averages: readonly [ns: number, ew: number] | null;
}

/** What somebody has after all boards. */
export interface PlainTally {
  matchpoints: Fraction;
  possible: number;
  imps: Fraction;
}

/** Matchpoints in per cent of the possible. */
export function percentOf({ matchpoints, possible }: PlainTally): Fraction {
  return over(times(matchpoints, fraction(100)), fraction(possible));
}

/**
 * Scores travellers once more, nothing of src/: each score against each other one, in fractions.
 * @param travellers a list of lines for each board.
 * @returns by number, what each has.
 */
export function plainField(travellers: readonly (readonly PlainLine[])[], tables: number): Map<number, PlainTally> {
  const tallies = new Map<number, PlainTally>();
  const top = 2 * tables - 2;
  for (const lines of travellers) {
    const known = lines.filter(({ points, averages }) => points !== null || averages !== null);
    if (known.length < 2) continue;
    const played = known.filter(({ averages }) => averages === null);
    for (const line of known) {
      let ns: [Fraction, Fraction], ew: [Fraction, Fraction];
      if (line.averages) {
        const of = (percent: number): [Fraction, Fraction] => [
          fraction(top * percent, 100),
          fraction(percent > 50 ? 3 : percent < 50 ? -3 : 0),
        ];
        [ns, ew] = [of(line.averages[0]), of(line.averages[1])];
      } else {
        let [won, imps] = [0, 0];
        for (const other of played) {
          if (other === line) continue;
          const difference = line.points! - other.points!;
          won += difference > 0 ? 2 : difference === 0 ? 1 : 0;
          imps += plainImps(difference);
        }
        const others = Math.max(1, played.length - 1);
        ns = [plus(fraction((won + 1) * tables, played.length), fraction(-1)), fraction(imps, others)];
        ew = [plus(fraction(top), times(ns[0], fraction(-1))), fraction(-imps, others)];
      }
      for (const [numbers, [matchpoints, imps]] of [
        [line.ns, ns],
        [line.ew, ew],
      ] as const)
        for (const number of numbers) {
          const tally = tallies.get(number) ?? { matchpoints: fraction(0), possible: 0, imps: fraction(0) };
          tally.matchpoints = plus(tally.matchpoints, matchpoints);
          tally.possible += top;
          tally.imps = plus(tally.imps, imps);
          tallies.set(number, tally);
        }
    }
  }
  return tallies;
}
