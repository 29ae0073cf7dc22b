import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { run } from "../../src/cli/run";

const folder = mkdtempSync(path.join(tmpdir(), "movement-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function said(...argv: string[]) {
  let [out, error] = ["", ""];
  const output = { out: (text: string) => void (out += text), error: (text: string) => void (error += text) };
  const status = await run(argv, output, "2026-11-20");
  return { status, out, error };
}

function file(name: string, text: string): string {
  const at = path.join(folder, name);
  writeFileSync(at, text);
  return at;
}

const OURS = file(
  "ours.csv",
  `round;table;ns;ew;boards
1;1;1;2;9-11
1;2;3;4;9-11
2;1;1;3;12-14
2;2;4;2;12-14
`
);

test("a club's own movement is played, told in figures, and read back with its results from the workbook", async () => {
  const results = file("results.csv", "board,table,contract,by,result\n9,1,3NT,N,=\n9,2,4H,S,+1\n");
  const out = path.join(folder, "ours.xlsx");
  const made = await said("pairs", "--movement", OURS, "--results", results, "--out", out);
  expect(made.error).toContain(
    `The movement of ${OURS}:\n4 pairs, 2 tables, 2 rounds of 3 boards; each plays all 6 boards; nobody sits out.\n`
  );
  expect(made.status).toBe(0);
  const read = await said("read", out, "--json");
  expect(JSON.parse(read.out)).toMatchObject({
    ...{ boards: 6, firstBoard: 9, tables: 2 },
    rounds: [
      {
        boards: [9, 10, 11],
        results: [{ ns: [1], ew: [2], points: 400 }, { ns: [3], ew: [4], points: 450 }, {}, {}, {}, {}],
      },
      { boards: [12, 13, 14] },
    ],
  });
  expect((await said("pairs", "--movement", OURS, "--results", results, "--json")).out).toBe(read.out);
});

test("a PBN file of it brings the movement along", async () => {
  const pbn = path.join(folder, "ours.pbn");
  const results = file("more.csv", "board,table,contract,by,result\n9,1,3NT,N,=\n9,2,4H,S,+1\n");
  expect((await said("pairs", "--movement", OURS, "--results", results, "--pbn", pbn)).status).toBe(0);
  const { out } = await said("pairs", "--results", pbn, "--json");
  expect(JSON.parse(out)).toMatchObject({ boards: 6, firstBoard: 9 });
});

test("the name of a movement is one in any letters", async () => {
  const { status, out } = await said("pairs", "--pairs", "8", "--boards", "24", "--movement", "Travelling", "--json");
  expect([status, (JSON.parse(out) as { rounds: unknown[] }).rounds.length]).toEqual([0, 6]);
});

test("every fault is told by its line, and nothing is written", async () => {
  const wrong = file("wrong.csv", "round,table,ns,ew,boards\n1,1,1,2,1-3\n1,2,2,4,1-3\n2,1,1,3,4-5\n2,2,4,2,4-6\n");
  const { status, error } = await said("pairs", "--movement", wrong);
  expect(status).toBe(2);
  expect(error.split("\n")).toEqual([
    `${wrong}, line 3, ns: Pair 2 is at table 1 in the same round (line 2).`,
    `${wrong}, line 5, boards: Boards 4-6 overlap those of line 4 (4-5): the boards of a set must stay together on every line.`,
    "Nothing was written.",
    "",
  ]);
});

test.each([
  [["individual", "--movement", OURS], "--movement: This movement is for pairs: choose the game for pairs."],
  [["pairs", "--movement", OURS, "--pairs", "6"], "--pairs: This movement is for 4 pairs, not 6"],
  [["pairs", "--movement", "sharde", "--pairs", "8"], "With --movement, choose shared, travelling"],
  [["four-pairs", "--boards", "24", "--movement", OURS], "movement"],
])("%j is refused", async (argv, message) => {
  const { status, error } = await said(...argv);
  expect(status).toBe(2);
  expect(error).toContain(message);
});
