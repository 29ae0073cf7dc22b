import { onSheet } from "../../workbook/reference";
import { callFormula, parseArgument } from "./function-arguments";
import { callFunction, FUNCTIONS, type Outcome } from "./functions";
import type { Call } from "./taken-cells";

/** Returns the formula of a call for a cell of `sheet`; references to cells on other sheets get the sheet's name. */
export function formulaOf(name: string, { typed, selections }: Call, sheet?: string): string {
  const args = typed.map(parseArgument).map((argument) => {
    if (argument.kind !== "reference" || argument.formula.includes("!")) return argument;
    const { sheet: from = sheet } = selections.get(argument.formula) ?? {};
    const isElsewhere = from !== undefined && sheet !== undefined && from !== sheet;
    return isElsewhere ? { kind: argument.kind, formula: onSheet(from, argument.formula) } : argument;
  });
  return callFormula(name, args);
}

/** Returns the arguments of a call as Excel passes them; null if one refers to cells whose values only Excel knows. */
function rangesOf({ typed, selections }: Call): (unknown[][] | null)[] | null {
  const ranges = typed.map(parseArgument).map((argument) => {
    if (argument.kind === "value") return argument.range;
    return argument.kind === "left out" ? null : selections.get(argument.formula)?.values;
  });
  if (ranges.includes(undefined)) return null;
  // Arguments left out at the end arrive in Excel as null, blank cells as "".
  return ranges.map((range, i) => range ?? (i > 0 && ranges.slice(i).every((each) => each === null) ? null : [[""]]));
}

/**
 * Returns the result of a call, calculated by the code that also runs in Excel; null if the call refers to cells whose
 * values only Excel knows.
 */
export function outcomeOf(name: string, call: Call): Outcome | null {
  const ranges = rangesOf(call);
  return ranges && callFunction(name, ranges);
}

/**
 * The other team's result of a function call, for the negated first argument; null if the function has none, or if the
 * arguments are cells whose values only Excel knows.
 */
export function otherOutcomeOf(name: string, call: Call): Outcome | null {
  const [first, ...others] = rangesOf(call) ?? [];
  if (!first || !FUNCTIONS[name]?.isOfTwo) return null;
  const opposite = first.map((row) => row.map((cell) => (typeof cell === "number" ? -cell : cell)));
  return callFunction(name, [opposite, ...others]);
}
