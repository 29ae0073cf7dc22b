import { plainSigns } from "../../bridge/plain-number";

/** An argument typed into the pane: its value, and its text in a formula. */
export type Argument =
  | { readonly kind: "left out" }
  | { readonly kind: "value"; readonly range: unknown[][]; readonly formula: string }
  /** A cell or range; only Excel knows its values. */
  | { readonly kind: "reference"; readonly formula: string };

const REFERENCE = /^('[^']+'!|[A-Za-z_][\w.]*!)?\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6}(:\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6})?$/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
const ARRAY = /^\{(.*)\}$/;

/**
 * Reads an argument as it may be typed into a formula: a number, text with or without quotation
 * marks, an array such as {0,10;3,13}, or a reference such as A1:B4.
 */
export function parseArgument(typed: string): Argument {
  const text = plainSigns(typed.trim());
  if (text === "") return { kind: "left out" };
  // "N1" is a cell. A contract such as 4H is not, because a cell's address begins with letters.
  if (REFERENCE.test(text)) return { kind: "reference", formula: text };
  const array = ARRAY.exec(text);
  if (array) {
    const range = array[1]!.split(";").map((row) => row.split(",").map(scalar));
    return { kind: "value", range, formula: arrayFormula(range) };
  }
  const value = scalar(text);
  return { kind: "value", range: [[value]], formula: literal(value) };
}

/** The formula of a call; it omits optional arguments at the end that are left out. */
export function callFormula(name: string, args: readonly Argument[]): string {
  const formulas = args.map((argument) => (argument.kind === "left out" ? "" : argument.formula));
  while (formulas.length > 0 && formulas[formulas.length - 1] === "") formulas.pop();
  return `=BRIDGE.${name}(${formulas.join(",")})`;
}

function scalar(text: string): string | number {
  const plain = text.trim();
  if (NUMBER.test(plain)) return Number(plain);
  const quoted = /^"(.*)"$/.exec(plain);
  return quoted ? quoted[1]!.replace(/""/g, '"') : plain;
}

function literal(value: string | number): string {
  return typeof value === "number" ? String(value) : `"${value.replace(/"/g, '""')}"`;
}

function arrayFormula(range: readonly (readonly (string | number)[])[]): string {
  return `{${range.map((row) => row.map(literal).join(",")).join(";")}}`;
}
