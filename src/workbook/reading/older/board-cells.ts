import { readTypedBoard, type CellText } from "../../../sessions/reading/typed-board";
import type { EntryLine } from "../../entries";
import type { FoundSheet } from "../typed-cells";
import type { OlderTable } from "./older-boards";
import { foundSheet, typedOver } from "./older-sheets";

/** The sheet of a table as its cells are read: in the words of today's sheets. */
export function foundTable({ sheet, columns }: OlderTable): FoundSheet {
  const { contract, result, points, plus, minus = 0 } = columns;
  return foundSheet(sheet, (row, column) => {
    const cell = sheet.cells(row, column);
    if (column === result) return signed(cell);
    if (column === contract) return result === undefined ? withResult(cell) : cell;
    if (column === points) return typedOver(sheet, row, column);
    if (column === plus) return difference(typedOver(sheet, row, column), typedOver(sheet, row, minus));
    const isAdjusted = [columns.adjusted, columns.adjustedNs, columns.adjustedEw].includes(column);
    return isAdjusted ? typedOver(sheet, row, column) : cell;
  });
}

/** Overtricks were typed without a sign too. */
function signed(result: CellText): CellText {
  const text = String(result).trim();
  return /^[1-9]\d?$/.test(text) ? `+${text}` : result;
}

/** A contract without a result behind it was made exactly. */
function withResult(contract: CellText): CellText {
  const read = readTypedBoard(1, { contract, by: "", result: "", doubled: "", points: "" });
  return read.contract === null || read.contract === "Pass" || read.result !== null ? contract : `${contract}=`;
}

/** N-S points from the columns in which they were typed: won or lost. What stands in both is no number. */
function difference(plus: CellText, minus: CellText): CellText {
  if (typeof plus !== "number" && typeof minus !== "number") return `${plus}${minus}`.trim();
  const [won, lost] = [plus, minus].map((points) => (typeof points === "number" ? points : 0)) as [number, number];
  if (won !== 0 && lost !== 0) return `${won} / ${lost}`;
  return won !== 0 ? won : 0 - Math.abs(lost);
}

/** The N-S points that the sheets show by their formulas for lines, "" for none; those with typed ones are left out. */
export function shownPoints(tables: readonly OlderTable[], lines: readonly EntryLine[]): Map<EntryLine, number | ""> {
  return new Map(
    lines.flatMap((line) => {
      const table = tables.find(({ sheet }) => sheet.name === line.sheet);
      const shown = table ? pointsIn(table, line.row) : null;
      return shown === null ? [] : [[line, shown] as const];
    })
  );
}

function pointsIn({ sheet, columns }: OlderTable, row: number): number | "" | null {
  const { points, plus = 0, minus = 0 } = columns;
  const number = (column: number): number | "" => {
    const shown = sheet.cells(row, column);
    return typeof shown === "number" ? shown : "";
  };
  const isTyped = (column: number) => typedOver(sheet, row, column) !== "";
  if (points !== undefined) return isTyped(points) ? null : number(points);
  if (isTyped(plus) || isTyped(minus)) return null;
  const [won, lost] = [number(plus), number(minus)];
  return won !== "" || lost === "" ? won : 0 - lost;
}
