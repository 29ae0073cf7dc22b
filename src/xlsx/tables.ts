import type { Cell, SheetTable } from "../workbook/model";
import { areaAddress } from "../workbook/reference";
import { storedFormula } from "./cells";
import { countedList, document, element, escapeXml, SPREADSHEET } from "./xml";

/**
 * Returns the XML of a table (ECMA-376 18.5). Its columns are named by the texts of their heading cells, as Excel
 * demands; Excel fills a column's formula into new rows.
 * @param number the table's id, from 1, unique in the workbook.
 * @param cells the cells of the table's sheet.
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
    // The table's style adds no colours, because the cells have their own.
    element("tableStyleInfo", { showFirstColumn: 0, showLastColumn: 0, showRowStripes: 0, showColumnStripes: 0 })
  );
}
