import { contestants, contestantsIn, type Contestant } from "./contestant";
import { rankingsIn, type FieldMovement } from "./field-movement";
import type { MovementLine } from "./movement";
import type { PairOrPartners } from "./movement-text";

/** From the fewest to the most. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** How many two there are of each number of times. */
export type Times = ReadonlyMap<number, number>;

/** What tells how fair a movement is, in rounds. */
export interface Figures {
  /** Rounds, and so sets of boards, that each plays. */
  readonly plays: Range;
  readonly sitsOut: Range;
  readonly northSouth: Range;
  readonly opponents: Times;
  /** Of players; empty for pairs. */
  readonly partners: Times;
  /** How often two oppose each other in successive rounds. */
  readonly successive: number;
  /**
   * Of any two in one ranking, how evenly they are compared: sets in the same direction less sets in opposite
   * directions, and for each other result of a set one more where they play it against each other, one less as partners.
   */
  readonly evenness: Range;
  /** The standard deviation of evenness. */
  readonly deviation: number;
}

/** The figures of a movement. In a Mitchell with two winners only those of the same direction are compared. */
export function figuresOf(movement: FieldMovement): Figures {
  const { count, rounds, lines: linesOf } = movement;
  const lines = linesOf();
  const rankings = rankingsIn(movement);
  const everybody = contestants(count);
  const times = (holds: (line: MovementLine<PairOrPartners>) => boolean) => lines.filter(holds).length;
  const isNorth = (who: Contestant) => (line: MovementLine<PairOrPartners>) => contestantsIn(line.ns).includes(who);
  const sits = (who: Contestant) => (line: MovementLine<PairOrPartners>) =>
    [line.ns, line.ew].some((seated) => contestantsIn(seated).includes(who));
  const plays = everybody.map((who) => times(sits(who)));
  const two = everybody.flatMap((one) => everybody.slice(one + 1).map((other) => [one, other] as const));
  const met = two.map(([one, other]) => meetingsOf(lines, one, other));
  const areCompared = (...both: readonly Contestant[]) =>
    rankings.some((ranking) => both.every((who) => ranking.includes(who)));
  const compared = two.flatMap((both, index) => (areCompared(...both) ? [met[index]?.evenness ?? 0] : []));
  const mean = sumOf(compared) / compared.length;
  return {
    plays: rangeOf(plays),
    sitsOut: rangeOf(plays.map((played) => rounds - played)),
    northSouth: rangeOf(everybody.map((who) => times(isNorth(who)))),
    opponents: timesOf(met.map(({ opposed }) => opposed.length)),
    partners: timesOf(lines.some(({ ns }) => typeof ns !== "number") ? met.map(({ partners }) => partners) : []),
    successive: sumOf(met.map(({ opposed }) => opposed.filter((round) => opposed.includes(round + 1)).length)),
    evenness: rangeOf(compared),
    deviation: Math.sqrt(sumOf(compared.map((evenness) => (evenness - mean) ** 2)) / compared.length),
  };
}

/** The rounds in which two oppose each other, how often they are partners, and how evenly they are compared. */
function meetingsOf(lines: readonly MovementLine<PairOrPartners>[], one: Contestant, other: Contestant) {
  const sitsOf = (who: Contestant) =>
    lines.flatMap((line) => {
      if (contestantsIn(line.ns).includes(who)) return [{ line, side: "N-S" }];
      return contestantsIn(line.ew).includes(who) ? [{ line, side: "E-W" }] : [];
    });
  const theirs = sitsOf(other);
  const opposed: number[] = [];
  let [partners, evenness] = [0, 0];
  for (const { line, side } of sitsOf(one)) {
    const same = theirs.find((sit) => sit.line.set === line.set);
    if (!same) continue;
    const isSameWay = same.side === side;
    if (same.line !== line) {
      evenness += isSameWay ? 1 : -1;
      continue;
    }
    const others = lines.filter(({ set }) => set === line.set).length - 1;
    evenness += isSameWay ? -others : others;
    if (isSameWay) partners += 1;
    else opposed.push(line.round);
  }
  return { opposed, partners, evenness };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** The least and the most of some numbers. */
export function rangeOf(numbers: readonly number[]): Range {
  return { least: Math.min(...numbers), most: Math.max(...numbers) };
}

function timesOf(numbers: readonly number[]): Times {
  const times = new Map<number, number>();
  for (const number of [...numbers].sort((a, b) => a - b)) times.set(number, (times.get(number) ?? 0) + 1);
  return times;
}
