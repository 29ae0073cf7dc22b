import type { Formula, Functions } from "./declare";
import { type Template, toTemplate, SLOT_MARK } from "./template";
import { INFORMATION } from "./functions/information";
import { LOGIC } from "./functions/logic";
import { LOOKUP } from "./functions/lookup";
import { NUMBERS } from "./functions/numbers";
import { TEXTS } from "./functions/texts";
import { TOTALS } from "./functions/totals";
import { OPERATORS, percent, signed } from "./operators";
import { parse, type Tree } from "./parse";
import { faultIn } from "./tokens";
import { between, mapOnce, mapValue, mapValues, type Remembered } from "./values";

/** Excel's functions that are supported. */
const EXCEL: Functions = { ...LOGIC, ...NUMBERS, ...TEXTS, ...TOTALS, ...LOOKUP, ...INFORMATION };

/** The common part of formulas that differ only in references, numbers and names. */
export interface Shape {
  /** Texts before, between and after the slots, which stand for references, numbers and names. */
  readonly between: readonly string[];
  readonly formula: Formula;
}

interface ReadFormula extends Pick<Template, "places"> {
  readonly shape: Shape;
}

/** Reads formulas; each shape is parsed once. */
export interface Formulas {
  /** @throws FormulaError if the text is not a formula or calls an unknown function. */
  readonly read: (text: string) => ReadFormula;
  /** Number of shapes parsed. */
  readonly parsed: () => number;
}

/**
 * Creates a reader of formulas.
 * @param more functions besides Excel's.
 */
export function formulas(more: Functions = {}): Formulas {
  const functions = new Map(Object.entries({ ...EXCEL, ...more }));
  const shapes = new Map<string, Shape>();
  return {
    read: (text) => {
      const parts = toTemplate(text);
      let shape = shapes.get(parts.shape);
      if (!shape) {
        shape = { between: parts.shape.split(SLOT_MARK), formula: evaluator(parse(parts), parts, functions) };
        shapes.set(parts.shape, shape);
      }
      return { shape, places: parts.places };
    },
    parsed: () => shapes.size,
  };
}

/** Compiles a parsed formula to a function. */
function evaluator(tree: Tree, text: Template, functions: ReadonlyMap<string, Functions[string]>): Formula {
  const evaluatorOf = (part: Tree) => evaluator(part, text, functions);
  switch (tree.kind) {
    case "constant":
      return () => tree.value;
    case "slot":
      return (slots) => slots.valueAt(tree.index);
    case "prefix": {
      const operand = evaluatorOf(tree.operand);
      return (slots) => mapValue((cell) => signed(tree.sign, cell), operand(slots));
    }
    case "percent": {
      const operand = evaluatorOf(tree.operand);
      return (slots) => mapValue(percent, operand(slots));
    }
    case "range": {
      const [from, to] = [evaluatorOf(tree.from), evaluatorOf(tree.to)];
      return (slots) => between(from(slots), to(slots));
    }
    case "binary": {
      const [left, right, method] = [evaluatorOf(tree.left), evaluatorOf(tree.right), OPERATORS[tree.sign]];
      // Only operations on ranges are cached, so that long chains of cells do not need more of the stack.
      if (!mayBeRange(tree.left)) return (slots) => mapValues(method, left(slots), right(slots));
      const results: Remembered = new WeakMap();
      return (slots) => mapOnce(method, left(slots), right(slots), results);
    }
    case "call": {
      const called = functions.get(tree.name);
      if (!called) throw faultIn(text, tree.place, `There is no function ${tree.name}`);
      const { length } = tree.args;
      if (length < called.min || length > called.max)
        throw faultIn(text, tree.place, `${tree.name} does not take ${length} arguments`);
      return called.bind(tree.args.map(evaluatorOf));
    }
  }
}

/** True for a range, and for an operation with a range as its left operand. */
function mayBeRange(tree: Tree): boolean {
  return tree.kind === "slot" ? tree.text.includes(":") : tree.kind === "binary" && mayBeRange(tree.left);
}
