import fc from "fast-check";
import { outcomeOf, planSession, scoreCsv, sessionOf, type Plan } from "../../../src/sessions/kinds";
import { clubEvening } from "../../support/random-club";

const plan = (options = {}) => planSession("club", options) as Plan<"club">;

function faultsOf(text: string, options = {}): string[] {
  return scoreCsv(plan(options), text).faults.map(({ line, field, message }) => `${line} ${field}: ${message}`);
}

function winnersOf(text: string, options = {}) {
  const { faults, scored } = scoreCsv(plan(options), text);
  expect(faults).toEqual([]);
  return "winners" in scored.plan ? scored.plan.winners : null;
}

const header = "board,ns,ew,contract,by,result,points,adjusted";

test("what is written is read as the same", () => {
  fc.assert(
    fc.property(
      fc.constantFrom<1 | 2>(1, 2).chain((winners) => clubEvening({ sizes: [6, 8], boards: 4, winners }, 0.8)),
      (results) => {
        const asked = plan({ winners: results.winners });
        fc.pre(results.rows.length > 0);
        const first = outcomeOf(asked, results);
        const again = scoreCsv(asked, first.csv());
        expect(again.faults).toEqual([]);
        expect(again.csv()).toBe(first.csv());
        const ranked = ({ scored }: { readonly scored: typeof first.scored }) =>
          sessionOf(scored).standings.flatMap(({ id, direction, total, place }) =>
            total === null ? [] : [{ id, direction, total, place }]
          );
        expect(ranked(again)).toEqual(ranked(first));
      }
    ),
    { numRuns: 60 }
  );
});

test.each([
  ["", "1 : The file has no results: it needs a header line and a line for each board at each table."],
  ["board,ns,points\n1,2,420", /The column "ew" is missing/],
  [`${header}\n61,1,2,4H,N,=,,`, /^2 board: .*1 to 60/],
  [`${header}\n1,x,2,4H,N,=,,`, /^2 ns: "x" is not a pair: enter its number, such as 7, or with its section A7\.$/],
  [`${header}\n1,,2,4H,N,=,,`, /^2 ns: The pair is missing/],
  [`${header}\n1,1,2,4Q,N,=,,`, /^2 contract: /],
  [`${header}\n1,1,2,4H,N,=,,60-40`, /^2 adjusted: "60-40" is not an adjusted score/],
  [`${header}\n1,1,2,4H,N,=,,\n1,3,1,4H,N,=,,`, /^3 ew: Pair 1 has played board 1 already \(line 2\)/],
])("%j is refused: %s", (text, message) => {
  const faults = faultsOf(text, { winners: 1 });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toEqual(typeof message === "string" ? message : expect.stringMatching(message));
});

test("a pair cannot meet itself, nor one of another section where these are scored apart", () => {
  expect(faultsOf(`${header}\n1,3,3,4H,N,=,,`, { winners: 1 })).toEqual([
    expect.stringMatching(/^2 ew: Pair 3 cannot play against itself/),
  ]);
  expect(faultsOf(`${header}\n1,A3,B4,4H,N,=,,`, { sections: "apart" })).toEqual([
    expect.stringMatching(/^2 ew: Pairs A3 and B4 are of two sections/),
  ]);
});

test("more rows and pairs than an evening has are refused with the number", () => {
  const rows = Array.from({ length: 901 }, (_, i) => `${1 + (i % 60)},${1 + (i % 30)},${31 + (i % 30)},,,,420,`);
  expect(faultsOf([header, ...rows].join("\n")).some((fault) => fault.includes("There are 901 results"))).toBe(true);
  const pairs = Array.from({ length: 31 }, (_, i) => `1,${2 * i + 1},${2 * i + 2},,,,420,`);
  expect(faultsOf([header, ...pairs].join("\n"))).toEqual([expect.stringContaining("There are 62 pairs")]);
});

test("two winners are seen where both sides have the same number, or nobody has changed sides", () => {
  expect(winnersOf(`${header}\n1,1,1,4H,N,=,,`)).toBe(2);
  expect(winnersOf(`${header}\n1,1,2,4H,N,=,,\n1,2,1,4H,N,=,,`)).toBe(2);
  // After two opponents nobody knows yet.
  expect(winnersOf(`${header}\n1,1,5,4H,N,=,,\n2,1,6,4H,N,=,,`)).toBe(1);
  expect(winnersOf(`${header}\n1,1,5,4H,N,=,,\n2,1,6,4H,N,=,,\n3,1,7,4H,N,=,,`)).toBe(2);
  expect(winnersOf(`${header}\n1,1,5,4H,N,=,,\n2,1,6,4H,N,=,,\n3,1,7,4H,N,=,,`, { winners: 1 })).toBe(1);
});

test("a number on both sides of a single board is a pair that has it twice, not a second winner", () => {
  const howell = ["1,1,4", "1,2,3", "2,1,3", "2,2,1", "3,1,2", "3,3,4"].map((seats) => `${seats},4H,N,=,,`);
  expect(faultsOf([header, ...howell].join("\n"))).toEqual([
    expect.stringMatching(/Pair 1 has played board 2 already .* choose two winners\.$/),
  ]);
  expect(faultsOf([header, ...howell].join("\n"), { winners: 2 })).toEqual([]);
});

test("a pair with few boards is told, since its number may be mistyped", () => {
  const rows = [1, 2, 3, 4, 5, 6, 7, 8].map((board) => `${board},1,${board === 3 ? 22 : 2},4H,N,=,,`);
  const { warnings } = scoreCsv(planSession("club", {}), [header, ...rows].join("\n"));
  expect(warnings).toEqual([
    { line: 4, field: "", message: "Pair 22 has one board, others have 7: check its number." },
  ]);
});

test("names go by number, and by side where both sides have it", () => {
  const text = `board,ns,ew,points,pair,side,name
1,1,1,420,,,
1,2,2,50,,,
,,,,1,N-S,Ann & Bob
,,,,1,EW,Cat & Dan`;
  const named = sessionOf(scoreCsv(plan(), text).scored).standings.map(
    ({ direction, id, name }) => `${direction} ${id} ${name}`
  );
  expect(named).toEqual(["ns 1 Ann & Bob", "ns 2 Pair 2", "ew 2 Pair 2", "ew 1 Cat & Dan"]);
  expect(faultsOf(text.replace("N-S,Ann", ",Ann"))).toEqual([
    expect.stringMatching(/^4 side: N-S and E-W both have a pair 1/),
  ]);
});

test("letters of sections, zeros and blanks are read as people write them", () => {
  const { scored } = scoreCsv(plan(), `${header}\n1, a 07 ,A12,4H x,N,-1,,\n1,B1,b-2,pass,,,,`);
  expect(
    sessionOf(scored).boards.map(({ sitting, result }) => [...sitting.map(({ id }) => id), result?.points])
  ).toEqual([
    ["A7", "A12", -100],
    ["B1", "B2", 0],
  ]);
});

test.each([
  ["4H", "", 420],
  ["4HX", "", 590],
  ["4H", "x", 590],
  ["4HX", "X", 590],
  ["4H", "XX", 880],
  ["4H x", "X", 590],
])("a double in its own column, %j and %j", (contract, doubled, points) => {
  const { scored, faults } = scoreCsv(plan(), `board,ns,ew,contract,x,by,result\n1,1,2,${contract},${doubled},N,=`);
  expect(faults).toEqual([]);
  expect(sessionOf(scored).boards[0]!.result!.points).toBe(points);
});

test.each([
  ["4HX", "XX"],
  ["4HXX", "X"],
  ["4HX", "R"],
])("doubles that contradict each other, %j and %j, are refused", (contract, doubled) => {
  expect(faultsOf(`board,ns,ew,contract,x,by,result\n1,1,2,${contract},${doubled},N,=`)).toEqual([
    expect.stringMatching(/^2 contract: /),
  ]);
});

test("what a table has played is kept beside what the Director gives in its place", () => {
  const text = `${header}\n1,1,2,4H,N,=,,60/40\n1,3,4,4H,N,+1,,`;
  expect(scoreCsv(plan(), text).csv()).toContain("1,1,2,4H,N,=,420,60/40");
});
