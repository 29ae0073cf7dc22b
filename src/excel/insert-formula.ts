/// <reference types="office-js" />
import { failure } from "./host-error";
import { cellTexts } from "./cell-texts";

/**
 * Writes a formula into the active cell.
 * @param formula with its "=".
 * @returns the cell's address.
 * @throws HostError if the cell is not empty, because Excel may be unable to restore its content.
 */
export function insertFormula(formula: string): Promise<string> {
  return Excel.run(async (context) => {
    const cell = context.workbook.getActiveCell();
    cell.load("address,formulas");
    await context.sync();
    if (cell.formulas[0]?.[0] !== "") throw failure("insertFormula", cellTexts.notEmpty(cell.address));
    cell.formulas = [[formula]];
    await context.sync();
    return cell.address;
  });
}
