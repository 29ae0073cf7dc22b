import fc from "fast-check";
import type { Doubling } from "../../src/bridge/contract";
import { EMPTY_DRAFT, draftResult, applyTap, type Draft, type Tap } from "../../src/play/draft";
import { outcomeOf, eveningPlan, withEntries, currentResults, undoLastAct, type Evening } from "../../src/play/evening";
import type { ScoredHome } from "../../src/sessions/home/score-home";
import { plainFivePairs, plainFourPairs, type PlainResult } from "../support/plain-scorer";
import { runs } from "../support/runs";

/** What a finger does for a board: slips first, then what is meant. */
function tapsFor(result: PlainResult | null, slips: readonly Tap[]): Draft {
  const meant: Tap[] =
    result === null
      ? [{ tap: "instead", instead: "passed" }]
      : [
          { tap: "contract", level: result.level, strain: result.strain },
          { tap: "doubling", doubling: result.doubled as Doubling },
          { tap: "declarer", declarer: result.declarer },
          { tap: "result", result: result.over },
        ];
  const slipped = slips.reduce(applyTap, EMPTY_DRAFT);
  return meant.reduce(applyTap, slipped);
}

const strain = fc.constantFrom("C" as const, "D" as const, "H" as const, "S" as const, "NT" as const);
const declarer = fc.constantFrom("N" as const, "E" as const, "S" as const, "W" as const);
const result: fc.Arbitrary<PlainResult | null> = fc.option(
  fc
    .record({
      level: fc.integer({ min: 1, max: 7 }),
      strain,
      doubled: fc.constantFrom(0, 0, 0, 1, 2),
      declarer,
      over: fc.integer({ min: -13, max: 6 }),
    })
    .map((drawn) => ({ ...drawn, over: Math.max(Math.min(drawn.over, 7 - drawn.level), -6 - drawn.level) })),
  { freq: 15 }
);
const slip: fc.Arbitrary<Tap> = fc.oneof(
  fc.record({ tap: fc.constant("contract" as const), level: fc.integer({ min: 1, max: 7 }), strain }),
  fc.record({ tap: fc.constant("declarer" as const), declarer }),
  fc.record({ tap: fc.constant("result" as const), result: fc.integer({ min: -7, max: 0 }) }),
  fc.constant<Tap>({ tap: "doubling", doubling: 1 }),
  fc.constant<Tap>({ tap: "instead", instead: "average" })
);

/** A board that is accepted at a table; maybe undone at once, or said again later. */
const act = fc.record({
  table: fc.constantFrom(1 as const, 2 as const),
  at: fc.nat(29),
  result,
  slips: fc.array(slip, { maxLength: 3 }),
  isUndone: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});

test.each([
  { kind: "four-pairs" as const, boards: 24, size: 4, plain: plainFourPairs },
  { kind: "five-pairs" as const, boards: 25, size: 5, plain: plainFivePairs },
])(
  "random evenings of $kind by taps, with slips and corrections, score as by hand",
  ({ kind, boards, size, plain }) => {
    const begun: Evening = { id: "", kind, options: { boards }, started: 0, changed: 0, entries: [] };
    const plan = eveningPlan(begun);
    fc.assert(
      fc.property(fc.array(act, { minLength: 20, maxLength: 90 }), (acts) => {
        let evening = begun;
        const known = new Map<string, PlainResult | null>();
        for (const { table, at, result: played, slips, isUndone } of acts) {
          const board = 1 + (at % boards);
          const said = draftResult(tapsFor(played, slips));
          expect(said).not.toBeNull();
          evening = withEntries(evening, [{ table, board, said }], 1);
          if (isUndone) evening = undoLastAct(evening, 2);
          else known.set(`${table}:${board}`, played);
        }
        // As it is kept and opened again.
        const opened = JSON.parse(JSON.stringify(evening)) as Evening;
        const { scored, faults } = outcomeOf(currentResults(opened), plan);
        expect(faults).toEqual([]);
        const totals = (scored as ScoredHome).totals.map((total) => total ?? 0);
        expect(totals).toEqual(plain(size, (table, board) => known.get(`${table}:${board}`)));
      }),
      { numRuns: runs({ ci: 25, soak: 250 }) }
    );
  }
);
