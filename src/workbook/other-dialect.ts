import { emptySession, planSession } from "../sessions/kinds";
import type { Description } from "./description";
import type { DialectName } from "./dialect-names";
import type { Workbook } from "./model";
import { sessionWorkbook } from "./session-workbook";

/** The dialect that a workbook is not in. */
export function otherDialect(formulas: DialectName): DialectName {
  return formulas === "built-in" ? "add-in" : "built-in";
}

/**
 * A session's workbook in its other dialect, but of its sheets only the cells that are not the same in both, and of
 * those none that is typed into. What is typed is no part of a formula, so that it may be written into a played workbook.
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

/** The workbook of a description before anything is typed. */
export function emptyWorkbook({ kind, options, ...description }: Description): Workbook {
  return sessionWorkbook(emptySession(planSession(kind, options)).scored, description);
}
