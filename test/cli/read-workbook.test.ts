import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { emptySession, planSession, scoreCsv } from "../../src/sessions/kinds";
import type { Sheet } from "../../src/workbook/model";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { inserted, savedOf } from "../support/saved";
import { said } from "./command";

const EXAMPLE = path.join(__dirname, "../../examples/four-pairs-results.csv");
const PAIRS = "Ann & Bob; Cy & Di; Eve & Flo; Gus & Hal";
const TABLE = `Place  Pair         IMPs  %
1      4 Gus & Hal  48    73.91
2      1 Ann & Bob  45    43.48
3      2 Cy & Di    15    47.83
4      3 Eve & Flo  2     34.78
`;

let folder: string;
const file = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "overtrick-"));
  const options = ["--boards", "24", "--date", "2026-11-20", "--pairs", PAIRS];
  await command("four-pairs", ...options, "--results", EXAMPLE, "--out", file("evening.xlsx"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const command = (...argv: string[]) => said(argv, folder);

test("a saved workbook says what it said when it was made", async () => {
  const { status, out, error } = await command("read", file("evening.xlsx"));
  expect({ status, out }).toEqual({ status: 0, out: TABLE });
  expect(error).toBe("Read evening.xlsx: Four pairs, 2026-11-20, 23 of 24 boards scored.\n");
});

test("its results as CSV are those that it was made from, and its JSON the same", async () => {
  const json = await command("read", file("evening.xlsx"), "--json");
  await command("read", file("evening.xlsx"), "--csv", file("results.csv"));
  const options = ["--boards", "24", "--date", "2026-11-20", "--pairs", PAIRS, "--json"];
  const made = await command("four-pairs", ...options, "--results", EXAMPLE);
  expect(json.out).toBe(made.out);
  expect((await command("four-pairs", ...options, "--results", file("results.csv"))).out).toBe(made.out);
});

test("it is made anew with other options, which it then has", async () => {
  const options = ["--scoring", "vps", "--formulas", "add-in", "--paper", "letter"];
  const { out, error } = await command("read", file("evening.xlsx"), ...options, "--out", file("anew.xlsx"));
  expect(out).toContain("VPs");
  expect(error).toContain("Wrote anew.xlsx: Four pairs, 23 of 24 boards scored.");
  const again = await command("read", file("anew.xlsx"));
  expect(again.out).toBe(out);
  const back = await command("read", file("anew.xlsx"), "--scoring", "imps", "--json");
  expect(back.out).toBe((await command("read", file("evening.xlsx"), "--scoring", "imps", "--json")).out);
});

test("options that what was played does not fit are refused with the boards", async () => {
  const { status, error } = await command("read", file("evening.xlsx"), "--boards", "18", "--out", file("18.xlsx"));
  expect(status).toBe(2);
  expect(error).toContain("Board 4 was played at Table 1 by 4–1, but with these options 4–2 would play it there.");
  expect(error).toContain("… and 30 more.\nNothing was written.\n");
});

test("a column inserted on an unprotected sheet changes nothing, unless not everything has moved with it", async () => {
  const options = { boards: 24, pairs: PAIRS.split("; "), date: "2026-11-20" };
  const played = scoreCsv(planSession("four-pairs", options), readFileSync(EXAMPLE, "utf8"));
  const workbook = sessionWorkbook(played.scored);
  const moved = { ...workbook, ...inserted(savedOf(workbook), { sheet: "Table 1", axis: "column", at: 5 }) };
  const sheets = workbook.sheets.map((sheet, i) => ({ ...sheet, cells: moved.sheets[i]!.cells as Sheet["cells"] }));
  writeFileSync(file("column.xlsx"), await writeWorkbook({ ...workbook, sheets, names: moved.names }));
  expect(await command("read", file("column.xlsx"))).toMatchObject({ status: 0, out: TABLE });
  writeFileSync(file("column.xlsx"), await writeWorkbook({ ...workbook, sheets }));
  const { status, out, error } = await command("read", file("column.xlsx"), "--out", file("never.xlsx"));
  expect({ status, out }).toEqual({ status: 2, out: "" });
  expect(error).toBe(
    "column.xlsx: A column was inserted on Table 1 before F: delete it, or copy the entries into a new workbook.\nNothing was written.\n"
  );
  expect(existsSync(file("never.xlsx"))).toBe(false);
});

test("what is no workbook of ours is told in a sentence", async () => {
  writeFileSync(file("text.xlsx"), "table,board\n1,1\n");
  writeFileSync(file("half.xlsx"), readFileSync(file("evening.xlsx")).subarray(0, 20_000));
  for (const name of ["text.xlsx", "half.xlsx", "none.xlsx", "."]) {
    const { status, out, error } = await command("read", file(name));
    expect({ status, out }).toEqual({ status: 2, out: "" });
    expect(error).toMatch(/^[^\n]+\.\nNothing was written\.\n$/);
  }
});

test("of two sessions in one file, as Add puts them there, one is chosen", async () => {
  const [first, second] = ["Monday", "Tuesday"].map((title) =>
    sessionWorkbook(emptySession(planSession("four-pairs", { title, date: "", boards: 24 })).scored)
  );
  const behind = second!.sheets.map((sheet): Sheet => ({ ...sheet, name: `${sheet.name} (2)`, cells: plain(sheet) }));
  const both = { ...first!, sheets: [...first!.sheets, ...behind] };
  writeFileSync(file("both.xlsx"), await writeWorkbook(both));
  const { status, error } = await command("read", file("both.xlsx"));
  expect(status).toBe(2);
  expect(error).toContain("1 is Monday (Four pairs); 2 is Tuesday (Four pairs).");
  expect((await command("read", file("both.xlsx"), "--which", "2")).error).toContain("Read both.xlsx: Tuesday, 0 of");
  expect((await command("read", file("both.xlsx"), "--which", "3")).error).toContain("choose a number from 1 to 2");
});

/** The cells of a sheet, without formulas that would name the sheets of the other session. */
function plain({ cells }: Sheet): Sheet["cells"] {
  return cells.map(({ row, column, value, style }) => ({ row, column, value, style }));
}
