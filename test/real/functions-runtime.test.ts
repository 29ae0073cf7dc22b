import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { playExcel } from "../office/excel";
import type { FunctionResult } from "../office/host/functions";
import type { PlayedExcel } from "../office/host/install";
import { describeWithExcel } from "../support/browser";
import { built, DIST } from "../support/built";
import { column } from "../support/custom-functions";

/** An argument as Excel sends it: a range or a single cell as a matrix, null for what is left out. */
type Argument = unknown[][] | null;

/** A single cell, which reaches a parameter that takes ranges as a matrix of one. */
const cell = (value: unknown): Argument => [[value]];

/** An error in a cell, as the protocol has it. */
const ERROR = { type: "CustomFunctionError", code: "#N/A" };

type Case = readonly [why: string, args: readonly Argument[], expected: unknown];

const refused = (text: string): unknown => expect.stringContaining(`#VALUE! ${text}`);

/** Victory points, which are to be had by two names. */
const POINTS: readonly Case[] = [
  ["a number of boards", [cell(20), cell(24)], [[14.26]]],
  ["a name", [column(3, "", null, -3), cell("HOME-4")], column(10, "", "", 4)],
  [
    "a range of the club's own",
    [
      cell(5),
      [
        [0, 10],
        ["", null],
        [6, 13],
      ],
    ],
    [[10]],
  ],
  ["no scale", [cell(3), null], refused('There is no victory-point scale ""')],
];

/** Every function: what it is called with, and what a cell, or the cells that it spills into, must show. */
const CASES: Readonly<Record<string, readonly Case[]>> = {
  BAM: [
    ["a range", [[[30, 0, -110, "", null]]], [[1, 0.5, 0, "", ""]]],
    ["a single cell", [cell(30)], [[1]]],
    ["a text", [cell("won")], refused('The net score "won" is not a number')],
  ],
  BUTLER: [
    ["trim and rounding left out", [column(450, 420, -800, -50, 420, 420)], column(4, 3, -15, -8, 3, 3)],
    ["a trim", [column(420, 230, 200, 420, 400), cell(0)], column(3, -3, -4, 3, 2)],
    ["only the last argument", [column(400, 400, 400, -800), null, cell(true)], column(7, 7, 7, -14)],
    ["a blank cell for the trim", [column(410, 440), cell(""), cell(false)], column(-1, 0)],
    ["blanks", [column(null, 420, "")], column("", "", "")],
    [
      "boards behind arguments left out",
      [column(450, 600, 420, 600, -800, -50, 420, 420), null, null, column(1, 2, 1, "2", 1, 1, 1, 1)],
      column(4, 0, 3, 0, -15, -8, 3, 3),
    ],
    ["an error among scores", [column(600, ERROR, 630)], column(-1, refused('The score "#N/A" is unknown'), 0)],
  ],
  CHECKSCORE: [
    ["a score that is right", [cell(420), cell("4H"), cell("N"), cell("None")], [[""]]],
    ["a slip", [cell(450), cell("4H"), cell("N"), cell(1), null], [["4H by N = gives 420; 450 is the score for +1"]]],
    ["0 for a blank result", [cell(450), cell("4H+1"), cell("N"), cell(1), cell(0)], [[""]]],
    ["blanks as null", [cell(null), cell(null), cell(null), cell(null), cell(null)], [[""]]],
    [
      "arguments left out between others",
      [column(420, 90), null, null, column(2, 2)],
      column("No contract gives 420 points with N-S vulnerable", ""),
    ],
  ],
  CONTRACTS: [
    ["all contracts of a score", [cell(90)], column("1NT by N-S =", "2C/2D by N-S =", "1C/1D by N-S +1")],
    ["a vulnerability", [cell(620), cell("N-S")], column("4H/4S by N-S =", "5C/5D by N-S +1")],
    ["#N/A", [cell(425)], expect.stringContaining("#N/A No contract gives 425 points")],
    [
      "#N/A in its place",
      [column(0, 425, "")],
      column("Passed out", expect.stringContaining("#N/A No contract gives 425 points"), ""),
    ],
  ],
  CROSSIMPS: [
    ["the sum", [column(140, 420, -50, 170, 140)], column(-3, 30, -26, 2, -3)],
    ["the average", [column(-110, 50, 170, 120), cell(true)], column(-5.67, -0.33, 4, 2)],
    [
      "boards side by side",
      [
        [
          [600, "-100"],
          [630, ""],
          [600, 100],
        ],
        null,
      ],
      [
        [-1, -5],
        [2, ""],
        [-1, 5],
      ],
    ],
    ["travellers in one list", [column(600, 420, 630, 450), cell(true), column(1, 2, 1, 2)], column(-1, -1, 1, 1)],
  ],
  DEALER: [
    ["a range", [[[1, 2, 3, 4, 5]]], [["N", "E", "S", "W", "N"]]],
    ["a blank", [cell(null)], [[""]]],
    ["0", [cell(0)], refused("0 is not a board")],
  ],
  IMP: [
    ["a single cell", [cell(470)], [[10]]],
    ["a column with blanks of both kinds", [column(410, "", -50, null, 0)], column(9, "", -2, "", 0)],
    ["an error", [cell(ERROR)], refused('The difference "#N/A" is not a number')],
    ["an error in a range", [[[470, ERROR]]], [[10, refused('The difference "#N/A" is not a number')]]],
    ["a yes", [cell(true)], refused("The difference true is not a number")],
  ],
  IMPTABLE: [
    [
      "no argument",
      [],
      expect.arrayContaining([
        [0, 10, 0],
        [430, 490, 10],
        [4000, "", 24],
      ]),
    ],
  ],
  MATCHPOINTS: [
    ["matchpoints", [column(620, 620, 170, 620, 650, 620)], column(5, 5, 0, 5, 10, 5)],
    ["percentages", [column(90, 0, -50, -50), cell(true)], column(100, 66.67, 16.67, 16.67)],
    [
      "travellers in one list, with its headings",
      [column("Points", 420, 90, 450, null, 90), null, column("Board", 1, 2, 1, null, "")],
      column(refused('"Board" is not a board'), 0, "", 2, "", refused("The score 90 has no board")),
    ],
    [
      "boards of another size",
      [column(420, 450), null, column(1)],
      refused("scores, boards must be ranges of the same size, but they are 2 × 1, 1 × 1"),
    ],
    ["a range for a single value", [column(420, 450), column(true, false)], refused("percent is a range")],
  ],
  NETSCORE: [
    ["blanks as texts", [cell(420), cell(""), cell(""), cell(50)], [[470]]],
    ["blanks as null", [cell(null), cell(50), cell(400), cell(null)], [[-450]]],
    ["blanks as 0", [cell(420), cell(0), cell(0), cell(50)], [[470]]],
    ["left out", [cell(420), null, null, cell(50)], [[470]]],
    [
      "ranges of two sizes",
      [column(1, 2), column(1, 2), column(1, 2), column(1, 2, 3)],
      refused("t1plus, t1minus, t2plus, t2minus must be ranges of the same size"),
    ],
  ],
  PLACE: [
    ["a column", [column(20, 30, 20, "", 10)], column("2=", "1", "2=", "", "4")],
    ["tie-breaks", [column(20, 30, 20), column(5, 0, 7)], column("3", "1", "2")],
  ],
  SCALES: [["no argument", [], expect.arrayContaining([["HOME-n", expect.stringContaining("3 to 128")]])]],
  SCORE: [
    ["the result left out", [cell("3NT"), cell("N"), cell("None")], [[400]]],
    ["a blank cell for the result, in both forms", [cell("4H"), cell("N"), cell(1), column("", null)], column("", "")],
    ["a result", [cell("4H"), cell("N"), cell("None"), cell(1)], [[450]]],
    [
      "a single cell with every row",
      [column("4H", "3NT-1", "Pass", "", "2SX"), cell("N"), cell("Both")],
      column(620, -100, 0, "", 670),
    ],
    ["0 for a blank seat", [cell("4H"), cell(0), cell(1)], [[""]]],
    ["what is no contract", [cell("8H"), cell("N"), cell("None")], refused('The contract "8H" is unknown')],
  ],
  VP: POINTS,
  VPS: POINTS,
  VPTABLE: [
    [
      "a scale",
      [cell("HOME-4")],
      [
        [0, 0, 7, 7],
        [1, 1, 8, 6],
        [2, 2, 9, 5],
        [3, 3, 10, 4],
        [4, 5, 11, 3],
        [6, 7, 12, 2],
        [8, 10, 13, 1],
        [11, "", 14, 0],
      ],
    ],
    ["no boards", [cell(0)], refused("The WBF scale does not exist for 0 boards")],
  ],
  VULNERABILITY: [["a column", [column(1, 2, 3, 4, "5")], column("None", "N-S", "E-W", "Both", "N-S")]],
};

interface FunctionMetadata {
  readonly id: string;
  readonly parameters: readonly unknown[];
}

function metadata(): readonly FunctionMetadata[] {
  built("functions");
  const { functions } = JSON.parse(readFileSync(path.join(DIST, "functions.json"), "utf8")) as {
    readonly functions: readonly FunctionMetadata[];
  };
  return functions;
}

/** The protocol's numbers of errors that functions throw. */
const ERRORS: Readonly<Record<number, string>> = { 1: "#N/A", 7: "#VALUE!" };

/** An error in a cell as the runtime sends it back. */
interface SentError {
  readonly type: "Error";
  readonly basicValue: string;
  readonly message: string;
}

function shown(result: FunctionResult): unknown {
  if ("error" in result) return `${ERRORS[result.error]} ${result.message}`;
  return (result.value as unknown[][]).map((row) => row.map(shownCell));
}

function shownCell(value: unknown): unknown {
  const isError = typeof value === "object" && value !== null && "basicValue" in value;
  return isError ? `${(value as SentError).basicValue} ${(value as SentError).message}` : value;
}

describeWithExcel("BRIDGE's functions in Microsoft's own runtime", (site) => {
  let page: Page;
  const said: string[] = [];
  let results: ReadonlyMap<Case, unknown>;

  const call = (calls: readonly (readonly [id: string, values: readonly unknown[]])[]): Promise<FunctionResult[]> =>
    page.evaluate((all) => (window as unknown as { played: PlayedExcel }).played.functions.call(all), calls);

  beforeAll(async () => {
    page = await site().browser.newPage();
    page.on("console", (message) => void said.push(message.text()));
    page.on("pageerror", (error) => void said.push(String(error)));
    await page.goto(await playExcel(page, new URL("functions.html", site().address).href));
    await page.waitForFunction(() => (window as unknown as { played: PlayedExcel }).played.functions.isReady);
    const parameters = new Map(metadata().map(({ id, parameters }) => [id, parameters.length]));
    const calls = Object.entries(CASES).flatMap(([id, cases]) => cases.map((tried) => ({ id, tried })));
    // What is left out at the end comes as null as well.
    const padded = (id: string, args: readonly Argument[]) =>
      Array.from({ length: parameters.get(id)! }, (_, i) => args[i] ?? null);
    const answers = await call(calls.map(({ id, tried: [, args] }) => [id, padded(id, args)]));
    results = new Map(calls.map(({ tried }, i) => [tried, shown(answers[i]!)]));
  });

  test("each of them is called", () => {
    expect(
      metadata()
        .map(({ id }) => id)
        .sort()
    ).toEqual(Object.keys(CASES));
  });

  describe.each(Object.entries(CASES))("%s", (_, cases) => {
    test.each(cases.map((tried) => [tried[0], tried] as const))("%s", (__, tried) => {
      const [, , expected] = tried;
      expect(results.get(tried)).toEqual(expected);
    });
  });

  test("an invocation object comes last, and errors as the runtime's own", async () => {
    await page.evaluate(() => {
      CustomFunctions.associate("HANDED", (...args: unknown[]) => [
        args.map((arg) => {
          if (Array.isArray(arg))
            return (arg as unknown[][])[0]![0] instanceof CustomFunctions.Error ? "an error" : "a range";
          return arg === null ? "null" : ((arg as CustomFunctions.Invocation).functionName ?? "?");
        }),
      ]);
    });
    expect(await call([["HANDED", [cell(1), cell(ERROR), null]]])).toEqual([
      { value: [["a range", "an error", "null", "HANDED"]] },
    ]);
  });

  test("a function that there is not is said to be missing", async () => {
    expect(await call([["IMPS", [cell(1)]]])).toEqual([{ error: expect.any(Number) as number, message: "" }]);
  });

  test("the console has stayed empty, and Excel was asked nothing that it does not know", async () => {
    const { faults } = await page.evaluate(() => (window as unknown as { played: PlayedExcel }).played);
    expect([said, faults]).toEqual([[], []]);
  });
});
