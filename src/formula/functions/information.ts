import { type Functions, lazyFunction, arrayFunction, predicate } from "../declare";
import { arrayOf, failure, isFailure, isGrid, single, VALUE_ERROR } from "../values";

export const INFORMATION: Functions = {
  ISNUMBER: predicate((value) => typeof value === "number"),
  ISTEXT: predicate((value) => typeof value === "string"),
  ISLOGICAL: predicate((value) => typeof value === "boolean"),
  ISFORMULA: arrayFunction(1, 1, (value) => {
    if (!isGrid(value) || !value.cellAt(0, 0)) return VALUE_ERROR;
    const { rows, columns } = value;
    return arrayOf(rows, columns, (row, column) => value.cellAt(row, column)?.isFormula ?? false);
  }),
  /** Returns the row numbers of a reference as a column. */
  ROW: arrayFunction(1, 1, (value) => {
    if (!isGrid(value) || !value.cellAt(0, 0)) return VALUE_ERROR;
    return arrayOf(value.rows, 1, (row) => value.cellAt(row, 0)?.row ?? VALUE_ERROR);
  }),
  /** Returns #N/A, for which charts draw no point. */
  NA: lazyFunction(0, 0, () => () => failure("#N/A")),
  N: arrayFunction(1, 1, (value) => {
    const cell = single(value);
    return isFailure(cell) ? cell : typeof cell === "string" ? 0 : Number(cell);
  }),
};
