import { writeXlsx, type WriteSheet } from "hucre/xlsx";
import type { Area, Highlight, Sheet, Validation, Workbook } from "../workbook/model";
import { MARGINS, pageScale } from "../workbook/kit/page";
import { areaAddress, cellAddress, onSheet } from "../workbook/reference";
import { PALETTE } from "../workbook/theme";
import { hucreCells } from "./cells";
import { chartCaches, hucreChart } from "./charts";
import { mendPackage } from "./mend-package";
import { hucreImage } from "./pictures";
import type { SheetMending } from "./mend-sheet";
import { texts } from "./texts";

/**
 * A workbook as the bytes of an .xlsx file.
 * @param structure locked, without a password, so that no sheet is deleted by a slip; open where the sheets are to be
 *   inserted into another workbook.
 */
export async function writeWorkbook(workbook: Workbook, structure: "locked" | "open" = "locked"): Promise<Uint8Array> {
  const bytes = await writeXlsx({
    sheets: workbook.sheets.map(hucreSheet),
    namedRanges: [
      ...workbook.names.map(({ name, sheet, area }) => ({ name, range: place(sheet, area) })),
      ...workbook.sheets.flatMap(printNames),
    ],
    ...(structure === "locked" && { workbookProtection: { lockStructure: true } }),
    properties: { title: workbook.title, creator: "Overtrick" },
    defaultFont: { name: "Calibri", size: 11 },
  });
  return mendPackage(bytes, {
    sheets: workbook.sheets.map(mendingOf),
    charts: chartCaches(workbook),
    pictures: workbook.sheets.map(({ pictures }) => pictures),
  });
}

function hucreSheet(sheet: Sheet): WriteSheet {
  return {
    name: sheet.name,
    hidden: sheet.hidden,
    columns: sheet.widths.map((width) => ({ width, ...(width === 0 && { hidden: true }) })),
    cells: hucreCells(sheet.cells),
    rowDefs: new Map([...sheet.heights].map(([row, height]) => [row - 1, { height }])),
    merges: sheet.merges.map(({ top, left, bottom, right }) => ({
      startRow: top - 1,
      startCol: left - 1,
      endRow: bottom - 1,
      endCol: right - 1,
    })),
    dataValidations: sheet.validations.map(hucreValidation),
    conditionalRules: sheet.highlights.map(hucreRule),
    charts: sheet.charts.map(hucreChart),
    images: sheet.pictures.map(hucreImage),
    // Against slips, not against people: there is no password.
    protection: { sheet: true, objects: true, formatColumns: true, formatRows: true },
    view: { showGridLines: false },
    ...(isFrozen(sheet) && { freezePane: { rows: sheet.frozenRows, columns: sheet.frozenColumns } }),
    ...(sheet.print && {
      pageSetup: pageSetup(sheet),
      rowBreaks: (sheet.print.pagesFrom ?? []).map((row) => row - 2),
      headerFooter: { oddFooter: `&L&A&R${texts.page("&P", "&N")}` },
    }),
  };
}

function isFrozen({ frozenRows, frozenColumns }: Sheet): boolean {
  return frozenRows + frozenColumns > 0;
}

/** What the writer cannot be told about a sheet. */
function mendingOf(sheet: Sheet): SheetMending {
  const [first] = sheet.cells.filter(({ style }) => style?.entry).sort((a, b) => a.row - b.row || a.column - b.column);
  let [bottom, right] = [1, 1];
  for (const { row, column } of sheet.cells) {
    bottom = Math.max(bottom, row);
    right = Math.max(right, column);
  }
  return {
    selected: first ? cellAddress(first.row, first.column) : null,
    area: relativeAddress({ top: 1, left: 1, bottom, right }),
    frozen: isFrozen(sheet),
  };
}

function hucreValidation({ area, rule, error }: Validation): NonNullable<WriteSheet["dataValidations"]>[number] {
  const common = {
    range: relativeAddress(area),
    allowBlank: true,
    ...(error && { showErrorMessage: true, errorTitle: error.title, errorMessage: error.text }),
  };
  if (rule.kind === "list") return { ...common, type: "list", values: [...rule.values] };
  if (rule.kind === "halves") {
    const cell = cellAddress(area.top, area.left);
    const isNumber = `IF(ISNUMBER(${cell}),AND(${cell}>=${rule.least},${cell}<=${rule.most}),FALSE)`;
    return { ...common, type: "custom", formula1: `OR(TRIM(${cell})="½",${isNumber})` };
  }
  const bounds = { formula1: String(rule.least), formula2: String(rule.most) };
  return { ...common, type: rule.kind, operator: "between", ...bounds };
}

function hucreRule(
  { area, formula, tone }: Highlight,
  index: number
): NonNullable<WriteSheet["conditionalRules"]>[number] {
  const [fill, color] = tone === "alert" ? [PALETTE.alertFill, PALETTE.alert] : [PALETTE.noticeFill, PALETTE.ink];
  return {
    type: "expression",
    priority: index + 1,
    range: relativeAddress(area),
    formula,
    style: {
      font: { color: { rgb: color } },
      // A differential fill takes its colour from the background.
      fill: { type: "pattern", pattern: "solid", bgColor: { rgb: fill } },
    },
  };
}

function pageSetup({ widths, print }: Sheet): WriteSheet["pageSetup"] {
  const { orientation, paper, pagesFrom } = print!;
  return {
    paperSize: paper === "A4" ? "a4" : "letter",
    orientation,
    ...(pagesFrom
      ? { scale: Math.floor(97 * pageScale(paper, widths.slice(0, print!.area.right), orientation)) }
      : { fitToPage: true, fitToWidth: 1, fitToHeight: 1 }),
    margins: MARGINS,
    horizontalCentered: true,
  };
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

function place(sheet: string, area: Area): string {
  return onSheet(sheet, areaAddress(area));
}

function relativeAddress(area: Area): string {
  return areaAddress(area).replace(/\$/g, "");
}
