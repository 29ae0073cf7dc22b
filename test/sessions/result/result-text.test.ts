import { readFileSync } from "node:fs";
import path from "node:path";
import { emptySession, planSession, scoreCsv, type Scored } from "../../../src/sessions/kinds";
import { playedInWords } from "../../../src/sessions/result/played";
import { resultText } from "../../../src/sessions/result/result-text";
import type { SessionOptions } from "../../../src/sessions/session-options";

function scoredBy(kind: string, options: SessionOptions, text: string): Scored {
  const { faults, scored } = scoreCsv(planSession(kind, { date: "2026-11-20", ...options }), text);
  expect(faults).toEqual([]);
  return scored;
}

function example(kind: string, options: SessionOptions): string {
  const file = path.join(__dirname, `../../../examples/${kind}-results.csv`);
  return resultText(scoredBy(kind, options, readFileSync(file, "utf8")));
}

test("an evening of four pairs: the ranking by names, the best board, and how far it has come", () => {
  const names = { pairs: ["Ann & Bob", "Cy & Di", "", "Eve & Flo"] };
  expect(example("four-pairs", { boards: 24, ...names })).toBe(`Four pairs
20 November 2026

1  Eve & Flo: 48 IMPs
2  Ann & Bob: 45 IMPs
3  Cy & Di: 15 IMPs
4  Pair 3: 2 IMPs

Best board 7: 6♥ by North, made 12; at the other table 4♥ by North, made 12. 13 IMPs to Eve & Flo and Ann & Bob.
23 of 24 boards scored
`);
});

test("a match says who has won and by what, and what the handicap makes of it", () => {
  const text = example("team-match", { boards: 24, home: "Reds", away: "Blues", handicap: "Reds 6 IMPs" });
  expect(text.split("\n").slice(3)).toEqual([
    "1  Reds: 14.92 VPs",
    "2  Blues: 6.10 VPs",
    "",
    "Reds win by 21 IMPs.",
    "With a handicap of 6 IMPs for Reds: 15.83 – 5.08 VPs. Reds win by 27 IMPs.",
    "Best board 4: 1NT by West, made 7; at the other table 6NT by West, made 12. 16 IMPs to Reds.",
    "",
  ]);
});

test("pairs and individuals have what decides, and no best board: everybody is compared with everybody", () => {
  const lines = "table,board,contract,declarer,result,adjusted\n1,1,4S,N,=,\n2,1,4S,N,-1,\n3,1,,,,60/40\n";
  const pairs = { pairs: ["Ann & Bob", "", "Cy & Di", "", "", "Eve & Flo"], boards: 15 };
  expect(resultText(scoredBy("pairs", { ...pairs, handicap: "Pair 2 0.5" }, lines))).toBe(`Pairs
20 November 2026

1=  Ann & Bob: 87.50 %
1=  Pair 5: 87.50 %
3  Pair 4: 60.00 %
4  Cy & Di: 40.00 %
5  Pair 2: 13.00 %
6  Eve & Flo: 12.50 %

With handicaps.
1 of 15 boards scored
`);
  const nine = { players: ["9"], boards: 27, scoring: "vps" };
  expect(resultText(scoredBy("individual", nine, "table,board,points\n1,1,420\n2,1,-50\n"))).toMatch(/VPs/);
});

test("three and four teams have their places, shared ones with their mark", () => {
  expect(example("three-teams", { boards: 18 })).toMatch(/1 {2}Team A: 30 VPs\n2= {2}Team B: 15 VPs\n2= {2}Team C/);
  // Level on victory points: the message says why one of them is first.
  expect(example("four-teams", { boards: 30 })).toMatch(
    /1 {2}Team 4: 63 VPs\n2 {2}Team 1: 63 VPs\n[^]*\nTeam 4: First on /
  );
});

test("events of whole matches have no best board; a season has no day", () => {
  const event = example("swiss-event", { teams: ["12"], rounds: 3 });
  expect(event).toMatch(/\n4= {2}Team 6: 36 VPs\n4= {2}Team 10: 36 VPs\n/);
  expect(event).not.toMatch(/board|Round/);
  const teams = ["Reds", "Blues", "Greens", "Golds", "Silvers", "Greys", "Whites", "Blacks"];
  const season = example("league", { teams, date: "2026-09-14" });
  expect(season.split("\n").slice(0, 3)).toEqual(["League", "", "1  Golds: 53.11 VPs"]);
  expect(season).toMatch(/\n18 of 28 matches played\n$/);
});

test("before the first board there is no ranking", () => {
  const { scored } = emptySession(planSession("four-pairs", { boards: 24, date: "2026-11-20" }));
  expect(resultText(scored)).toBe("Four pairs\n20 November 2026\n\n0 of 24 boards scored\n");
});

test("a long ranking is cut, and says so", () => {
  const event = { teams: Array.from({ length: 24 }, (_, i) => `T${i + 1}x`), rounds: 5 };
  const text = resultText(scoredBy("swiss-event", event, "round,team,opponent,imps\n1,1,2,9"));
  expect(text).toMatch(/\n… and 4 more\n/);
  // Teams that have not played yet are there without points.
  expect(text).toMatch(/\nT5x\n/);
});

test("of boards that brought as much the first is the best; what the Director gave is none", () => {
  const lines = "table,board,points,adjusted\n1,1,420,\n2,1,-50,\n1,2,-50,\n2,2,420,\n1,3,,20\n";
  const text = resultText(scoredBy("four-pairs", { boards: 24 }, lines));
  // Without a contract the points are told.
  expect(text).toMatch(
    /\nBest board 1: \+420 to North-South; at the other table -50 to North-South. 10 IMPs to Pair 4 and Pair 3.\n/
  );
  const flat = "table,board,points\n1,1,420\n2,1,420\n";
  expect(resultText(scoredBy("four-pairs", { boards: 24 }, flat))).not.toMatch(/Best/);
});

test.each([
  [{ contract: { level: 4, strain: "S", doubling: 1 }, declarer: "S", result: -3 }, "4♠X by South, down 3"],
  [{ contract: { level: 3, strain: "NT", doubling: 2 }, declarer: "W", result: 1 }, "3NTXX by West, made 10"],
  [{ contract: { level: 1, strain: "C", doubling: 0 }, declarer: null, result: null }, "1♣"],
  [{ contract: "Pass", declarer: null, result: null }, "passed out"],
  [{ contract: null, declarer: null, result: null }, ""],
] as const)("%j is said as players do", (played, words) => {
  expect(playedInWords(played)).toBe(words);
});
