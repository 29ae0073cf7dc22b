import type { Formula, Functions } from "./declare";
import { type Holed, holed, MARK, placesLike } from "./holes";
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

/** A formula that can be worked out once its holes are filled. */
export interface ReadFormula extends Holed {
  /** What stands before, between and behind the holes. */
  readonly between: readonly string[];
  readonly formula: Formula;
}

/** Reads formulas, those that differ in references, numbers and names alone once. */
export interface Formulas {
  /**
   * @param like is one that it may be like, as that of the row above: it is then read faster.
   * @throws FormulaError where a text is no formula, or a call is not of a function that is known.
   */
  readonly read: (text: string, like?: ReadFormula) => ReadFormula;
  /** How many were parsed. */
  readonly parsed: () => number;
}

/** What reads formulas with functions of every spreadsheet, and with those that are handed in. */
export function formulas(more: Functions = {}): Formulas {
  const functions = new Map(Object.entries({ ...EXCEL, ...more }));
  const known = new Map<string, Formula>();
  return {
    read: (text, like) => {
      const places = like && placesLike(text, like.between);
      if (places) return { text, shape: like.shape, places, between: like.between, formula: like.formula };
      const parts = holed(text);
      const formula = known.get(parts.shape) ?? bound(parse(parts), parts, functions);
      known.set(parts.shape, formula);
      return { ...parts, between: parts.shape.split(MARK), formula };
    },
    parsed: () => known.size,
  };
}

/** A tree as what works it out. */
function bound(tree: Tree, text: Holed, functions: ReadonlyMap<string, Functions[string]>): Formula {
  const within = (part: Tree) => bound(part, text, functions);
  switch (tree.kind) {
    case "constant":
      return () => tree.value;
    case "hole":
      return (holes) => holes[tree.index]?.value ?? null;
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
