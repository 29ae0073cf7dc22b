/// <reference types="office-js" />
import { embeddedIn } from "../workbook/reading/read-description";
import { sheetsCarriedBy } from "../workbook/reading/read-saved";
import type { DefinedName } from "../workbook/model";
import type { SavedCell, SavedSheet, SavedWorkbook } from "../workbook/saved-workbook";
import { areaOnSheet } from "../xlsx/cell-place";
import { runRequest } from "./host-error";

interface OpenSheet {
  readonly name: string;
  readonly isHidden: boolean;
}

interface ReadSheet extends OpenSheet {
  readonly cells: readonly SavedCell[];
}

/**
 * Reads the open workbook as its file would be read, including protected and hidden sheets. Of sheets that belong to no
 * session only the first row is read, unless a session's sheet was renamed and must be searched for.
 * @throws HostError
 */
export function savedOpenWorkbook(): Promise<SavedWorkbook> {
  return runRequest("readWorkbook", () =>
    Excel.run(async (context) => {
      const { names } = context.workbook;
      names.load("items/name,items/formula");
      const sheets = await withDescriptions(context, await openSheets(context));
      const isRead = sheetsToRead(sheets);
      const whole = await readSheets(context, sheets.filter(isRead));
      const read = new Map(whole.map((sheet) => [sheet.name, sheet]));
      return { sheets: sheets.map((sheet) => read.get(sheet.name) ?? sheet), names: names.items.flatMap(definedName) };
    })
  );
}

function definedName({ name, formula }: Excel.NamedItem): DefinedName[] {
  const found = areaOnSheet(String(formula));
  return found ? [{ name, ...found }] : [];
}

/**
 * Reads some sheets of the open workbook.
 * @throws HostError also if one of them was deleted.
 */
export function savedOpenSheets(names: readonly string[]): Promise<SavedSheet[]> {
  return runRequest("readWorkbook", () =>
    Excel.run(async (context) =>
      readSheets(
        context,
        names.map((name) => ({ name, isHidden: false }))
      )
    )
  );
}

async function openSheets(context: Excel.RequestContext): Promise<OpenSheet[]> {
  const { worksheets } = context.workbook;
  worksheets.load("items/name,items/visibility");
  await context.sync();
  return worksheets.items.map(({ name, visibility }) => ({ name, isHidden: String(visibility) !== "Visible" }));
}

/**
 * Reads the first rows, which contain the descriptions; if none does, hidden sheets as a whole, because rows may have
 * been inserted above.
 */
async function withDescriptions(context: Excel.RequestContext, sheets: readonly OpenSheet[]): Promise<ReadSheet[]> {
  const tops = await readSheets(context, sheets, (used) => used.getRow(0));
  if (tops.some(isWorking)) return tops;
  const hidden = await readSheets(
    context,
    sheets.filter(({ isHidden }) => isHidden)
  );
  return tops.map((top) => hidden.find(({ name }) => name === top.name) ?? top);
}

/**
 * Selects the sheets to read as a whole: the sheets of sessions; all sheets without a description if a session's sheet
 * was renamed; none if no sheet has a description.
 */
function sheetsToRead(sheets: readonly ReadSheet[]): (sheet: ReadSheet) => boolean {
  if (!sheets.some(isWorking)) return () => false;
  const existing = new Set(sheets.map(({ name }) => name.toLowerCase()));
  const sessionSheets = new Set(sheets.flatMap(sheetsCarriedBy).map((name) => name.toLowerCase()));
  const isComplete = [...sessionSheets].every((name) => existing.has(name));
  return (sheet) => (isComplete ? sessionSheets.has(sheet.name.toLowerCase()) : !isWorking(sheet));
}

function isWorking(sheet: ReadSheet): boolean {
  return embeddedIn(sheet) !== null;
}

/** Reads the used ranges of sheets, or a part of each. */
async function readSheets(
  context: Excel.RequestContext,
  sheets: readonly OpenSheet[],
  part: (used: Excel.Range) => Excel.Range = (used) => used
): Promise<ReadSheet[]> {
  const { worksheets } = context.workbook;
  const read = sheets.map((sheet) => ({ sheet, range: part(worksheets.getItem(sheet.name).getUsedRange(true)) }));
  for (const { range } of read) range.load("rowIndex,columnIndex,formulas,values");
  await context.sync();
  return read.map(({ sheet, range }) => ({ ...sheet, cells: cellsOf(range) }));
}

/** Non-empty cells of a range whose formulas and values are loaded. */
export function cellsOf({ rowIndex, columnIndex, formulas, values }: Excel.Range): SavedCell[] {
  return (values as readonly SavedCell["value"][][]).flatMap((row, r) =>
    row.flatMap((value, c): SavedCell[] => {
      const formulaOrValue: unknown = formulas[r]?.[c];
      // Text in a text cell may also begin with "="; then formula and value are equal.
      const isFormula =
        typeof formulaOrValue === "string" && formulaOrValue.startsWith("=") && formulaOrValue !== value;
      if (value === "" && !isFormula) return [];
      const cell = { row: rowIndex + r + 1, column: columnIndex + c + 1, value };
      return [isFormula ? { ...cell, formula: formulaOrValue.slice(1) } : cell];
    })
  );
}
