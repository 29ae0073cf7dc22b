import { digestOf } from "../../../src/season/digest";
import { nameTable } from "../../../src/season/name-table";
import { season } from "../../../src/season/season";
import { carriedIn } from "../../../src/workbook/season/carried";
import { namesInSeason } from "../../../src/workbook/season/read-season";
import { seasonWorkbook } from "../../../src/workbook/season/season-workbook";
import { readXlsx } from "../../../src/xlsx/read-xlsx";
import { writeWorkbook } from "../../../src/xlsx/write-xlsx";
import { homeEvening, matchEvening } from "../../season/evenings";
import { inserted } from "../../support/saved";

const DIGESTS = [
  homeEvening("one.xlsx", { pairs: ["Ann & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal"], date: "2026-11-06" }),
  homeEvening("two.xlsx", { pairs: ["Bob & Ann", "Cy & Dee", "Eve & Flo", "Gus & Hal"], date: "2026-11-13" }),
  matchEvening("match.xlsx", { form: "league", home: "Reds", away: "Blues", date: "2026-11-20" }, 500),
].map(digestOf);

const saved = async (options: Parameters<typeof season>[1]) =>
  readXlsx(await writeWorkbook(seasonWorkbook(season(DIGESTS, options))));

test("from what a season's workbook carries the same season comes out again", async () => {
  const names = nameTable([{ typed: "Dee", meaning: "Di" }]);
  for (const options of [
    {},
    { title: "Winter", basis: "share", best: 2, least: 2, handicapFactor: 0.5, names },
  ] as const) {
    const carried = carriedIn(await saved(options))!;
    expect(season(carried.evenings, carried.options)).toEqual({
      ...season(DIGESTS, options),
      rules: { ...season(DIGESTS, options).rules, names: carried.options.names },
    });
    expect(carried.options.names?.resolve("Dee")).toBe("names" in options ? "Di" : "Dee");
  }
});

test("a workbook that carries nothing, and one with a hidden sheet that was written into", async () => {
  const workbook = await saved({});
  const change = (value: (known: unknown) => unknown) => ({
    ...workbook,
    sheets: workbook.sheets.map((sheet) => ({
      ...sheet,
      cells: sheet.cells.map((cell) => ({ ...cell, value: value(cell.value) as typeof cell.value })),
    })),
  });
  const isCarried = (known: unknown) => String(known).startsWith('{"overtrickSeason');
  expect(carriedIn(change((known) => (isCarried(known) ? "x" : known)))).toBeNull();
  expect(carriedIn(change((known) => (isCarried(known) ? String(known).slice(0, -20) : known)))).toBeNull();
});

test("the table of names is read where its headings are, however many rows and columns were inserted", async () => {
  const workbook = await saved({ names: nameTable([{ typed: "Dee", meaning: "Di" }]) });
  const names = [{ typed: "Dee", meaning: "Di" }];
  expect(namesInSeason(workbook)).toEqual(names);
  const places = [["column", 1], ["column", 3], ["row", 1], ["row", 6]] as const; // prettier-ignore
  const moved = places.reduce((file, [axis, at]) => inserted(file, { sheet: "Names", axis, at }), workbook);
  expect(namesInSeason(moved)).toEqual(names);
  const renamed = moved.sheets.map((sheet) => (sheet.name === "Names" ? { ...sheet, name: "People" } : sheet));
  expect(namesInSeason({ sheets: renamed })).toEqual(names);
});
