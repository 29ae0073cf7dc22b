import { conditionOf } from "../coerce";
import { condition, first, type Functions, lazily, scalarFunction, arrayFunction, whole } from "../declare";
import { eachCell, type Failure, isFailure, isGrid, type Scalar, type Value, VALUE_ERROR } from "../values";

/** Functions of conditions. Only the branch that is taken is worked out. */
export const LOGIC: Functions = {
  IF: lazily(2, 3, ([asked, then, otherwise]) => (holes) => {
    const value = conditionOf(first(asked, holes));
    if (isFailure(value)) return value;
    const taken = value ? then : otherwise;
    return taken ? taken(holes) : false;
  }),
  IFERROR: lazily(2, 2, ([tried, otherwise]) => (holes) => {
    const value = first(tried, holes);
    // A circle is a mistake in a sheet, which no formula is to hide.
    return isFailure(value) && value.error !== "#CYCLE!" ? first(otherwise, holes) : value;
  }),
  CHOOSE: lazily(2, 255, ([asked, ...choices]) => (holes) => {
    const index = whole.read(first(asked, holes));
    if (isFailure(index)) return index;
    const chosen = choices[index - 1];
    return chosen ? chosen(holes) : VALUE_ERROR;
  }),
  AND: arrayFunction(1, 255, (...values) => joined(values, false)),
  OR: arrayFunction(1, 255, (...values) => joined(values, true)),
  NOT: scalarFunction([condition], (value) => !value),
};

/**
 * AND and OR work all arguments out; in cells they see numbers and conditions alone.
 * @param decisive the condition of which one decides: it is what comes of all, else the other.
 */
function joined(values: readonly Value[], decisive: boolean): Scalar {
  let joined: boolean | Failure | null = null;
  const read = (cell: Scalar) => {
    const condition = conditionOf(cell);
    if (isFailure(joined)) return;
    if (isFailure(condition) || joined !== decisive) joined = condition;
  };
  for (const value of values)
    if (isGrid(value))
      eachCell(value, (cell) => {
        if (cell !== null && typeof cell !== "string") read(cell);
      });
    else read(value);
  return joined ?? VALUE_ERROR;
}
