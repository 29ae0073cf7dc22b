/** The open workbook that a test plays Excel with. */
import { strFromU8, unzipSync } from "fflate";
import { readXlsx } from "hucre/xlsx";
import { cellAddress } from "../../../src/workbook/reference";

/** An error as Excel answers it: a code of Excel.ErrorCodes, and what it says. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string = code
  ) {
    super(message);
  }
}

export interface ChartLine {
  name: string;
  values?: string;
  labels?: string;
  color?: string;
  marker?: string;
}

export interface Chart {
  readonly id: string;
  title: string;
  place: string;
  plotsHidden: boolean;
  lines: ChartLine[];
}

export interface Worksheet {
  readonly id: string;
  name: string;
  visibility: string;
  /** What the protection allows, null where there is none. */
  protection: object | null;
  /** What stands in its cells, by address: a formula with its "=", or a value. */
  readonly cells: Record<string, string>;
  /** What its formulas show, which nobody calculates: "" where nothing is said; and numbers, which are texts otherwise. */
  readonly shown: Record<string, string | number>;
  /** The cells that may be typed into while it is protected. */
  readonly unlocked: Record<string, true>;
  /** The ranges that formulas fill, by the cell of each. */
  readonly spills: Record<string, string>;
  readonly charts: Chart[];
}

/** How Excel is found, and what it cannot. */
export interface WorkbookOptions {
  readonly sheets?: readonly string[];
  readonly names?: readonly string[];
  readonly tables?: readonly string[];
  /** What stands in the cells of a sheet; and what else is told of it, such as what its formulas show. */
  readonly cells?: Readonly<Record<string, Pick<Worksheet, "cells"> & Partial<Omit<Worksheet, "id" | "name">>>>;
  readonly structure?: "open" | "locked" | "locked with a password";
  /** What is selected at first, such as "'Sheet1'!D5:D20"; several blocks have commas between them. */
  readonly selected?: string;
  /** A cell is being edited, or the file is open for reading only. */
  readonly isEditing?: boolean;
  readonly isReadOnly?: boolean;
  /** The most bytes that a request may have. */
  readonly most?: number;
  /** Whether files with charts are refused, as on the web. */
  readonly refusesCharts?: boolean;
}

/** A workbook that is open in Excel. */
export interface OpenWorkbook {
  readonly options: WorkbookOptions;
  readonly sheets: Worksheet[];
  /** Defined names and what they refer to. */
  readonly names: Record<string, string>;
  isLocked: boolean;
  activeSheet: string;
  /** The range that was selected last, "" for none: then the active cell is B2. */
  selected: string;
  /** The files that were opened as new workbooks or inserted, in base64. */
  readonly files: string[];
  /** The ids of the sheets whose changes the page has asked to be told, {@link ALL_SHEETS} for all. */
  readonly watched: Set<string>;
  /** Those whose selection it has asked to be told. */
  readonly followed: Set<string>;
  /** What is done where a cell has changed. */
  onChanged: (sheet: Worksheet, address: string) => void;
}

/** As the library calls what concerns every sheet. */
export const ALL_SHEETS = "Workbook";

/** The workbook that is open at first. */
export function openWorkbook(options: WorkbookOptions = {}): OpenWorkbook {
  const { sheets = ["Sheet1"], names = [], cells = {}, structure = "open", selected = "" } = options;
  return {
    options,
    sheets: sheets.map((name, i) => ({ ...newSheet(`{sheet-${i}}`, name), ...cells[name] })),
    names: Object.fromEntries(names.map((name) => [name, `'${sheets[0]}'!A1`])),
    isLocked: structure !== "open",
    activeSheet: sheets[0]!,
    selected,
    files: [],
    watched: new Set(),
    followed: new Set(),
    onChanged: () => undefined,
  };
}

function newSheet(id: string, name: string): Worksheet {
  return {
    ...{ id, name, visibility: "Visible", protection: null },
    ...{ cells: {}, shown: {}, unlocked: {}, spills: {}, charts: [] },
  };
}

/** @throws Refusal as long as nothing can be changed. */
export function checkChangeable({ options }: OpenWorkbook): void {
  if (options.isEditing) throw new Refusal("InvalidOperationInCellEditMode");
  if (options.isReadOnly) throw new Refusal("AccessDenied");
}

/** @throws Refusal where there is no such sheet. */
export function sheetNamed({ sheets }: OpenWorkbook, name: string): Worksheet {
  const found = sheets.find((sheet) => sheet.id === name || sheet.name.toLowerCase() === name.toLowerCase());
  if (!found) throw new Refusal("ItemNotFound", `There is no sheet ${name}`);
  return found;
}

/** Whether what is put into a cell is a formula: "=" alone is a text. */
export function isFormula(entered: string): boolean {
  return /^=./.test(String(entered));
}

/** Puts something into a cell. */
export function setCell(workbook: OpenWorkbook, sheet: Worksheet, address: string, value: string): void {
  sheet.cells[address] = value;
  if (!isFormula(value)) delete sheet.shown[address];
  workbook.onChanged(sheet, address);
}

/** @throws Refusal where the sheet is protected. */
export function unprotected(sheet: Worksheet): Worksheet {
  if (sheet.protection) throw new Refusal("AccessDenied", `${sheet.name} is protected`);
  return sheet;
}

/** @throws Refusal where the sheet is protected and the cell is locked. */
export function typable(sheet: Worksheet, address: string): Worksheet {
  return sheet.unlocked[address] === true ? sheet : unprotected(sheet);
}

/** Opens a file as a new workbook. */
export function createWorkbook({ options, files }: OpenWorkbook, base64: string): void {
  checkSize(options, base64);
  files.push(base64);
}

/** @throws Refusal where a file is larger than a request may be. */
function checkSize({ most = 5_000_000 }: WorkbookOptions, base64: string): void {
  if (base64.length > most) throw new Refusal("RequestPayloadSizeLimitExceeded");
}

/** Reads the sheets of a file into the workbook, behind its own. @returns their ids. */
export async function insertSheets(workbook: OpenWorkbook, base64: string): Promise<string[]> {
  checkChangeable(workbook);
  checkSize(workbook.options, base64);
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const parts = unzipSync(bytes);
  if (workbook.options.refusesCharts && Object.keys(parts).some((part) => part.includes("chart")))
    throw new Refusal("UnsupportedFeature");
  const isLocked = strFromU8(parts["xl/workbook.xml"]!).includes("lockStructure");
  if (isLocked || workbook.isLocked) throw new Refusal("AccessDenied");
  workbook.files.push(base64);
  const { sheets } = await readXlsx(bytes);
  return sheets.map(({ name, hidden, rows }, i) => {
    const taken = workbook.sheets.some((sheet) => sheet.name.toLowerCase() === name.toLowerCase());
    const added = newSheet(`{file-${workbook.files.length}-${i}}`, taken ? `${name} (taken)` : name);
    if (hidden) added.visibility = "Hidden";
    added.protection = {};
    rows.forEach((cells, row) =>
      cells.forEach((value, column) => {
        if (value !== null && value !== undefined) added.cells[cellAddress(row + 1, column + 1)] = String(value);
      })
    );
    workbook.sheets.push(added);
    return added.id;
  });
}
