import type { Template } from "./template";
import { tokenCursor } from "./token-cursor";
import type { Operator } from "./tokens";
import { type ErrorCode, failure, type Scalar } from "./values";

/**
 * Syntax tree. A slot is a reference, number or name, by its index in the formula, so formulas that differ only in
 * these have the same tree.
 */
export type Tree =
  | { readonly kind: "constant"; readonly value: Scalar }
  | { readonly kind: "slot"; readonly index: number; readonly text: string }
  | { readonly kind: "prefix"; readonly sign: "-" | "+"; readonly operand: Tree }
  | { readonly kind: "percent"; readonly operand: Tree }
  | { readonly kind: "range"; readonly from: Tree; readonly to: Tree }
  | { readonly kind: "binary"; readonly sign: Operator; readonly left: Tree; readonly right: Tree }
  | { readonly kind: "call"; readonly name: string; readonly args: readonly Tree[]; readonly place: number };

/** Binary operators, loosest first; those of a level associate to the left. */
const LEVELS: readonly (readonly Operator[])[] = [
  ["=", "<>", "<", ">", "<=", ">="],
  ["&"],
  ["+", "-"],
  ["*", "/"],
  ["^"],
];

const ERRORS: readonly string[] = [
  "#DIV/0!",
  "#VALUE!",
  "#REF!",
  "#NAME?",
  "#NUM!",
  "#N/A",
  "#NULL!",
  "#CYCLE!",
] satisfies readonly ErrorCode[];

/**
 * Parses a formula without its leading "=". As in Excel, a sign binds tighter than ^: -2^2 is 4.
 * @throws FormulaError if the text is not a formula.
 */
export function parse(formula: Template): Tree {
  const { take, isNext, accept, expect, fault } = tokenCursor(formula);
  let slots = 0;

  function level(index: number): Tree {
    const signs = LEVELS[index];
    if (!signs) return prefixed();
    let left = level(index + 1);
    for (;;) {
      const sign = signs.find(accept);
      if (sign === undefined) return left;
      left = { kind: "binary", sign, left, right: level(index + 1) };
    }
  }

  function prefixed(): Tree {
    for (const sign of ["-", "+"] as const) if (accept(sign)) return { kind: "prefix", sign, operand: prefixed() };
    let tree = operand();
    if (accept(":")) tree = { kind: "range", from: tree, to: operand() };
    while (accept("%")) tree = { kind: "percent", operand: tree };
    return tree;
  }

  function operand(): Tree {
    const token = take();
    switch (token.kind) {
      case "text":
        return { kind: "constant", value: token.text };
      case "slot":
        return { kind: "slot", index: slots++, text: token.text };
      case "condition":
        return { kind: "constant", value: token.text === "TRUE" };
      case "error": {
        if (!ERRORS.includes(token.text)) throw fault("an error", token);
        return { kind: "constant", value: failure(token.text as ErrorCode) };
      }
      case "call":
        return { kind: "call", name: token.text, args: argumentsOfCall(), place: token.place };
      case "sign":
      case "end": {
        if (token.text !== "(") throw fault("a value", token);
        const tree = level(0);
        expect(")", "a closing parenthesis");
        return tree;
      }
    }
  }

  /** Parses arguments up to the closing parenthesis; one left out between commas is a blank. */
  function argumentsOfCall(): Tree[] {
    const args: Tree[] = [];
    if (accept(")")) return args;
    for (;;) {
      args.push(isNext(",") || isNext(")") ? { kind: "constant", value: null } : level(0));
      if (accept(")")) return args;
      expect(",", "a comma or a closing parenthesis");
    }
  }

  const tree = level(0);
  const rest = take();
  if (rest.kind !== "end") throw fault("an operator", rest);
  return tree;
}
