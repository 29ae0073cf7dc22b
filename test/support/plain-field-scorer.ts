import { compared, fraction, over, plus, times, type Fraction } from "./fraction";
import { plainImps } from "./plain-scorer";

/** A board at a table as players have it on a traveller: points for North-South, or what the Director gave both sides. */
export interface PlainLine {
  readonly ns: readonly number[];
  readonly ew: readonly number[];
  readonly points: number | null;
  readonly averages: readonly [ns: number, ew: number] | null;
  /** The group of a fouled board, "" for the usual one. */
  readonly group?: string;
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

/** A tally with what is needed to value averages by the other boards. */
interface Valued extends PlainTally {
  plus: number;
  minus: number;
  own: Fraction;
  ownBoards: number;
}

/** Averages plus are at least, averages minus at most what somebody has on the other boards. */
function valueAverages(tally: Valued, top: number): void {
  if (tally.ownBoards === 0) return;
  const own = over(tally.own, fraction(tally.ownBoards));
  const [sixty, forty] = [fraction(6 * top, 10), fraction(4 * top, 10)];
  const beyond = (least: Fraction) => plus(own, times(least, fraction(-1)));
  if (compared(own, sixty) > 0) tally.matchpoints = plus(tally.matchpoints, times(fraction(tally.plus), beyond(sixty)));
  if (compared(own, forty) < 0)
    tally.matchpoints = plus(tally.matchpoints, times(fraction(tally.minus), beyond(forty)));
}

/**
 * Scores travellers once more, nothing of src/: each score against each other one, in fractions. Averages plus and minus
 * are valued by what somebody has on the other boards (Law 12C2).
 * @param travellers a list of lines for each board.
 * @param whiteBook whether small groups of a fouled board have percentages around 60.
 * @returns by number, what each has.
 */
export function plainField(
  travellers: readonly (readonly PlainLine[])[],
  tables: number,
  whiteBook = true
): Map<number, PlainTally> {
  const tallies = new Map<number, Valued>();
  const top = 2 * tables - 2;
  for (const lines of travellers) {
    const known = lines.filter(({ points, averages }) => points !== null || averages !== null);
    const all = known.filter(({ averages }) => averages === null);
    for (const line of known) {
      const played = all.filter(({ group }) => group === line.group);
      let ns: [Fraction, Fraction], ew: [Fraction, Fraction];
      if (line.averages) {
        const of = (percent: number): [Fraction, Fraction] => [
          fraction(top * percent, 100),
          fraction(percent > 50 ? 3 : percent < 50 ? -3 : 0),
        ];
        [ns, ew] = [of(line.averages[0]), of(line.averages[1])];
      } else {
        if (known.length < 2) continue;
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
        if (whiteBook && played.length <= 3 && all.length >= 3 * played.length) {
          // Of two 65 and 55, of three 70, 60 and 50, of one 60 for both sides.
          const most = 2 * (played.length - 1);
          const percent = (of: number) => fraction(top * (60 + 5 * (of - played.length + 1)), 100);
          const isOnly = played.length === 1;
          ns = [percent(won), isOnly ? fraction(3) : ns[1]];
          ew = [percent(most - won), isOnly ? fraction(3) : ew[1]];
        }
      }
      for (const [numbers, [matchpoints, imps], given] of [
        [line.ns, ns, line.averages?.[0]],
        [line.ew, ew, line.averages?.[1]],
      ] as const)
        for (const number of numbers) {
          const none = { matchpoints: fraction(0), possible: 0, imps: fraction(0) };
          const tally = tallies.get(number) ?? { ...none, plus: 0, minus: 0, own: fraction(0), ownBoards: 0 };
          tally.matchpoints = plus(tally.matchpoints, matchpoints);
          tally.possible += top;
          tally.imps = plus(tally.imps, imps);
          if (given === 60) tally.plus++;
          else if (given === 40) tally.minus++;
          else if (given !== 50) {
            tally.own = plus(tally.own, matchpoints);
            tally.ownBoards++;
          }
          tallies.set(number, tally);
        }
    }
  }
  for (const tally of tallies.values()) valueAverages(tally, top);
  return tallies;
}
