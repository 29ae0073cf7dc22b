import fc from "fast-check";
import { scoreCsv } from "../../../src/sessions/kinds";
import { planField } from "../../../src/sessions/field/all-games";
import { INDIVIDUAL, PAIRS } from "../../../src/sessions/field/field-kind";
import { parsePercentages } from "../../../src/bridge/traveller-score";
import { parseAverages, printPercentages } from "../../../src/sessions/field/results";
import { scoreField } from "../../../src/sessions/field/score-field";
import type { FieldPlan } from "../../../src/sessions/field/plan";
import { FIELD_COLUMNS, readFieldResults } from "../../../src/sessions/field/read-results";
import { readCsv } from "../../../src/sessions/reading/csv";
import { resultsCsv } from "../../../src/sessions/reading/write-csv";
import { writeFieldResults } from "../../../src/sessions/field/write-results";
import { printedReport } from "../../support/printed-report";
import { fieldResults } from "../../support/random-results";

const SIX = planField(PAIRS, { pairs: ["6"], boards: 15 });

test.each([
  ["60/40", 60, 40],
  ["60%/60%", 60, 60],
  ["a+/A-", 60, 40],
  ["A / A", 50, 50],
  ["A−/a+", 40, 60],
])("%s is an average for each side", (text, ns, ew) => {
  expect(parseAverages(text)).toEqual({ ns, ew });
});

test.each(["60", "A", "60/40/60", "55/45", "60-40", "A+", "3/-3", ""])("%j is none", (text) => {
  expect(parseAverages(text)).toBeNull();
});

test.each([
  ["63/40", { ns: 63, ew: 40 }],
  ["05 % / A", { ns: 5, ew: 50 }],
  ["55/45", { ns: 55, ew: 45 }],
  ["5/95", null],
  ["100/00", null],
  ["62.5/40", null],
  ["-5/50", null],
])("%s is %j", (text, expected) => {
  expect(parsePercentages(text)).toEqual(expected);
  if (expected) expect(parsePercentages(printPercentages(expected))).toEqual(expected);
});

function read(plan: FieldPlan, ...lines: readonly string[]) {
  const { results } = readFieldResults(readCsv(lines.join("\n"), FIELD_COLUMNS), plan);
  return { results, scored: scoreField(plan, results) };
}

test("in teams averages at both tables that contradict each other are told, and those of Table 1 count", () => {
  const file = [
    "table,board,points,adjusted",
    // The team North-South at Table 1 sits East-West at Table 2.
    ...["1,1,,60/40", "2,1,,40/60"],
    ...["1,2,,60/40", "2,2,,50/50"],
    ...["1,3,,60/60", "2,3,100,"],
  ].join("\n");
  const told = (scoring: string) => {
    const { report } = scoreCsv(planField(INDIVIDUAL, { players: ["8"], boards: 21, scoring }), file);
    return report.remarks.flatMap(({ lines }) => lines);
  };
  const said =
    "Board 2: the averages at Table 1 (60/40) and Table 2 (50/50) contradict each other; those at Table 1 count.";
  expect(told("imps")).toEqual([said]);
  expect(told("vps")).toEqual([said]);
  // Elsewhere each table's averages are its own.
  expect(told("cross-imps")).toEqual([]);
  expect(told("matchpoints")).toEqual([]);
});

test("a file of results, with averages", () => {
  const read = scoreCsv(
    SIX,
    [
      "table,board,contract,declarer,result,adjusted",
      "1,1,4H,N,=,",
      "2,1,4H,N,-1,",
      "3,1,NP,,,60/40",
      "2,2,,,,A/A",
    ].join("\n")
  );
  expect(read.faults).toEqual([]);
  // 420 and −50 are two scores of three: 2 and 0 factored to 3.5 and 0.5 of 4. The average on board 2 counts 2 of 4.
  expect(printedReport(read.report)).toEqual({
    progress: "1 of 15 boards scored",
    headings: ["Place", "Pair", "%", "MPs", "X-IMPs"],
    rows: [
      ["1", "1", "87.50", "3.5", "10"],
      ["2", "5", "68.75", "5.5", "10"],
      ["3", "4", "60.00", "2.4", "3"],
      ["4", "3", "40.00", "1.6", "-3"],
      ["5", "2", "31.25", "2.5", "-10"],
      ["6", "6", "12.50", "0.5", "-10"],
    ],
    remarks: [],
  });
});

test("a board that is not played says so again, and is not waited for", () => {
  const { scored, results } = read(SIX, "table,board,contract,adjusted", "3,1,not played,", "3,2,NP,60/40");
  expect([...results.notPlayed!]).toEqual(["3:1", "3:2"]);
  expect(scored.unplayed.filter(({ table }) => table === 3).map(({ board }) => board)).not.toContain(1);
  expect(resultsCsv(writeFieldResults(results, SIX)).split(/\r?\n/).slice(1, 3)).toEqual([
    "3,1,NP,,,,",
    "3,2,NP,,,,60/40",
  ]);
});

test.each([
  [
    "1,1,5/95",
    '"5/95" is not an adjusted score: enter the percentages for North-South and East-West with two digits each, such as 60/40 or 65/35.',
  ],
  ["4,1,50/50", "There is no Table 4: enter 1, 2 or 3."],
])("%s is refused", (line, message) => {
  const { faults } = scoreCsv(SIX, `table,board,adjusted,points\n${line},`);
  expect(faults.map((fault) => fault.message)).toEqual([message]);
});

test.each([
  [PAIRS, "7"],
  [INDIVIDUAL, "12"],
])("what is written is read again", (kind, count) => {
  const plan = planField(kind, { [kind.option]: [count] });
  fc.assert(
    fc.property(fieldResults(plan, 0.7), (results) => {
      const again = scoreCsv(plan, resultsCsv(writeFieldResults(results, plan)));
      expect(again.faults).toEqual([]);
      expect(again.scored).toEqual(scoreField(plan, results));
    }),
    { numRuns: 10 }
  );
});

test("a result is not held against those of another group of a fouled board", () => {
  const asked = (group: string) =>
    scoreCsv(
      SIX,
      `table,board,contract,declarer,result,group\n1,1,4Sx,N,=,${group}\n2,1,2H,E,+1,\n3,1,2H,E,+2,\n`
    ).warnings.map(({ line }) => line);
  expect(asked("")).toEqual([2]);
  expect(asked("B")).toEqual([]);
});
