import fc from "fast-check";
import { ALL_GAMES, planField } from "../../../src/sessions/field/all-games";
import { INDIVIDUAL, PAIRS, scoringsOf } from "../../../src/sessions/field/field-kind";
import { fieldJson } from "../../../src/sessions/field/json";
import { isInTeams, type FieldPlan } from "../../../src/sessions/field/plan";
import { fieldReport } from "../../../src/sessions/field/report";
import type { FieldResults } from "../../../src/sessions/field/results";
import { scoreField } from "../../../src/sessions/field/score-field";
import type { ScoredField } from "../../../src/sessions/field/scored-field";
import { contestantNumber } from "../../../src/movements/contestant";
import { planSession, scoreCsv } from "../../../src/sessions/kinds";
import { tableBoardKey } from "../../../src/sessions/results";
import { fieldWorkbook } from "../../../src/workbook/field/field-workbook";
import { standingsOf } from "../../../src/exchange/standings";
import { eveningScore } from "../../../src/season/digest";
import { workedOut } from "../../support/worked-out";
import { compared, fraction, plus, times, toDecimals, type Fraction } from "../../support/fraction";
import { headedList } from "../../support/headed-list";
import { percentOf, plainField, type PlainLine, type PlainTally } from "../../support/plain-field-scorer";
import { fieldResults, randomGroups, randomWeighted, withRulings } from "../../support/random-results";
import { runs, SEED } from "../../support/runs";

/**
 * The usual game of every size by each scoring in which everybody is compared with everybody, some with handicaps; and
 * each other movement, by turns of the scorings.
 */
const PLANS = [PAIRS, INDIVIDUAL].flatMap((kind) =>
  ALL_GAMES.sizes[kind.name].flatMap((size) => {
    const usual = size.usual;
    // Of as many rounds that with the fewest boards.
    const movements = new Map([...size.games].reverse().map((game) => [`${game.style} ${game.rounds}`, game]));
    movements.delete(`${usual.style} ${usual.rounds}`);
    return [usual, ...movements.values()].flatMap((game, index) =>
      scoringsOf(kind, game)
        .filter((scoring) => !isInTeams(scoring))
        .filter((_, i) => index === 0 || i === index % 2)
        .map((scoring, i) => {
          const { boards, rounds, style: movement } = game;
          const handicap = (i + size.count) % 3 === 0 ? "1 0.25; 3 1.67" : undefined;
          return planField(kind, {
            ...{ [kind.option]: [String(size.count)], boards, rounds, movement, scoring, handicap },
            fouled: (i + size.count) % 2 === 0 ? "neuberg" : "white-book",
          });
        })
    );
  })
);

/** Evenings of few different scores, so that many are level; some boards have averages, some tables no score. */
function levelEvenings(plan: FieldPlan): fc.Arbitrary<FieldResults> {
  const places = plan.movement.flatMap(({ boards, table }) => boards.map((board) => ({ table, board })));
  const average = fc.constantFrom(40, 50, 60, 60, 40, 63, 5, 70);
  const played = fc.constantFrom(...[-50, 0, 50, 100, 420].flatMap((score) => [score, score, score, score]), null);
  const given = fc.option(fc.record({ ns: average, ew: average }), { freq: 12 });
  const boards = fc.tuple(...places.map((place) => fc.tuple(fc.constant(place), played, given)));
  return fc.tuple(boards, randomGroups(plan), randomWeighted(plan)).map(([found, groups, weighted]) => ({
    ...{ groups, weighted },
    tables: found.flatMap(([place, points]) =>
      points === null ? [] : [{ ...place, contract: null, declarer: null, result: null, points, expected: null }]
    ),
    adjusted: new Map(
      found.flatMap(([{ table, board }, , averages]) => {
        const drop = averages === null || (table + board) % 5 !== 0 || weighted.has(tableBoardKey(table, board));
        return drop ? [] : [[tableBoardKey(table, board), averages] as const];
      })
    ),
  }));
}

/** What each has, by travellers that are scored once more; by number. */
function plainTallies(scored: ScoredField): ReadonlyMap<number, PlainTally> {
  const lines = fieldJson(scored).rounds.flatMap(({ results }) => results);
  const boards = [...new Set(lines.map(({ board }) => board))];
  const travellers = boards.map((board) =>
    lines
      .filter((line) => line.board === board)
      .map(({ ns, ew, points, averages, weighted, group, instead }): PlainLine => ({
        ...{ ns, ew, points, weighted, group, isWrong: instead !== null },
        averages: averages && [averages.ns, averages.ew],
      }))
  );
  // A board that was played in place of another has a line more than tables.
  const own = boards.map((board) => lines.filter((line) => line.board === board && line.instead === null).length);
  const tables = Math.max(...own);
  const tallies = plainField(
    travellers,
    tables,
    scored.plan.fouled === "white-book",
    scored.plan.scoring === "cross-imps" ? "cross-imps" : "matchpoints"
  );
  for (const { contestant, amount, unit } of scored.penalties) {
    const tally = tallies.get(contestantNumber(contestant));
    if (!tally) continue;
    const taken = fraction(Math.round(-100 * amount), 100);
    if (unit === "imps") tally.imps = plus(tally.imps, taken);
    else
      tally.matchpoints = plus(
        tally.matchpoints,
        unit === "percent" ? times(taken, fraction(2 * tables - 2, 100)) : taken
      );
  }
  return tallies;
}

/** What decides, as fractions. */
function exactTotals(scored: ScoredField, plain = plainTallies(scored)): (Fraction | null)[] {
  const { scoring, handicaps, names } = scored.plan;
  return names.map((_, i) => {
    const tally = plain.get(i + 1);
    if (!tally) return null;
    const score = scoring === "matchpoints" ? percentOf(tally) : tally.imps;
    return plus(score, fraction(Math.round(100 * (handicaps?.[i] ?? 0)), 100));
  });
}

/** Places within each ranking. */
function exactPlaces({ rankings }: FieldPlan, totals: readonly (Fraction | null)[]): string[] {
  return totals.map((total, index) => {
    if (total === null) return "";
    const ranking = rankings.find((each) => each.some((contestant) => contestant === index)) ?? [];
    const known = ranking.flatMap((each) => totals[each] ?? []);
    const above = known.filter((other) => compared(other, total) > 0).length;
    return `${above + 1}${known.filter((other) => compared(other, total) === 0).length > 1 ? "=" : ""}`;
  });
}

/** In CI every third, which has both kinds and all scorings among them. */
const TESTED = PLANS.filter((_, i) => i % runs({ ci: 3, soak: 1 }) === 0);
const named = TESTED.map((plan) => {
  const { kind, names, scoring, rounds, boards, options } = plan;
  return [kind, names.length, scoring, `${options.movement ?? ""} ${rounds} × ${boards / rounds}`, plan] as const;
});
const evenings = (plan: FieldPlan) =>
  withRulings(plan, fc.oneof(levelEvenings(plan), fieldResults(plan, 0.8), fieldResults(plan, 0.1)));

let ties = 0;
afterAll(() => expect(ties).toBeGreaterThan(named.length));

test.each(named)("%s of %i by %s, %s: totals, ties and what is shown are those of fractions", (...[, , , , plan]) => {
  fc.assert(
    fc.property(evenings(plan), (results) => {
      const scored = scoreField(plan, results);
      const plain = plainTallies(scored);
      const exact = exactTotals(scored, plain);
      expect(scored.totals).toEqual(exact.map((total) => total && Number(toDecimals(total, 6))));
      expect(scored.places).toEqual(exactPlaces(plan, exact));
      ties += scored.places.filter((place) => place.endsWith("=")).length;
      const json = fieldJson(scored).standings;
      expect(
        json.map(({ matchpoints, possible, crossImps, percentage }) => ({
          matchpoints,
          possible,
          crossImps,
          percentage,
        }))
      ).toEqual(
        json.map(({ number }) => {
          const tally = plain.get(number) ?? null;
          return {
            matchpoints: tally ? Number(toDecimals(tally.matchpoints, 6)) : 0,
            possible: tally ? tally.possible : 0,
            crossImps: tally && Number(toDecimals(tally.imps, 6)),
            percentage: tally && Number(toDecimals(percentOf(tally), 6)),
          };
        })
      );
      // Report, exports and season show hundredths, and have the same places.
      const shown = scored.standings
        .flatMap((contestant) => exact[contestant] ?? [])
        .map((total) => toDecimals(total, 2));
      const column = plan.handicaps ? "total" : plan.scoring === "matchpoints" ? "percentage" : "crossImps";
      const { rows } = fieldReport(scored);
      expect(rows.map((row) => Number(row[column]))).toEqual(shown.map(Number));
      const exported = standingsOf(scored).filter(({ place }) => place !== null);
      expect(exported.map(({ percentage, imps }) => percentage ?? imps)).toEqual(shown.map(Number));
      const ranks = scored.places.map((place) => (place === "" ? null : parseInt(place, 10)));
      expect(eveningScore(scored)!.entries.map(({ rank }) => rank)).toEqual(ranks);
    }),
    { numRuns: runs({ ci: plan.options.movement === "shared" ? 6 : 2, soak: 500 }), endOnFailure: true }
  );
});

/** What the formulas of a workbook show: totals and places, number 1 first. */
function calculated(scored: ScoredField) {
  const workbook = fieldWorkbook(scored);
  const sheets = workedOut(workbook);
  // After the ranking and the names come the rounds, with total and place.
  const list = headedList(workbook, "Scoresheet", scored.plan.kind === "pairs" ? "Pair" : "Player", 2);
  const numbers = scored.plan.names.map((_, i) => i + 1);
  const heading = scored.plan.handicaps ? "With handicap" : "Total";
  return {
    totals: numbers.map((number) => list.shown(sheets, number, heading)),
    places: numbers.map((number) => list.shown(sheets, number, "Place")),
  };
}

/** A workbook takes long: by turns in CI. */
const some = named.filter((_, i) => i % runs({ ci: 5, soak: 1 }) === 0);

test.each(some)(
  "%s of %i by %s, %s: the sheet's formulas have the same totals and places",
  async (...[, , , , plan]) => {
    for (const results of fc.sample(withRulings(plan, levelEvenings(plan)), {
      numRuns: runs({ ci: 1, soak: 20 }),
      seed: SEED,
    })) {
      const scored = scoreField(plan, results);
      const exact = exactTotals(scored);
      expect(calculated(scored)).toEqual({
        totals: exact.map((total) => (total ? Number(toDecimals(total, 6)) : "")),
        places: exactPlaces(plan, exact),
      });
    }
  }
);

/** Boards of eight pairs by cross-IMPs, with the points at the four tables, after which two pairs have exactly nothing. */
const LEVEL = [
  [1, 450, -100, 420, 620],
  [2, -50, 450, 450, 170],
  [5, 420, 170, -50, 140],
  [9, 420, 170, -50, 170],
];

test("pairs whose thirds come to nothing are level, and not -0.01", async () => {
  const plan = planSession("pairs", { pairs: ["8"], boards: 28, scoring: "cross-imps", date: "2026-11-20" });
  const lines = LEVEL.flatMap(([board, ...points]) => points.map((score, i) => `${i + 1},${board},${score}`));
  const { scored, report } = scoreCsv(plan, ["table,board,points", ...lines].join("\n"));
  expect(report.rows.map((row) => [row.place, row.name, row.crossImps])).toEqual([
    ["1", "8", "7.33"],
    ["2", "6", "6.67"],
    ["3", "4", "2.33"],
    ["4=", "1", "0"],
    ["4=", "3", "0"],
    ["6", "5", "-1.67"],
    ["7", "2", "-2.33"],
    ["8", "7", "-12.33"],
  ]);
  const { places } = calculated(scored as ScoredField);
  expect([places[0], places[2]]).toEqual(["4=", "4="]);
});
