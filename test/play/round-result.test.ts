import fc from "fast-check";
import { currentResults, entryKey, eveningPlan, outcomeOf, scoredResults, withEntries } from "../../src/play/evening";
import { roundsAt } from "../../src/play/at-table";
import { roundResult } from "../../src/play/round-result";
import { contestantNumber } from "../../src/movements/contestant";
import { sessionOf } from "../../src/sessions/kinds";
import { comparisonsOf, largestSwings } from "../../src/sessions/result/comparisons";
import { roundTotals } from "../../src/sessions/result/round-totals";
import { PAD_SESSIONS, anyPadEvening, padEvening } from "../support/random-pad-evenings";
import { runs } from "../support/runs";

const points = (table: number, board: number, ns: number) => ({
  table,
  board,
  said: { kind: "points" as const, points: ns },
});
const [FOUR] = PAD_SESSIONS;

/** The round of Table 1 by what was entered. */
function firstRound(...entries: ReturnType<typeof points>[]) {
  const [begun] = fc.sample(padEvening(FOUR!, 0), 1);
  const evening = withEntries(begun!, entries, 1);
  const plan = eveningPlan(evening);
  const results = scoredResults(evening);
  return roundResult(outcomeOf(results, plan, evening).scored, results, roundsAt(plan, 1)[0]!);
}

test("the pairs whose results brought most IMPs win the round, and the largest board decided it", () => {
  const equal = [2, 3].flatMap((board) => [points(1, board, 50), points(2, board, 50)]);
  const round = firstRound(points(1, 1, 620), points(2, 1, 170), ...equal, points(1, 4, 100), points(2, 4, 200));
  expect(round).toMatchObject({ by: 7, unit: "imps", decider: { board: 1, swing: 10 } });
  expect(round?.boards.map(({ board }) => board)).toEqual([1, 2, 3, 4]);
  // Pairs 1 and 4 meet at Table 1, 2 and 3 at Table 2.
  expect(round?.winners).toHaveLength(2);
  expect(firstRound(...[1, 2, 3, 4].flatMap((board) => [points(1, board, 50), points(2, board, 50)]))).toMatchObject({
    ...{ by: 0, winners: [], decider: null },
  });
});

test("nobody has won before all results are in that are compared", () => {
  const own = [1, 2, 3, 4].map((board) => points(1, board, 420));
  expect(firstRound(...own)).toBeNull();
  expect(firstRound(...own, ...[1, 2, 3].map((board) => points(2, board, 50)))).toBeNull();
  expect(firstRound(...own, ...[1, 2, 3, 4].map((board) => points(2, board, 50)))).not.toBeNull();
});

test.each([0, 3, 7, 9])("of session %i the winners of a round are those who gain most in its totals", (index) => {
  fc.assert(
    fc.property(padEvening(PAD_SESSIONS[index]!, 1), (evening) => {
      const plan = eveningPlan(evening);
      const results = currentResults(evening);
      const { scored } = outcomeOf(results, plan, evening);
      const totals = roundTotals(scored);
      for (const place of roundsAt(plan, 1)) {
        const round = roundResult(scored, results, place);
        const at = totals?.rounds.findIndex((each) => each.round === place.round && each.part === place.part) ?? -1;
        const gains = totals?.lines.map(({ contestant, won }) => [contestantNumber(contestant), won[at] ?? 0] as const);
        const most = Math.max(...(gains ?? []).map(([, gain]) => gain));
        // Averages may give both sides something, which is no lead.
        if (!round || !gains || round.boards.some(({ tables }) => tables.some(({ isAdjusted }) => isAdjusted)))
          continue;
        expect(round.by).toBe(Math.max(0, most));
        const winners = round.winners.flatMap(({ movers }) => movers.map(Number)).sort((a, b) => a - b);
        if (most > 0)
          expect(winners).toEqual(gains.flatMap(([id, gain]) => (gain === most ? id : [])).sort((a, b) => a - b));
      }
    }),
    { numRuns: runs({ ci: 20, soak: 500 }) }
  );
});

test("every board is compared once, and the largest swing comes first", () => {
  fc.assert(
    fc.property(anyPadEvening, (evening) => {
      const plan = eveningPlan(evening);
      const { scored } = outcomeOf(scoredResults(evening), plan, evening);
      const all = comparisonsOf(scored);
      const keys = all.flatMap(({ tables }) => tables.map(entryKey));
      expect(new Set(keys)).toEqual(new Set(sessionOf(scored).boards.map(entryKey)));
      const swings = largestSwings(all);
      for (const [i, { swing, gainers, tables }] of swings.entries()) {
        expect(swing).toBeLessThanOrEqual(swings[i - 1]?.swing ?? Infinity);
        expect(gainers.length).toBe(tables.length === 1 ? 1 : 2);
      }
    }),
    { numRuns: runs({ ci: 60, soak: 2000 }) }
  );
});

test("a round of matchpoints has no winner", () => {
  fc.assert(
    fc.property(padEvening(PAD_SESSIONS[1]!, 1), padEvening(PAD_SESSIONS[4]!, 1), (...evenings) => {
      for (const evening of evenings) {
        const plan = eveningPlan(evening);
        const results = scoredResults(evening);
        const { scored } = outcomeOf(results, plan, evening);
        for (const place of roundsAt(plan, 1)) expect(roundResult(scored, results, place)).toBeNull();
      }
    }),
    { numRuns: 3 }
  );
});
