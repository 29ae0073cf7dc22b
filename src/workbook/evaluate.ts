import { boardAMatchPoints } from "../bridge/board-a-match";
import { parseContract } from "../bridge/contract";
import { boardScore } from "../bridge/contract-score";
import { impsOf } from "../bridge/imp";
import { InputError } from "../bridge/input-error";
import { parseSeat } from "../bridge/seat";
import { ownScale } from "../bridge/vp/own-scale";
import { victoryPoints, type VpScale } from "../bridge/vp/scale";
import { parseVulnerability } from "../bridge/vulnerability";
import { calculator } from "../formula/calculator";
import { type Functions, number, scalarFunction, arrayFunction, text } from "../formula/declare";
import { formulas } from "../formula/formulas";
import { type Grid, gridOf, isFailure, type Scalar, single, VALUE_ERROR } from "../formula/values";
import type { Cell, CellValue, DefinedName, Draft, Sheet } from "./model";
import { readByRow } from "./typed-cells";

/** The add-in's functions that the sheets use, as their formulas call them. */
const BRIDGE: Functions = {
  "BRIDGE.IMP": scalarFunction([number], (difference) => unlessRefused(() => impsOf(difference))),
  "BRIDGE.BAM": scalarFunction([number], (net) => unlessRefused(() => boardAMatchPoints(net))),
  "BRIDGE.SCORE": scalarFunction([text, text, text, number], (contract, by, vulnerability, result) =>
    unlessRefused(() =>
      boardScore(parseContract(contract).contract, parseSeat(by), result, parseVulnerability(vulnerability))
    )
  ),
  "BRIDGE.VPS": arrayFunction(2, 2, (margin, table) => {
    const imps = single(margin);
    if (typeof imps !== "number") return isFailure(imps) ? imps : VALUE_ERROR;
    return unlessRefused(() => victoryPoints(imps, scaleIn(gridOf(table))));
  }),
};

/** Cache of scales by victory-point table, since all matches of a workbook use the same table. */
const scales = new WeakMap<Grid, VpScale>();

/** Returns the scale of a victory-point table. @throws InputError if the table is not valid. */
function scaleIn(table: Grid): VpScale {
  const cached = scales.get(table);
  if (cached) return cached;
  const { rows, columns } = table;
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const value = table.at(row, column);
      return typeof value === "number" || (typeof value === "string" && value !== "") ? value : null;
    })
  );
  const scale = ownScale(lines);
  scales.set(table, scale);
  return scale;
}

function unlessRefused(points: () => number): Scalar {
  try {
    return points();
  } catch (error) {
    if (error instanceof InputError) return VALUE_ERROR;
    throw error;
  }
}

/** One reader of formulas for all workbooks, so that formulas of the same shape are parsed once. */
const READER = formulas(BRIDGE);

/**
 * Returns the sheets of a workbook with the values of their formulas, and with a layout for these values. An error has
 * its code as value. Formulas read yellow cells by row: see {@link readByRow}.
 */
export function evaluated(drafts: readonly Draft[], names: readonly DefinedName[]): Sheet[] {
  const { valueAt, evaluatedAt } = calculator({ sheets: drafts, names }, READER, readByRow(drafts));
  return drafts.map((draft) => {
    const apart = new Set<string>();
    const workedOut = draft.cells.map((cell) => {
      const { row, column, group, style } = cell;
      if (cell.formula === undefined) return cell;
      const { result = null, formula, isRewritten } = evaluatedAt(draft.name, row, column) ?? {};
      if (group !== undefined && isRewritten) apart.add(group);
      return { row, column, value: shown(result), formula, group, style };
    });
    // A formula that reads yellow cells by row differs in each row, so its cell does not keep its group.
    const ungrouped = (cell: Cell) =>
      cell.group !== undefined && apart.has(cell.group) ? { ...cell, group: undefined } : cell;
    const charts = draft.charts.map((chart) => ({
      ...chart,
      lines: chart.lines.map(({ name: { row, column }, values }) => {
        const value = String(shown(valueAt(chart.sheet, row, column)) ?? "");
        return { name: { row, column, value }, values };
      }),
    }));
    return { ...draft.layOut(apart.size === 0 ? workedOut : workedOut.map(ungrouped)), charts };
  });
}

function shown(value: Scalar): CellValue {
  if (isFailure(value)) return value.error;
  if (typeof value === "boolean") return String(value).toUpperCase();
  // No spreadsheet knows a negative zero.
  return value === 0 ? 0 : value;
}
