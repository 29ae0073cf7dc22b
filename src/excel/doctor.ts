/// <reference types="office-js" />
import { callsAddIn } from "../workbook/dialect";
import { cellAddress } from "../workbook/reference";
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

/** A cell that calls the add-in. */
export interface BridgeCell {
  readonly sheet: string;
  readonly address: string;
  /** The error that it shows, such as #NAME?, or null. */
  readonly error: string | null;
}

/** A session of Overtrick's in the open workbook. */
export interface FoundSession {
  readonly description: Description;
  readonly title: string;
  /** Its cells as they are in the other dialect, under the names that its sheets have here. */
  readonly inOther: Workbook;
  /** Its sheets' names. */
  readonly sheets: readonly string[];
}

/** What the open workbook has of BRIDGE functions. */
export interface Diagnosis {
  readonly sessions: readonly FoundSession[];
  /** On all sheets. */
  readonly cells: readonly BridgeCell[];
}

/** The formulas of sessions stand in locked cells. */
const FORMULAS = { request: "change", locked: true } as const;

/** Looks through the open workbook for cells that call the add-in, and for sessions. */
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
  return [{ description, title: inOther.title, inOther, sheets: inOther.sheets.map(({ name }) => name) }];
}

/**
 * Writes a session's formulas in its other dialect. What is typed stays.
 * @returns what puts the former ones back
 * @throws HostError where nothing was changed, and says where something was
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
    const there = new Set(worksheets.items.map(({ name }) => name.toLowerCase()));
    return names.filter((name) => !there.has(name.toLowerCase()));
  });
}

/**
 * Writes values in place of formulas, over all the cells that each has filled. A cell that shows an error keeps its
 * formula: it has no value.
 * @returns what puts the formulas back, and how many have become values
 */
export async function formulasToValues(cells: readonly BridgeCell[]): Promise<{ undo: Undo; changed: number }> {
  const sound = cells.filter(({ error }) => error === null);
  const undo = await runRequest("change", async () => {
    const filled = await filledBy(sound);
    return writeCells(
      FORMULAS,
      filled.map(({ sheet, address, formulas }) => ({ sheet, address, formulas })),
      filled.map(({ formula, formulas, ...place }) => ({ ...place, formulas: formulaAlone(formula, formulas) }))
    );
  });
  return { undo, changed: sound.length };
}

/** The cells that formulas fill, each its own or as many as it spills into, with their values. */
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

/** Values as they are typed: texts behind an apostrophe, which keeps Excel from reading a number or a formula. */
function asTyped(values: readonly unknown[][]): unknown[][] {
  return values.map((row) => row.map((value) => (typeof value === "string" && value !== "" ? `'${value}` : value)));
}

/** A formula in the first cell of those that it fills, and nothing in the others, where it would not fit any more. */
function formulaAlone(formula: unknown, filled: readonly unknown[][]): unknown[][] {
  return filled.map((row, r) => row.map((_, c) => (r + c === 0 ? formula : "")));
}

/** Excel's errors, and what it shows of a function that has not answered. */
const ERRORS =
  /^#(NAME\?|BUSY!|VALUE!|N\/A|REF!|NUM!|NULL!|DIV\/0!|SPILL!|CALC!|CONNECT!|BLOCKED!|UNKNOWN!|GETTING_DATA)$/;

function errorIn(value: unknown): string | null {
  return typeof value === "string" && ERRORS.test(value) ? value : null;
}
