// docs/examples/club-formulas.xlsx, a club's own workbook that calls the add-in's functions.
import path from "node:path";
import { vulnerability } from "../src/functions/boards";
import { butler } from "../src/functions/butler";
import { checkScoreOfContract } from "../src/functions/check-score";
import { contracts } from "../src/functions/contracts";
import { crossImpsOfScores } from "../src/functions/cross-imps";
import { matchpointsOfScores } from "../src/functions/matchpoints";
import { place } from "../src/functions/place";
import type { CellValue } from "../src/workbook/model";
import { STYLES, type Style } from "../src/workbook/theme";
import { exampleWorkbook, finish, heading, HEADINGS, putShown, spill, start } from "./example-workbook";
import type { Finished } from "./example-workbook";

const DECIMALS: Style = { ...STYLES.computed, format: "0.00" };

export const CLUB_FORMULAS = path.join(__dirname, "../docs/examples/club-formulas.xlsx");

const TABLES = 5;
const BOARDS = [1, 2, 3, 4];
const FIRST = HEADINGS + 1;
const LAST = HEADINGS + BOARDS.length * TABLES;

/** Contract, by, result and N-S points as typed at the five tables; board 3 has a wrong sign. */
const TYPED: readonly (readonly (readonly [string, string, string, CellValue])[])[] = [
  [
    ["4S", "N", "=", 420],
    ["4S", "S", "+1", 450],
    ["3NT", "N", "+1", 430],
    ["3S", "N", "+1", 170],
    ["4SX", "S", "-1", -100],
  ],
  [
    ["3NT", "S", "=", 600],
    ["3NT", "S", "+1", 630],
    ["2NT", "S", "+1", 150],
    ["", "", "", "A+"],
    ["3NT", "S", "-1", -100],
  ],
  [
    ["4H", "E", "-1", 100],
    ["4H", "E", "=", -620],
    ["5DX", "N", "-2", -300],
    ["3H", "W", "+1", -170],
    ["4H", "E", "=", 620],
  ],
  [
    ["1NT", "W", "=", -90],
    ["2S", "N", "=", 110],
    ["2S", "N", "+1", 140],
    ["Pass", "", "", 0],
    ["", "", "", null],
  ],
];

/** The E-W pair that each N-S pair meets on these boards. */
const OPPONENTS = [1, 3, 5, 2, 4];

/** The workbook's bytes, the same at each making. */
export async function clubFormulas(): Promise<Uint8Array> {
  return exampleWorkbook("Formulas for a club's own workbook", [travellers(), ranking(), slips()]);
}

function travellers(): Finished {
  const example = start("Travellers", [7, 6, 6, 10, 6, 8, 10, 12, 13, 10, 12, 9, 62]);
  const { grid } = example;
  heading(
    grid,
    "Each board's results below each other. Yellow is typed, green calculates; the check finds the slip on board 3."
  );
  const titles = ["Board", "N-S", "E-W", "Contract", "By", "Result", "N-S points"];
  const calculated = ["Vulnerable", "Matchpoints", "Per cent", "Cross-IMPs", "Butler"];
  [...titles, ...calculated, "Check"].forEach((text, i) => grid.put(HEADINGS, i + 1, text, STYLES.heading));
  const rows = BOARDS.flatMap((board, b) =>
    TYPED[b]!.map((typed, t) => [board, t + 1, OPPONENTS[t]!, ...typed] as const)
  );
  rows.forEach((row, i) =>
    row.forEach((value, c) => {
      const style = c < 3 ? STYLES.fixed : c === 6 ? STYLES.entry : STYLES.entryText;
      grid.put(FIRST + i, c + 1, value === "" ? null : value, style);
    })
  );
  const column = (index: number) => rows.map((row) => [row[index] ?? ""]);
  const cells = (letter: string) => `${letter}${FIRST}:${letter}${LAST}`;
  spill(example, FIRST, 8, `BRIDGE.VULNERABILITY(${cells("A")})`, vulnerability(column(0)));
  const checked = ["G", "D", "E", "A", "F"].map(cells).join(",");
  const findings = checkScoreOfContract(column(6), column(3), column(4), column(0), column(5));
  spill(example, FIRST, 13, `BRIDGE.CHECKSCORE(${checked})`, findings, STYLES.smallLeft);
  BOARDS.forEach((_, b) => {
    const top = FIRST + b * TABLES;
    const range = `G${top}:G${top + TABLES - 1}`;
    const scores = column(6).slice(b * TABLES, (b + 1) * TABLES);
    spill(example, top, 9, `BRIDGE.MATCHPOINTS(${range})`, matchpointsOfScores(scores));
    spill(example, top, 10, `BRIDGE.MATCHPOINTS(${range},TRUE)`, matchpointsOfScores(scores, [[true]]));
    spill(example, top, 11, `BRIDGE.CROSSIMPS(${range},TRUE)`, crossImpsOfScores(scores, [[true]]));
    spill(example, top, 12, `BRIDGE.BUTLER(${range})`, butler(scores));
  });
  return finish(example, LAST, 13);
}

function ranking(): Finished {
  const example = start("Ranking", [7, ...Array<number>(12).fill(10.5), 10.5, 11.5, 8]);
  const { grid } = example;
  heading(grid, "North-South's evening: a column a board, so that one formula scores all boards.");
  const blocks = ["Points", "Per cent", "IMPs"];
  grid.put(HEADINGS, 1, "N-S", STYLES.heading);
  blocks.forEach((block, i) =>
    BOARDS.forEach((board, b) => grid.put(HEADINGS, 2 + i * BOARDS.length + b, `${block} ${board}`, STYLES.heading))
  );
  ["Per cent", "Cross-IMPs", "Place"].forEach((text, i) => grid.put(HEADINGS, 14 + i, text, STYLES.heading));
  const scores = OPPONENTS.map((_, t) => BOARDS.map((__, b) => TYPED[b]![t]![3] ?? ""));
  scores.forEach((row, t) => {
    grid.put(FIRST + t, 1, t + 1, STYLES.fixed);
    row.forEach((value, b) => {
      const source = `Travellers!G${FIRST + b * TABLES + t}`;
      const formula = `IF(${source}="","",${source})`;
      putShown(example, FIRST + t, 2 + b, [formula, value]);
    });
  });
  const last = FIRST + TABLES - 1;
  const percentages = matchpointsOfScores(scores, [[true]]);
  const imps = crossImpsOfScores(scores, [[true]]);
  spill(example, FIRST, 6, `BRIDGE.MATCHPOINTS(B${FIRST}:E${last},TRUE)`, percentages);
  spill(example, FIRST, 10, `BRIDGE.CROSSIMPS(B${FIRST}:E${last},TRUE)`, imps);
  const averages = percentages.map((row) => rounded(sum(row) / numbers(row).length));
  const totals = imps.map((row) => rounded(sum(row)));
  averages.forEach((value, t) => {
    const row = FIRST + t;
    putShown(example, row, 14, [`ROUND(AVERAGE(F${row}:I${row}),2)`, value], DECIMALS);
    putShown(example, row, 15, [`ROUND(SUM(J${row}:M${row}),2)`, totals[t]!], DECIMALS);
  });
  const placed = place(
    averages.map((value) => [value]),
    totals.map((value) => [value])
  );
  spill(example, FIRST, 16, `BRIDGE.PLACE(N${FIRST}:N${last},O${FIRST}:O${last})`, placed);
  return finish(example, last, 16);
}

function slips(): Finished {
  const example = start("Find a slip", [16, 46, 46, 46]);
  const { grid } = example;
  heading(grid, "Type points, and the board or the vulnerability if you like: what gives them?");
  const questions: readonly (readonly [number, CellValue])[] = [
    [980, null],
    [200, 1],
    [-140, "Both"],
  ];
  ["N-S points", "Board", "Contracts"].forEach((text, i) => grid.put(HEADINGS + i, 1, text, STYLES.label));
  questions.forEach(([points, board], i) => {
    const letter = "BCD"[i]!;
    grid.put(HEADINGS, 2 + i, points, STYLES.entry);
    grid.put(HEADINGS + 1, 2 + i, board, STYLES.entry);
    const formula = `BRIDGE.CONTRACTS(${letter}${HEADINGS},${letter}${HEADINGS + 1})`;
    spill(example, HEADINGS + 2, 2 + i, formula, contracts([[points]], [[board]]), STYLES.small);
  });
  return finish(example, HEADINGS + 12, 4);
}

function numbers(row: readonly unknown[]): number[] {
  return row.filter((cell) => typeof cell === "number");
}

function sum(row: readonly unknown[]): number {
  return numbers(row).reduce((total, number) => total + number, 0);
}

function rounded(value: number): number {
  return (Math.sign(value) * Math.round(Math.abs(value) * 100)) / 100;
}
