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
  matchpoints: number;
  possible: number;
  imps: number;
}

const cents = (value: number) => Math.round((value + Number.EPSILON) * 100) / 100;

/**
 * Scores travellers once more, nothing of src/: each score against each other one.
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
      let ns: [number, number], ew: [number, number];
      if (line.averages) {
        const of = (percent: number): [number, number] => [
          cents((top * percent) / 100),
          percent > 50 ? 3 : percent < 50 ? -3 : 0,
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
        const matchpoints = cents(((won + 1) * tables) / played.length - 1);
        const others = Math.max(1, played.length - 1);
        const average = (Math.sign(imps) * Math.round((Math.abs(imps) * 100) / others)) / 100;
        ns = [matchpoints, average];
        ew = [cents(top - matchpoints), -average];
      }
      for (const [numbers, [matchpoints, imps]] of [
        [line.ns, ns],
        [line.ew, ew],
      ] as const)
        for (const number of numbers) {
          const tally = tallies.get(number) ?? { matchpoints: 0, possible: 0, imps: 0 };
          tally.matchpoints = cents(tally.matchpoints + matchpoints);
          tally.possible += top;
          tally.imps = cents(tally.imps + imps) || 0;
          tallies.set(number, tally);
        }
    }
  }
  return tallies;
}
