import { FormulaError } from "./formula-error";
import { ERROR, type Template, slotTexts, SLOT_MARK } from "./template";

/** An operator between two values. */
export type Operator = "<>" | "<=" | ">=" | "<" | ">" | "=" | "&" | "+" | "-" | "*" | "/" | "^";

export type Sign = Operator | "%" | "(" | ")" | "," | ":";

/**
 * A token of a formula's shape. `text` is without quotes for a text, and the function's name for a call; `place` counts
 * from 0.
 */
export type Token =
  | { readonly kind: "text" | "slot" | "error" | "call" | "condition"; readonly text: string; readonly place: number }
  | { readonly kind: "sign"; readonly text: Sign; readonly place: number }
  | { readonly kind: "end"; readonly text: ""; readonly place: number };

const NAME = "[A-Za-z_][A-Za-z\\d_.]*";

const TOKEN = new RegExp(
  `\\s*(?:("(?:[^"]|"")*")|(${SLOT_MARK})|(${ERROR})|(${NAME})\\(|(${NAME})|(<>|<=|>=|[-<>=&+*/^%(),:]))`,
  "y"
);

/**
 * Splits a formula into tokens; the last one is "end".
 * @throws FormulaError at a character that begins no token.
 */
export function tokensOf(formula: Template): Token[] {
  const { shape } = formula;
  const holes = slotTexts(formula);
  const tokens: Token[] = [];
  const end = shape.trimEnd().length;
  let hole = 0;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const start = TOKEN.lastIndex;
    const found = TOKEN.exec(shape);
    if (!found) throw faultIn(formula, start, "What stands there is no part of a formula");
    const [whole, text, mark, error, call, condition, sign] = found;
    const place = start + whole.length - whole.trimStart().length;
    if (text !== undefined) tokens.push({ kind: "text", text: text.slice(1, -1).replace(/""/g, '"'), place });
    else if (mark !== undefined) tokens.push({ kind: "slot", text: holes[hole++] ?? "", place });
    else if (error !== undefined) tokens.push({ kind: "error", text: error, place });
    else if (call !== undefined) tokens.push({ kind: "call", text: call.toUpperCase(), place });
    else if (condition !== undefined) tokens.push({ kind: "condition", text: condition.toUpperCase(), place });
    else tokens.push({ kind: "sign", text: sign as Sign, place });
  }
  return [...tokens, { kind: "end", text: "", place: end }];
}

/** Creates an error, converting a place in the shape to a place in the formula. */
export function faultIn(formula: Template, place: number, fault: string): FormulaError {
  const before = slotTexts(formula).slice(0, formula.shape.slice(0, place).split(SLOT_MARK).length - 1);
  const inFormula = before.reduce((sum, slot) => sum + slot.length - SLOT_MARK.length, place + 1);
  return new FormulaError(fault, formula.text, inFormula);
}
