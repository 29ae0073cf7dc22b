import type { Workbook } from "../workbook/model";
import { renamed } from "../workbook/rename";

/** Names that the open workbook has. */
export interface UsedNames {
  readonly sheets: readonly string[];
  readonly names: readonly string[];
}

/** Excel's limit, in characters. */
const LONGEST_SHEET = 31;

/**
 * A workbook under names that are free: its own where all of them are, otherwise all its sheets
 * with " (2)" and all its names with "_2" behind them, or the first number that makes them free.
 */
export function withFreeNames(workbook: Workbook, taken: UsedNames): Workbook {
  const sheets = new Set(taken.sheets.map(folded));
  const names = new Set(taken.names.map(folded));
  const isFree = (n: number) =>
    workbook.sheets.every((sheet) => !sheets.has(folded(nthSheet(sheet.name, n)))) &&
    workbook.names.every(({ name }) => !names.has(folded(nthName(name, n))));
  let n = 1;
  while (!isFree(n)) n++;
  return nthCopy(workbook, n);
}

/** A workbook as it is called where it is the nth of its kind in the open one. */
export function nthCopy(workbook: Workbook, n: number): Workbook {
  if (n === 1) return workbook;
  return renamed(
    workbook,
    (sheet) => nthSheet(sheet, n),
    (name) => nthName(name, n)
  );
}

/** Which copy it is that has a sheet of a name: 2 for "Working (2)". */
export function copyOf(sheet: string): number {
  return Number(/ \((\d+)\)$/.exec(sheet)?.[1] ?? 1);
}

function nthSheet(sheet: string, n: number): string {
  const suffix = n === 1 ? "" : ` (${n})`;
  return sheet.slice(0, LONGEST_SHEET - suffix.length) + suffix;
}

function nthName(name: string, n: number): string {
  return n === 1 ? name : `${name}_${n}`;
}

/** Excel does not tell names apart by capitals. */
function folded(name: string): string {
  return name.toLowerCase();
}
