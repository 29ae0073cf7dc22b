import { conditionOf } from "../coerce";
import { condition, first, type Functions, lazyFunction, scalarFunction, arrayFunction, whole } from "../declare";
import { eachCell, type Failure, isFailure, isGrid, type Scalar, type Value, VALUE_ERROR } from "../values";

/** Logical functions; IF, IFERROR and CHOOSE do not evaluate arguments that they do not need. */
export const LOGIC: Functions = {
  IF: lazyFunction(2, 3, ([test, whenTrue, whenFalse]) => (holes) => {
    const value = conditionOf(first(test, holes));
    if (isFailure(value)) return value;
    const branch = value ? whenTrue : whenFalse;
    return branch ? branch(holes) : false;
  }),
  IFERROR: lazyFunction(2, 2, ([attempt, whenFalse]) => (holes) => {
    const value = first(attempt, holes);
    // IFERROR must not hide a circular reference, which is a fault of the sheet.
    return isFailure(value) && value.error !== "#CYCLE!" ? first(whenFalse, holes) : value;
  }),
  CHOOSE: lazyFunction(2, 255, ([test, ...choices]) => (holes) => {
    const index = whole.read(first(test, holes));
    if (isFailure(index)) return index;
    const chosen = choices[index - 1];
    return chosen ? chosen(holes) : VALUE_ERROR;
  }),
  AND: arrayFunction(1, 255, (...values) => combined(values, false)),
  OR: arrayFunction(1, 255, (...values) => combined(values, true)),
  NOT: scalarFunction([condition], (value) => !value),
};

/**
 * Combines all arguments, as AND and OR do; in ranges, only numbers and conditions count.
 * @param decisive the value of one argument that decides the result: FALSE for AND, TRUE for OR.
 */
function combined(values: readonly Value[], decisive: boolean): Scalar {
  let combined: boolean | Failure | null = null;
  const read = (cell: Scalar) => {
    const condition = conditionOf(cell);
    if (isFailure(combined)) return;
    if (isFailure(condition) || combined !== decisive) combined = condition;
  };
  for (const value of values)
    if (isGrid(value))
      eachCell(value, (cell) => {
        if (cell !== null && typeof cell !== "string") read(cell);
      });
    else read(value);
  return combined ?? VALUE_ERROR;
}
