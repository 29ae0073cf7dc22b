import fc from "fast-check";
import { sessionPbn } from "../../../src/exchange/pbn/write-pbn";
import { sessionUsebio } from "../../../src/exchange/usebio/write-usebio";
import { eveningScore } from "../../../src/season/digest";
import { ALL_GAMES, planField } from "../../../src/sessions/field/all-games";
import { FIELD_KINDS } from "../../../src/sessions/field/field-kind";
import { scoreField } from "../../../src/sessions/field/score-field";
import { KINDS, planSession, scoreCsv, sessionOf } from "../../../src/sessions/kinds";
import { resultText } from "../../../src/sessions/result/result-text";
import { reportText } from "../../../src/cli/report-text";
import { fieldResults } from "../../support/random-results";
import { runs, SEED } from "../../support/runs";

const NAMES = ["Ann & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal", "Ida & Jon", "Kay & Lou"];

/** Three tables at which North-South always have +100, +50 and 0; East-West have been at each table once. */
function evening() {
  const plan = planSession("pairs", { pairs: NAMES, boards: 15, movement: "mitchell", date: "2026-11-20" });
  const lines = [100, 50, 0].flatMap((points, table) =>
    Array.from({ length: 15 }, (_, board) => `${table + 1},${board + 1},${points}`)
  );
  const { scored, report, faults } = scoreCsv(plan, ["table,board,points", ...lines].join("\n"));
  expect(faults).toEqual([]);
  return { scored, report };
}

test("North-South and East-West have their own places, North-South first", () => {
  const { standings } = sessionOf(evening().scored);
  expect(standings.map(({ name, place, direction, total }) => [name, place, direction, total])).toEqual([
    ["Ann & Bob", "1", "ns", 100],
    ["Cy & Di", "2", "ns", 50],
    ["Eve & Flo", "3", "ns", 0],
    ["Gus & Hal", "1=", "ew", 50],
    ["Ida & Jon", "1=", "ew", 50],
    ["Kay & Lou", "1=", "ew", 50],
  ]);
});

test("both winners are in the report, the message and what other programs read", () => {
  const { scored, report } = evening();
  expect(reportText(report)).toBe(
    [
      "Place  Pair         %       MPs  X-IMPs",
      "North-South",
      "1      1 Ann & Bob  100.00  60   37.5",
      "2      2 Cy & Di    50.00   30   0",
      "3      3 Eve & Flo  0.00    0    -37.5",
      "East-West",
      "1=     4 Gus & Hal  50.00   30   0",
      "1=     5 Ida & Jon  50.00   30   0",
      "1=     6 Kay & Lou  50.00   30   0",
      "",
    ].join("\n")
  );
  expect(resultText(scored)).toContain(
    "\nNorth-South\n1  Ann & Bob: 100.00 %\n2  Cy & Di: 50.00 %\n3  Eve & Flo: 0.00 %\nEast-West\n1=  Gus & Hal: 50.00 %\n"
  );
  const { json } = KINDS.pairs;
  expect(scored.kind === "pairs" && json(scored).standings.map(({ number, direction }) => [number, direction])).toEqual(
    [...[1, 2, 3].map((number) => [number, "ns"]), ...[4, 5, 6].map((number) => [number, "ew"])]
  );
  const xml = sessionUsebio(scored);
  expect(xml).toContain("<WINNER_TYPE>2</WINNER_TYPE>");
  expect(xml.replace(/\s+/g, "")).toContain("<PAIR_NUMBER>6</PAIR_NUMBER><DIRECTION>EW</DIRECTION>");
  expect(sessionPbn(scored)).toMatch(/\\Direction|;Direction/);
  expect(sessionPbn(scored)).toMatch(/^1 4 EW "Gus;Hal" +50 30$/m);
});

test("what other movements have is as it was: no direction, one winner", () => {
  const plan = planSession("pairs", { pairs: NAMES, boards: 15, movement: "arrow-switch", date: "2026-11-20" });
  const { scored } = scoreCsv(plan, "table,board,points\n1,1,100\n2,1,50");
  const { json } = KINDS.pairs;
  expect(sessionOf(scored).standings.every(({ direction }) => direction === null)).toBe(true);
  expect(scored.kind === "pairs" && "direction" in (json(scored).standings[0] ?? {})).toBe(false);
  expect(sessionUsebio(scored)).toContain("<WINNER_TYPE>1</WINNER_TYPE>");
});

test("a season has both winners as first", () => {
  const score = eveningScore(evening().scored);
  expect(score?.entries.map(({ rank, direction }) => [rank, direction])).toEqual([
    ...[1, 2, 3].map((rank) => [rank, "ns"]),
    ...[1, 1, 1].map((rank) => [rank, "ew"]),
  ]);
});

test.each([6, 7, 8, 9, 10])("the average of each direction is 50 %% with %i pairs, half tables too", (count) => {
  const { pairs: sizes } = ALL_GAMES.sizes;
  const games = sizes.find((size) => size.count === count)?.games.filter(({ style }) => style === "mitchell") ?? [];
  expect(games.length).toBeGreaterThan(0);
  for (const { boards, rounds } of games.slice(0, runs({ ci: 2, soak: games.length }))) {
    const plan = planField(FIELD_KINDS.pairs, { pairs: [String(count)], boards, rounds, movement: "mitchell" });
    expect(plan.rankings.map((ranking) => ranking.length)).toEqual([Math.floor(count / 2), Math.ceil(count / 2)]);
    const evenings = fc.sample(fieldResults(plan, 1), { numRuns: 1, seed: SEED + count });
    for (const results of evenings) {
      const { tallies } = scoreField(plan, { ...results, adjusted: new Map(), groups: new Map(), weighted: new Map() });
      for (const ranking of plan.rankings) {
        const sum = (of: (tally: (typeof tallies)[number]) => number) =>
          ranking.reduce((all, who) => all + tallies.slice(who, who + 1).reduce((own, tally) => own + of(tally), 0), 0);
        expect((100 * sum(({ matchpoints }) => matchpoints)) / sum(({ possible }) => possible)).toBeCloseTo(50, 9);
        expect(sum(({ imps }) => imps ?? 0)).toBeCloseTo(0, 9);
      }
    }
  }
});
