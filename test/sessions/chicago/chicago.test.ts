import fc from "fast-check";
import { dealerOf } from "../../../src/bridge/board";
import { IMP_THRESHOLDS } from "../../../src/bridge/imp";
import { vulnerabilityOf, type Vulnerability } from "../../../src/bridge/vulnerability";
import { contestantNumber } from "../../../src/movements/contestant";
import { boardOfDeal, dealOfBoard, planChicago, type ChicagoPlan } from "../../../src/sessions/chicago/plan";
import { expectedOf, scoreChicago, type ScoredChicago } from "../../../src/sessions/chicago/score-chicago";
import type { ChicagoResults } from "../../../src/sessions/chicago/results";
import type { ChicagoJson } from "../../../src/sessions/json";
import { planSession, scoreCsv } from "../../../src/sessions/kinds";
import { chicagoResults } from "../../support/random-results";
import { printedReport } from "../../support/printed-report";
import { runs, SEED } from "../../support/runs";

const FIVE = ["Ann", "Bob", "Cy", "Di", "Eve"];

describe("dealer and vulnerability", () => {
  const deals = (vulnerable: "dealer" | "opponents") =>
    [1, 2, 3, 4, 5, 6, 7, 8, 28].map((deal) => {
      const board = boardOfDeal({ vulnerable }, deal);
      expect(dealOfBoard({ vulnerable }, board)).toBe(deal);
      return `${dealerOf(board)} ${vulnerabilityOf(board)}`;
    });

  test("dealer's side on deals 2 and 3", () => {
    const wheel = ["N None", "E E-W", "S N-S", "W Both"];
    expect(deals("dealer")).toEqual([...wheel, ...wheel, "W Both"]);
  });

  test("dealer's opponents on deals 2 and 3", () => {
    const wheel = ["N None", "E N-S", "S E-W", "W Both"];
    expect(deals("opponents")).toEqual([...wheel, ...wheel, "W Both"]);
  });
});

test.each([
  [{}, 3],
  [{ players: ["5"] }, 5],
  [{ players: ["6"] }, 3],
  [{ players: ["7"] }, 7],
  [{ players: FIVE, rounds: 2 }, 2],
])("%j: %i rounds", (options, rounds) => {
  expect(planChicago(options)).toMatchObject({ rounds, boards: 4 * rounds });
});

test("who has not played yet is out all the same", () => {
  expect(planChicago({ players: ["7"], rounds: 1 }).stretches[0]?.sitsOut.map(contestantNumber)).toEqual([3, 5, 7]);
});

test.each([
  [
    { players: ["8"] },
    "There is no one-table game for 8 players: choose 4, 5, 6 or 7, or enter their names, separated by semicolons.",
  ],
  [{ players: ["Ann", "Bob", "Cy"] }, "There is no one-table game for 3 players"],
  [{ rounds: 13 }, "Chicago cannot have 13 rounds: choose from 1 to 12."],
  [
    { players: ["5"], partners: "stay" },
    'Only four players can stay with their partners, not 5: choose "change", or enter 4 players.',
  ],
  [{ vulnerable: "all" }, 'Unknown choice "all": choose dealer or opponents.'],
  [{ "passed-out": "no" }, 'Unknown choice "no": choose again or counted.'],
  [{ players: ["Ann", "Ann", "Cy", "Di"] }, 'are both called "Ann"'],
])("%j is refused", (options, message) => {
  expect(() => planChicago(options)).toThrow(message);
});

// Round 1: Ann and Di against Bob and Cy; round 2: Bob and Eve against Cy and Di.
const PLAYED = `deal,table,contract,declarer,result
1,1,3NT,N,=
2,1,2S,E,+1
3,1,Pass,,
4,1,4H,W,=
5,1,4Hx,N,-1
`;

test("each has what his side won less what it lost; a passed-out deal is dealt again", () => {
  const { scored, report, faults, warnings, csv } = scoreCsv(planSession("chicago", { players: FIVE }), PLAYED);
  expect(faults).toEqual([]);
  expect(warnings.map(({ message }) => message)).toEqual(["Deal 3 was passed out: the same dealer deals it again."]);
  // 400 - 140 - 620 for Ann and Di, then -100 for Bob and Eve.
  expect(printedReport(report)).toMatchInlineSnapshot(`
    {
      "headings": [
        "Place",
        "Player",
        "Points",
        "Played",
      ],
      "progress": "4 of 20 deals scored",
      "remarks": [],
      "rows": [
        [
          "1",
          "3 Cy",
          "460",
          "4",
        ],
        [
          "2",
          "2 Bob",
          "260",
          "4",
        ],
        [
          "3",
          "5 Eve",
          "-100",
          "1",
        ],
        [
          "4",
          "4 Di",
          "-260",
          "4",
        ],
        [
          "5",
          "1 Ann",
          "-360",
          "3",
        ],
      ],
    }
  `);
  expect(scored).toMatchObject({ totals: [-360, 260, 460, -260, -100], played: [3, 4, 4, 4, 1], scoredDeals: 4 });
  expect(csv()).toContain("1,3,Pass,,,0");
});

test("points of 0 without a contract are a pass-out", () => {
  const results = "deal,table,points\n1,1,0\n2,1,-100\n";
  const { scored, warnings } = scoreCsv(planSession("chicago", { players: ["4"] }), results);
  expect(warnings.map(({ message }) => message)).toEqual(["Deal 1 was passed out: the same dealer deals it again."]);
  expect(scored).toMatchObject({ scoredDeals: 1 });
  const counted = scoreCsv(planSession("chicago", { players: ["4"], "passed-out": "counted" }), results);
  expect(counted.scored).toMatchObject({ scoredDeals: 2 });
});

test("or it counts", () => {
  const plan = planSession("chicago", { players: FIVE, "passed-out": "counted" });
  const { scored, warnings } = scoreCsv(plan, PLAYED);
  expect(warnings).toEqual([]);
  expect(scored).toMatchObject({ totals: [-360, 260, 460, -260, -100], played: [4, 5, 5, 5, 1], scoredDeals: 5 });
});

test("what is wrong names deals", () => {
  const plan = planSession("chicago", { players: ["4"], rounds: 1 });
  const lines = "table,board,contract,declarer,result,points\n1,5,,,,400\n1,2,4H,N,=,110\n1,3,,,,7600\n";
  const { faults, warnings } = scoreCsv(plan, lines);
  expect(faults.map(({ message }) => message)).toEqual(["The session has no deal 5: it has 1 to 4."]);
  expect(warnings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Deal 2 .*110/),
    expect.stringMatching(/ deal 3 .*deal number/),
  ]);
});

test("a number by which only the program knows a deal is none of the file's", () => {
  const plan = planSession("chicago", { players: ["4"] });
  expect(scoreCsv(plan, "table,deal,points\n1,65,400\n1,2,-100\n1,2,400\n").faults).toEqual([
    { line: 2, field: "board", message: "The session has no deal 65: it has 1 to 12." },
    { line: 4, field: "board", message: expect.stringMatching(/^Deal 2 at Table 1 .*each deal only once/) as string },
  ]);
});

const RISING = "21 10 20; 22 20 40; 23 30 60; 24 40 80; 25 50 100";

test("expected scores: IMPs of what the points are more than expected", () => {
  const table = "21 50 60; 22 70 80; 23 110 130; 24 200 290; 25 300 440";
  const plan = planSession("chicago", { players: ["4"], rounds: 1, expected: table });
  const results = "deal,table,points,hcp\n1,1,400,25\n2,1,-140,16\n3,1,100,20\n4,1,-620,\n";
  const { scored, report, json, csv, faults } = scoreCsv(plan, results);
  expect(faults).toEqual([]);
  // 400 for 300; −140 for −290, as East-West are vulnerable with 24; 100 for 0; what deal 4 is worth is not known yet.
  const all = (scored as ScoredChicago).rounds.flatMap(({ deals }) => deals);
  expect(all.map(({ expected, worth }) => [expected, worth])).toEqual([
    [300, 3],
    [-290, 4],
    [0, 3],
    [null, null],
  ]);
  expect(scored).toMatchObject({ totals: [10, 10, -10, -10], unplayed: [{ deal: 4 }] });
  expect(printedReport(report)).toMatchObject({
    headings: ["Place", "Player", "IMPs", "Played"],
    progress: "3 of 4 deals scored",
    remarks: ["North-South's high-card points are missing: deal 4."],
  });
  expect((json() as ChicagoJson).rounds[0]?.results[1]).toMatchObject({
    deal: 2,
    points: -140,
    hcp: 16,
    expected: -290,
    imps: 4,
  });
  expect(scoreCsv(plan, csv()).scored).toEqual(scored);
});

test("a table of expected scores may begin at 20, where nothing is expected", () => {
  expect(planChicago({ expected: "20 0 0; 21 50; 22 70 80" }).expected).toEqual([
    { hcp: 21, points: 50, vulnerable: 50 },
    { hcp: 22, points: 70, vulnerable: 80 },
  ]);
});

test("the last line of expected scores is for all above", () => {
  const { expected } = planChicago({ expected: "21 50\n22 70 80" });
  const of = (hcp: number, vulnerability: Vulnerability) => expectedOf(expected ?? [], hcp, vulnerability);
  expect([of(21, "Both"), of(30, "N-S"), of(10, "N-S"), of(10, "Both"), of(20, "Both")]).toEqual([50, 80, -70, -80, 0]);
});

test.each([
  ["20 0 0", '"20 0 0" should be the line for 21'],
  ["20 50 50; 21 70 70", 'omit the line "20 50 50", or enter 20 0 0'],
  ["19 0 0; 20 0 0", 'from 20 or 21 up: "19 0 0" should be the line for 21'],
  ["20 0 0; 22 70", '"22 70" should be the line for 21'],
  ["22 50", '"22 50" should be the line for 21'],
  ["21 50; 23 70", '"23 70" should be the line for 22'],
  ["21 50 60 70", "is not a line of expected scores"],
  ["21 55", "is not a line"],
  ["21 -50", "is not a line"],
  ["always", "is not a line"],
])("expected scores %j are refused", (expected, message) => {
  expect(() => planChicago({ expected })).toThrow(message);
});

test("high-card points that cannot be, or are not asked for, are refused", () => {
  const said = (expected: string | undefined, hcp: string) =>
    scoreCsv(planSession("chicago", { expected }), `deal,table,points,hcp\n1,1,400,${hcp}\n`).faults.map(
      ({ field, message }) => `${field}: ${message}`
    );
  expect(said(RISING, "41")).toEqual([`hcp: "41" is not a number of high-card points: enter North-South's, 0 to 40.`]);
  expect(said(undefined, "25")[0]).toContain("count only with a table of expected scores");
  expect(said(undefined, "")).toEqual([]);
});

/** Scores an evening on its own: by turns of a list, from the numbers of the players alone. */
function scoredOtherwise(plan: ChicagoPlan, { tables, hcp }: ChicagoResults) {
  const { names, movement, passedOut, vulnerable, expected } = plan;
  const totals = names.map(() => null as number | null);
  const deals = movement.flatMap(({ boards, ns, ew }) => boards.map((board) => ({ board, ns, ew })));
  deals.forEach(({ board, ns, ew }, index) => {
    const played = tables.find((result) => result.board === board);
    // Deal by deal North, East, South and West deal; 1 none, 2 and 3 one side, 4 all.
    const sides = vulnerable === "dealer" ? ["None", "E-W", "N-S", "Both"] : ["None", "N-S", "E-W", "Both"];
    expect([dealerOf(board), vulnerabilityOf(board)]).toEqual(["NESW"[index % 4], sides[index % 4]]);
    const isPassOut = played?.contract === "Pass" || (played?.contract === null && played.points === 0);
    if (!played || (isPassOut && passedOut === "again")) return;
    let worth = played.points;
    if (expected) {
      const points = hcp.get(board);
      if (points === undefined) return;
      const [own, theirs] =
        sides[index % 4] === "Both"
          ? [1, 1]
          : sides[index % 4] === "N-S"
            ? [1, 0]
            : sides[index % 4] === "E-W"
              ? [0, 1]
              : [0, 0];
      // The table has 10 points for each high-card point above 20, twice as many when vulnerable, up to 25.
      const above = Math.min(Math.abs(points - 20), 5);
      const difference = worth - (points > 20 ? 10 * above * (1 + own) : -10 * above * (1 + theirs));
      worth = Math.sign(difference) * IMP_THRESHOLDS.filter((least) => Math.abs(difference) >= least).length;
    }
    for (const player of ns) totals[player] = (totals[player] ?? 0) + worth;
    for (const player of ew) totals[player] = (totals[player] ?? 0) - worth;
  });
  return totals;
}

test("random evenings are as an independent scorer has them", () => {
  const evening = fc
    .record({
      players: fc.integer({ min: 4, max: 7 }).map((count) => [String(count)]),
      rounds: fc.integer({ min: 1, max: 12 }),
      vulnerable: fc.constantFrom("dealer", "opponents"),
      "passed-out": fc.constantFrom("again", "counted"),
      expected: fc.constantFrom(undefined, RISING),
    })
    .chain((options) => {
      const plan = planChicago(options);
      return fc.tuple(fc.constant(plan), chicagoResults(plan, 0.8));
    });
  fc.assert(
    fc.property(evening, ([plan, results]) => {
      const { totals, unplayed, scoredDeals, played } = scoreChicago(plan, results);
      expect(totals).toEqual(scoredOtherwise(plan, results));
      expect(scoredDeals + unplayed.length + results.notPlayed.size).toBe(plan.boards);
      expect(played.reduce((sum, deals) => sum + deals, 0)).toBe(4 * scoredDeals);
      expect(totals.reduce<number>((sum, total) => sum + (total ?? 0), 0)).toBe(0);
    }),
    { numRuns: runs({ ci: 500, soak: 5000 }), seed: SEED }
  );
});
