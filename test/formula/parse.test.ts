import fc from "fast-check";
import { FormulaError } from "../../src/formula/formula-error";
import { formulas } from "../../src/formula/formulas";
import { toTemplate } from "../../src/formula/template";
import { parse, type Tree } from "../../src/formula/parse";
import type { Operator } from "../../src/formula/tokens";
import { resultOf } from "../support/worked-out";
import { runs, SEED } from "../support/runs";

const NUM_RUNS = runs({ ci: 300, soak: 20_000 });

/** Operators by how much they bind. */
const BINDS: Readonly<Record<Operator, number>> = {
  "=": 0,
  "<>": 0,
  "<": 0,
  ">": 0,
  "<=": 0,
  ">=": 0,
  "&": 1,
  "+": 2,
  "-": 2,
  "*": 3,
  "/": 3,
  "^": 4,
};

/** A tree as a formula, with the parentheses that it needs, and spaces where they mean nothing. */
function written(tree: Tree, least = 0): string {
  switch (tree.kind) {
    case "constant":
      return typeof tree.value === "string"
        ? `"${tree.value.replace(/"/g, '""')}"`
        : tree.value === true
          ? "TRUE"
          : "FALSE";
    case "slot":
      return tree.text;
    case "prefix":
      return least > 5 ? `(${tree.sign}${written(tree.operand, 5)})` : `${tree.sign}${written(tree.operand, 5)}`;
    case "percent":
      return `${written(tree.operand, 6)}%`;
    case "range":
      return `${written(tree.from, 7)}:${written(tree.to, 7)}`;
    case "binary": {
      const binds = BINDS[tree.sign];
      const text = `${written(tree.left, binds)} ${tree.sign} ${written(tree.right, binds + 1)}`;
      return binds < least ? `(${text})` : text;
    }
    case "call":
      return `${tree.name}(${tree.args.map((each) => written(each)).join(", ")})`;
  }
}

/** A tree without the places of its parts, which depend on parentheses and spaces. */
function bare(tree: Tree): unknown {
  return JSON.parse(
    JSON.stringify(tree, (key, value: unknown) => (key === "index" || key === "place" ? undefined : value))
  );
}

const trees = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    fc
      .constantFrom("1", "2.5", "A1", "$B$2:C9", "'It''s 1'!A1", "Table1_Points", "1E+5")
      .map((text): Tree => ({ kind: "slot", index: 0, text })),
    fc.oneof(fc.boolean(), fc.string()).map((value): Tree => ({ kind: "constant", value })),
    tie("tree").map((operand): Tree => ({ kind: "percent", operand })),
    fc
      .tuple(fc.constantFrom("-", "+"), tie("tree"))
      .map(([sign, operand]): Tree => ({ kind: "prefix", sign, operand })),
    fc
      .tuple(fc.constantFrom(...(Object.keys(BINDS) as Operator[])), tie("tree"), tie("tree"))
      .map(([sign, left, right]): Tree => ({ kind: "binary", sign, left, right })),
    fc
      .tuple(fc.constantFrom("IF", "LOG10", "BRIDGE.IMP"), fc.array(tie("tree"), { maxLength: 3 }))
      .map(([name, given]): Tree => ({ kind: "call", name, args: given, place: 0 }))
  ),
}));

test("a tree that is written and parsed is the same tree", () => {
  fc.assert(
    fc.property(trees.tree, (tree) => {
      expect(bare(parse(toTemplate(written(tree))))).toEqual(bare(tree));
    }),
    { numRuns: NUM_RUNS, seed: SEED }
  );
});

/** Arithmetic as JavaScript has it, with full parentheses: no precedence, no parser. */
interface Sum {
  readonly text: string;
  readonly value: number;
}

const sums = fc.letrec<{ sum: Sum }>((tie) => ({
  sum: fc.oneof(
    { maxDepth: 6 },
    fc.integer({ min: 0, max: 99 }).map((value): Sum => ({ text: String(value), value })),
    tie("sum").map(({ text, value }): Sum => ({ text: `-(${text})`, value: -value })),
    fc.tuple(fc.constantFrom("+", "-", "*"), tie("sum"), tie("sum")).map(([sign, a, b]): Sum => ({
      text: `(${a.text})${sign}(${b.text})`,
      value: sign === "+" ? a.value + b.value : sign === "-" ? a.value - b.value : a.value * b.value,
    }))
  ),
}));

test("arithmetic is as JavaScript has it", () => {
  fc.assert(
    fc.property(sums.sum, ({ text, value }) => {
      const found = Number(resultOf(text));
      expect(Math.abs(found - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-12);
    }),
    { numRuns: NUM_RUNS, seed: SEED }
  );
});

test.each([
  ["1+", "It ends before a value", 3],
  ["1+*2", "* is not a value", 3],
  ["(1+2", "It ends before a closing parenthesis", 5],
  ["IF(1,2", "It ends before a comma or a closing parenthesis", 7],
  ["1 2", "2 is not an operator", 3],
  ["1)", ") is not an operator", 2],
  ["", "It ends before a value", 1],
  ["1+{2}", "What stands there is no part of a formula", 3],
  ['"a', "What stands there is no part of a formula", 1],
  ["A1:B2+#NONE!", "#NONE! is not an error", 7],
  ["12+NOPE(1)", "There is no function NOPE", 4],
  ["ABS(1,2)", "ABS does not take 2 arguments", 1],
  ["SUM()", "SUM does not take 0 arguments", 1],
])("%s is refused", (text, fault, place) => {
  const refused = () => formulas().read(text);
  expect(refused).toThrow(FormulaError);
  expect(refused).toThrow(expect.objectContaining({ fault, formula: text, place }));
});

test("what is no number, reference or name is refused where it stands", () => {
  const refused = () => resultOf('"A1:"&A1:', {});
  expect(refused).toThrow(expect.objectContaining({ fault: "A1: is no number, reference or name", place: 7 }));
});
