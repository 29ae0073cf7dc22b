import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eveningText } from "../../src/play/evening-json";
import { draftResult, typedDraft } from "../../src/play/draft";
import type { Evening } from "../../src/play/evening";
import type { Workbook } from "../../src/workbook/model";
import { readSaved } from "../../src/workbook/reading/read-saved";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { playedWorkbook } from "../support/played-files";
import { SWISS, swissWorkbook } from "../support/swiss-evening";
import { said } from "./command";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "overtrick-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string) => path.join(folder, name);
const enter = (...argv: string[]) => said(["enter", file("event.xlsx"), ...argv], folder);
const save = async (name: string, workbook: Workbook) =>
  writeFileSync(file(name), Buffer.from(await writeWorkbook(workbook)));

/** The first boards of a round at a table: 4♥ by North, so many tricks above or below. */
const ROUND_3 = 15;
const OPEN = [0, 1, -1, 2, 0, -2, 0];
const CLOSED = [0, -1, 0, 2, 1, 0, -1];
const csv = (table: number, tricks: readonly number[]) =>
  ["table,board,contract,declarer,result", ...tricks.map((t, i) => `${table},${ROUND_3 + i},4H,N,${t}`)].join("\n");
const GOLDS_REDS = { form: "swiss", home: "Golds", away: "Reds", boards: 7, "first-board": ROUND_3 };

async function eventIn(name = "event.xlsx") {
  const [session] = readSaved(await readXlsx(readFileSync(file(name))));
  if (session?.outcome.scored.kind !== "swiss-event") throw new Error("no event");
  return session.outcome.scored;
}

/** Two rounds played and the third paired: 4 Golds – 1 Reds first. */
async function saveEvent(): Promise<void> {
  await save("event.xlsx", swissWorkbook());
  const { status } = await said(["next", file("event.xlsx")], folder);
  // The third is paired first.
  if (status === 0) rmSync(file("event before round 3.xlsx"));
}

test("the workbooks of both rooms: the event's file, a copy as it was, and a workbook with the slip", async () => {
  await saveEvent();
  const before = readFileSync(file("event.xlsx"));
  mkdirSync(file("sheets"));
  await save("sheets/room 1.xlsx", playedWorkbook("team-match", GOLDS_REDS, csv(1, OPEN)));
  await save("sheets/room 2.xlsx", playedWorkbook("team-match", GOLDS_REDS, csv(2, CLOSED)));
  const { status, out, error } = await enter(file("sheets"));
  expect({ status, error }).toEqual({
    status: 0,
    error: `Read event.xlsx: Sunday Swiss, 2026-11-15, Round 3 of 5: 0 of 4 matches scored.
Kept event before results of round 3.xlsx: the file as it was.
Wrote event.xlsx: a match is entered.
Wrote event round 3 Golds – Reds.xlsx: Sunday Swiss, round 3, 7 of 7 boards scored.
`,
  });
  // 500 11, -470 10, -30 1, -820 13, 720 12.
  expect(out).toContain(`Round 3: 4 Golds – 1 Reds 23–24 IMPs, 9–11 VPs
Board  Table 1       Table 2       Golds  Reds
15     4H N = 620    4H N = 620
16     4H N +1 450   4H N -1 -50   11
17     4H N -1 -50   4H N = 420           10
`);
  expect(readFileSync(file("event before results of round 3.xlsx")).equals(before)).toBe(true);
  const match = (await eventIn()).rounds[2]?.matches[0];
  const [slip] = readSaved(await readXlsx(readFileSync(file("event round 3 Golds – Reds.xlsx"))));
  const { scored } = slip!.outcome;
  if (scored.kind !== "team-match") throw new Error("no match");
  expect([scored.plan.teams, scored.isOver, scored.lead]).toEqual([["Golds", "Reds"], true, match?.imps]);
  expect(scored.vps).toEqual([match?.vps, match?.opponentVps]);
  const made = await readXlsx(readFileSync(file("event round 3 Golds – Reds.xlsx")));
  expect(made.sheets.map(({ name }) => name)).toContain("Result slip");

  // Once more says that it is known, and writes nothing.
  const files = readdirSync(folder);
  const again = await enter(file("sheets"));
  expect([again.status, again.error]).toEqual([0, expect.stringContaining("the event has the same result already")]);
  expect(readdirSync(folder)).toEqual(files);
});

test("the pad's copy of one room, and results of the other", async () => {
  await saveEvent();
  const options = { ...GOLDS_REDS, date: "2026-11-15" };
  const entries = OPEN.map((tricks, i) => ({
    table: 1,
    board: ROUND_3 + i,
    said: draftResult(typedDraft(ROUND_3 + i, `4hn${tricks === 0 ? "=" : tricks > 0 ? `+${tricks}` : tricks}`)!)!,
  }));
  const evening: Evening = { id: "a", kind: "team-match", options, started: 0, changed: 0, entries };
  writeFileSync(file("room 1.json"), eveningText(evening));
  writeFileSync(file("room 2.csv"), csv(2, CLOSED).replace(/^(table|2),/gm, ""));
  const { status, out } = await enter(file("room 1.json"), file("room 2.csv"), "--match", "Golds");
  expect([status, out.split("\n")[0]]).toEqual([0, expect.stringMatching(/^Round 3: 4 Golds – 1 Reds \d+–\d+ IMPs, /)]);
});

test("another result is replaced by --force alone, and that is a correction only after the next round is paired", async () => {
  await saveEvent();
  writeFileSync(file("open.csv"), csv(1, OPEN));
  writeFileSync(file("closed.csv"), csv(2, CLOSED));
  const rooms = [file("open.csv"), file("closed.csv"), "--match", "Golds"];
  expect((await enter(...rooms)).status).toBe(0);
  writeFileSync(file("closed.csv"), csv(2, [...CLOSED.slice(0, 6), 0]));
  const other = await enter(...rooms);
  expect([other.status, other.error]).toEqual([
    2,
    expect.stringContaining("The event has another result for this match"),
  ]);
  expect((await enter(...rooms, "--force")).status).toBe(0);
});

test.each([
  [[], "Name the two tables' score sheets"],
  [["sheet.xlsx"], "sheet.xlsx: there is no such file"],
  [["event.xlsx"], "no match of two teams"],
  [["open.csv", "--out", "x.xlsx"], "--out: enter writes into the event's own file"],
])("enter %j is refused", async (argv, message) => {
  await save("event.xlsx", playedWorkbook("swiss-event", SWISS, "round,team,opponent,imps"));
  writeFileSync(file("open.csv"), "board,points\n1,420");
  const { status, error } = await enter(
    ...argv.map((name) => (/\.(xlsx|csv)$/.test(name) && name !== "x.xlsx" ? file(name) : name))
  );
  expect([status, error]).toEqual([2, expect.stringContaining(message)]);
  expect(readdirSync(folder).sort()).toEqual(["event.xlsx", "open.csv"]);
});

test("other kinds of events, and --match elsewhere, are refused", async () => {
  await save("event.xlsx", playedWorkbook("four-pairs", { boards: 24 }, "table,board,contract"));
  writeFileSync(file("open.csv"), "board,points\n1,420");
  expect((await enter(file("open.csv"))).error).toContain("is not a Swiss event or a round robin of teams");
  expect((await said(["next", file("event.xlsx"), "--match", "Reds"], folder)).error).toContain(
    "Only enter takes a match"
  );
});
