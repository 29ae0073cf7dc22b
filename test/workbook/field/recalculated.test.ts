import fc from "fast-check";
import { planField } from "../../../src/sessions/field/all-games";
import { INDIVIDUAL, PAIRS, type FieldKind } from "../../../src/sessions/field/field-kind";
import type { FieldPlan } from "../../../src/sessions/field/plan";
import { scoreField } from "../../../src/sessions/field/score-field";
import type { ScoredField } from "../../../src/sessions/field/scored-field";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { fieldWorkbook } from "../../../src/workbook/field/field-workbook";
import { givenOtherwise } from "../../support/recalculated";
import { fieldResults, withRulings } from "../../support/random-results";
import { runs, SEED } from "../../support/runs";

const NAMES = ["Ann", 'The "Blues" & Co.', "=1+1", "", "77", "'", "Flo", "-", "Ida", "Jo", "Kay", "Lou"];

function plan(kind: FieldKind, count: number, options: SessionOptions): FieldPlan {
  return planField(kind, { [kind.option]: NAMES.slice(0, count), ...options });
}

/** Every size by every scoring, with handicaps and without. */
const PLANS: readonly FieldPlan[] = [
  plan(PAIRS, 6, {}),
  plan(PAIRS, 6, { scoring: "cross-imps", handicap: "Pair 3 1.25" }),
  plan(PAIRS, 7, { boards: 21, "first-board": 25 }),
  plan(PAIRS, 8, { handicap: "Ann -4; Pair 8 0.5" }),
  plan(INDIVIDUAL, 8, { scoring: "imps" }),
  plan(INDIVIDUAL, 8, { boards: 28 }),
  plan(INDIVIDUAL, 9, { scoring: "vps", boards: 27 }),
  plan(INDIVIDUAL, 9, { scoring: "vps", boards: 27, scale: "WBF-3", handicap: "Player 9 2" }),
  plan(INDIVIDUAL, 10, { scoring: "imps" }),
  plan(INDIVIDUAL, 10, { scoring: "cross-imps" }),
  plan(INDIVIDUAL, 12, {}),
];

/** Random evenings of a plan, the same for the same seed; `played` is how much of it was played. */
function evenings(of: FieldPlan, count: number, played: number): ScoredField[] {
  const evening = withRulings(of, fieldResults(of, played)).map((found) => scoreField(of, found));
  return fc.sample(evening, { numRuns: count, seed: SEED + of.boards + of.names.length });
}

test("every size by every scoring, half-played and complete: every cell is as it is scored", async () => {
  const all = PLANS.flatMap((of, i) => [
    ...evenings(of, runs({ ci: i % 2, soak: 8 }), 1),
    ...evenings(of, runs({ ci: 1 - (i % 2), soak: 8 }), 0.4),
  ]);
  expect(await givenOtherwise(all, fieldWorkbook)).toEqual([]);
});
