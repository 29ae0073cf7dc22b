import { FormulaError } from "./formula-error";
import { ERROR, type Template, slotTexts, MARK } from "./template";

/** An operator between two values. */
export type Operator = "<>" | "<=" | ">=" | "<" | ">" | "=" | "&" | "+" | "-" | "*" | "/" | "^";

/** Operators, and the other signs of a formula. */
export type Sign = Operator | "%" | "(" | ")" | ",";

/** A part of a shape: its text (what is between a text's quotes, a call's name), and its place in the shape, from 0. */
export type Token =
  | { readonly kind: "text" | "hole" | "error" | "call" | "condition"; readonly text: string; readonly at: number }
  | { readonly kind: "sign"; readonly text: Sign; readonly at: number }
  | { readonly kind: "end"; readonly text: ""; readonly at: number };

const NAME = "[A-Za-z_][A-Za-z\\d_.]*";

const TOKEN = new RegExp(
  `\\s*(?:("(?:[^"]|"")*")|(${MARK})|(${ERROR})|(${NAME})\\(|(${NAME})|(<>|<=|>=|[-<>=&+*/^%(),]))`,
  "y"
);

/**
 * The tokens of a formula, the last of them its end.
 * @throws FormulaError where it cannot be read.
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
    const at = start + whole.length - whole.trimStart().length;
    if (text !== undefined) tokens.push({ kind: "text", text: text.slice(1, -1).replace(/""/g, '"'), at });
    else if (mark !== undefined) tokens.push({ kind: "hole", text: holes[hole++] ?? "", at });
    else if (error !== undefined) tokens.push({ kind: "error", text: error, at });
    else if (call !== undefined) tokens.push({ kind: "call", text: call.toUpperCase(), at });
    else if (condition !== undefined) tokens.push({ kind: "condition", text: condition.toUpperCase(), at });
    else tokens.push({ kind: "sign", text: sign as Sign, at });
  }
  return [...tokens, { kind: "end", text: "", at: end }];
}

/** What is wrong in a place of a shape, as a fault of its formula. */
export function faultIn(formula: Template, at: number, fault: string): FormulaError {
  const before = slotTexts(formula).slice(0, formula.shape.slice(0, at).split(MARK).length - 1);
  const place = before.reduce((sum, hole) => sum + hole.length - MARK.length, at + 1);
  return new FormulaError(fault, formula.text, place);
}
