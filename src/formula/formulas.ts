import type { Formula, Functions } from "./declare";
import { type Holed, holed, holesLike, MARK } from "./holes";
import { INFORMATION } from "./functions/information";
import { LOGIC } from "./functions/logic";
import { LOOKUP } from "./functions/lookup";
import { NUMBERS } from "./functions/numbers";
import { TEXTS } from "./functions/texts";
import { TOTALS } from "./functions/totals";
import { OPERATORS, percent, signed } from "./operators";
import { parse, type Tree } from "./parse";
import { faultIn } from "./tokens";
import { isWide, lifted, single } from "./values";

/** The functions of every spreadsheet that are known here. */
const EXCEL: Functions = { ...LOGIC, ...NUMBERS, ...TEXTS, ...TOTALS, ...LOOKUP, ...INFORMATION };

/** A formula that can be worked out once its holes are filled. */
export interface ReadFormula extends Holed {
  readonly formula: Formula;
  /** What stands before, between and behind the holes. */
  readonly between: readonly string[];
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
  const known = new Map<string, Omit<ReadFormula, "holes">>();
  return {
    read: (text, like) => {
      const alike = like && holesLike(text, like.between, like.holes);
      if (alike) return { shape: like.shape, between: like.between, formula: like.formula, holes: alike };
      const parts = holed(text);
      const { shape, holes } = parts;
      let found = known.get(shape);
      if (!found)
        known.set(
          shape,
          (found = { shape, between: shape.split(MARK), formula: bound(parse(parts), parts, functions) })
        );
      return { ...found, holes };
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
      return (holes) => holes[tree.index] ?? null;
    case "prefix": {
      const of = within(tree.of);
      return (holes) => lifted(([cell = null]) => signed(tree.sign, cell), [of(holes)]);
    }
    case "percent": {
      const of = within(tree.of);
      return (holes) => lifted(([cell = null]) => percent(cell), [of(holes)]);
    }
    case "binary": {
      const [left, right, method] = [within(tree.left), within(tree.right), OPERATORS[tree.sign]];
      return (holes) => {
        const [a, b] = [left(holes), right(holes)];
        if (!isWide(a) && !isWide(b)) return method(single(a), single(b));
        return lifted(([x = null, y = null]) => method(x, y), [a, b]);
      };
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
