import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { formulas } from "../../src/formula/formulas";
import { calculator } from "../../src/formula/calculator";
import { type Functions, arrayFunction } from "../../src/formula/declare";
import { isFailure, isGrid, mapGrids, type Value } from "../../src/formula/values";
import { functionFiles, functionReference, REFERENCE } from "../../scripts/function-reference";
import "../support/custom-functions";
import { functionsOf } from "../support/functions-in-formulas";
import { codeIn, DOCUMENTS } from "./markdown";

test("npm run docs changes nothing in docs/functions.md", async () => {
  expect(readFileSync(REFERENCE, "utf8")).toBe(await functionReference());
});

test("a function has its arguments, what it gives, and an example that is calculated", async () => {
  const text = await functionReference();
  const start = text.indexOf("## BRIDGE.VPS\n");
  const section = text.slice(start, text.indexOf("\n## ", start + 1));
  expect(section).toContain("    =BRIDGE.VPS(imps, scale)\n");
  expect(section).toContain("- `imps`: The margin in IMPs, negative for a loss");
  expect(section).toContain("- gives: Victory points.");
  expect(section).toContain("`=BRIDGE.VPS(20,24)` gives 14.26.");
});

test("it begins with a worked formula for each task", async () => {
  const text = await functionReference();
  const lines = text.slice(text.indexOf("## What to begin with"), text.indexOf("## All functions")).split("\n");
  const gives = lines
    .filter((line) => /`=.*BRIDGE\./.test(line) && line.startsWith("|"))
    .map((line) => line.split(" | ").pop());
  expect(gives).toEqual([
    "450, 50 |",
    "6, 4, 1, 1 |",
    "0, 0, 2, 2 |",
    "470 |",
    "14.26 |",
    "14.26, 5, 11.27 |",
    "2=, 1, 2=, 4 |",
  ]);
});

test("a comment that cannot be read is an error", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "overtrick-"));
  try {
    const file = path.join(folder, "moon.ts");
    const comment = "/**\n * Gives the moon.\n * @customfunction MOON\n */\n";
    writeFileSync(file, `${comment}export function moon(phase: Map<string, number>) {}\n`);
    await expect(functionReference([...functionFiles(), file])).rejects.toThrow(/"Map"/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** The formulas over cells that the documents give, once each: what has none has no empty sheet. */
const RECIPES = [
  ...new Set(
    DOCUMENTS.filter(({ file }) => file !== "CHANGELOG.md")
      .flatMap(({ text }) => codeIn(text))
      .map((code) => code.replace(/, /g, ","))
      .filter((code) => /^=\S*BRIDGE\.\S*\)$/.test(code) && /\b[A-Z]+\d+\b/.test(inCells(code.replace(/"[^"]*"/g, ""))))
  ),
];

/** A formula as it is known here: a table's columns are cells of row 2 and below, each row's formula is the first row's. */
function inCells(formula: string): string {
  return formula
    .replace("ROW()-ROW(Scores[#Headers])", "1")
    .replace(/\[@\w+\]/g, "Z2")
    .replace(/(?:Scores)?\[[A-Z]\w*\]/g, "Z2:Z9")
    .replace(/=(?:MAP|BYROW)\(([A-Z])(\d+):([A-Z])\d+,LAMBDA\((\w+),(.*)\)\)$/, (_, left, row, right, name, each) => {
      const [first, last] = [`${left}${row}`, `${right}${row}`];
      return `=${(each as string).replace(new RegExp(`\\b${name}\\b`, "g"), first === last ? first : `${first}:${last}`)}`;
    });
}

/** What a formula gives over a sheet without a single cell: every value that fills a cell. */
function overEmptySheet(formula: string, functions: Functions): unknown {
  const found: unknown[] = [];
  const reader = formulas({
    ...functions,
    // As Excel has it, over ranges.
    IF: arrayFunction(2, 3, (asked, then, otherwise) =>
      mapGrids(([is, yes = null, no = null]) => (isFailure(is) ? is : is ? yes : no), [asked, then, otherwise ?? false])
    ),
    SHOWN: arrayFunction(1, 1, (value) => {
      if (!isGrid(value)) return found.push(value);
      for (let row = 0; row < value.rows; row++)
        for (let column = 0; column < value.columns; column++) found.push(value.at(row, column));
      return found.length;
    }),
  });
  calculator({ sheets: [{ name: "Sheet1", cells: [] }] }, reader).evaluate(
    `SHOWN(${inCells(formula).replace(/^=/, "")})`,
    "Sheet1"
  );
  return [...new Set(found)];
}

/** The add-in's functions as some desktops call them: a blank cell arrives as 0. */
function withBlanksAsZeros(functions: Functions): Functions {
  const zeros = (value: Value): Value => (isGrid(value) ? mapGrids(([cell = null]) => cell ?? 0, [value]) : value);
  return Object.fromEntries(
    Object.entries(functions).map(([name, { min, max, bind }]) => [
      name,
      { min, max, bind: (given) => bind(given.map((argument) => (holes) => zeros(argument(holes)))) },
    ])
  );
}

test("the documents give recipes, those with tables and MAP among them", () => {
  expect(RECIPES.length).toBeGreaterThan(15);
  for (const part of ["[@Result]", "Scores[Points]", "BYROW(", "MAP(", "NETSCORE(", "PLACE(", "BUTLER(", "VPS("])
    expect(RECIPES.join()).toContain(part);
});

test.each(RECIPES)("%s is blank on an empty sheet, also where blank cells arrive as 0", (formula) => {
  const functions = functionsOf("add-in");
  expect(overEmptySheet(formula, functions)).toEqual([""]);
  expect(overEmptySheet(formula, withBlanksAsZeros(functions))).toEqual([""]);
});

test("a formula that does not test for the blank is found", () => {
  expect(overEmptySheet("=BRIDGE.VPS(SUM(F2:F25),24)", functionsOf("add-in"))).toEqual([10]);
  expect(overEmptySheet("=BRIDGE.IMP(A2:A9)", withBlanksAsZeros(functionsOf("add-in")))).toEqual([0]);
});
