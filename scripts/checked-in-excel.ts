// docs/examples/checked-in-excel.xlsx, a workbook that checks itself in a real Excel: each BRIDGE function in each way
// of calling it, and a session to type, cut and clear in, with what must come of it.
import path from "node:path";
import { emptySession, planSession } from "../src/sessions/kinds";
import { writeLine } from "../src/workbook/kit/grid";
import type { Workbook } from "../src/workbook/model";
import { cellAddress, columnLetters } from "../src/workbook/reference";
import { sessionWorkbook } from "../src/workbook/session-workbook";
import { STYLES, type Style } from "../src/workbook/theme";
import { exampleWorkbook, finish, type Finished, heading, HEADINGS, putShown, spill, start } from "./example-workbook";
import { FUNCTION_CHECKS, type FunctionCheck } from "./function-checks";

export const CHECKED_IN_EXCEL = path.join(__dirname, "../docs/examples/checked-in-excel.xlsx");

/** What a verdict says; before anything is calculated it says that. */
const VERDICTS = { right: "✓", wrong: "differs", untried: "to be tried", uncalculated: "not calculated" };

/** The sheets, and the columns of Functions and Hands that others count in. */
const SHEETS = { result: "Verdict", functions: "Functions", hands: "Hands" };
const FUNCTIONS = { name: 1, way: 2, inputs: 3, formula: 8, results: 9, expected: 13, verdict: 17 };
const HANDS = { number: 1, act: 2, expected: 3, shown: 4, verdict: 5 };

const LEFT: Style = { ...STYLES.fixed, align: "left", wrap: true };
/** Of a sheet so wide that it is printed at two thirds. */
const WIDE_LEFT: Style = { ...STYLES.smallLeft, size: 11 };
const TOTAL: Style = { ...STYLES.tableTitle, shrink: false };

/** What is to be done on Table 1, and what must come of it. */
interface Act {
  /** The board whose points are looked at. */
  readonly board: number;
  readonly act: string;
  readonly expected: string;
  /** The points that the board must have, or what must stand as its contract. */
  readonly points?: number;
  readonly contract?: string;
}

const ACTS: readonly Act[] = [
  {
    board: 1,
    act: "Board 1, Contract: type 4h, press Tab, type n, press Tab, type +1, press Enter.",
    expected: "450. The next board's contract is selected; +1 stays as typed; no green triangle anywhere.",
    points: 450,
  },
  {
    board: 4,
    act: "Board 2: type 3nt, w, -1. Then select the yellow cells from Contract to Result, cut (Ctrl+X), and paste into board 4 (Ctrl+V).",
    expected: "100 on board 4, and board 2 without a score.",
    points: 100,
  },
  {
    board: 2,
    act: "Board 2 once more: type 1nt, s, =.",
    expected: "90. What a cut has emptied takes what is typed.",
    points: 90,
  },
  {
    board: 3,
    act: "Board 3, Contract: type 4hx and press Enter; then press Esc and type 4h, e, =.",
    expected: "4hx is refused, with a message that asks for the contract alone. Then −620.",
    points: -620,
  },
  {
    board: 5,
    act: "Board 5, Contract: type 4h and press Tab, whatever Excel writes behind it; then s, =.",
    expected: "620. If Excel has made another contract of it, this differs, and we want to know.",
    points: 620,
  },
  {
    board: 6,
    act: "Board 6: type 3s, n, +1. Then select the result and press Delete.",
    expected: "The contract stays, there are no points and no error.",
    contract: "3s",
  },
  {
    board: 7,
    act: "Board 7, Contract: type = and press Enter. Once more: type =, press an arrow key, press Enter.",
    expected: "The text =; no reference to another cell.",
    contract: "=",
  },
  {
    board: 9,
    act: "Select board 1's yellow cells from Contract to Result, copy (Ctrl+C), and paste into board 9.",
    expected: "450 on board 9 too.",
    points: 450,
  },
];

/** What only eyes can judge, with a cell for what they saw. */
const SEEN: readonly (readonly [act: string, expected: string])[] = [
  ["Type abc as typed points of a board.", "Refused, with a message that says what to type."],
  ["Copy a locked cell, such as a board's number, onto a yellow one.", "Check says that a cell got locked."],
  ["Choose +2, then -1, from the list of results.", "Understood; the points follow."],
  ["Type a name that starts with = on the Scoresheet.", "Shown as typed."],
  ["Print preview of each sheet of the session.", "One page each, Movement two; nothing is cut off."],
  ["The chart on the Scoresheet.", "A line a pair; the legend has the names."],
  ["Data > Edit Links (Workbook Links), after copying cells here from another such workbook.", "There are none."],
];

/** The session that is typed in. */
export const SESSION = sessionWorkbook(
  emptySession(planSession("four-pairs", { boards: 24, title: "To be tried by hand" })).scored
);

/** The workbook's bytes, the same at each making. */
export async function checkedInExcel(): Promise<Uint8Array> {
  const sheets = [resultSheet(), functionsSheet(), handsSheet(SESSION)];
  return exampleWorkbook("Checked in Excel", sheets, { session: SESSION, recalculated: true });
}

/** The first sheet: what the others come to. One picture of it tells all. */
function resultSheet(): Finished {
  const example = start(SHEETS.result, [24, 14, 14, 14, 14, 36]);
  const { grid } = example;
  heading(
    grid,
    "Open this workbook in Excel with the add-in and choose Enable Editing. When the table below stands still, send a picture of this sheet."
  );
  const verdicts = columnOf(SHEETS.functions, FUNCTIONS.verdict);
  const names = columnOf(SHEETS.functions, FUNCTIONS.name);
  const cells = FUNCTION_CHECKS.reduce((sum, { expected }) => sum + expected.length, 0);
  const right = `COUNTIF(${verdicts},"${VERDICTS.right}")`;
  const some = `${cells}-${right}&" of ${cells} lines differ: see Functions"`;
  const none = `"No function answers: is the add-in installed?"`;
  const said = `IF(${right}=${cells},"All ${cells} lines as expected",IF(${right}=0,${none},${some}))`;
  putShown(example, 2, 1, [said, VERDICTS.uncalculated], TOTAL);
  grid.height(2, 24);
  ["Function", "Lines", "As expected"].forEach((text, i) => grid.put(HEADINGS, i + 1, text, STYLES.heading));
  const functions = [...new Set(FUNCTION_CHECKS.map(({ name }) => name))];
  functions.forEach((name, i) => {
    const row = HEADINGS + 1 + i;
    const lines = linesOf(name);
    const count = `COUNTIFS(${names},${cellAddress(row, 1)},${verdicts},"${VERDICTS.right}")`;
    grid.put(row, 1, `BRIDGE.${name}`, STYLES.label);
    grid.put(row, 2, lines, STYLES.fixed);
    putShown(example, row, 3, [count, VERDICTS.uncalculated], STYLES.computed);
  });
  const handsRow = HEADINGS + 1;
  const marks = columnOf(SHEETS.hands, HANDS.verdict);
  const asked = ["Excel's version", "Computer", "Date, and who"];
  ["What", "How"].forEach((text, i) => grid.put(HEADINGS, 5 + i, text, STYLES.heading));
  asked.forEach((text, i) => {
    grid.put(handsRow + i, 5, text, STYLES.label);
    grid.put(handsRow + i, 6, null, STYLES.entryName);
  });
  const tried = `COUNTIF(${marks},"${VERDICTS.right}")&" ✓, "&COUNTIF(${marks},"${VERDICTS.wrong}")&" differ, of ${ACTS.length + SEEN.length}"`;
  grid.put(handsRow + asked.length, 5, "By hand", STYLES.label);
  putShown(example, handsRow + asked.length, 6, [tried, VERDICTS.uncalculated], STYLES.computed);
  return finish(example, HEADINGS + functions.length, 6);
}

/** A block of rows for each way of calling a function: its cells, what it gives now, and what it must give. */
function functionsSheet(): Finished {
  const widths = [20, 24, ...Array<number>(5).fill(7), 40, ...Array<number>(8).fill(8), 11];
  const example = start(SHEETS.functions, widths);
  const { grid } = example;
  heading(grid, "What each function is called with, what it gives in this Excel, and what it must give.");
  const titles: readonly (readonly [number, string])[] = [
    [FUNCTIONS.name, "Function"],
    [FUNCTIONS.way, "Called with"],
    [FUNCTIONS.inputs, "Cells"],
    [FUNCTIONS.formula, "Formula"],
    [FUNCTIONS.results, "Gives"],
    [FUNCTIONS.expected, "Must give"],
    [FUNCTIONS.verdict, "As expected"],
  ];
  titles.forEach(([left, title], i) => {
    const [next] = titles[i + 1] ?? [FUNCTIONS.verdict + 1];
    writeLine(grid, HEADINGS, { left, right: next - 1 }, title, STYLES.heading);
  });
  let row = HEADINGS + 1;
  const starts = FUNCTION_CHECKS.map((check) => {
    const top = row;
    putCheck(example, check, top);
    row += Math.max(check.inputs.length, check.expected.length);
    return top;
  });
  return finish(example, row - 1, FUNCTIONS.verdict, starts.slice(1));
}

function putCheck(example: ReturnType<typeof start>, check: FunctionCheck, top: number): void {
  const { grid } = example;
  const { way, inputs, expected } = check;
  const formula = check.formula.replace(/\b([a-e])(\d)\b/g, (_, letter: string, line: string) =>
    cellAddress(top + Number(line) - 1, FUNCTIONS.inputs + "abcde".indexOf(letter))
  );
  grid.put(top, FUNCTIONS.way, way, WIDE_LEFT);
  grid.put(top, FUNCTIONS.formula, `=${formula}`, { ...WIDE_LEFT, format: "@" });
  inputs.forEach((line, r) =>
    line.forEach((input, c) => {
      const [row, column] = [top + r, FUNCTIONS.inputs + c];
      if (typeof input === "object" && input !== null)
        putShown(example, row, column, [input.formula, ""], STYLES.entry);
      else grid.put(row, column, input, typeof input === "string" ? STYLES.entryText : STYLES.entry);
    })
  );
  const blanks = expected.map((line) => line.map(() => null));
  spill(example, top, FUNCTIONS.results, formula, blanks);
  expected.forEach((line, r) => {
    const row = top + r;
    grid.put(row, FUNCTIONS.name, `BRIDGE.${check.name}`, WIDE_LEFT);
    line.forEach((value, c) =>
      grid.put(row, FUNCTIONS.expected + c, value, typeof value === "string" ? STYLES.entryText : STYLES.fixed)
    );
    const pairs = line.map((_, c) =>
      asExpected(cellAddress(row, FUNCTIONS.results + c), cellAddress(row, FUNCTIONS.expected + c))
    );
    const verdict = `IF(IFERROR(AND(${pairs.join(",")}),FALSE),"${VERDICTS.right}","${VERDICTS.wrong}")`;
    putShown(example, row, FUNCTIONS.verdict, [verdict, VERDICTS.uncalculated], STYLES.computed);
  });
}

/** Whether a result is what it must be: a number a number, a text a text, an error the one that is named. */
function asExpected(result: string, expected: string): string {
  const codes = ["#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#N/A"].map((code) => `"${code}"`);
  const code = `CHOOSE(ERROR.TYPE(${result}),${codes.join(",")})`;
  const same = `AND(ISNUMBER(${result})=ISNUMBER(${expected}),EXACT(${result}&"",${expected}&""))`;
  return `IF(ISERROR(${result}),${code}=${expected},${same})`;
}

/** What is typed, cut and cleared on Table 1, and what must come of it. */
function handsSheet(session: Workbook): Finished {
  const example = start(SHEETS.hands, [7, 60, 52, 14, 16]);
  const { grid } = example;
  heading(grid, "Do these on Table 1, in this order. Where a yellow cell asks for it, say what you saw.");
  ["Act", "Do this", "What must come of it", "Is now", "As expected"].forEach((text, i) =>
    grid.put(HEADINGS, i + 1, text, STYLES.heading)
  );
  const at = (column: string, board: number) =>
    `INDEX(${columnOfName(session, column)},MATCH(${board},${columnOfName(session, "Table1_Board")},0))`;
  ACTS.forEach(({ board, act, expected, points, contract }, i) => {
    const row = HEADINGS + 1 + i;
    const [typed, score] = [at("Table1_Contract", board), at("Table1_Points", board)];
    const shown = cellAddress(row, HANDS.shown);
    const looked = points === undefined ? `${typed}&IF(${score}="",""," scored")` : score;
    const must = points === undefined ? `"${contract}"` : String(points);
    const verdict = `IF(${typed}="","${VERDICTS.untried}",IF(${shown}=${must},"${VERDICTS.right}","${VERDICTS.wrong}"))`;
    putAct(row, i + 1, act, expected);
    putShown(example, row, HANDS.shown, [looked, ""], STYLES.computed);
    putShown(example, row, HANDS.verdict, [verdict, VERDICTS.untried], STYLES.computed);
  });
  SEEN.forEach(([act, expected], i) => {
    const row = HEADINGS + 1 + ACTS.length + i;
    putAct(row, ACTS.length + i + 1, act, expected);
    grid.put(row, HANDS.shown, null, STYLES.computed);
    grid.put(row, HANDS.verdict, null, STYLES.entryText);
  });
  const bottom = HEADINGS + ACTS.length + SEEN.length;
  const seen = { top: HEADINGS + 1 + ACTS.length, bottom, left: HANDS.verdict, right: HANDS.verdict };
  const values = [VERDICTS.right, VERDICTS.wrong];
  grid.validate({ area: seen, rule: { kind: "list", values }, error: null });
  return finish(example, bottom, HANDS.verdict);

  function putAct(row: number, number: number, act: string, expected: string): void {
    grid.put(row, HANDS.number, number, STYLES.fixed);
    grid.put(row, HANDS.act, act, LEFT);
    grid.put(row, HANDS.expected, expected, LEFT);
    grid.height(row, 34);
  }
}

/** The whole column that a name of the session lies in: it stays where it is, whatever is cut. */
function columnOfName({ names }: Workbook, name: string): string {
  const found = names.find((defined) => defined.name === name);
  if (!found) throw new Error(`The session has no name ${name}.`);
  return columnOf(found.sheet, found.area.left);
}

function columnOf(sheet: string, column: number): string {
  const letter = columnLetters(column);
  return `'${sheet}'!$${letter}:$${letter}`;
}

function linesOf(name: string): number {
  return FUNCTION_CHECKS.filter((check) => check.name === name).reduce((sum, { expected }) => sum + expected.length, 0);
}
