import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Workbook } from "../../src/workbook/model";
import { readSaved } from "../../src/workbook/reading/read-saved";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { oneBehindTheOther, playedWorkbook, typedInto, withoutRound } from "../support/played-files";
import { SWISS, swissWorkbook, presence, withPayments } from "../support/swiss-evening";
import { said } from "./command";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "overtrick-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name = "event.xlsx") => path.join(folder, name);
const next = (...argv: string[]) => said(["next", ...argv], folder);

/** Two rounds played and the third not yet paired, saved as the event's file. */
async function save(workbook: Workbook = withoutRound(swissWorkbook(), 3)): Promise<Buffer> {
  const bytes = Buffer.from(await writeWorkbook(workbook));
  writeFileSync(file(), bytes);
  return bytes;
}

async function eventIn(name: string) {
  const [session] = readSaved(await readXlsx(readFileSync(file(name))));
  if (session?.outcome.scored.kind !== "swiss-event") throw new Error("no event");
  return session.outcome.scored;
}

test("the next round is paired in the same file, and a copy of it is kept as it was", async () => {
  const before = await save(typedInto(withoutRound(swissWorkbook(), 3), { "Standings!B6": "Crimsons" }));
  const { status, out, error } = await next(file());
  expect({ status, error }).toEqual({
    status: 0,
    error: `Read event.xlsx: Sunday Swiss, 2026-11-15, Round 2 of 5: 4 of 4 matches scored.
Kept event before round 3.xlsx: the file as it was.
Wrote event.xlsx: round 3 is paired.
`,
  });
  expect(out).toContain("Round 3, boards 15–21:\nTable 1: 4 Golds – 1 Crimsons");
  expect(readdirSync(folder).sort()).toEqual(["event before round 3.xlsx", "event.xlsx"]);
  expect(readFileSync(file("event before round 3.xlsx")).equals(before)).toBe(true);
  const event = await eventIn("event.xlsx");
  expect(event.plan.teams[0]).toBe("Crimsons");
  expect(event.rounds[2]?.matches).toHaveLength(4);
  expect(event.results.matches.slice(0, 8)).toEqual((await eventIn("event before round 3.xlsx")).results.matches);
});

test("pairing it again from the copy keeps one copy of the same bytes, and numbers another", async () => {
  const before = await save();
  await next(file());
  writeFileSync(file(), before);
  expect((await next(file())).error).toContain("Kept event before round 3.xlsx");
  const other = await save(typedInto(withoutRound(swissWorkbook(), 3), { "Standings!B6": "Crimsons" }));
  expect((await next(file())).error).toContain("Kept event before round 3 2.xlsx");
  expect(readFileSync(file("event before round 3 2.xlsx")).equals(other)).toBe(true);
});

test("a link to the file stays a link", async () => {
  await save();
  symlinkSync(file(), file("link.xlsx"));
  expect((await next(file("link.xlsx"))).status).toBe(0);
  expect((await eventIn("event.xlsx")).rounds[2]?.matches).toHaveLength(4);
});

test.each([
  [
    "a result is missing",
    () => typedInto(withoutRound(swissWorkbook(), 3), { "Round 2!F7": null }),
    "The result of round 2, 3 Greens against 4 Golds, is missing.",
  ],
  [
    "the next round is paired already",
    () => swissWorkbook(),
    "The result of round 3, 4 Golds against 1 Reds, is missing.",
  ],
  [
    "a cell cannot be read",
    () => typedInto(withoutRound(swissWorkbook(), 3), { "Round 1!I7": "9,5,5" }),
    `event.xlsx contains something that would be lost in the new file:
Round 1!I7: `,
  ],
  [
    "all rounds are paired",
    () => playedWorkbook("swiss-event", { teams: ["4"], rounds: 1 }, "round,team,opponent,imps\n1,1,3,1\n1,2,4,1"),
    "event.xlsx: its only round is paired already.",
  ],
  [
    "it is a round robin",
    () => playedWorkbook("swiss-event", { teams: ["4"], form: "round-robin" }, "round,team,opponent,imps"),
    "event.xlsx is a round robin: all of its rounds are already on its sheets.",
  ],
  [
    "it is another kind of session",
    () => playedWorkbook("four-pairs", { boards: 24 }, "table,board,contract"),
    "event.xlsx is not a Swiss event, and next pairs only the rounds of a Swiss event.",
  ],
] as const)("%s: it is said, and nothing is written", async (_, workbook, message) => {
  const before = await save(workbook());
  const { status, error } = await next(file());
  expect(status).toBe(2);
  expect(error).toContain(message);
  expect(error).toContain("Nothing was written.\n");
  expect(readdirSync(folder)).toEqual(["event.xlsx"]);
  expect(readFileSync(file()).equals(before)).toBe(true);
});

test("sheets of somebody's own and other sessions stay: only the cells of the round are written", async () => {
  const event = withoutRound(swissWorkbook(), 3);
  await save(
    withPayments(oneBehindTheOther(event, playedWorkbook("four-pairs", { boards: 24 }, "table,board,contract")))
  );
  const { status, error } = await next(file(), "--which", "1");
  expect({ status, error }).toEqual({
    status: 0,
    error: `Read event.xlsx: Sunday Swiss, 2026-11-15, Round 2 of 5: 4 of 4 matches scored.
Kept event before round 3.xlsx: the file as it was.
Wrote event.xlsx: round 3 is paired.
event.xlsx has more than the session (Payments, How to (2)), so only the cells that change were written: open it once in a spreadsheet, which calculates everything, and save it before you print it or read it elsewhere.
`,
  });
  const [before, after] = await Promise.all(
    ["event before round 3.xlsx", "event.xlsx"].map(async (name) => readXlsx(readFileSync(file(name))))
  );
  expect(after?.sheets.map(({ name }) => name)).toEqual(before?.sheets.map(({ name }) => name));
  const payments = after?.sheets.find(({ name }) => name === "Payments")?.cells;
  expect(payments).toEqual([
    expect.objectContaining({ value: "Reds" }),
    expect.objectContaining({ formula: "Standings!B6" }),
  ]);
  const [session] = readSaved(after!);
  expect(session?.outcome.csv()).toContain("3,Golds,Reds,");
  expect(session?.remarks).toEqual([]);
  // What cannot be read would be lost all the same.
  await save(withPayments(typedInto(event, { "Round 1!I7": "9,5,5" })));
  expect((await next(file())).error).toContain("Round 1!I7: ");
});

test("a file that another program has open is left alone, unless that program is gone", async () => {
  await save();
  writeFileSync(file(".~lock.event.xlsx#"), "");
  const { status, error } = await next(file());
  expect(status).toBe(2);
  expect(error).toContain("event.xlsx is open in another program (there is .~lock.event.xlsx#)");
  expect((await next(file(), "--force")).status).toBe(0);
});

/** The third round of the event, which is 4–1, 3–2, 5–6 and 8–7 at first. */
async function thirdRound(): Promise<string[]> {
  const { rounds } = await eventIn("event.xlsx");
  return (rounds[2]?.matches ?? []).map(
    ({ team, opponent }) => `${team + 1}-${opponent === null ? "bye" : opponent + 1}`
  );
}

test("a round without a result is paired again when a team has gone: what stays and what is new is told", async () => {
  await save(swissWorkbook());
  const before = await thirdRound();
  const same = await next(file(), "--anew");
  expect(same.error).toContain("Round 3, paired again: all pairings stay as they were.\n");
  expect(await thirdRound()).toEqual(before);
  // Team 8 withdraws from the round: seven teams, of which three play each other.
  const { column } = presence();
  await save(typedInto(swissWorkbook(), { [`Standings!${column}13`]: 3 }));
  const { status, error, out } = await next(file(), "--anew");
  expect(status).toBe(0);
  expect(error).toMatch(/\nRound 3, paired again: .*new: /);
  expect(out).toContain("8 Browns withdrew in round 3");
  const { results } = await eventIn("event.xlsx");
  const third = results.matches.filter(({ round }) => round === 3).flatMap(({ team, opponent }) => [team, opponent]);
  expect(third).not.toContain(7);
  expect(readdirSync(folder).sort()).toEqual([
    "event before round 3 2.xlsx",
    "event before round 3.xlsx",
    "event.xlsx",
  ]);
});

test("pairings that cannot count, as those of a team that has not come yet, are paired again", async () => {
  const { enters } = presence();
  await save(typedInto(swissWorkbook(), { [`Standings!${enters}13`]: 4 }));
  // It has played two rounds: these are lines that do not count, and the file is left alone.
  expect((await next(file(), "--anew")).status).toBe(2);
  const first = playedWorkbook("swiss-event", SWISS, "round,team,opponent");
  await save(typedInto(first, { [`Standings!${enters}13`]: 2 }));
  expect((await next(file(), "--anew")).error).toContain("Round 1, paired again: ");
});

test.each([
  ["IMPs", { "Round 3!F6": 0 }],
  ["points of one side", { "Round 3!J7": 12 }],
  ["a walkover", { "Round 3!K8": "walkover" }],
] as const)("a round that has a result, if only %s, is not paired again", async (_, typed) => {
  const before = await save(typedInto(swissWorkbook(), typed));
  const { status, error } = await next(file(), "--anew");
  expect(status).toBe(2);
  expect(error).toMatch(/has a result|would be lost/);
  expect(readFileSync(file()).equals(before)).toBe(true);
});

test("before the first round is paired there is none to pair again", async () => {
  await save(withoutRound(playedWorkbook("swiss-event", SWISS, "round,team,opponent"), 1));
  expect((await next(file(), "--anew")).error).toBe("No round is paired yet.\nNothing was written.\n");
  expect((await said(["swiss-event", "--anew"])).error).toContain("Only next pairs a round again");
});

test("what the command does not do is refused", async () => {
  await save();
  expect((await next()).error).toContain("Name the event's workbook");
  for (const option of [
    ["--out", "x"],
    ["--csv", "x"],
    ["--rounds", "6"],
    ["--paper", "A4"],
  ])
    expect((await next(file(), ...option)).error).toMatch(/^--\w+: next writes the next round into the same file/);
  expect(SWISS.rounds).toBe(5);
});

test("what is printed of the round is a workbook of its own, in the same act or later", async () => {
  await save();
  const { status, error } = await next(file(), "--print", "all");
  expect([status, error]).toEqual([
    0,
    expect.stringContaining("Wrote event round 3 to print.xlsx: round 3 to print, 3 sheets.\n"),
  ]);
  const sheetsIn = async (name: string) => (await readXlsx(readFileSync(file(name)))).sheets.map((sheet) => sheet.name);
  expect(await sheetsIn("event round 3 to print.xlsx")).toEqual(["Round 3", "Standings", "Result slips"]);
  const again = await said(["read", file(), "--print", "slips, standings"], folder);
  expect([again.status, again.error]).toEqual([2, expect.stringContaining("already exists")]);
  const forced = await said(["read", file(), "--print", "slips", "--force"], folder);
  expect(forced.status).toBe(0);
  expect(await sheetsIn("event round 3 to print.xlsx")).toEqual(["Result slips"]);
  expect((await said(["read", file(), "--print", "everything"], folder)).error).toContain(
    '--print "everything" is unknown: use all or pairings or standings or slips or routes.'
  );
  const pairs = await said(["four-pairs", "--boards", "24", "--print", "all", "--out", file("x.xlsx")], folder);
  expect([pairs.status, pairs.error]).toEqual([
    2,
    expect.stringContaining("four-pairs has no rounds of matches to print"),
  ]);
});
