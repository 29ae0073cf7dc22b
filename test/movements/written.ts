import {
  contestantAt,
  contestantNumber,
  type Contestant,
  type Partners,
  type TeamPair,
} from "../../src/movements/contestant";
import { roundsOf, stretchesOf, type Movement, type MovementLine, type Opponents } from "../../src/movements/movement";

/** Pairs of numbers, North-South first, for each table of a round: "4–1 2–3". */
export function pairsWritten(rounds: readonly string[]): MovementLine<Contestant>[] {
  return roundsOf(
    rounds.map((round) =>
      round.split(" ").map((seats): Opponents<Contestant> => {
        const [ns, ew] = seats.split("–").map((number) => contestantAt(Number(number)));
        return { ns: ns!, ew: ew! };
      })
    )
  );
}

/** Players by their numbers, for each table of a round: "8&1 v 2&4 | 3&7 v 5&6". */
export function playersWritten(rounds: readonly string[]): MovementLine<Partners>[] {
  const partners = (text: string) =>
    text.split("&").map((number) => contestantAt(Number(number))) as unknown as Partners;
  return roundsOf(
    rounds.map((round) =>
      round.split(" | ").map((seats): Opponents<Partners> => {
        const [ns, ew] = seats.split(" v ").map(partners);
        return { ns: ns!, ew: ew! };
      })
    )
  );
}

/** The seats of each stretch as `pairsWritten` reads them, and who sits out. */
export function writtenPairs(movement: Movement<Contestant>): string[] {
  return stretchesOf(movement).map(({ tables, sitsOut }) =>
    [
      ...tables.map(({ ns, ew }) => `${contestantNumber(ns)}–${contestantNumber(ew)}`),
      ...sitsOut.map((pair) => `(${contestantNumber(pair)} out)`),
    ].join(" ")
  );
}

/** "2B". */
export function writtenPair({ team, pair }: TeamPair): string {
  return `${contestantNumber(team)}${"AB".charAt(pair)}`;
}

/** A count that is the same for every two. */
export function eachTwo(count: number, times: number): number[][] {
  return Array.from({ length: count }, (_, i) => Array.from({ length: count }, (__, j) => (i === j ? 0 : times)));
}
