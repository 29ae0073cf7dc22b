import { writeXlsx, type Cell as HucreCell, type WriteSheet } from "hucre/xlsx";
import type { Area, Cell, DefinedName, PrintSetup, Sheet, Workbook } from "../workbook/model";
import { MARGINS } from "../workbook/page";
import { areaAddress, onSheet } from "../workbook/reference";
import { mendPackage } from "./mend-package";
import { hucreStyle } from "./styles";

/** A workbook as the bytes of an .xlsx file. */
export async function writeWorkbook(workbook: Workbook): Promise<Uint8Array> {
  const bytes = await writeXlsx({
    sheets: workbook.sheets.map((sheet) => hucreSheet(sheet, workbook)),
    namedRanges: [
      ...workbook.names.map(({ name, sheet, area }) => ({ name, range: place(sheet, area) })),
      ...workbook.sheets.flatMap(printNames),
    ],
    properties: { title: workbook.title, creator: "Overtrick" },
    defaultFont: { name: "Calibri", size: 11 },
  });
  return mendPackage(bytes);
}

function hucreSheet(sheet: Sheet, { title, date }: Workbook): WriteSheet {
  return {
    name: sheet.name,
    hidden: sheet.hidden,
    columns: sheet.widths.map((width) => ({ width })),
    cells: new Map(
      sheet.cells.map((cell) => [`${cell.row - 1},${cell.column - 1}`, hucreCell(cell)])
    ),
    rowDefs: new Map([...sheet.heights].map(([row, height]) => [row - 1, { height }])),
    merges: sheet.merges.map(({ top, left, bottom, right }) => ({
      startRow: top - 1,
      startCol: left - 1,
      endRow: bottom - 1,
      endCol: right - 1,
    })),
    view: { showGridLines: false },
    ...(sheet.frozenRows > 0 && { freezePane: { rows: sheet.frozenRows } }),
    ...(sheet.print && {
      pageSetup: pageSetup(sheet.print),
      headerFooter: {
        oddHeader: `&L${headerText(title)}&R${headerText(date)}`,
        oddFooter: "&L&A&RPage &P of &N",
      },
    }),
  };
}

function hucreCell({ value, formula, style }: Cell): Partial<HucreCell> {
  return {
    ...(formula === undefined ? textSafe(value) : { formula, formulaResult: value }),
    ...(style && { style: hucreStyle(style) }),
  };
}

/** The writer takes text that looks like an Excel error for one; as rich text it stays text. */
function textSafe(value: Cell["value"]): Partial<HucreCell> {
  return typeof value === "string" && value.startsWith("#")
    ? { value, richText: [{ text: value }] }
    : { value };
}

function pageSetup({ orientation, paper }: PrintSetup): WriteSheet["pageSetup"] {
  return {
    paperSize: paper === "A4" ? "a4" : "letter",
    orientation,
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 1,
    margins: MARGINS,
    horizontalCentered: true,
  };
}

/** In a page header "&" starts a command, and a number behind a command is its size. */
function headerText(text: string): string {
  return ` ${text.replace(/&/g, "&&")}`;
}

/** Written as names of our own because the writer leaves the sheet's name in them unquoted. */
function printNames({ name, print }: Sheet): { name: string; range: string; scope: string }[] {
  if (!print) return [];
  const [first, last] = print.titleRows;
  return [
    { name: "_xlnm.Print_Area", range: place(name, print.area), scope: name },
    { name: "_xlnm.Print_Titles", range: onSheet(name, `$${first}:$${last}`), scope: name },
  ];
}

function place(sheet: DefinedName["sheet"], area: Area): string {
  return onSheet(sheet, areaAddress(area));
}
