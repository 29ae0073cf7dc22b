import fc from "fast-check";
import { contestants, type Contestant } from "../../src/movements/contestant";
import { comparePairs, sectionOf, type ClubPair } from "../../src/sessions/club/pairs";
import type { ClubPlan } from "../../src/sessions/club/plan";
import type { ClubResults, ClubRow } from "../../src/sessions/club/results";
import { tableResult } from "./random-results";

const chance = fc.noBias(fc.nat({ max: 999 })).map((thousandths) => thousandths / 1000);

/** Percentages that Directors give. */
const AVERAGES = fc.constantFrom({ ns: 60, ew: 40 }, { ns: 50, ew: 50 }, { ns: 60, ew: 60 }, { ns: 63, ew: 40 });

/** Of the rows that are there, so many are adjusted. */
const ADJUSTED = 0.04;

/** Who plays a random evening. */
export interface ClubEvening {
  /** Pairs of each section, an even number of each. */
  readonly sizes: readonly number[];
  readonly boards: number;
  readonly winners: 1 | 2;
}

/** Random results for a plan: one section, six boards at most. */
export function clubResults(plan: ClubPlan, share: number): fc.Arbitrary<ClubResults> {
  const size = Math.max(2, plan.names.length - (plan.names.length % 2));
  return clubEvening({ sizes: [size], boards: Math.min(plan.boards, 6), winners: plan.winners ?? 1 }, share);
}

/**
 * Random results of a club's evening: at each board the pairs of a section meet by chance, some boards are not played at
 * some tables, and some are adjusted. Of two winners those of the first half sit North-South.
 * @param share of the rows that are there.
 */
export function clubEvening({ sizes, boards, winners }: ClubEvening, share: number): fc.Arbitrary<ClubResults> {
  const letters = sizes.map((_, section) => (sizes.length === 1 ? "" : String.fromCharCode(65 + section)));
  const pairs = sizes
    .flatMap((size, section) =>
      Array.from({ length: size }, (_, i): ClubPair => {
        const id = `${letters[section]}${i + 1}`;
        const direction = winners === 1 ? null : i < size / 2 ? "ns" : "ew";
        return { id, section: sectionOf(id), direction, name: "", handicap: 0 };
      })
    )
    .sort(comparePairs);
  const numbers = Array.from({ length: boards }, (_, i) => i + 1);
  const rows = numbers.flatMap((board) =>
    letters.map((letter) => {
      const own = contestants(pairs.length).filter((pair) => pairs[pair]?.section === letter);
      return rowsAt(board, meetings(own, pairs), share);
    })
  );
  return fc.tuple(...rows).map((all) => ({ winners, pairs, rows: all.flat(), penalties: [] }));
}

type Meeting = readonly [ns: Contestant, ew: Contestant];

/** Half of the pairs against the other half, in an order by chance; of two winners one direction against the other. */
function meetings(own: readonly Contestant[], pairs: readonly ClubPair[]): fc.Arbitrary<readonly Meeting[]> {
  const shuffled = (list: readonly Contestant[]) => fc.shuffledSubarray([...list], { minLength: list.length });
  const eastWest = own.filter((pair) => pairs[pair]?.direction === "ew");
  if (eastWest.length === 0)
    return shuffled(own).map((all) => all.slice(0, own.length / 2).map((ns, i) => [ns, all[own.length / 2 + i]!]));
  const northSouth = own.filter((pair) => !eastWest.includes(pair));
  return fc
    .tuple(shuffled(northSouth), shuffled(eastWest))
    .map(([first, second]) => first.map((ns, i) => [ns, second[i]!]));
}

function rowsAt(board: number, met: fc.Arbitrary<readonly Meeting[]>, share: number): fc.Arbitrary<ClubRow[]> {
  return met.chain((all) =>
    fc.tuple(...all.map((_, index) => fc.tuple(tableResult(index + 1, board), chance, AVERAGES))).map((drawn) =>
      drawn.flatMap(([result, drawnChance, averages], index): ClubRow[] => {
        const [ns, ew] = all[index]!;
        if (drawnChance >= share) return [];
        const isAdjusted = drawnChance < ADJUSTED * share;
        const row = { board, ns, ew, table: "", round: null, isNotPlayed: false };
        return [{ ...row, result: isAdjusted ? null : result, averages: isAdjusted ? averages : null }];
      })
    )
  );
}
