import { HALF, plainNumber } from "../../bridge/plain-number";
import type { CellText } from "../../sessions/reading/typed-board";
import { MIN_DAY_NUMBER } from "../working/text-formulas";

/** Numbers as files of results may have them. */
const NUMBER = /^[+-]?(\d+([.,]\d+)?|\d*½)$/;

/** Numbers that the sheets' formulas count: no superfluous zeros, no ½ (working/text-formulas.ts). */
const AS_WRITTEN = /^(\+?(0|[1-9]\d*)([.,]\d*[1-9])?|-(?!0$)(0|[1-9]\d*)([.,]\d*[1-9])?)$/;

/** True if a cell holds a number that the sheets do not count: a text such as "05", "3.0" or "1½", or a day. */
export function isUncountedNumber(typed: CellText, takesHalf = true): boolean {
  if (typeof typed === "number") return typed >= MIN_DAY_NUMBER;
  const text = plainNumber(typed);
  if (takesHalf && text.replace(/^\+/, "") === HALF) return false;
  return NUMBER.test(text) && !AS_WRITTEN.test(text);
}

/** Removes a number's plus, which the sheets allow. */
export function withoutPlus(typed: CellText): string {
  return String(typed).replace(/^\s*\+(?=[\d.,]*½?\s*$)/, "");
}
