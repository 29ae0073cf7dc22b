import { contestants, contestantsIn, type Contestant } from "./contestant";
import { rankingsIn, type FieldMovement } from "./field-movement";
import type { MovementLine } from "./movement";
import type { PairOrPartners } from "./movement-text";

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Number of combinations of two contestants, keyed by how often the two meet. */
export type Times = ReadonlyMap<number, number>;

/** Fairness of a movement, counted in rounds. */
export interface Figures {
  /** Number of rounds, and so of sets of boards, that each contestant plays. */
  readonly plays: Range;
  readonly sitsOut: Range;
  readonly northSouth: Range;
  readonly opponents: Times;
  /** Empty for pairs. */
  readonly partners: Times;
  /** Number of times that two contestants oppose each other in successive rounds. */
  readonly successive: number;
  /**
   * Comparison of any two contestants in one ranking: the number of sets that they play in the same direction, less the
   * number of sets in opposite directions. A set that the two play against each other adds one for each other result on
   * the set; a set that they play as partners subtracts one for each other result.
   */
  readonly evenness: Range;
  readonly deviation: number;
}

/** Calculates a movement's figures. In a Mitchell with two winners, only pairs of the same direction are compared. */
export function figuresOf(movement: FieldMovement): Figures {
  const { count, rounds, lines: linesOf } = movement;
  const lines = linesOf();
  const rankings = rankingsIn(movement);
  const all = contestants(count);
  const times = (holds: (line: MovementLine<PairOrPartners>) => boolean) => lines.filter(holds).length;
  const isNorth = (player: Contestant) => (line: MovementLine<PairOrPartners>) =>
    contestantsIn(line.ns).includes(player);
  const sits = (player: Contestant) => (line: MovementLine<PairOrPartners>) =>
    [line.ns, line.ew].some((seated) => contestantsIn(seated).includes(player));
  const plays = all.map((player) => times(sits(player)));
  const two = all.flatMap((one) => all.slice(one + 1).map((other) => [one, other] as const));
  const met = two.map(([one, other]) => meetingsOf(lines, one, other));
  const areCompared = (...both: readonly Contestant[]) =>
    rankings.some((ranking) => both.every((player) => ranking.includes(player)));
  const compared = two.flatMap((both, index) => (areCompared(...both) ? [met[index]?.evenness ?? 0] : []));
  const mean = sumOf(compared) / compared.length;
  return {
    plays: rangeOf(plays),
    sitsOut: rangeOf(plays.map((played) => rounds - played)),
    northSouth: rangeOf(all.map((player) => times(isNorth(player)))),
    opponents: timesOf(met.map(({ opposed }) => opposed.length)),
    partners: timesOf(lines.some(({ ns }) => typeof ns !== "number") ? met.map(({ partners }) => partners) : []),
    successive: sumOf(met.map(({ opposed }) => opposed.filter((round) => opposed.includes(round + 1)).length)),
    evenness: rangeOf(compared),
    deviation: Math.sqrt(sumOf(compared.map((evenness) => (evenness - mean) ** 2)) / compared.length),
  };
}

/**
 * Returns the rounds in which two contestants are opponents, the number of sets that they play as partners, and their
 * evenness as in {@link Figures}.
 */
function meetingsOf(lines: readonly MovementLine<PairOrPartners>[], one: Contestant, other: Contestant) {
  const sitsOf = (player: Contestant) =>
    lines.flatMap((line) => {
      if (contestantsIn(line.ns).includes(player)) return [{ line, side: "N-S" }];
      return contestantsIn(line.ew).includes(player) ? [{ line, side: "E-W" }] : [];
    });
  const otherSits = sitsOf(other);
  const opposed: number[] = [];
  let [partners, evenness] = [0, 0];
  for (const { line, side } of sitsOf(one)) {
    const same = otherSits.find((sit) => sit.line.set === line.set);
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

export function rangeOf(numbers: readonly number[]): Range {
  return { min: Math.min(...numbers), max: Math.max(...numbers) };
}

function timesOf(numbers: readonly number[]): Times {
  const times = new Map<number, number>();
  for (const number of [...numbers].sort((a, b) => a - b)) times.set(number, (times.get(number) ?? 0) + 1);
  return times;
}
