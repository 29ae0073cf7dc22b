import type { ScoredHome } from "../../../src/sessions/home/score-home";
import { homeWorkbook } from "../../../src/workbook/home/home-workbook";
import { emptyEvening, evenings, PLANS } from "../../support/evenings";
import { givenOtherwise } from "../../support/recalculated";
import { runs, SEED, swept } from "../../support/runs";

const FOUR_PAIRS_24 = PLANS.find(({ boards }) => boards === 24)!;

/** An evening of every plan: complete, half-played and empty in turn. */
const OF_EVERY_PLAN: readonly ScoredHome[] = swept(
  PLANS.map((plan, i) => (i % 7 === 6 ? emptyEvening(plan) : evenings(plan, 1, i % 3 === 2 ? 0.5 : 1, SEED + i)[0]!))
);

test("four pairs: the empty evening, complete and half-played ones", async () => {
  const sessions = [
    emptyEvening(FOUR_PAIRS_24),
    ...evenings(FOUR_PAIRS_24, runs({ ci: 2, soak: 50 }), 1, SEED),
    ...evenings(FOUR_PAIRS_24, runs({ ci: 1, soak: 20 }), 0.5, SEED + 1),
  ];
  expect(await givenOtherwise(sessions, homeWorkbook)).toEqual([]);
});

test("every configuration, by every scoring and scale", async () => {
  expect(await givenOtherwise(OF_EVERY_PLAN, homeWorkbook)).toEqual([]);
});
