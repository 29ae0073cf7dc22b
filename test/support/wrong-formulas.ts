import { columnLetters } from "../../src/workbook/reference";
import { columnNumber } from "./relative-formula";

/** In what way a formula is made wrong. */
export const WAYS = ["column", "row", "sign", "range", "constant", "comparison"] as const;
export type Way = (typeof WAYS)[number];

/** Texts, sheets' names, functions' names, ranges and cells, numbers, comparisons, signs. */
const PARTS =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'!|[A-Z][A-Z.]*\(|(\$?[A-Z]{1,3}\$?\d+)(?::(\$?[A-Z]{1,3}\$?\d+))?|(\d+(?:\.\d+)?)|(<>|<=|>=|[<>=])|([+-])/g;

const TURNED: Readonly<Record<string, string>> = { "<": ">", ">": "<", "<=": ">=", ">=": "<=", "=": "<>", "<>": "=" };

/** Every formula that one of these is when it is wrong in some way at one place, in the order of the places. */
export function wrongFormulas(formula: string, way: Way): (string | null)[] {
  return [...formula.matchAll(PARTS)].flatMap((part) => {
    const wrong = wrongPart(way, part);
    if (wrong === undefined) return [];
    return [wrong && formula.slice(0, part.index) + wrong + formula.slice(part.index + part[0].length)];
  });
}

/** A part made wrong: null where it cannot be, undefined where it is of another sort. */
function wrongPart(
  way: Way,
  [part, first, last, number, comparison, sign]: RegExpMatchArray
): string | null | undefined {
  switch (way) {
    case "column":
    case "row":
      return first === undefined ? undefined : moved(part, way === "row" ? 1 : 0, way === "column" ? 1 : 0);
    case "range":
      return first === undefined || last === undefined ? undefined : shorter(first, last);
    case "constant":
      return number === undefined ? undefined : String(Number(number) + 1);
    case "comparison":
      return comparison && TURNED[comparison];
    case "sign":
      return sign && (sign === "+" ? "-" : "+");
  }
}

function moved(reference: string, down: number, right: number): string {
  return reference.replace(
    /(\$?)([A-Z]+)(\$?)(\d+)/g,
    (_, fixedColumn: string, letters: string, fixedRow: string, digits: string) =>
      `${fixedColumn}${columnLetters(columnNumber(letters) + right)}${fixedRow}${Number(digits) + down}`
  );
}

/** A range without its last row, or where it has one alone, without its last column. */
function shorter(first: string, last: string): string | null {
  const row = (cell: string) => Number(/\d+/.exec(cell)?.[0]);
  const letters = (cell: string) => /[A-Z]+/.exec(cell)?.[0] ?? "";
  if (row(first) < row(last)) return `${first}:${moved(last, -1, 0)}`;
  return letters(first) === letters(last) ? null : `${first}:${moved(last, 0, -1)}`;
}
