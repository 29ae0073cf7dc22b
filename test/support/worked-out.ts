import { type Book, calculator } from "../../src/formula/calculator";
import { formulas } from "../../src/formula/formulas";
import { isFailure, type Scalar } from "../../src/formula/values";
import { addressesIn } from "./relative-formula";

/** What stands in a cell: a formula if it begins with =. */
export type Typed = string | number | boolean | null;

/** A workbook of one sheet, Sheet1, with what stands at each address. */
export function bookOf(cells: Readonly<Record<string, Typed>>): Book {
  const typed = Object.entries(cells).flatMap(([address, value]) =>
    addressesIn(address).map(({ row, column }) =>
      typeof value === "string" && value.startsWith("=")
        ? { row, column, value: null, formula: value.slice(1) }
        : { row, column, value }
    )
  );
  return { sheets: [{ name: "Sheet1", cells: typed }] };
}

/** What a formula gives over cells; an error by its code. */
export function resultOf(formula: string, cells: Readonly<Record<string, Typed>> = {}): Scalar {
  return said(calculator(bookOf(cells), formulas()).evaluate(formula, "Sheet1"));
}

/** A value as tests have it: an error by its code. */
export function said(value: Scalar): Scalar {
  return isFailure(value) ? value.error : value;
}
