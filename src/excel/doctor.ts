/// <reference types="office-js" />
import { callsAddIn } from "../workbook/dialect";
import { cellAddress } from "../workbook/reference";
import { firstTypedInto } from "../workbook/entries";
import type { Description } from "../workbook/description";
import { embeddedIn, readDescription } from "../workbook/reading/read-description";
import type { Workbook } from "../workbook/model";
import { inOtherDialect } from "../workbook/other-dialect";
import { copyOf, nthCopy } from "./free-names";
import { formulaRuns } from "./formula-runs";
import { cellsOf } from "./saved-open-workbook";
import { runRequest, failure } from "./host-error";
import { cellTexts } from "./cell-texts";
import { writeCells, type Change, type Undo } from "./write-cells";

export interface BridgeCell {
  readonly sheet: string;
  readonly address: string;
  /** Error that the cell shows, such as #NAME?; null if there is none. */
  readonly error: string | null;
}

export interface FoundSession {
  readonly description: Description;
  readonly title: string;
  /**
   * The session's workbook in the other dialect of formulas (built-in or add-in), with the current names of its sheets.
   */
  readonly inOther: Workbook;
  /** Names of the session's sheets, and the name of the sheet on which its file opens. */
  readonly sheets: readonly string[];
  readonly openedOn: string;
}

/** BRIDGE functions and sessions in the open workbook. */
export interface Diagnosis {
  readonly sessions: readonly FoundSession[];
  /** Calls of the add-in on all sheets. */
  readonly cells: readonly BridgeCell[];
}

/** Formulas of sessions are in locked cells. */
const FORMULAS = { request: "change", locked: true } as const;

/** Finds cells that call the add-in, and sessions, in the open workbook. */
export function examine(): Promise<Diagnosis> {
  return runRequest("examine", () => Excel.run(lookThrough));
}

async function lookThrough(context: Excel.RequestContext): Promise<Diagnosis> {
  const { worksheets } = context.workbook;
  worksheets.load("items/name");
  await context.sync();
  const used = worksheets.items.map((sheet) => ({ name: sheet.name, range: sheet.getUsedRange(true) }));
  for (const { range } of used) range.load("rowIndex,columnIndex,formulas,values");
  await context.sync();
  const cells = used.flatMap(({ name, range }) => bridgeCells(name, range));
  const sessions = used.flatMap(({ name, range }) => {
    const carried = embeddedIn({ name, cells: cellsOf(range) });
    return carried ? sessionOf(carried.description, copyOf(name)) : [];
  });
  return { sessions, cells };
}

function bridgeCells(sheet: string, { rowIndex, columnIndex, formulas, values }: Excel.Range): BridgeCell[] {
  return formulas.flatMap((row: unknown[], r) =>
    row.flatMap((formula, c) => {
      if (typeof formula !== "string" || !formula.startsWith("=") || !callsAddIn(formula)) return [];
      return [{ sheet, address: cellAddress(rowIndex + r + 1, columnIndex + c + 1), error: errorIn(values[r]?.[c]) }];
    })
  );
}

function sessionOf(text: string, copy: number): FoundSession[] {
  const description = readDescription(text);
  if (!description) return [];
  const inOther = nthCopy(inOtherDialect(description), copy);
  const sheets = inOther.sheets.map(({ name }) => name);
  const openedOn = sheets[firstTypedInto(inOther.sheets, inOther.entries)] ?? "";
  return [{ description, title: inOther.title, inOther, sheets, openedOn }];
}

/**
 * Rewrites a session's formulas in the other dialect (built-in or add-in); entries stay.
 * @returns a function that restores the former formulas.
 * @throws HostError if the change fails; its message says if some formulas could not be changed back.
 */
export function changeDialect({ inOther, sheets: names }: FoundSession): Promise<Undo> {
  return runRequest("change", async () => {
    const missing = await missingSheets(names);
    if (missing.length > 0) throw failure("change", cellTexts.sheetsMissing(missing));
    return writeCells(
      FORMULAS,
      inOther.sheets.flatMap(({ name, cells }) => formulaRuns(cells).map((run) => ({ sheet: name, ...run })))
    );
  });
}

function missingSheets(names: readonly string[]): Promise<string[]> {
  return Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/name");
    await context.sync();
    const existing = new Set(worksheets.items.map(({ name }) => name.toLowerCase()));
    return names.filter((name) => !existing.has(name.toLowerCase()));
  });
}

/**
 * Replaces formulas by their values, in all cells that the formulas fill. A cell with an error keeps its formula,
 * because it has no value.
 * @returns a function that restores the formulas, and the number of formulas replaced.
 */
export async function formulasToValues(cells: readonly BridgeCell[]): Promise<{ undo: Undo; changed: number }> {
  const healthy = cells.filter(({ error }) => error === null);
  const undo = await runRequest("change", async () => {
    const filled = await filledBy(healthy);
    return writeCells(
      FORMULAS,
      filled.map(({ sheet, address, formulas }) => ({ sheet, address, formulas })),
      filled.map(({ formula, formulas, ...place }) => ({ ...place, formulas: formulaAlone(formula, formulas) }))
    );
  });
  return { undo, changed: healthy.length };
}

/** The ranges that formulas fill, spilled cells included, with their values. */
function filledBy(cells: readonly BridgeCell[]): Promise<(Change & { readonly formula: unknown })[]> {
  return Excel.run(async (context) => {
    const found = cells.map(({ sheet, address }) => {
      const cell = context.workbook.worksheets.getItem(sheet).getRange(address);
      const spilled = cell.getSpillingToRangeOrNullObject();
      cell.load("values,formulas");
      spilled.load("address,values");
      return { sheet, address, cell, spilled };
    });
    await context.sync();
    return found.map(({ sheet, address, cell, spilled }) => {
      const formula: unknown = cell.formulas[0]?.[0];
      if (spilled.isNullObject) return { sheet, address, formula, formulas: asTyped(cell.values) };
      return { sheet, address: spilled.address.replace(/^.*!/, ""), formula, formulas: asTyped(spilled.values) };
    });
  });
}

/** Prefixes texts with an apostrophe, so that Excel does not read numbers or formulas in them. */
function asTyped(values: readonly unknown[][]): unknown[][] {
  return values.map((row) => row.map((value) => (typeof value === "string" && value !== "" ? `'${value}` : value)));
}

/**
 * Returns the contents of a formula's block: the formula in the first cell, blanks in the others, so that it can spill
 * again.
 */
function formulaAlone(formula: unknown, filled: readonly unknown[][]): unknown[][] {
  return filled.map((row, r) => row.map((_, c) => (r + c === 0 ? formula : "")));
}

/** Excel's errors, and its placeholders for functions that have not answered. */
const ERRORS =
  /^#(NAME\?|BUSY!|VALUE!|N\/A|REF!|NUM!|NULL!|DIV\/0!|SPILL!|CALC!|CONNECT!|BLOCKED!|UNKNOWN!|GETTING_DATA)$/;

function errorIn(value: unknown): string | null {
  return typeof value === "string" && ERRORS.test(value) ? value : null;
}
