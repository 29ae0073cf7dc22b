import { callsAddIn } from "../dialect";
import { cellAddress } from "../reference";
import type { SavedWorkbook } from "../saved-workbook";

/** A cell of a saved workbook that calls the add-in. */
interface SavedCall {
  /** The cell with its sheet, such as "Sheet1!B3". */
  readonly place: string;
  /** The error that the cell showed when the file was saved, such as #NAME?; null for none. */
  readonly error: string | null;
}

/** Prefix of the add-in's functions in files. */
const IN_FILES = /_xldudf_BRIDGE_/i;

/** Returns the cells of any workbook that call the add-in's functions. */
export function bridgeCalls({ sheets }: SavedWorkbook): SavedCall[] {
  return sheets.flatMap(({ name, cells }) =>
    cells.flatMap(({ row, column, value, formula }) => {
      if (formula === undefined || !(IN_FILES.test(formula) || callsAddIn(formula))) return [];
      const error = typeof value === "string" && value.startsWith("#") ? value : null;
      return [{ place: `${name}!${cellAddress(row, column)}`, error }];
    })
  );
}
