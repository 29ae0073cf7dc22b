// What is tried of each BRIDGE function in docs/examples/checked-in-excel.xlsx, with what it must give: from the
// published scales and the Laws, not calculated.
import type { CellValue } from "../src/workbook/model";

/** A cell that a call reads: what is typed into it, or a formula. */
export type Input = CellValue | { readonly formula: string };

/** One call of a function. */
export interface FunctionCheck {
  readonly name: string;
  /** How it is called, in words. */
  readonly way: string;
  /** The cells that it reads: a row a line, called a1, b1, a2 … in the formula. */
  readonly inputs: readonly (readonly Input[])[];
  readonly formula: string;
  /** What it gives, of the size that it spills to; errors by their codes. */
  readonly expected: readonly (readonly (string | number)[])[];
}

type Ways = readonly (readonly [way: string, inputs: FunctionCheck["inputs"], formula: string, expected: Expected])[];

/** One value, a list for a column, or rows. */
type Expected = string | number | readonly (string | number)[] | readonly (readonly (string | number)[])[];

const NOT_AVAILABLE: Input = { formula: "NA()" };
const OWN_SCALE: FunctionCheck["inputs"] = [
  [5, 0, 15, 15],
  [-12, 4, 18, 12],
  [null, 10, 25, 5],
];
const BUTLER_SCORES = [[450], [420], [-800], [-50], [420], [420]];
const THREE_SCORES = [[420], [450], [-50]];
/** Two boards in one list, their lines mixed. */
const TWO_BOARDS = [
  [1, 420],
  [2, 600],
  [1, 450],
  ["2", 630],
  [1, -50],
];

const CHECKS: Readonly<Record<string, Ways>> = {
  IMP: [
    ["a number", [], "BRIDGE.IMP(-450)", -10],
    ["a cell", [[470]], "BRIDGE.IMP(a1)", 10],
    ["a column, which spills down", [[420], [-50], [0]], "BRIDGE.IMP(a1:a3)", [9, -2, 0]],
    ["a row, which spills across", [[20, 50, 90]], "BRIDGE.IMP(a1:c1)", [[1, 2, 3]]],
    ["a blank cell", [[null]], "BRIDGE.IMP(a1)", ""],
    ["a blank among others", [[620], [null], [-620]], "BRIDGE.IMP(a1:a3)", [12, "", -12]],
    ["a number that is text, with a dash for the minus", [["–50"]], "BRIDGE.IMP(a1)", -2],
    ["a word", [["abc"]], "BRIDGE.IMP(a1)", "#VALUE!"],
    ["a text that may have thousands", [["1.100"]], "BRIDGE.IMP(a1)", "#VALUE!"],
    ["a word among others", [[420], ["abc"], [-50]], "BRIDGE.IMP(a1:a3)", [9, "#VALUE!", -2]],
    ["an error among others", [[420], [NOT_AVAILABLE], [-50]], "BRIDGE.IMP(a1:a3)", [9, "#VALUE!", -2]],
    ["within another function", [[420], [-50], [0]], "SUM(BRIDGE.IMP(a1:a3))", 7],
  ],
  VPS: [
    ["boards for the scale", [[20]], "BRIDGE.VPS(a1,24)", 14.26],
    ["a loss", [[-20]], "BRIDGE.VPS(a1,24)", 5.74],
    ["a column, which spills down", [[20], [-20], [null]], "BRIDGE.VPS(a1:a3,24)", [14.26, 5.74, ""]],
    ["the name of a scale in a cell", [[3, "HOME-4"]], "BRIDGE.VPS(a1,b1)", 10],
    ["the name of another scale", [[9]], 'BRIDGE.VPS(a1,"ACBL20-6")', 14],
    [
      "a column of boards and names",
      [
        [20, 24],
        [3, "HOME-4"],
      ],
      "BRIDGE.VPS(a1:a2,b1:b2)",
      [14.26, 10],
    ],
    ["a range with a table of one's own", OWN_SCALE, "BRIDGE.VPS(a1:a2,b1:d3)", [18, 5]],
    ["a scale that there is not", [[3]], 'BRIDGE.VPS(a1,"HOME")', "#VALUE!"],
    ["half an IMP", [[2.5]], "BRIDGE.VPS(a1,24)", "#VALUE!"],
  ],
  VP: [["the name that VPS had first", [[20]], "BRIDGE.VP(a1,24)", 14.26]],
  VPTABLE: [
    [
      "the name of a scale, which spills both ways",
      [],
      'BRIDGE.VPTABLE("HOME-4")',
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
    ["a blank cell", [[null]], "BRIDGE.VPTABLE(a1)", "#VALUE!"],
  ],
  SCALES: [
    ["its rows", [], "ROWS(BRIDGE.SCALES())", 6],
    ["its first name", [], "INDEX(BRIDGE.SCALES(),1,1)", "WBF-n"],
  ],
  IMPTABLE: [
    ["its rows", [], "ROWS(BRIDGE.IMPTABLE())", 25],
    ["the least difference of 24 IMPs", [], "INDEX(BRIDGE.IMPTABLE(),25,1)", 4000],
  ],
  NETSCORE: [
    ["cells, two of them blank", [[420, null, null, 50]], "BRIDGE.NETSCORE(a1,b1,c1,d1)", 470],
    ["arguments left out", [], "BRIDGE.NETSCORE(420,,,50)", 470],
    ["four blank cells", [[null, null, null, null]], "BRIDGE.NETSCORE(a1,b1,c1,d1)", ""],
    ["passed out at both tables", [[0, 0, 0, 0]], "BRIDGE.NETSCORE(a1,b1,c1,d1)", 0],
    [
      "columns, which spill down",
      [
        [null, 50, 400, null],
        [150, null, 120, null],
      ],
      "BRIDGE.NETSCORE(a1:a2,b1:b2,c1:c2,d1:d2)",
      [-450, 30],
    ],
  ],
  SCORE: [
    ["cells", [["4HX", "S", 2, "+1"]], "BRIDGE.SCORE(a1,b1,c1,d1)", 990],
    ["the result left out", [["4H", "N", 1]], "BRIDGE.SCORE(a1,b1,c1)", 420],
    ["a blank cell for the result", [["4H", "N", 1, null]], "BRIDGE.SCORE(a1,b1,c1,d1)", ""],
    ["the declarer behind the contract", [["4H by N", null, 1, "+1"]], "BRIDGE.SCORE(a1,b1,c1,d1)", 450],
    ["the result behind the contract", [["3NT-2", "W", "E-W"]], "BRIDGE.SCORE(a1,b1,c1)", 200],
    [
      "columns, which spill down",
      [
        ["3NT", "N", 1, "="],
        ["Pass", null, 2, null],
        ["4S", "E", 4, "-1"],
        [null, null, 5, null],
      ],
      "BRIDGE.SCORE(a1:a4,b1:b4,c1:c4,d1:d4)",
      [400, 0, 100, ""],
    ],
    ["a contract that there is not", [["8H", "N", 1]], "BRIDGE.SCORE(a1,b1,c1)", "#VALUE!"],
  ],
  DEALER: [
    ["a cell", [[7]], "BRIDGE.DEALER(a1)", "S"],
    ["a column, which spills down", [[1], [2], [3], [4]], "BRIDGE.DEALER(a1:a4)", ["N", "E", "S", "W"]],
    ["a blank cell", [[null]], "BRIDGE.DEALER(a1)", ""],
    ["a word", [["x"]], "BRIDGE.DEALER(a1)", "#VALUE!"],
  ],
  VULNERABILITY: [
    ["a cell", [[7]], "BRIDGE.VULNERABILITY(a1)", "Both"],
    ["a row, which spills across", [[1, 2, 3, 4]], "BRIDGE.VULNERABILITY(a1:d1)", [["None", "N-S", "E-W", "Both"]]],
  ],
  BAM: [["a column, which spills down", [[30], [0], [-10], [null]], "BRIDGE.BAM(a1:a4)", [1, 0.5, 0, ""]]],
  MATCHPOINTS: [
    ["the second argument left out", THREE_SCORES, "BRIDGE.MATCHPOINTS(a1:a3)", [2, 4, 0]],
    ["per cent", THREE_SCORES, "BRIDGE.MATCHPOINTS(a1:a3,TRUE)", [50, 100, 0]],
    ["a blank among others", [[420], [null], [-50]], "BRIDGE.MATCHPOINTS(a1:a3)", [2, "", 0]],
    ["boards in one list", TWO_BOARDS, "BRIDGE.MATCHPOINTS(b1:b5,,a1:a5)", [2, 0, 4, 2, 0]],
    [
      "a pass, a board not played, an adjusted score",
      [[420], ["Pass"], ["np"], ["60/40"]],
      "BRIDGE.MATCHPOINTS(a1:a4)",
      [3.5, 0.5, "", 2.4],
    ],
    ["boards of another size", TWO_BOARDS, "BRIDGE.MATCHPOINTS(b1:b5,,a1:a4)", "#VALUE!"],
  ],
  CROSSIMPS: [
    ["the second argument left out", THREE_SCORES, "BRIDGE.CROSSIMPS(a1:a3)", [9, 12, -21]],
    ["the average", THREE_SCORES, "BRIDGE.CROSSIMPS(a1:a3,TRUE)", [4.5, 6, -10.5]],
    ["boards in one list", TWO_BOARDS, "BRIDGE.CROSSIMPS(b1:b5,,a1:a5)", [9, -1, 12, 1, -21]],
  ],
  BUTLER: [
    ["two arguments left out", BUTLER_SCORES, "BRIDGE.BUTLER(a1:a6)", [4, 3, -15, -8, 3, 3]],
    ["the middle one left out", BUTLER_SCORES, "BRIDGE.BUTLER(a1:a6,,TRUE)", [4, 3, -15, -8, 3, 3]],
    ["boards in one list", TWO_BOARDS, "BRIDGE.BUTLER(b1:b5,,,a1:a5)", [4, -1, 5, 0, -8]],
  ],
  PLACE: [
    ["a column", [[20], [30], [20], [10]], "BRIDGE.PLACE(a1:a4)", ["2=", "1", "2=", "4"]],
    [
      "a column that breaks ties",
      [
        [20, 1],
        [30, 0],
        [20, 2],
        [10, 0],
      ],
      "BRIDGE.PLACE(a1:a4,b1:b4)",
      ["3", "1", "2", "4"],
    ],
    ["places as numbers", [[20], [30], [20], [10]], "BRIDGE.PLACE(a1:a4,,TRUE)", [2, 1, 2, 4]],
  ],
  CONTRACTS: [
    [
      "the vulnerability left out",
      [[980]],
      "BRIDGE.CONTRACTS(a1)",
      ["6H/6S by N-S =, not vulnerable", "1NTX by N-S +4, vulnerable", "2CX/2DX by N-S +4, vulnerable"],
    ],
    ["points that no contract gives", [[10]], "BRIDGE.CONTRACTS(a1)", "#N/A"],
  ],
  CHECKSCORE: [
    [
      "a wrong sign",
      [[-420, "4H", "N", 1, "="]],
      "BRIDGE.CHECKSCORE(a1,b1,c1,d1,e1)",
      "Wrong sign: 4H by N = gives 420",
    ],
    ["the result left out", [[420, "4H", "N", 1]], "BRIDGE.CHECKSCORE(a1,b1,c1,d1)", ""],
  ],
};

/** Every check, function by function. */
export const FUNCTION_CHECKS: readonly FunctionCheck[] = Object.entries(CHECKS).flatMap(([name, ways]) =>
  ways.map(([way, inputs, formula, expected]) => ({ name, way, inputs, formula, expected: rowsOf(expected) }))
);

function rowsOf(expected: Expected): (string | number)[][] {
  if (!Array.isArray(expected)) return [[expected as string | number]];
  return (expected as readonly unknown[]).map((row) => (Array.isArray(row) ? row : [row])) as (string | number)[][];
}
