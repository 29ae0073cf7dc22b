import fc from "fast-check";
import { contestantAt } from "../../src/movements/contestant";
import { emptySession, kindOf, planSession, scoreCsv, type KindName, type Plan } from "../../src/sessions/kinds";
import { readCsv } from "../../src/sessions/reading/csv";
import { csvOf, resultsCsv } from "../../src/sessions/reading/write-csv";
import type { SessionOptions } from "../../src/sessions/session-options";
import { exampleText, kindsWithExample, example } from "../support/sessions";
import { comparable } from "../support/comparable-results";
import { randomResults, type AnyResults } from "../support/random-results-of-kind";
import { runs } from "../support/runs";

/** Names as nobody should call a team, and some do. */
const NAMES = ['=1+1', "+49 Team", "-", "@home", "'quoted'", "'=both", 'The "Kings"', "a,b;c\td", "Grün & Weiß", "x  y", "♠♥"]; // prettier-ignore

const PLANS: readonly (readonly [kind: KindName, options: SessionOptions])[] = [
  ["four-pairs", { boards: 24 }],
  ["four-pairs", { boards: 18, "first-board": 7 }],
  ["five-pairs", { boards: 30 }],
  ["team-match", {}],
  ["team-match", { form: "knockout", sessions: 2, boards: 16, "extra-boards": 4, home: "=Reds" }],
  ["team-match", { form: "bam", boards: 12 }],
  ["three-teams", { teams: NAMES.slice(0, 3) }],
  ["four-teams", { "first-board": 3 }],
  ["swiss-event", { teams: NAMES, rounds: 5, bracket: 4 }],
  ["swiss-event", { teams: ["12"], rounds: 5, bracket: 8 }],
  ["swiss-event", { teams: ["9"], rounds: 4, odd: "three-teams" }],
  ["swiss-event", { form: "round-robin", teams: NAMES.slice(0, 6), double: true }],
  ["swiss-event", { form: "bam", teams: NAMES.slice(0, 7) }],
  ["league", { teams: NAMES.slice(0, 8), date: "2026-09-14" }],
  ["league", { teams: ["6"], double: true }],
];

/** Through CSV and back. */
function handedOn(results: AnyResults, plan: Plan) {
  const { columns, read, write } = kindOf(plan);
  const text = resultsCsv(write(results, plan));
  return { text, ...read(readCsv(text, columns), plan) };
}

test.each(PLANS)("%s with %j: what is written is what is read", (kind, options) => {
  const plan = planSession(kind, options);
  fc.assert(
    fc.property(randomResults(plan), (results: AnyResults) => {
      const read = handedOn(results, plan);
      expect(read.faults).toEqual([]);
      expect(comparable(plan, read.results)).toEqual(comparable(plan, results));
      expect(handedOn(read.results, plan).text).toBe(read.text);
    }),
    { numRuns: runs({ ci: 20, soak: 300 }) }
  );
});

test.each(kindsWithExample())("the example of %s comes out of its own CSV", (kind) => {
  const { plan } = example(kind);
  const first = scoreCsv(plan, exampleText(kind));
  const again = scoreCsv(plan, first.csv());
  expect(again.faults).toEqual([]);
  expect(again.scored).toEqual(first.scored);
  expect(again.csv()).toBe(first.csv());
});

test("a session before its first board is a file to fill in", () => {
  const csv = (kind: string, options: SessionOptions) => emptySession(planSession(kind, options)).csv();
  expect(csv("four-pairs", { boards: 24 })).toBe("\uFEFFtable,board,contract,declarer,result,points,adjusted\r\n");
  expect(csv("swiss-event", { form: "bam", teams: ["5"] })).toBe(
    "\uFEFFround,team,opponent,points,opponent_points\r\n"
  );
});

test("board-a-match has a column of IMPs where a walkover has points besides", () => {
  const plan = planSession("swiss-event", { form: "bam", teams: ["4"], boards: 3 }) as Plan<"swiss-event">;
  const match = { round: 1, team: contestantAt(1), opponent: contestantAt(4), imps: null, opponentVps: null };
  const { text } = handedOn({ matches: [{ ...match, vps: 2, unplayed: "walkover" }], bracket: [] }, plan);
  expect(text).toContain("round,team,opponent,imps,points,opponent_points");
  expect(text).toContain("1,Team 1,Team 4,walkover,2,");
});

test("points against a contract without its result stay so", () => {
  const plan = planSession("team-match", {});
  const { csv, warnings } = scoreCsv(plan, "table,board,contract,declarer,points\n1,1,4S,N,450");
  expect(warnings).toEqual([]);
  expect(csv()).toContain("1,1,4S,N,,450");
});

test("what begins like a formula is text behind an apostrophe, and numbers and results are not", () => {
  const fields = ["=1+1", "+49", "+49 Team", "-", "=", "-2", "@x", "'=x", "'x", "-1.5"];
  const text = resultsCsv({ columns: ["a"], lines: fields.map((a) => ({ a })) });
  expect(text.trim().split("\r\n").slice(1)).toEqual(
    ["'=1+1", "+49", "'+49 Team", "'-", "=", "-2", "'@x", "''=x", "'x", "-1.5"] // prettier-ignore
  );
  const read = readCsv(text, { a: [] });
  expect(read.lines.map((line) => line.fields.a)).toEqual(fields);
});

test("tabs, blanks, line ends and signs of full width begin no formula either", () => {
  const fields = ["\t=1+1", "\r=1", "＝1+1", "＋49 7", "－x", "＠x", "+1e3", "-x", "=A1;=B1", "@SUM(1)"];
  const lines = csvOf([["name"], ...fields.map((field) => [field, "-3"])])
    .slice(1)
    .split("\r\n")
    .slice(1, -1);
  expect(lines.every((line) => /^"?'/.test(line) && line.endsWith(",-3"))).toBe(true);
});
