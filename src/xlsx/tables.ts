import type { Cell, SheetTable } from "../workbook/model";
import { areaAddress } from "../workbook/reference";
import { storedFormula } from "./cells";
import { countedList, document, element, escapeXml, SPREADSHEET } from "./xml";

/**
 * XML of a table (ECMA-376 18.5). Its columns have the texts of their heading cells, as Excel demands, and those with a
 * formula fill it into new rows.
 * @param number its id, from 1, which no other table of the workbook has.
 * @param cells those of its sheet.
 */
export function tableXml({ name, area, formulas }: SheetTable, number: number, cells: readonly Cell[]): string {
  const ref = areaAddress(area).replace(/\$/g, "");
  const headings = new Map(cells.flatMap(({ row, column, value }) => (row === area.top ? [[column, value]] : [])));
  const filled = new Map(formulas.map(({ column, formula }) => [column, formula]));
  const columns = Array.from({ length: area.right - area.left + 1 }, (_, index) => {
    const column = area.left + index;
    const formula = filled.get(column);
    return element(
      "tableColumn",
      { id: index + 1, name: String(headings.get(column) ?? "") },
      formula === undefined ? "" : element("calculatedColumnFormula", {}, escapeXml(storedFormula(formula)))
    );
  });
  return document(
    "table",
    { xmlns: SPREADSHEET, id: number, name, displayName: name, ref, totalsRowShown: 0 },
    element("autoFilter", { ref }),
    countedList("tableColumns", columns),
    // The cells have their own colours.
    element("tableStyleInfo", { showFirstColumn: 0, showLastColumn: 0, showRowStripes: 0, showColumnStripes: 0 })
  );
}
