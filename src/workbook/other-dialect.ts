import { emptySession, planSession } from "../sessions/kinds";
import type { Description } from "./description";
import type { DialectName } from "./dialect-names";
import type { Workbook } from "./model";
import { sessionWorkbook } from "./session-workbook";

/** Returns the dialect that a workbook does not have: the add-in's functions, or built-in functions. */
export function otherDialect(formulas: DialectName): DialectName {
  return formulas === "built-in" ? "add-in" : "built-in";
}

/**
 * Returns a session's workbook in the dialect that it does not have, with only those cells that differ between the two.
 * These cells may be written into a workbook with results, because no yellow cell is among them, and no typed value is
 * part of a formula.
 */
export function inOtherDialect(description: Description): Workbook {
  const [before, after] = [description.formulas, otherDialect(description.formulas)].map((formulas) =>
    emptyWorkbook({ ...description, formulas })
  ) as [Workbook, Workbook];
  const sheets = after.sheets.map((sheet, i) => {
    const former = new Map(before.sheets[i]!.cells.map((cell) => [`${cell.row},${cell.column}`, cell]));
    const differs = sheet.cells.filter(({ row, column, formula, value }) => {
      const cell = former.get(`${row},${column}`);
      return formula !== cell?.formula || (formula === undefined && value !== cell?.value);
    });
    return { ...sheet, cells: differs };
  });
  return { ...after, sheets };
}

/** Returns the workbook of a description, without results. */
export function emptyWorkbook({ kind, options, ...description }: Description): Workbook {
  return sessionWorkbook(emptySession(planSession(kind, options)).scored, description);
}
