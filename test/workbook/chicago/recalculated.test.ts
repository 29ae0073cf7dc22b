import fc from "fast-check";
import { CHICAGO_PLAYERS } from "../../../src/movements/chicago";
import { planChicago } from "../../../src/sessions/chicago/plan";
import { NO_CHICAGO_RESULTS } from "../../../src/sessions/chicago/results";
import { scoreChicago, type ScoredChicago } from "../../../src/sessions/chicago/score-chicago";
import { chicagoWorkbook } from "../../../src/workbook/chicago/chicago-workbook";
import type { Edit } from "../../support/libreoffice";
import { chicagoResults } from "../../support/random-results";
import { givenOtherwise, recalculated } from "../../support/recalculated";
import { runs, SEED } from "../../support/runs";
import { typed } from "../../support/typing";
import { workedOut } from "../../support/worked-out";

const NAMES = ["Ann", "=1+1", "O'Hara", "", "Eve", "8", "-"];

/** A made-up table, in which each number is another one. */
const EXPECTED = "21 30 40; 22 80 90; 23 110 150; 24 230 310; 25 300 440; 26 350 510";

/** Evenings of every size, with each of the options. */
const PLANS = CHICAGO_PLAYERS.flatMap((count) => [
  planChicago({ players: [String(count)] }),
  planChicago({ players: NAMES.slice(0, count), rounds: 2, vulnerable: "opponents", "passed-out": "counted" }),
  planChicago({ players: [String(count)], rounds: 2, expected: EXPECTED }),
]);

function evenings(plan: (typeof PLANS)[number], count: number, played: number): ScoredChicago[] {
  const evening = chicagoResults(plan, played).map((found) => scoreChicago(plan, found));
  return fc.sample(evening, { numRuns: count, seed: SEED + plan.boards });
}

test("every size, half-played and complete: every cell is as it is scored", async () => {
  const all = PLANS.flatMap((plan, i) => [
    ...evenings(plan, runs({ ci: i % 2, soak: 8 }), 1),
    ...evenings(plan, runs({ ci: 1 - (i % 2), soak: 4 }), 0.5),
  ]);
  expect(await givenOtherwise(all, chicagoWorkbook)).toEqual([]);
});

const EMPTY = chicagoWorkbook(scoreChicago(planChicago({ players: ["5"] }), NO_CHICAGO_RESULTS));
const DEAL_1: readonly Edit[] = typed(EMPTY, "Table 1", 65, { contract: "3nt", by: "n", result: "=" });
const NO_POINTS: readonly Edit[] = typed(EMPTY, "Table 1", 70, { points: 0 });
const PASSED: readonly Edit[] = typed(EMPTY, "Table 1", 70, { contract: "pass" });

/** What is typed, and the totals and the progress that must follow. */
const TYPED: readonly (readonly [what: string, edits: readonly Edit[], totals: unknown[], progress: string])[] = [
  ["nothing", [], ["", "", "", "", ""], "0 of 20 deals scored"],
  ["deal 1", DEAL_1, [400, -400, -400, 400, ""], "1 of 20 deals scored"],
  ["no points and no contract", [...DEAL_1, ...NO_POINTS], [400, -400, -400, 400, ""], "1 of 20 deals scored"],
  ["a deal that is dealt again", [...DEAL_1, ...PASSED], [400, -400, -400, 400, ""], "1 of 20 deals scored"],
];

test("totals and progress follow what is typed", async () => {
  const found = await recalculated(TYPED.map(([, edits]) => ({ model: EMPTY, edits })));
  const shown = (sheets: (typeof found)[number]) => {
    const { at } = sheets.get("Scoresheet")!;
    return [[2, 3, 4, 5, 6].map((column) => at(20, column)), at(3, 1)];
  };
  expect(found.map(shown)).toEqual(TYPED.map(([, , totals, progress]) => [totals, progress]));
  expect(TYPED.map(([, edits]) => shown(workedOut(EMPTY, edits)))).toEqual(found.map(shown));
  for (const sheets of found.slice(2)) expect(sheets.get("Table 1")!.at(7, 10)).toBe("Passed out: deal it again");
});
