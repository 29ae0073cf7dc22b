import { type Functions, lazily, overValues, whether } from "../declare";
import { failure, isFailure, isGrid, single, VALUE_ERROR } from "../values";

/** Functions that tell what a cell is. */
export const INFORMATION: Functions = {
  ISNUMBER: whether((value) => typeof value === "number"),
  ISLOGICAL: whether((value) => typeof value === "boolean"),
  ISFORMULA: overValues(1, 1, (value) => {
    if (!isGrid(value) || !value.cellAt) return VALUE_ERROR;
    const { rows, columns, cellAt } = value;
    return { rows, columns, at: (row, column) => cellAt(row, column).isFormula };
  }),
  /** Of the facts that CELL knows, whether a cell is locked. */
  CELL: overValues(2, 2, (fact, value) => {
    const cellAt = isGrid(value) ? value.cellAt : undefined;
    return single(fact) === "protect" && cellAt ? Number(cellAt(0, 0).isLocked) : VALUE_ERROR;
  }),
  /** The error of which a chart draws no point. */
  NA: lazily(0, 0, () => () => failure("#N/A")),
  N: overValues(1, 1, (value) => {
    const cell = single(value);
    return isFailure(cell) ? cell : typeof cell === "string" ? 0 : Number(cell);
  }),
};
