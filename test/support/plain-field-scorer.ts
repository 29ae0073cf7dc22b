import { compared, fraction, over, plus, times, toDecimals, type Fraction } from "./fraction";
import { plainImps } from "./plain-scorer";

/** A board at a table as players have it on a traveller: points for North-South, or what the Director gave both sides. */
export interface PlainLine {
  readonly ns: readonly number[];
  readonly ew: readonly number[];
  readonly points: number | null;
  readonly averages: readonly [ns: number, ew: number] | null;
  /** A weighted or split score: for each side results, as North-South's points, with their shares in per cent. */
  readonly weighted?: Readonly<Record<"ns" | "ew", readonly Shared[]>> | null;
  /** Whether it was played in place of another board. */
  readonly isWrong?: boolean;
  /** The group of a fouled board, "" for the usual one. */
  readonly group?: string;
}

interface Shared {
  readonly points: number;
  readonly percent: number;
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

/** What a line wins of the matchpoints and IMPs against others, North-South's way, by the scores that a side has. */
function against(line: PlainLine, others: readonly PlainLine[], side: "ns" | "ew"): readonly [Fraction, Fraction] {
  const results = ({ weighted, points }: PlainLine): readonly Shared[] =>
    weighted ? weighted[side] : [{ points: points ?? 0, percent: 100 }];
  let [won, imps] = [0, 0];
  for (const own of results(line))
    for (const other of others.flatMap(results)) {
      const share = own.percent * other.percent;
      const difference = own.points - other.points;
      won += share * (difference > 0 ? 2 : difference === 0 ? 1 : 0);
      imps += share * plainImps(difference);
    }
  return [fraction(won, 10_000), fraction(imps, 10_000)];
}

/** What is worth so much, as it is written in hundredths: the other as of averages. */
function asWritten(
  matchpoints: Fraction,
  imps: Fraction,
  top: number,
  by: "matchpoints" | "cross-imps"
): [matchpoints: Fraction, imps: Fraction] {
  const written = (of: Fraction) => fraction(BigInt(toDecimals(of, 2).replace(".", "")), 100);
  const sign = (of: Fraction, from: number) => compared(of, fraction(from));
  if (by === "cross-imps") {
    const own = written(imps);
    return [fraction(top * (50 + 10 * sign(own, 0)), 100), own];
  }
  const percent = written(times(matchpoints, fraction(100, top)));
  return [times(percent, fraction(top, 100)), fraction(3 * sign(percent, 50))];
}

/**
 * Scores travellers once more, nothing of src/: each score against each other one, in fractions. Averages plus and minus
 * are valued by what somebody has on the other boards (Law 12C2).
 * @param travellers a list of lines for each board.
 * @param whiteBook whether small groups of a fouled board have percentages around 60.
 * @param writtenBy what decides: of a board with a weighted score, or that was played in place of another, it is written in
 *   hundredths, and the other is as of averages.
 * @returns by number, what each has.
 */
export function plainField(
  travellers: readonly (readonly PlainLine[])[],
  tables: number,
  whiteBook = true,
  writtenBy: "matchpoints" | "cross-imps" = "matchpoints"
): Map<number, PlainTally> {
  const tallies = new Map<number, Valued>();
  const top = 2 * tables - 2;
  for (const lines of travellers) {
    const known = lines.filter(({ points, averages, weighted }) => points !== null || averages !== null || weighted);
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
        const most = 2 * (played.length - 1);
        const others = played.filter((other) => other !== line);
        const [won, imps] = against(line, others, "ns");
        const [wonByEw, impsByEw] = against(line, others, "ew");
        const lost = plus(fraction(most), times(wonByEw, fraction(-1)));
        const factored = (of: Fraction) =>
          plus(times(plus(of, fraction(1)), fraction(tables, played.length)), fraction(-1));
        const divisor = fraction(Math.max(1, others.length));
        ns = [factored(won), over(imps, divisor)];
        ew = [factored(lost), over(times(impsByEw, fraction(-1)), divisor)];
        if (whiteBook && played.length <= 3 && all.length >= 3 * played.length) {
          // Of two 65 and 55, of three 70, 60 and 50, of one 60 for both sides.
          const percent = (of: Fraction) =>
            times(plus(fraction(60), times(fraction(5), plus(of, fraction(1 - played.length)))), fraction(top, 100));
          const isOnly = played.length === 1;
          ns = [percent(won), isOnly ? fraction(3) : ns[1]];
          ew = [percent(lost), isOnly ? fraction(3) : ew[1]];
        }
        if (lines.some(({ weighted, isWrong }) => weighted || isWrong))
          [ns, ew] = [ns, ew].map(([matchpoints, imps]) => asWritten(matchpoints, imps, top, writtenBy)) as [
            typeof ns,
            typeof ew,
          ];
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
