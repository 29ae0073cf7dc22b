import type { Formula, Functions } from "./declare";
import { type Template, toTemplate, MARK } from "./template";
import { INFORMATION } from "./functions/information";
import { LOGIC } from "./functions/logic";
import { LOOKUP } from "./functions/lookup";
import { NUMBERS } from "./functions/numbers";
import { TEXTS } from "./functions/texts";
import { TOTALS } from "./functions/totals";
import { OPERATORS, percent, signed } from "./operators";
import { parse, type Tree } from "./parse";
import { faultIn } from "./tokens";
import { lifted1, lifted2 } from "./values";

/** The functions of every spreadsheet that are known here. */
const EXCEL: Functions = { ...LOGIC, ...NUMBERS, ...TEXTS, ...TOTALS, ...LOOKUP, ...INFORMATION };

/** What formulas are alike in that differ in references, numbers and names alone. */
export interface Shape {
  /** What stands before, between and behind the holes. */
  readonly between: readonly string[];
  /** What works it out once its holes are filled. */
  readonly formula: Formula;
}

/** A formula's shape, and where its holes begin and end in its text. */
interface ReadFormula extends Pick<Template, "places"> {
  readonly shape: Shape;
}

/** Reads formulas, those of one shape once. */
export interface Formulas {
  /** @throws FormulaError where a text is no formula, or a call is not of a function that is known. */
  readonly read: (text: string) => ReadFormula;
  /** How many were parsed. */
  readonly parsed: () => number;
}

/** What reads formulas with functions of every spreadsheet, and with those that are handed in. */
export function formulas(more: Functions = {}): Formulas {
  const functions = new Map(Object.entries({ ...EXCEL, ...more }));
  const known = new Map<string, Shape>();
  return {
    read: (text) => {
      const parts = toTemplate(text);
      let shape = known.get(parts.shape);
      if (!shape) {
        shape = { between: parts.shape.split(MARK), formula: bound(parse(parts), parts, functions) };
        known.set(parts.shape, shape);
      }
      return { shape, places: parts.places };
    },
    parsed: () => known.size,
  };
}

/** A tree as what works it out. */
function bound(tree: Tree, text: Template, functions: ReadonlyMap<string, Functions[string]>): Formula {
  const within = (part: Tree) => bound(part, text, functions);
  switch (tree.kind) {
    case "constant":
      return () => tree.value;
    case "hole":
      return (holes) => holes.inHole(tree.index);
    case "prefix": {
      const of = within(tree.of);
      return (holes) => lifted1((cell) => signed(tree.sign, cell), of(holes));
    }
    case "percent": {
      const of = within(tree.of);
      return (holes) => lifted1(percent, of(holes));
    }
    case "binary": {
      const [left, right, method] = [within(tree.left), within(tree.right), OPERATORS[tree.sign]];
      return (holes) => lifted2(method, left(holes), right(holes));
    }
    case "call": {
      const called = functions.get(tree.name);
      if (!called) throw faultIn(text, tree.at, `There is no function ${tree.name}`);
      const { length } = tree.given;
      if (length < called.least || length > called.most)
        throw faultIn(text, tree.at, `${tree.name} does not take ${length} arguments`);
      return called.bind(tree.given.map(within));
    }
  }
}
