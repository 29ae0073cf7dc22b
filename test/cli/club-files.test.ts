import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { said } from "./command";

let folder: string;
const file = (name: string) => path.join(folder, name);

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "overtrick-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const TABLE = '[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]';

/** Boards of three tables, of which no movement of ours has the like. */
function evening(scoring: string): string {
  const board = (number: number, rows: string) =>
    `[Event "Monday Pairs"]\n[Date "2026.01.24"]\n[Board "${number}"]\n[Deal "N:AKQJ.AKQ.AKQ.AKQ ... ... ..."]\n[OptimumScore "NS 420"]\n[Scoring "${scoring}"]\n${TABLE}\n${rows}\n`;
  return [board(1, "1 2 4S N 10\n3 4 4S N 9\n5 6 3NT E 9"), board(2, "1 6 4S N 10\n2 4 Pass - -\n3 5 4SX N 8")].join(
    "\n"
  );
}

test("an evening of another movement is offered as a club's in one line, and read as one with its options", async () => {
  writeFileSync(file("e.pbn"), evening("MP"));
  const refused = await said(["pairs", "--pairs", "6", "--results", file("e.pbn")]);
  expect(refused.status).toBe(2);
  expect(refused.error.split("\n")).toEqual([
    expect.stringMatching(/^"club --results FILE" reads this file\. /),
    "Nothing was written.",
    "",
  ]);
  const { status, out } = await said(["club", "--results", file("e.pbn"), "--json"]);
  expect([status, JSON.parse(out)]).toEqual([
    0,
    expect.objectContaining({ title: "Monday Pairs", date: "2026-01-24" }),
  ]);
});

test("deals and what analysts made of them are written out again, and the same evening is read from all three forms", async () => {
  writeFileSync(file("e.pbn"), evening("MP"));
  const written = ["--pbn", file("o.pbn"), "--usebio", file("o.xml"), "--csv", file("o.csv")];
  expect((await said(["club", "--results", file("e.pbn"), ...written])).status).toBe(0);
  const pbn = readFileSync(file("o.pbn"), "latin1");
  expect(pbn.match(/\[Deal "N:AKQJ\.AKQ\.AKQ\.AKQ/g)).toHaveLength(6);
  expect(pbn.match(/\[OptimumScore "NS 420"\]/g)).toHaveLength(6);
  const standings = async (name: string) => {
    const { out, error } = await said([
      "club",
      "--results",
      file(name),
      "--date",
      "2026-01-24",
      "--title",
      "Pairs",
      "--json",
    ]);
    expect(error).toBe("");
    return JSON.parse(out).standings;
  };
  const expected = await standings("e.pbn");
  for (const name of ["o.pbn", "o.xml", "o.csv"]) expect(await standings(name)).toEqual(expected);
});

test("IMPs that may be of two kinds are asked for", async () => {
  writeFileSync(file("e.pbn"), evening("IMP"));
  const { status, error } = await said(["club", "--results", file("e.pbn"), "--json"]);
  expect([status, error]).toEqual([
    2,
    expect.stringContaining("choose cross-imps (against each other score) or butler"),
  ]);
  expect((await said(["club", "--results", file("e.pbn"), "--scoring", "butler", "--json"])).status).toBe(0);
});

test("a Bridgemate database is told how to be exported", async () => {
  writeFileSync(file("evening.bws"), Buffer.from("\0\x01\0\0Standard Jet DB\0"));
  const { error } = await said(["club", "--results", file("evening.bws")]);
  expect(error).toContain("save its table ReceivedData as CSV");
});
