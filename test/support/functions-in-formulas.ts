import { type Functions, arrayFunction } from "../../src/formula/declare";
import { arrayOf, type ErrorCode, failure, gridOf, isFailure, type Scalar, type Value } from "../../src/formula/values";
import { vp } from "../../src/functions/short-names";
import { FUNCTIONS } from "../../src/taskpane/functions/functions";
import type { DialectName } from "../../src/workbook/dialect-names";
import { answer } from "./custom-functions";

/** The add-in's real functions as formulas know them; the built-in dialect has none. */
export function functionsOf(dialect: DialectName): Functions {
  if (dialect === "built-in") return {};
  const called = Object.entries({ ...FUNCTIONS, VP: { call: vp } });
  return Object.fromEntries(
    called.map(([name, { call }]) => [`BRIDGE.${name}`, arrayFunction(0, 255, asInExcel(call))])
  );
}

function asInExcel(call: (...ranges: never[]) => unknown[][]) {
  return (...values: Value[]): Value => {
    const rows = answer(call, values.map(matrixOf) as never[]).map((row) => row.map(scalarOf));
    return arrayOf(rows.length, rows[0]!.length, (row, column) => rows[row]![column]!);
  };
}

/** A value as a matrix; null for an argument that is left out between others, which no cell or range is. */
function matrixOf(value: Value): unknown[][] | null {
  if (value === null) return null;
  const grid = gridOf(value);
  return Array.from({ length: grid.rows }, (_, row) =>
    Array.from({ length: grid.columns }, (_, column) => cellOf(grid.at(row, column)))
  );
}

function cellOf(value: Scalar): unknown {
  if (isFailure(value)) return new CustomFunctions.Error(value.error as CustomFunctions.ErrorCode);
  return value ?? "";
}

function scalarOf(result: unknown): Scalar {
  if (typeof result === "number" || typeof result === "string" || typeof result === "boolean") return result;
  return failure(((result as { code?: string }).code ?? "#VALUE!") as ErrorCode);
}
