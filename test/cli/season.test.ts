import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Evening } from "../../src/season/evening";
import { season } from "../../src/season/season";
import { emptySession, planSession } from "../../src/sessions/kinds";
import { csvOf } from "../../src/sessions/reading/write-csv";
import { readSaved } from "../../src/workbook/reading/read-saved";
import { isSeason, namesInSeason } from "../../src/workbook/season/read-season";
import { seasonWorkbook } from "../../src/workbook/season/season-workbook";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { digests, homeEvening, matchEvening, points } from "../season/evenings";
import { said } from "./command";

let folder: string;
const file = (...names: string[]) => path.join(folder, ...names);

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "overtrick-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const command = (...argv: string[]) => said(["season", ...argv], folder);

async function save({ source, scored }: Evening): Promise<void> {
  mkdirSync(path.dirname(file(source)), { recursive: true });
  writeFileSync(file(source), await writeWorkbook(sessionWorkbook(scored)));
}

const PAIRS = ["Ann & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal"];
const FIRST = homeEvening("evenings/one.xlsx", { pairs: PAIRS, date: "2026-11-06" });
const SECOND = homeEvening(
  "evenings/late/two.xlsx",
  { pairs: ["Bob / Ann", "C. & Di", "flo+eve", "Gus, Hal"], date: "2026-11-13" },
  [points(1, 1, 420), points(2, 1, 50)]
);

test("a folder, its folders in it, and a pattern in quotation marks", async () => {
  await save(FIRST);
  await save(SECOND);
  writeFileSync(file("evenings", "~$one.xlsx"), "locked");
  writeFileSync(file("evenings", "notes.txt"), "no workbook");
  const whole = await command(file("evenings"));
  expect(whole.status).toBe(0);
  expect(whole.error.split("\n").slice(-2)).toEqual(["Counted 2 evenings from 2 files.", ""]);
  expect(whole.out.split("\n").slice(0, 6)).toEqual([
    "Player · IMPs",
    "Place  Player  Evenings  Sum  Average  Handicap",
    "1=     Eve     2         15   7.5      -3",
    "1=     Flo     2         15   7.5      -3",
    "1=     Gus     2         15   7.5      -3",
    "1=     Hal     2         15   7.5      -3",
  ]);
  const part = await command(`'${file("evenings", "*.xlsx")}'`, "--by", "pairs", "--json");
  const printed = JSON.parse(part.out);
  expect([printed.evenings.length, printed.series[0].ladders.map((ladder: { by: string }) => ladder.by)]).toEqual([
    1,
    ["pair"],
  ]);
  const all = await command(file("**", "*.xlsx"), file("evenings", "one.xlsx"), "--json");
  expect(JSON.parse(all.out).evenings).toHaveLength(2);
});

test("what is none of ours is told of in a line, and the others count", async () => {
  await save(FIRST);
  writeFileSync(file("evenings", "text.xlsx"), "Ann 12\n");
  writeFileSync(file("evenings", "copy.xlsx"), readFileSync(file("evenings", "one.xlsx")));
  await save({
    source: "evenings/league.xlsx",
    scored: emptySession(planSession("four-pairs", { boards: 24 })).scored,
  });
  const { status, error } = await command(file("evenings"));
  expect(status).toBe(0);
  expect(error.split("\n").map((line) => line.slice(0, 60))).toEqual(
    [
      "evenings/text.xlsx: not counted. This file is text, not a wo",
      "evenings/league.xlsx: nothing is scored; not counted.",
      "evenings/one.xlsx: the same evening as evenings/copy.xlsx; c".replace(/one(.*)copy/, (found) => found),
      "evenings/copy.xlsx: 1 of 24 scored; the results so far count.",
      "Counted 1 evening from 4 files.",
      "",
    ].map((line) => line.slice(0, 60))
  );
});

test("none at all is refused", async () => {
  writeFileSync(file("a.xlsx"), "Ann 12\n");
  expect((await command(file("a.xlsx"))).error).toMatch(
    /^a\.xlsx: not counted.*\nThe file has no evening to count\.\nNothing was written\.\n$/
  );
  expect((await command(file("b.xlsx"))).error).toBe(
    "b.xlsx: there is no such file or folder.\nNothing was written.\n"
  );
  expect((await command(file("b*.xlsx"))).error).toBe("b*.xlsx: no workbook matches.\nNothing was written.\n");
  expect((await command("--json")).error).toMatch(/^Name the workbooks/);
  expect((await command(file("a.xlsx"), "--names", file("b.xlsx"))).error).toBe(
    "b.xlsx cannot be read: there is no such file or folder.\nNothing was written.\n"
  );
  expect((await command(file("a.xlsx"), "--handicap-factor", "x")).error).toMatch(
    /^--handicap-factor "x" is not a number/
  );
  expect((await command(file("a.xlsx"), "--bset", "3")).error).toMatch(/The options are --out, --names/);
});

test("names that are typed into the season's workbook count when it is made again", async () => {
  await save(FIRST);
  await save(SECOND);
  const out = file("evenings", "season.xlsx");
  const made = await command(file("evenings"), "--out", out);
  expect(made.error).toMatch(/Wrote evenings\/season\.xlsx: 2 evenings\.\n$/);
  expect(made.out).toContain("  C – Cy (initials)\n".replace("C –", "C. –"));
  const refused = await command(file("evenings"), "--out", out);
  expect([refused.status, refused.error]).toEqual([2, expect.stringMatching(/^evenings\/season.xlsx already exists/)]);
  // Typed into the last column of the line of the doubt.
  const typed = seasonWorkbook(season(digests([FIRST, SECOND])));
  const sheets = typed.sheets.map((sheet) =>
    sheet.name === "Names"
      ? {
          ...sheet,
          cells: sheet.cells.map((cell) => (cell.row === 6 && cell.column === 5 ? { ...cell, value: "Cy" } : cell)),
        }
      : sheet
  );
  writeFileSync(out, await writeWorkbook({ ...typed, sheets }));
  const again = await command(file("evenings"), "--out", out, "--force");
  expect(again.error).toContain("1 name typed in evenings/season.xlsx is used.\n");
  expect(again.out).toContain("Cy      2");
  expect(again.out).not.toContain("Names that may be one");
  const saved = await readXlsx(readFileSync(out));
  expect([isSeason(saved), namesInSeason(saved)]).toEqual([true, [{ typed: "C.", meaning: "Cy" }]]);
  // And from there into another one.
  const other = await command(file("evenings"), "--names", out, "--out", file("other.xlsx"));
  expect(other.out).toContain("Cy      2");
});

test("names from a CSV file", async () => {
  await save(FIRST);
  await save(SECOND);
  writeFileSync(file("names.csv"), "as typed;is\nC;Cy\n");
  expect((await command(file("evenings"), "--names", file("names.csv"))).out).toContain("Cy      2");
  writeFileSync(file("circle.csv"), "C,Cy\nCy,C\n");
  const { status, error } = await command(file("evenings"), "--names", file("circle.csv"));
  expect([status, error]).toEqual([2, expect.stringMatching(/goes round in a circle: C is Cy is C\./)]);
});

test("an evening is not overwritten, not even by force", async () => {
  await save(FIRST);
  const before = readFileSync(file("evenings", "one.xlsx"));
  const { status, error } = await command(file("evenings"), "--out", file("evenings", "one.xlsx"), "--force");
  expect([status, error]).toEqual([2, expect.stringContaining("is not a season's workbook")]);
  expect(readFileSync(file("evenings", "one.xlsx")).equals(before)).toBe(true);
});

test("the ladders as CSV, and the help", async () => {
  await save(FIRST);
  const { error } = await command(file("evenings"), "--csv", file("ladder"), "--best", "3");
  expect(error).toMatch(/Wrote ladder\.csv: the ladders as CSV\.\n$/);
  const lines = readFileSync(file("ladder.csv"), "utf8").split("\r\n");
  expect(lines.slice(0, 2)).toEqual([
    "\uFEFFpoints,by,place,name,evenings,sum,average,best,first,second,third,handicap,partners",
    "IMPs,player,1=,Eve,1,6,6,6,1,0,0,-2.4,Flo 1",
  ]);
  expect((await command("--help")).out).toMatch(/^Usage: npm run season -- FILES/);
});

test("matches go into a league's table, whose workbook may be written over", async () => {
  const league = emptySession(planSession("league", { teams: ["Reds", "Blues", "Greens"], date: "2026-09-14" })).scored;
  const options = { paper: "Letter", formulas: "add-in" } as const;
  writeFileSync(file("league.xlsx"), await writeWorkbook(sessionWorkbook(league, options)));
  await save(matchEvening("matches/a.xlsx", { form: "league", home: "Reds", away: "blues", date: "2026-09-28" }, 500));
  await save(FIRST);
  const { status, out, error } = await command(folder, "--out", file("league.xlsx"), "--force");
  expect(status).toBe(0);
  expect(error.split("\n").filter((line) => !line.includes("exchanged"))).toEqual(
    expect.arrayContaining([
      "evenings/one.xlsx: not a match, so not entered in the league's table.",
      "matches/a.xlsx: Reds–Blues 11–0 IMPs.",
      "1 match entered in the table; 1 of 3 have been played.",
    ])
  );
  const [written] = readSaved(await readXlsx(readFileSync(file("league.xlsx"))));
  expect(written?.description).toMatchObject(options);
  expect(out).toContain("12.54");
  const again = await command(folder, "--out", file("table.xlsx"));
  expect(again.error).toContain("0 matches entered in the table; 1 of 3 have been played.");
  expect(existsSync(file("table.xlsx"))).toBe(true);
  const evening = await command(file("league.xlsx"), file("matches"), "--out", file("evenings", "one.xlsx"), "--force");
  expect(evening.error).toContain("is not a league's workbook");
});

test("a league of teams that are named", async () => {
  await save(matchEvening("a.xlsx", { form: "league", home: "Reds", away: "Blues", boards: 20 }, 500));
  const { out, error } = await command(file("*.xlsx"), "--league", "Reds; Blues; Greens", "--double", "--json");
  const printed = JSON.parse(out);
  expect([printed.double, printed.boardsPerMatch, printed.scale, printed.matches.length]).toEqual([
    true,
    20,
    "WBF-20",
    6,
  ]);
  expect(error).toContain("1 match entered in the table; 1 of 6 have been played.");
  expect(readdirSync(folder)).toEqual(["a.xlsx"]);
});

test("names that begin like formulas are text in the ladders, and as they were where they are read as a table", async () => {
  await save(homeEvening("evenings/one.xlsx", { pairs: ["=A1 & @x", "-Cy & =B1|cmd", "E & F", "G & H"] }));
  await command(file("evenings"), "--csv", file("ladder.csv"));
  const text = readFileSync(file("ladder.csv"), "utf8");
  const names = text.split("\r\n").flatMap((line) => line.split(",")[3] ?? []);
  expect(names).toEqual(expect.arrayContaining(["'=A1", "'@x", "'-Cy", "'=B1|cmd", "E"]));
  expect(text).not.toMatch(/(^|[,;] ?|\n)[=+@]|,-[^\d]/);
  writeFileSync(file("names.csv"), csvOf([["as typed", "is", "number"], ["=A1", "-Zoe", "77"]])); // prettier-ignore
  expect((await command(file("evenings"), "--names", file("names.csv"))).out).toContain("-Zoe #77");
});
