import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as fc from "fast-check";
import "../support/custom-functions";
import { dealer, vulnerability } from "../../src/functions/boards";
import { butler } from "../../src/functions/butler";
import { checkScoreOfContract } from "../../src/functions/check-score";
import { contracts } from "../../src/functions/contracts";
import { crossImpsOfScores } from "../../src/functions/cross-imps";
import { imp, impTableRows } from "../../src/functions/imp";
import { matchpointsOfScores } from "../../src/functions/matchpoints";
import { bam, netScoreOfColumns } from "../../src/functions/net-score";
import { place } from "../../src/functions/place";
import { score } from "../../src/functions/score";
import { vp } from "../../src/functions/short-names";
import { scales, vps, vpTable } from "../../src/functions/vp";

type CustomFunction = (...args: never[]) => unknown[][];

/** Every function, with arguments that it takes. */
const FUNCTIONS: readonly (readonly [name: string, called: CustomFunction, args: readonly unknown[]])[] = [
  ["BAM", bam, [[[30], [0]]]],
  ["BUTLER", butler, [[[420], [450], ["A+"], [-50]], [[1]], [[false]], [[1], [1], [2], [2]]]],
  [
    "CHECKSCORE",
    checkScoreOfContract,
    [
      [[420], [90]],
      [["4H"], ["1NT"]],
      [["N"], ["S"]],
      [[1], [1]],
      [["="], [0]],
    ],
  ],
  [
    "CONTRACTS",
    contracts,
    [
      [[420], [90]],
      [["None"], [1]],
    ],
  ],
  [
    "CROSSIMPS",
    crossImpsOfScores,
    [[[420], [450], ["A+"], [-50]], [[true]], [[1], [1], [2], [2]], [["B"], [""], ["B"], [null]]],
  ],
  ["DEALER", dealer, [[[1], [2]]]],
  ["IMP", imp, [[[470], [-50]]]],
  ["IMPTABLE", impTableRows, []],
  [
    "MATCHPOINTS",
    matchpointsOfScores,
    [[[420], [450], ["45%"], [-50]], [[true]], [[1], [1], [2], [2]], [["B"], [""], ["B"], [null]]],
  ],
  [
    "NETSCORE",
    netScoreOfColumns,
    [
      [[420], [""]],
      [[""], [50]],
      [[""], [""]],
      [[50], [100]],
    ],
  ],
  ["PLACE", place, [[[20], [30], [20]], [[5], [0], [7]], [[true]]]],
  ["SCALES", scales, []],
  [
    "SCORE",
    score,
    [
      [["4H"], ["3NT"]],
      [["N"], ["E"]],
      [[1], ["Both"]],
      [["="], [-1]],
    ],
  ],
  ["VP", vp, [[[3], [-3]], [["HOME-4"]]]],
  ["VPS", vps, [[[3], [-3]], [["HOME-4"]]]],
  ["VPTABLE", vpTable, [[[0, 15, 15], [4, 18, 12]]]], // prettier-ignore
  ["VULNERABILITY", vulnerability, [[[1], [2]]]],
];

/** A parameter of a function, by its index. */
const PARAMETERS = FUNCTIONS.flatMap(([name, called, args]) => args.map((_, index) => ({ name, called, args, index })));

const INVOCATION = { address: "Sheet1!A1", functionName: "ANY" };

/** What Excel hands over for a wrong or missing argument, and what it never should. */
const ODD: readonly (readonly [string, unknown])[] = [
  ["an argument left out", null],
  ["nothing", undefined],
  ["a number for a range", 420],
  ["a text for a range", "4H"],
  ["a boolean for a range", true],
  ["a list for a range", [1, "2", null]],
  ["ragged rows", [[1], [2, 3], []]],
  ["no rows", []],
  ["an empty row", [[]]],
  ["a hole", [[1], , [2]]], // eslint-disable-line no-sparse-arrays
  ["the largest numbers", [[1e308], [-1e308], [1e308]]],
  ["a large number", [[1e308]]],
  ["what is no number", [[NaN], [Infinity]]],
  ["digits without end", [["9".repeat(400)]]],
  ["booleans", [[true], [false]]],
  ["objects", [[{}], [Object.create(null)]]],
  ["an object", { toString: null }],
  ["a function", () => 1],
  ["an error", [[new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable)]]],
  ["a matrix within", [[[[1]]]]],
];

/** Calls a function; an error of Excel's is a result like a matrix, any other escapes. */
function outcome(called: CustomFunction, args: readonly unknown[]): unknown {
  try {
    return (called as (...args: unknown[]) => unknown)(...args, INVOCATION);
  } catch (error) {
    if (error instanceof CustomFunctions.Error) return error;
    throw error;
  }
}

/** Why a result is none that Excel can show; "" where it is one. */
function fault(result: unknown): string {
  if (result instanceof CustomFunctions.Error) return sentenceFault(result);
  if (!Array.isArray(result) || result.length === 0) return "no matrix";
  const rows = result as unknown[];
  const [first] = rows;
  if (!Array.isArray(first) || first.length === 0) return "an empty matrix";
  for (const row of rows) {
    if (!Array.isArray(row) || row.length !== first.length) return "ragged rows";
    for (const cell of row) {
      if (cell instanceof CustomFunctions.Error) {
        const found = sentenceFault(cell);
        if (found) return found;
      } else if (typeof cell === "number" ? !Number.isFinite(cell) : typeof cell !== "string")
        return `a cell that holds ${typeof cell === "number" ? cell : typeof cell}`;
    }
  }
  return "";
}

function sentenceFault({ message }: CustomFunctions.Error): string {
  return /^\S[^]* [^]*\.$/.test(message ?? "") ? "" : `an error without a sentence: ${message}`;
}

test("every function is here, with all of its parameters", () => {
  const folder = path.join(__dirname, "../../src/functions");
  const sources = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), "utf8"));
  const declared = sources.flatMap((text) => [...text.matchAll(/@customfunction (\w+)/g)].map(([, name]) => name));
  expect(FUNCTIONS.map(([name]) => name)).toEqual(declared.sort());
  for (const [, called, args] of FUNCTIONS) expect(args).toHaveLength(called.length);
});

test.each(FUNCTIONS)("BRIDGE.%s takes its arguments", (_, called, args) => {
  expect(fault(outcome(called, args))).toBe("");
  expect(outcome(called, args)).not.toBeInstanceOf(CustomFunctions.Error);
});

describe.each(PARAMETERS)("BRIDGE.$name, parameter $index", ({ called, args, index }) => {
  it.each(ODD)("gives a value or an error with a sentence for %s", (_, odd) => {
    const given = args.map((argument, i) => (i === index ? odd : argument));
    expect(fault(outcome(called, given))).toBe("");
    const single = args.map((argument, i) => (i === index ? odd : [[(argument as unknown[][])[0]![0]]]));
    expect(fault(outcome(called, single))).toBe("");
  });
});

test("any arguments at all give a value or an error with a sentence", () => {
  const cell = fc.oneof(
    fc.constantFrom<unknown>("", null, "4H", "N", "None", "A+", "45%", "+3 IMPs", "WBF-24", "–50", true, 0, 1, 2, 420),
    fc.double(),
    fc.string(),
    fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true })
  );
  const matrix = fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 }))
    .chain(([width, height]) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: height, maxLength: height })
    );
  const argument = fc.oneof({ weight: 4, arbitrary: matrix }, fc.array(fc.array(cell)), fc.array(cell), cell);
  fc.assert(
    fc.property(fc.constantFrom(...FUNCTIONS), fc.array(argument, { maxLength: 5 }), ([, called, args], odd) => {
      const given = args.map((usual, i) => (i in odd ? odd[i] : usual));
      expect(fault(outcome(called, given))).toBe("");
    }),
    { numRuns: 3000 }
  );
});
