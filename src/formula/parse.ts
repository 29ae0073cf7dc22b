import type { Template } from "./template";
import { faultIn, type Operator, type Sign, type Token, tokensOf } from "./tokens";
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
  const tokens = tokensOf(formula);
  let next = 0;
  let holes = 0;

  const peek = (): Token => tokens[Math.min(next, tokens.length - 1)] ?? { kind: "end", text: "", place: 1 };
  const take = (): Token => {
    const token = peek();
    next++;
    return token;
  };
  const isNext = (sign: Sign) => peek().kind === "sign" && peek().text === sign;
  const fault = (wanted: string, { text, place }: Token) =>
    faultIn(formula, place, text === "" ? `It ends before ${wanted}` : `${text} is not ${wanted}`);
  const expect = (sign: Sign, wanted: string) => {
    const token = take();
    if (token.kind !== "sign" || token.text !== sign) throw fault(wanted, token);
  };

  function level(index: number): Tree {
    const signs = LEVELS[index];
    if (!signs) return prefixed();
    let left = level(index + 1);
    for (;;) {
      const sign = signs.find(isNext);
      if (sign === undefined) return left;
      next++;
      left = { kind: "binary", sign, left, right: level(index + 1) };
    }
  }

  function prefixed(): Tree {
    for (const sign of ["-", "+"] as const)
      if (isNext(sign)) {
        next++;
        return { kind: "prefix", sign, operand: prefixed() };
      }
    let tree = operand();
    if (isNext(":")) {
      next++;
      tree = { kind: "range", from: tree, to: operand() };
    }
    for (; isNext("%"); next++) tree = { kind: "percent", operand: tree };
    return tree;
  }

  function operand(): Tree {
    const token = take();
    switch (token.kind) {
      case "text":
        return { kind: "constant", value: token.text };
      case "slot":
        return { kind: "slot", index: holes++, text: token.text };
      case "condition":
        return { kind: "constant", value: token.text === "TRUE" };
      case "error": {
        if (!ERRORS.includes(token.text)) throw fault("an error", token);
        return { kind: "constant", value: failure(token.text as ErrorCode) };
      }
      case "call":
        return { kind: "call", name: token.text, args: argumentsOfCall(), place: token.place };
      case "sign":
        if (token.text === "(") {
          const tree = level(0);
          expect(")", "a closing parenthesis");
          return tree;
        }
        throw fault("a value", token);
      case "end":
        throw fault("a value", token);
    }
  }

  /** Arguments up to the closing parenthesis; nothing between two commas is a blank. */
  function argumentsOfCall(): Tree[] {
    const args: Tree[] = [];
    if (isNext(")")) next++;
    else
      for (;;) {
        args.push(isNext(",") || isNext(")") ? { kind: "constant", value: null } : level(0));
        if (isNext(")")) {
          next++;
          break;
        }
        expect(",", "a comma or a closing parenthesis");
      }
    return args;
  }

  const tree = level(0);
  if (peek().kind !== "end") throw fault("an operator", peek());
  return tree;
}
