import { strFromU8, unzipSync } from "fflate";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { writeInPlace } from "../../src/xlsx/write-in-place";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { withoutRound } from "../support/played-files";
import { swissWorkbook } from "../support/swiss-evening";

const workbook = withoutRound(swissWorkbook(), 3);
const cell = (sheet: string, row: number, column: number, value: string | number) => ({ sheet, row, column, value });

test("cells are written, all else stays: parts by their names, looks, what is not calculated", async () => {
  const bytes = await writeWorkbook(workbook);
  const written = await writeInPlace(bytes, [
    cell("Round 3", 6, 2, 4),
    cell("Round 3", 6, 4, "a < b & c"),
    cell("Round 1", 6, 6, ""),
  ]);
  const [before, after] = [unzipSync(bytes), unzipSync(written)];
  // Other programs tell capitals apart.
  expect(Object.keys(after)).toEqual(Object.keys(before));
  const same = Object.keys(before).filter((name) => !/worksheets|workbook\.xml$/.test(name));
  expect(same.length).toBeGreaterThan(5);
  for (const name of same) expect(after[name]).toEqual(before[name]);
  expect(strFromU8(after["xl/workbook.xml"]!).match(/<calcPr[^>]*>/g)).toEqual([
    expect.stringContaining('fullCalcOnLoad="1"'),
  ]);
  const sheet = (name: string) => strFromU8(after[`xl/worksheets/${name}.xml`]!);
  const styleOf = (xml: string, address: string) => new RegExp(`<c [^>]*r="${address}"[^>]*>`).exec(xml)?.[0].match(/ s="\\d+"/)?.[0]; // prettier-ignore
  const third = Object.keys(after).find((name) => /sheet\d+\.xml$/.test(name) && strFromU8(after[name]!).includes("a &lt; b &amp; c")) ?? ""; // prettier-ignore
  expect(styleOf(strFromU8(after[third]!), "B6")).toBe(styleOf(strFromU8(before[third]!), "B6"));
  // Nothing that a formula gave stands there as if it still held.
  expect(sheet("sheet1")).not.toMatch(/<f>[^<]*<\/f><v>/);
  const read = await readXlsx(written);
  const valueAt = (name: string, row: number, column: number) =>
    read.sheets.find((each) => each.name === name)?.cells.find((each) => each.row === row && each.column === column)?.value; // prettier-ignore
  expect([valueAt("Round 3", 6, 2), valueAt("Round 3", 6, 4)]).toEqual([4, "a < b & c"]);
  expect(valueAt("Round 1", 6, 6) ?? "").toBe("");
});

test("a cell that is not in the file is refused", async () => {
  const bytes = await writeWorkbook(workbook);
  await expect(writeInPlace(bytes, [cell("Round 3", 500, 2, 4)])).rejects.toThrow("Cell B500 of the sheet");
});
