import { strFromU8, unzipSync } from "fflate";
import { emptySession, planSession } from "../../src/sessions/kinds";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { validationErrors } from "../support/ooxml-validator";

const evening = async () => {
  const model = sessionWorkbook(emptySession(planSession("club", { pairs: ["6"], boards: 2 })).scored);
  const bytes = await writeWorkbook(model);
  const parts = Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)] as const);
  return { bytes, sheet: model.sheets.find(({ table }) => table)!, parts: new Map(parts) };
};

test("a list that is a table has its part, with the headings of its cells", async () => {
  const { sheet, parts } = await evening();
  const xml = parts.get("xl/tables/table1.xml")!;
  // 3 tables × 2 boards, and 20 rows more.
  expect(xml).toContain('ref="A5:U31"');
  expect(xml).toContain('<autoFilter ref="A5:U31"/>');
  const names = [...xml.matchAll(/<tableColumn id="(\d+)" name="([^"]*)"/g)].map(([, id, name]) => [Number(id), name]);
  const headings = sheet.cells.filter(({ row }) => row === 5).map(({ column, value }) => [column, value]);
  expect(names).toEqual(headings);
  expect(parts.get("[Content_Types].xml")).toContain('PartName="/xl/tables/table1.xml"');
});

test("its new rows are filled with the formulas of the first row", async () => {
  const { sheet, parts } = await evening();
  const xml = parts.get("xl/tables/table1.xml")!;
  const formulas = sheet.cells.flatMap(({ row, formula }) => (row === 6 && formula !== undefined ? [formula] : []));
  expect(formulas).toHaveLength(12);
  expect([...xml.matchAll(/<calculatedColumnFormula>/g)]).toHaveLength(12);
  expect(xml).toContain("<calculatedColumnFormula>IF(K6=");
  expect(xml).toContain("_xlfn.ISFORMULA(A6:I6)");
});

test("its sheet is not protected, all others are", async () => {
  const { parts } = await evening();
  const sheets = [...parts].filter(([path]) => /^xl\/worksheets\/sheet\d+\.xml$/.test(path));
  const unprotected = sheets.filter(([, xml]) => !xml.includes("<sheetProtection"));
  expect(unprotected).toHaveLength(1);
  expect(unprotected[0]![1]).toContain('<tableParts count="1"><tablePart r:id="rId1"/></tableParts>');
});

test("Microsoft's validator finds nothing wrong with it", async () => {
  expect(validationErrors((await evening()).bytes)).toEqual([]);
});
