import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { sessionPbn } from "../../src/exchange/pbn/write-pbn";
import { ALL_GAMES } from "../../src/sessions/field/all-games";
import { movementFaults } from "../../src/sessions/club/taken-movement";
import type { FieldPlan } from "../../src/sessions/field/plan";
import { movementLines, writeMovementLines } from "../../src/sessions/field/own/write-movement";
import { outcomeOf, planSession, type Plan } from "../../src/sessions/kinds";
import { fieldResults } from "../support/random-results";
import { said } from "./command";

let folder: string;
const file = (name: string) => path.join(folder, name);

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "overtrick-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `club` with results as a file, and returns what it has said and the movement that it has written. */
async function taken(results: string, ...more: readonly string[]) {
  writeFileSync(file("e.csv"), results);
  const out = ["--movement-out", file("m.csv"), "--force"];
  const ran = await said(["club", "--results", file("e.csv"), ...out, ...more], folder);
  return { ...ran, movement: ran.status === 0 ? readFileSync(file("m.csv"), "utf8") : null };
}

/** The movements of pairs, by count, boards, rounds and name, that a file of a movement may have. */
const GAMES = new Map(
  ALL_GAMES.sizes.pairs
    .flatMap(({ games }) => games)
    .map(({ count, boards, rounds, named }) => [
      `${count} ${boards} ${rounds} ${named}`,
      { count, boards, rounds, named },
    ])
);
const playable = [...GAMES.keys()].filter((game) => movementFaults(movementLines(planOf(game))).length === 0);

const HEADER = "table,round,board,ns,ew,points";

/** The boards of a movement as rows of results, one board after the other. */
function rowsOf(plan: FieldPlan): string[] {
  return movementLines(plan)
    .flatMap(({ round, table, ns, ew, boards }) =>
      boards.map((board) => ({ board, row: [table, round, board, ns, ew, 420].join(",") }))
    )
    .sort((a, b) => a.board - b.board)
    .map(({ row }) => row);
}

function planOf(game: string, firstBoard = 1) {
  const { count, ...options } = GAMES.get(game)!;
  const { named: movement, boards, rounds } = options;
  const all = { pairs: [String(count)], boards, rounds, movement, "first-board": firstBoard };
  return planSession("pairs", all) as FieldPlan & Plan<"pairs">;
}

test("the movement of an evening is that which was played, from CSV in any order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...playable), fc.constantFrom(1, 17), fc.nat(), async (game, firstBoard, seed) => {
      const plan = planOf(game, firstBoard);
      const rows = rowsOf(plan);
      const [shuffled = []] = fc.sample(fc.shuffledSubarray(rows, { minLength: rows.length }), { numRuns: 1, seed });
      const { status, error, movement } = await taken([HEADER, ...shuffled].join("\n"), "--winners", "1");
      expect(error).toContain(`The movement of e.csv:\n${plan.names.length} pairs`);
      expect([status, movement]).toEqual([0, writeMovementLines(movementLines(plan))]);
    }),
    { numRuns: 25, endOnFailure: true }
  );
});

test("it is taken from PBN, and makes an empty evening of pairs", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...playable), fc.nat(), async (game, seed) => {
      const plan = planOf(game);
      const [results] = fc.sample(fieldResults(plan, 1), { numRuns: 1, seed });
      const { movement } = await taken(sessionPbn(outcomeOf(plan, results!).scored), "--winners", "1");
      expect(movement).toBe(writeMovementLines(movementLines(plan)));
      const next = await said(["pairs", "--movement", file("m.csv"), "--json"]);
      expect(JSON.parse(next.out)).toMatchObject({ boards: plan.boards, tables: plan.tables });
    }),
    { numRuns: 10, endOnFailure: true }
  );
});

/** Six pairs, of whom pairs 1 to 3 stay and the others move; two boards a round, each row without its points. */
const EVENING = [
  "1,1,1,1,4|1,1,2,1,4|2,1,3,2,5|2,1,4,2,5|3,1,5,3,6|3,1,6,3,6",
  "1,2,3,1,6|1,2,4,1,6|2,2,5,2,4|2,2,6,2,4|3,2,1,3,5|3,2,2,3,5",
  "1,3,5,1,5|1,3,6,1,5|2,3,1,2,6|2,3,2,2,6|3,3,3,3,4|3,3,4,3,4",
].flatMap((round) => round.split("|"));

const MOVEMENT = `round,table,ns,ew,boards
1,1,1,4,1-2
1,2,2,5,3-4
1,3,3,6,5-6
2,1,1,6,3-4
2,2,2,4,5-6
2,3,3,5,1-2
3,1,1,5,5-6
3,2,2,6,1-2
3,3,3,4,3-4`;

/** The evening with some rows changed, or left out where they become blank. */
function changed(from: RegExp, to: string): string {
  return [HEADER, ...EVENING.map((row) => row.replace(from, to)).filter((row) => row !== "")]
    .map(withPoints)
    .join("\n");
}

function withPoints(row: string): string {
  return row === HEADER ? row : `${row},400`;
}

test.each([
  [/x/, "", ""],
  [
    /^2,3,2,.*/,
    "",
    "e.csv, round 3, table 2: There is no row of board 2, which is added: other tables play boards 1-2 together.",
  ],
  [/^2,3,2,2,6$/, "2,3,2,6,2", "e.csv, round 3, table 2: 1 of 2 boards has the pairs the other way round"],
  [/^(\d)/, "Red $1", "e.csv: Tables are numbered: RED 1 is Table 1, RED 2 is Table 2, RED 3 is Table 3."],
  [/([456])$/, "1$1", "e.csv: Pairs are numbered from 1 without gaps: 14 is pair 4, 15 is pair 5, 16 is pair 6."],
])("the movement is the same with %s as %j, and what was changed is told", async (from, to, warning) => {
  const { error, movement } = await taken(changed(from, to), "--winners", "1");
  expect(error).toContain(warning);
  expect(movement).toBe(MOVEMENT);
});

test("with two winners both sides may have the same numbers", async () => {
  const { error, movement } = await taken(
    [HEADER, ...EVENING.map((row) => withPoints(row.replace(/.$/, (pair) => String(Number(pair) - 3))))].join("\n")
  );
  expect(error).toContain(
    "e.csv: Pairs are numbered from 1 without gaps: E-W 1 is pair 4, E-W 2 is pair 5, E-W 3 is pair 6."
  );
  expect(error).toContain("e.csv: The results have two winners; with this movement all pairs are in one ranking.");
  expect(movement).toBe(MOVEMENT);
});

test.each([
  [
    /^1,/,
    ",",
    "e.csv: 6 of 18 rows do not have a table, the first is of board 1: a movement needs table and round in each row.",
  ],
  [/^(\d),\d/, "$1,", "e.csv: No row has a round: a movement needs table and round in each row."],
  [/^3,1,6,3,6$/, "3,1,6,7,8", "e.csv, round 1, table 3: Board 5 has 3 against 6, but board 6 has 7 against 8: "],
  [/^3,2,(\d),3,5$/, "3,1,$1,3,5", "e.csv, round 1, table 3: Board 5 has 3 against 6, but board 1 has 3 against 5: "],
  [/^3,2,(\d),3,5$/, "3,2,1$1,1,5", "e.csv, round 2, table 3: Pair 1 is at table 1 in the same round."],
  [
    /^(1,1|2,3),2,.*$/,
    "",
    'e.csv, round 1, table 1: This table has board 1 without the others of boards 1-2, which are played together elsewhere: add a row for each board that was not played, with "np" as its contract',
  ],
  [/^1,1,2,/, "1,1,7,", "e.csv, round 1, table 1: This table has boards 1 7 without the others of boards 1-2 7"],
  [/^(\d),3/, "$1,4", "e.csv, round 4, table 1: Rounds missing before this one: 3."],
  [/^2/, "12", "e.csv, round 1, table 12: There are too many tables: use at most 10."],
])("rows that make no movement are refused by name: %s as %j", async (from, to, message) => {
  const { status, error } = await taken(changed(from, to), "--winners", "1");
  expect([status, error]).toEqual([
    2,
    expect.stringContaining("--movement-out: e.csv does not show a movement that can be played again:\n"),
  ]);
  expect(error).toContain(message);
  expect(error).toContain("Nothing was written.");
});

test("a movement is of one section", async () => {
  const sections = EVENING.map((row, i) => row.replace(/^(\d),(.*)$/, i % 2 ? "A$1,$2,A" : "B$1,$2,B"));
  const { error } = await taken(["table,round,board,ns,ew,section,points", ...sections.map(withPoints)].join("\n"));
  expect(error).toContain(
    "e.csv: The results are of 2 sections (A and B), but a movement is of one: choose a file with one"
  );
});

test("pairs without a table in a round are told", async () => {
  const { error } = await taken(changed(/^3,3,.*/, ""), "--winners", "1");
  expect(error).toContain(
    "e.csv: Pairs 3 and 4 have no table in round 3: if two of them met, add the line to the movement."
  );
});

test("a field writes its own movement, other kinds have none", async () => {
  const out = ["--movement-out", file("m.csv")];
  expect((await said(["individual", "--players", "8", "--boards", "28", ...out])).status).toBe(0);
  expect(readFileSync(file("m.csv"), "utf8")).toContain("\n1,1,8+1,2+4,1-4\n");
  const { error } = await said(["chicago", "--players", "4", "--movement-out", file("n.csv")]);
  expect(error).toContain("--movement-out: Chicago has no movement to write: use club, pairs or individual.");
  const empty = await said(["club", "--movement-out", file("n.csv")]);
  expect(empty.error).toContain("There are no results, which would show the movement");
});
