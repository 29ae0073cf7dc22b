import fc from "fast-check";
import { planSession, scoreCsv, sessionOf, type Plan } from "../../../src/sessions/kinds";
import { scoreClub } from "../../../src/sessions/club/score-club";
import { contestants } from "../../../src/movements/contestant";
import type { ClubPair } from "../../../src/sessions/club/pairs";
import type { ClubResults, ClubRow } from "../../../src/sessions/club/results";
import type { FieldPlan } from "../../../src/sessions/field/plan";
import { hasTwoWinners, directionOf } from "../../../src/sessions/field/plan";
import { scoreField } from "../../../src/sessions/field/score-field";
import type { ScoredField } from "../../../src/sessions/field/scored-field";
import { fieldResults } from "../../support/random-results";
import { clubEvening } from "../../support/random-club";

const plan = (options = {}) => planSession("club", options) as Plan<"club">;

function evening(text: string, options = {}) {
  const { faults, ...outcome } = scoreCsv(plan(options), text);
  expect(faults).toEqual([]);
  return outcome;
}

/** The boards of a field as the rows of a list. */
function asRows(field: ScoredField): ClubResults {
  const { plan: fieldPlan, boards } = field;
  const isDivided = hasTwoWinners(fieldPlan);
  const pairs = contestants(fieldPlan.names.length).map((pair): ClubPair => ({
    ...{ id: String(pair + 1), section: "", name: "", handicap: 0 },
    direction: isDivided ? directionOf(fieldPlan, pair) : null,
  }));
  const rows = boards.flatMap(({ board, plays }) =>
    plays.map(({ ns, ew, result, averages, isNotPlayed }): ClubRow => {
      if (typeof ns !== "number" || typeof ew !== "number") throw new RangeError("no pairs");
      return { board, ns, ew, table: "", round: null, result: averages ? null : result, averages, isNotPlayed };
    })
  );
  return { winners: isDivided ? 2 : 1, pairs, rows, penalties: [] };
}

test.each([
  [{ pairs: ["8"] }],
  [{ pairs: ["7"], scoring: "cross-imps" }],
  [{ pairs: ["10"], movement: "mitchell", boards: 25 }],
  [{ pairs: ["6"] }],
])("the boards of a field %j give what the field's own movement gives", (options) => {
  const fieldPlan = planSession("pairs", options) as FieldPlan;
  fc.assert(
    fc.property(
      fc.constantFrom(0.2, 0.6, 1).chain((share) => fieldResults(fieldPlan, share)),
      (results) => {
        const field = scoreField(fieldPlan, { tables: results.tables, adjusted: results.adjusted });
        const club = scoreClub(plan({ scoring: fieldPlan.scoring, winners: undefined }), asRows(field));
        // A field factors to all its tables, a list to the most results that a board has.
        fc.pre(club.results.get("") === fieldPlan.results);
        expect(club.totals).toEqual(field.totals);
        expect(club.places).toEqual(field.places);
        expect(club.tallies).toEqual(field.tallies);
        expect(club.rankings.flat()).toEqual(field.standings);
      }
    ),
    { numRuns: 150 }
  );
});

test("the order of the rows changes nothing", () => {
  const drawn = clubEvening({ sizes: [8, 6], boards: 5, winners: 1 }, 0.9);
  const both = drawn.chain((results) =>
    fc.shuffledSubarray([...results.rows], { minLength: results.rows.length }).map((rows) => ({ results, rows }))
  );
  fc.assert(
    fc.property(both, fc.constantFrom("matchpoints", "cross-imps", "butler"), fc.boolean(), (two, scoring, isApart) => {
      const { results, rows } = two;
      const asked = plan({ scoring, sections: isApart ? "apart" : "together" });
      const [first, second] = [scoreClub(asked, results), scoreClub(asked, { ...results, rows })];
      expect(second.totals).toEqual(first.totals);
      expect(second.places).toEqual(first.places);
    }),
    { numRuns: 100 }
  );
});

test("a board with fewer results is factored by Neuberg's formula", () => {
  const { scored } = evening(`board,ns,ew,points
1,1,2,420
1,3,4,450
1,5,6,-50
1,7,8,420
2,1,4,110
2,3,6,-100
2,5,8,140`);
  // 7 matchpoints of 8 compared with 2 others: (4 + 1) × 4 ÷ 3 − 1 of a top of 6.
  const { plays } = scored as ReturnType<typeof scoreClub>;
  expect(plays[6]!.matchpoints!.ns).toBeCloseTo((5 * 4) / 3 - 1, 6);
  expect(plays[3]!.matchpoints).toEqual({ ns: 3, ew: 3 });
});

test("an average plus is worth the pair's own percentage where that is higher", () => {
  const { scored } = evening(`board,ns,ew,points,adjusted
1,1,2,420,
1,3,4,50,
2,1,4,,60/40
2,3,2,100,
3,1,3,620,
3,2,4,100,`);
  const { tallies } = scored as ReturnType<typeof scoreClub>;
  // Two boards of three with a top: 100 %, so that its average plus is 100 % as well.
  expect(tallies[0]!.percentage).toBeCloseTo(100, 6);
});

test("Butler is the difference from a datum that leaves out the best and the worst of four", () => {
  const { scored } = evening(
    `board,ns,ew,points
1,1,2,420
1,3,4,450
1,5,6,-50
1,7,8,420`,
    { scoring: "butler" }
  );
  const { plays } = scored as ReturnType<typeof scoreClub>;
  // The datum is 420.
  expect(plays.map(({ imps }) => imps!.ns)).toEqual([0, 1, -10, 0]);
  expect(plays.map(({ imps }) => imps!.ew)).toEqual([0, -1, 10, 0]);
});

test("sections are compared and ranked together, or apart", () => {
  const text = `board,ns,ew,points
1,A1,A2,420
1,A3,A4,50
1,B1,B2,450
1,B3,B4,400`;
  const together = sessionOf(evening(text).scored);
  expect(together.standings.map(({ id, place }) => `${place} ${id}`).slice(0, 2)).toEqual(["1= A4", "1= B1"]);
  const apart = sessionOf(evening(text, { sections: "apart" }).scored);
  expect(apart.standings.map(({ division, place, id }) => `${division} ${place} ${id}`)).toEqual([
    ...["A 1= A1", "A 1= A4", "A 3= A2", "A 3= A3"],
    ...["B 1= B1", "B 1= B4", "B 3= B2", "B 3= B3"],
  ]);
});

test("handicaps and penalties count in what decides", () => {
  const text = (more: string) => `board,ns,ew,points,pair,name,handicap,penalty
1,1,2,420,,,,
1,3,4,50,,,,
${more}`;
  const total = (more: string) => sessionOf(evening(text(more)).scored).standings.find(({ id }) => id === "1")!.total;
  expect(total(",,,,1,Ann & Bob,,")).toBe(100);
  expect(total(",,,,1,Ann & Bob,-2.5,")).toBe(97.5);
  // Ten per cent of the one board that it has played.
  expect(total(",,,,1,Ann & Bob,,10")).toBe(90);
});

test("more than eighteen results of a board keep equal totals equal", () => {
  const rows = Array.from({ length: 30 }, (_, i) => `1,${2 * i + 1},${2 * i + 2},${i < 15 ? 420 : -50}`);
  const { scored } = evening(["board,ns,ew,points", ...rows].join("\n"));
  const { places, totals } = scored as ReturnType<typeof scoreClub>;
  expect(new Set(places)).toEqual(new Set(["1=", "31="]));
  expect(totals[0]).toBeCloseTo((100 * (2 * 15 + 14)) / 58, 5);
});
