import { itemAt } from "../item-at";
import type { VpBand } from "./scale";

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** R of the WBF scales: the cube of the golden section, √5 − 2. */
export const R = GOLDEN ** 3;

/**
 * The WBF continuous scale of 2013 for matches of `boards` boards: 20 VPs, two decimals
 * (World Bridge Federation, technical report on the VP scales).
 * @returns a line for each margin up to the one that gives 20–0.
 */
export function wbfContinuous(boards: number): VpBand[] {
  const scope = 15 * Math.sqrt(boards);
  const last = Math.ceil(scope);
  const hundredths = Array.from({ length: last + 1 }, (_, margin) =>
    Math.min(2000, Math.round(1000 + (1000 * (1 - R ** (margin / scope))) / (1 - R)))
  );
  makeConcave(hundredths);
  const first20 = hundredths.indexOf(2000);
  return hundredths.slice(0, first20 + 1).map((winner, from) => ({
    from,
    winner: winner / 100,
    loser: (2000 - winner) / 100,
  }));
}

/**
 * Raises entries until no difference between neighbouring entries is larger than the difference before it. Raising an
 * entry may require raising one at a smaller margin, so the whole table is processed again until nothing changes.
 */
function makeConcave(table: number[]): void {
  let changed = true;
  while (changed) {
    changed = false;
    for (let i = 1; i + 1 < table.length; i++) {
      const [before, points, after] = [itemAt(table, i - 1), itemAt(table, i), itemAt(table, i + 1)];
      if (after - points > points - before) {
        table[i] = points + 1;
        changed = true;
      }
    }
  }
}
