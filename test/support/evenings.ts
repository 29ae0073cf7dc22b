import fc from "fast-check";
import { FIVE_PAIRS } from "../../src/sessions/home/five-pairs";
import { FOUR_PAIRS } from "../../src/sessions/home/four-pairs";
import { planHome, type HomeKind } from "../../src/sessions/home/home-kind";
import type { HomePlan } from "../../src/sessions/home/plan";
import type { SessionOptions } from "../../src/sessions/session-options";
import { NO_RESULTS } from "../../src/sessions/results";
import { scoreHome, type ScoredHome } from "../../src/sessions/home/score-home";
import type { Workbook } from "../../src/workbook/model";
import { results } from "./random-results";

/** A scale of every family, each for another number of boards. */
const SCALES = ["4", "WBF-DISCRETE-4", "WBF-OLD-8", "ACBL20-7", "ACBL30-7", "HOME-3", "WBF-128"];

/** Every configuration that exists, by every scoring; one of them by a scale of each family. */
export const PLANS: readonly HomePlan[] = [
  ...everyConfiguration(FOUR_PAIRS, {}),
  ...everyConfiguration(FOUR_PAIRS, { scoring: "vps" }),
  ...everyConfiguration(FIVE_PAIRS, {}),
  planHome(FIVE_PAIRS, { boards: 30, scoring: "vps" }),
  planHome(FIVE_PAIRS, { boards: 30, scoring: "vps", scale: "WBF-3" }),
  ...SCALES.map((scale) => planHome(FOUR_PAIRS, { boards: 24, scoring: "vps", scale })),
];

function everyConfiguration(kind: HomeKind, options: SessionOptions): HomePlan[] {
  return kind.configurations.map((configuration) => planHome(kind, { ...options, ...configuration }));
}

/** Random evenings of a plan, the same for the same seed; `played` is how much of it was played. */
export function evenings(plan: HomePlan, count: number, played: number, seed: number): ScoredHome[] {
  const evening = results(plan, played).map((found) => scoreHome(plan, found));
  return fc.sample(evening, { numRuns: count, seed });
}

/** An evening before play. */
export function emptyEvening(plan: HomePlan): ScoredHome {
  return scoreHome(plan, NO_RESULTS);
}

/** A workbook whose computed cells hold nonsense: only a recalculation can put them right. */
export function stale(workbook: Workbook): Workbook {
  return {
    ...workbook,
    sheets: workbook.sheets.map((sheet) => ({
      ...sheet,
      cells: sheet.cells.map((cell) => (cell.formula ? { ...cell, value: "stale" } : cell)),
    })),
  };
}
