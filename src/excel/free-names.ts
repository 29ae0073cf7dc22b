import type { Workbook } from "../workbook/model";
import { renamed } from "../workbook/rename";

/** Names that the open workbook already uses. */
export interface UsedNames {
  readonly sheets: readonly string[];
  readonly names: readonly string[];
}

/** Excel's limit, in characters. */
const MAX_SHEET_NAME_LENGTH = 31;

/**
 * Renames a workbook if any of its names is in use: all sheets get the suffix " (2)" and all defined names "_2", or the
 * first number that makes them free.
 */
export function withFreeNames(workbook: Workbook, used: UsedNames): Workbook {
  const sheets = new Set(used.sheets.map(lowerCase));
  const names = new Set(used.names.map(lowerCase));
  const isFree = (n: number) =>
    workbook.sheets.every((sheet) => !sheets.has(lowerCase(nthSheet(sheet.name, n)))) &&
    workbook.names.every(({ name }) => !names.has(lowerCase(nthName(name, n))));
  let n = 1;
  while (!isFree(n)) n++;
  return nthCopy(workbook, n);
}

/** Renames a workbook as the nth copy in the open workbook. */
export function nthCopy(workbook: Workbook, n: number): Workbook {
  if (n === 1) return workbook;
  return renamed(
    workbook,
    (sheet) => nthSheet(sheet, n),
    (name) => nthName(name, n)
  );
}

/** Number of the copy that a sheet belongs to: 2 for "Working (2)". */
export function copyOf(sheet: string): number {
  return Number(/ \((\d+)\)$/.exec(sheet)?.[1] ?? 1);
}

function nthSheet(sheet: string, n: number): string {
  const suffix = n === 1 ? "" : ` (${n})`;
  return sheet.slice(0, MAX_SHEET_NAME_LENGTH - suffix.length) + suffix;
}

function nthName(name: string, n: number): string {
  return n === 1 ? name : `${name}_${n}`;
}

/** Excel ignores case in names. */
function lowerCase(name: string): string {
  return name.toLowerCase();
}
