/// <reference types="office-js" />
import { embeddedIn } from "../workbook/reading/read-description";
import { sheetsCarriedBy } from "../workbook/reading/read-saved";
import type { DefinedName } from "../workbook/model";
import type { SavedCell, SavedSheet, SavedWorkbook } from "../workbook/saved-workbook";
import { areaOnSheet } from "../xlsx/cell-place";
import { runRequest } from "./host-error";

/** A sheet of the open workbook. */
interface OpenSheet {
  readonly name: string;
  readonly isHidden: boolean;
}

/** A sheet with what has been read of it. */
interface ReadSheet extends OpenSheet {
  readonly cells: readonly SavedCell[];
}

/**
 * The open workbook as a file of it would be read, protected and hidden sheets too. Of sheets that are no session's only
 * the first row is read, unless one of a session's is not there under its name and must be looked for.
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
 * Some sheets of the open workbook, as they stand now.
 * @throws HostError also where one of them is no more.
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

/** The first rows of sheets, in which descriptions stand; of the hidden ones all, where somebody has put rows above. */
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
 * Which sheets are of the sessions: all that have no description where one of them goes by another name now; none
 * where there is no description at all.
 */
function sheetsToRead(sheets: readonly ReadSheet[]): (sheet: ReadSheet) => boolean {
  if (!sheets.some(isWorking)) return () => false;
  const there = new Set(sheets.map(({ name }) => name.toLowerCase()));
  const own = new Set(sheets.flatMap(sheetsCarriedBy).map((name) => name.toLowerCase()));
  const isComplete = [...own].every((name) => there.has(name));
  return (sheet) => (isComplete ? own.has(sheet.name.toLowerCase()) : !isWorking(sheet));
}

function isWorking(sheet: ReadSheet): boolean {
  return embeddedIn(sheet) !== null;
}

/** Reads what is used of sheets, or a part of that. */
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

/** What the cells of a range hold, where its formulas and values are loaded. */
export function cellsOf({ rowIndex, columnIndex, formulas, values }: Excel.Range): SavedCell[] {
  return (values as readonly SavedCell["value"][][]).flatMap((row, r) =>
    row.flatMap((value, c): SavedCell[] => {
      const entered: unknown = formulas[r]?.[c];
      // What is typed into a text cell may begin with "=" as well; it is what the cell shows.
      const isFormula = typeof entered === "string" && entered.startsWith("=") && entered !== value;
      if (value === "" && !isFormula) return [];
      const cell = { row: rowIndex + r + 1, column: columnIndex + c + 1, value };
      return [isFormula ? { ...cell, formula: entered.slice(1) } : cell];
    })
  );
}
