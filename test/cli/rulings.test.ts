import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { emptySession, planSession, scoreCsv } from "../../src/sessions/kinds";
import type { ScoredField } from "../../src/sessions/field/scored-field";
import { readSaved } from "../../src/workbook/reading/read-saved";
import { rulingsIn, rulingsToWrite } from "../../src/workbook/reading/rulings-to-write";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { typedInto } from "../support/played-files";
import { keptFile, keptFiles } from "../support/saved-files";
import { said } from "./command";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "overtrick-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => path.join(folder, "evening.xlsx");
const rulings = (...argv: string[]) => said(["rulings", ...argv], folder);

const PLAN = planSession("pairs", { pairs: ["6"], boards: 15, date: "2026-11-20" });
const PLAYED = ["table,board,points", "1,1,420", "2,1,170", "3,1,-50", "1,2,110", "2,2,-100", "3,2,50"].join("\n");

/** An evening's file with a ruling that somebody has typed. */
async function save(
  texts: Readonly<Record<string, string | null>> = { "Director!B6": "1 at Table 2: 60% 170, 40% -50" }
) {
  const bytes = Buffer.from(await writeWorkbook(typedInto(sessionWorkbook(scoreCsv(PLAN, PLAYED).scored), texts)));
  writeFileSync(file(), bytes);
  return bytes;
}

test("rulings are worked out in the same file, and a copy of it is kept as it was", async () => {
  const before = await save();
  const { status, out, error } = await rulings(file());
  expect({ status, error }).toEqual({
    status: 0,
    error: `Read evening.xlsx: Pairs, 2026-11-20, 2 of 15 boards scored.
Kept evening before rulings.xlsx: the file as it was.
Wrote evening.xlsx: 1 ruling is worked out.
`,
  });
  expect(out).toContain("Board 1 at Table 2: 60% 170, 40% -50.");
  expect(readFileSync(path.join(folder, "evening before rulings.xlsx")).equals(before)).toBe(true);
  const [session] = readSaved(await readXlsx(readFileSync(file())));
  const { boards } = session!.outcome.scored as ScoredField;
  expect(boards[0]?.plays.map(({ matchpoints }) => matchpoints)).toEqual([
    { ns: 4, ew: 0 },
    { ns: 1.6, ew: 2.4 },
    { ns: 0.4, ew: 3.6 },
  ]);
  expect(await rulings(file())).toEqual({
    ...{ status: 2, out: "" },
    error: "evening.xlsx: all rulings are already worked out from the scores as they are.\nNothing was written.\n",
  });
});

/** That a file is refused in one line, and stays as it is. */
async function expectRefused(before: Buffer, error: string | RegExp) {
  const result = await rulings(file());
  expect([result.status, result.out]).toEqual([2, ""]);
  const lines = result.error.split("\n").filter((line) => !line.startsWith("Read "));
  expect(lines).toEqual([expect.stringMatching(error), "Nothing was written.", ""]);
  expect(readFileSync(file()).equals(before)).toBe(true);
}

test("a file without rulings is refused, and one of another kind", async () => {
  await expectRefused(await save({}), "evening.xlsx has no rulings to work out.");
  const chicago = sessionWorkbook(emptySession(planSession("chicago", { players: ["4"] })).scored);
  const bytes = Buffer.from(await writeWorkbook(chicago));
  writeFileSync(file(), bytes);
  await expectRefused(bytes, "evening.xlsx has no rulings to work out.");
});

test("a file that is open in Excel is refused", async () => {
  const before = await save();
  writeFileSync(path.join(folder, "~$evening.xlsx"), "");
  await expectRefused(before, /is open in another program/);
});

test("a file of which no copy can be kept is refused", async () => {
  const before = await save();
  // A folder stands in the way of each copy's temporary file, also where root may write everywhere.
  writeFileSync(path.join(folder, "evening before rulings.xlsx"), "another");
  mkdirSync(path.join(folder, "evening before rulings 2.xlsx"));
  await expectRefused(before, /evening before rulings 2\.xlsx/);
});

test("a file of an earlier version is refused, which works them out itself", async () => {
  const kept = keptFiles(9).filter((name) => name.includes("pairs-played"));
  const found = kept
    .map((name) => keptFile(9, name).saved)
    .find((saved) => {
      const [session] = readSaved(saved);
      return session && rulingsIn(session.outcome.scored).length > 0;
    });
  expect(found && rulingsToWrite(readSaved(found)[0]!)).toBeNull();
});
