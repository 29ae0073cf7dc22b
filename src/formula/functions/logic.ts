import { conditionOf } from "../coerce";
import { condition, first, type Functions, lazily, ofSingles, overValues, whole } from "../declare";
import { flat, isFailure, isGrid, type Scalar, type Value, VALUE_ERROR } from "../values";

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
  AND: overValues(1, 255, (...values) => joined(values, (all) => all.every(Boolean))),
  OR: overValues(1, 255, (...values) => joined(values, (all) => all.some(Boolean))),
  NOT: ofSingles([condition], (value) => !value),
};

/** AND and OR work all arguments out; in cells they see numbers and conditions alone. */
function joined(values: readonly Value[], method: (all: readonly boolean[]) => boolean): Scalar {
  const all: boolean[] = [];
  for (const value of values)
    for (const cell of isGrid(value) ? flat(value) : [value]) {
      if (isGrid(value) && (cell === null || typeof cell === "string")) continue;
      const read = conditionOf(cell);
      if (isFailure(read)) return read;
      all.push(read);
    }
  return all.length === 0 ? VALUE_ERROR : method(all);
}
