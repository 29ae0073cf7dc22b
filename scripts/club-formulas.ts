// docs/examples/club-formulas.xlsx, a club's own workbook that calls the add-in's functions.
import path from "node:path";
import { vulnerability } from "../src/functions/boards";
import { butler } from "../src/functions/butler";
import { checkScoreOfContract } from "../src/functions/check-score";
import { contracts } from "../src/functions/contracts";
import { crossImpsOfScores } from "../src/functions/cross-imps";
import { matchpointsOfScores } from "../src/functions/matchpoints";
import { place } from "../src/functions/place";
import { writeLine } from "../src/workbook/kit/grid";
import type { CellValue } from "../src/workbook/model";
import { cellAddress, columnLetters } from "../src/workbook/reference";
import { STYLES, type Style } from "../src/workbook/theme";
import { exampleWorkbook, finish, heading, HEADINGS, putShown, spill, start } from "./example-workbook";
import type { Example, Finished } from "./example-workbook";

const DECIMALS: Style = { ...STYLES.computed, format: "0.00" };

export const CLUB_FORMULAS = path.join(__dirname, "../docs/examples/club-formulas.xlsx");

/** A line of a traveller as typed: board, pairs, contract, by, result and N-S points. */
type Line = readonly [board: number, ns: number, ew: number, string, string, string, points: CellValue];

/** Five tables and five boards, N-S staying where they are; board 3 has a wrong sign. */
const MITCHELL: readonly Line[] = [
  [1, 1, 1, "4S", "N", "=", 420],
  [1, 2, 3, "4S", "S", "+1", 450],
  [1, 3, 5, "3NT", "N", "+1", 430],
  [1, 4, 2, "3S", "N", "+1", 170],
  [1, 5, 4, "4SX", "S", "-1", -100],
  [2, 1, 5, "3NT", "S", "=", 600],
  [2, 2, 2, "3NT", "S", "+1", 630],
  [2, 3, 4, "2NT", "S", "+1", 150],
  [2, 4, 1, "", "", "", "A+"],
  [2, 5, 3, "3NT", "S", "-1", -100],
  [3, 1, 4, "4H", "E", "-1", 100],
  [3, 2, 1, "4H", "E", "=", -620],
  [3, 3, 3, "5DX", "N", "-2", -300],
  [3, 4, 5, "3H", "W", "+1", -170],
  [3, 5, 2, "4H", "E", "=", 620],
  [4, 1, 3, "1NT", "W", "=", -90],
  [4, 2, 5, "2S", "N", "=", 110],
  [4, 3, 2, "2S", "N", "+1", 140],
  [4, 4, 4, "Pass", "", "", 0],
  [4, 5, 1, "", "", "", null],
  [5, 1, 2, "2H", "N", "+1", 140],
  [5, 2, 4, "3H", "N", "=", 140],
  [5, 3, 1, "4H", "N", "=", 620],
  [5, 4, 3, "4H", "S", "-1", -100],
  [5, 5, 5, "3NT", "N", "+1", 630],
];

/** Six pairs of which each meets each, one board a round. */
const HOWELL: readonly Line[] = [
  [1, 6, 1, "4S", "N", "=", 420],
  [1, 2, 5, "4S", "N", "+1", 450],
  [1, 3, 4, "3NT", "S", "=", 400],
  [2, 6, 2, "3NT", "W", "-1", 50],
  [2, 3, 1, "1NT", "W", "=", -90],
  [2, 4, 5, "2H", "E", "+1", -140],
  [3, 3, 6, "4H", "E", "=", -620],
  [3, 4, 2, "4H", "E", "-1", 100],
  [3, 5, 1, "3H", "E", "+1", -170],
  [4, 6, 4, "1NT", "N", "+1", 120],
  [4, 5, 3, "2S", "N", "=", 110],
  [4, 1, 2, "3S", "N", "-1", -100],
  [5, 5, 6, "2H", "S", "=", 110],
  [5, 1, 4, "3C", "W", "+1", -130],
  [5, 2, 3, "3C", "W", "=", -110],
];

const FIRST = HEADINGS + 1;
const NEEDS =
  "Needs the add-in Overtrick in Excel. Without it Excel shows what was saved, and #NAME? once you type; LibreOffice and Google Sheets show #NAME? at once.";

/** The columns of a list of travellers. */
const LIST = { board: 1, ns: 2, ew: 3, contract: 4, by: 5, result: 6, points: 7, vulnerable: 8 } as const;
const SCORED = { matchpoints: 9, nsPercent: 10, ewPercent: 11, crossImps: 12, butler: 13, check: 14 } as const;

/** The workbook's bytes, the same at each making. */
export async function clubFormulas(): Promise<Uint8Array> {
  const mitchell = travellers(
    "Mitchell",
    "A line for each result, in any order: type the yellow cells. One formula on top of each green column scores all boards; Check finds the slip on board 3.",
    MITCHELL
  );
  const howell = travellers(
    "Howell",
    "The same list where pairs change sides: a pair is N-S on some lines and E-W on others.",
    HOWELL
  );
  const sheets = [mitchell, mitchellRankings(), howell, howellRanking(), slips()];
  return exampleWorkbook("Formulas for a club's own workbook", sheets);
}

/** Begins a sheet with its name, a line on it, and what it needs. */
function startNeeding(name: string, note: string, widths: readonly number[]): Example {
  const example = start(name, widths);
  heading(example.grid, note);
  writeLine(example.grid, HEADINGS - 1, { right: widths.length }, NEEDS, STYLES.subtitle);
  return example;
}

function travellers(name: string, note: string, lines: readonly Line[]): Finished {
  const example = startNeeding(name, note, [7, 6, 6, 10, 6, 8, 10, 12, 13, 9, 9, 12, 9, 40]);
  const { grid } = example;
  const titles = ["Board", "N-S", "E-W", "Contract", "By", "Result", "N-S points"];
  const calculated = ["Vulnerable", "Matchpoints", "N-S %", "E-W %", "Cross-IMPs", "Butler", "Check"];
  [...titles, ...calculated].forEach((text, i) => grid.put(HEADINGS, i + 1, text, STYLES.heading));
  lines.forEach((line, i) =>
    line.forEach((value, c) => {
      const style = c < LIST.contract - 1 || c === LIST.points - 1 ? STYLES.entry : STYLES.entryText;
      grid.put(FIRST + i, c + 1, value === "" ? null : value, style);
    })
  );
  const last = FIRST + lines.length - 1;
  const cells = (column: number) => lines.map((line) => [line[column - 1] ?? ""]);
  const range = (column: number) => `${cellAddress(FIRST, column)}:${cellAddress(last, column)}`;
  const [points, boards] = [cells(LIST.points), cells(LIST.board)];
  const [p, b] = [range(LIST.points), range(LIST.board)];
  const percentages = matchpointsOfScores(points, [[true]], boards);
  const fill = (column: number, formula: string, results: unknown[][], style?: Style) =>
    spill(example, FIRST, column, formula, results, style);
  fill(LIST.vulnerable, `BRIDGE.VULNERABILITY(${b})`, vulnerability(boards));
  fill(SCORED.matchpoints, `BRIDGE.MATCHPOINTS(${p},,${b})`, matchpointsOfScores(points, undefined, boards));
  fill(SCORED.nsPercent, `BRIDGE.MATCHPOINTS(${p},TRUE,${b})`, percentages);
  lines.forEach((line, i) => {
    const [percent, score] = [cellAddress(FIRST + i, SCORED.nsPercent), cellAddress(FIRST + i, LIST.points)];
    const formula = `IF(${percent}="","",IF(ISNUMBER(${score}),100-${percent},${percent}))`;
    putShown(example, FIRST + i, SCORED.ewPercent, [formula, otherSide(percentages[i]![0], line[6])]);
  });
  fill(SCORED.crossImps, `BRIDGE.CROSSIMPS(${p},TRUE,${b})`, crossImpsOfScores(points, [[true]], boards));
  fill(SCORED.butler, `BRIDGE.BUTLER(${p},,,${b})`, butler(points, undefined, undefined, boards));
  const checked = [LIST.points, LIST.contract, LIST.by, LIST.board, LIST.result];
  const [one, two, three, four, five] = checked.map(cells) as [Cells, Cells, Cells, Cells, Cells];
  const findings = checkScoreOfContract(one, two, three, four, five);
  fill(SCORED.check, `BRIDGE.CHECKSCORE(${checked.map(range).join(",")})`, findings, STYLES.smallLeft);
  return finish(example, last, SCORED.check);
}

type Cells = unknown[][];

/** East-West's percentage: the rest, but of an average both sides have the same. */
function otherSide(percent: unknown, points: CellValue): CellValue {
  if (typeof percent !== "number") return "";
  return typeof points === "number" ? 100 - percent : percent;
}

/** One ranking for each side: who sits North-South plays the same boards as the others that do. */
function mitchellRankings(): Finished {
  const note = "North-South and East-West are ranked apart: each has met other opponents with the same cards.";
  const example = startNeeding("Mitchell ranking", note, [9, 12, 12, 12, 4, 9, 12, 12, 12, 40]);
  const list = listOf("Mitchell", MITCHELL);
  const sides = [
    { title: "N-S pair", left: 1, pairs: LIST.ns, percent: SCORED.nsPercent },
    { title: "E-W pair", left: 6, pairs: LIST.ew, percent: SCORED.ewPercent },
  ] as const;
  for (const { title, left, pairs, percent } of sides)
    putRanking(example, { title, left, pairs: 5, list: MITCHELL, sides: [pairs] }, (pair) => [
      `COUNTIFS(${list(pairs)},${pair},${list(percent)},">=0")`,
      `AVERAGEIF(${list(pairs)},${pair},${list(percent)})`,
    ]);
  return finish(example, HEADINGS + 5, 10);
}

/** One ranking for all: each pair has been on both sides. */
function howellRanking(): Finished {
  const note = "All pairs in one ranking: a pair's percentages as North-South and as East-West together.";
  const example = startNeeding("Howell ranking", note, [9, 12, 12, 12, 88]);
  const list = listOf("Howell", HOWELL);
  const sides = [
    [list(LIST.ns), list(SCORED.nsPercent)],
    [list(LIST.ew), list(SCORED.ewPercent)],
  ] as const;
  const added = (of: (pairs: string, percent: string) => string) => sides.map((side) => of(...side)).join("+");
  const ranking = { title: "Pair", left: 1, pairs: 6, list: HOWELL, sides: [LIST.ns, LIST.ew] };
  putRanking(example, ranking, (pair, boards) => [
    added((pairs, percent) => `COUNTIFS(${pairs},${pair},${percent},">=0")`),
    `(${added((pairs, percent) => `SUMIF(${pairs},${pair},${percent})`)})/${boards}`,
  ]);
  return finish(example, HEADINGS + 6, 5);
}

/** The column of a list as formulas of other sheets name it. */
function listOf(sheet: string, lines: readonly Line[]): (column: number) => string {
  return (column) => {
    const letter = columnLetters(column);
    return `${sheet}!$${letter}$${FIRST}:$${letter}$${HEADINGS + lines.length}`;
  };
}

interface PairRanking {
  readonly title: string;
  readonly left: number;
  readonly pairs: number;
  readonly list: readonly Line[];
  /** The columns of the list that have the pairs. */
  readonly sides: readonly number[];
}

/** Writes a line for each pair: boards, per cent and place. */
function putRanking(
  example: Example,
  { title, left, pairs, list, sides }: PairRanking,
  formulas: (pair: string, boards: string) => readonly [boards: string, percent: string]
): void {
  const { grid } = example;
  [title, "Boards", "Per cent", "Place"].forEach((text, i) => grid.put(HEADINGS, left + i, text, STYLES.heading));
  const percentages = matchpointsOfScores(
    list.map((line) => [line[6] ?? ""]),
    [[true]],
    list.map(([board]) => [board])
  );
  const totals = Array.from({ length: pairs }, (_, i) => {
    const row = FIRST + i;
    const has = list.flatMap((line, at) => {
      const percent = percentages[at]![0];
      if (typeof percent !== "number") return [];
      const shares = { [LIST.ns]: percent, [LIST.ew]: otherSide(percent, line[6]) } as Record<number, number>;
      return sides.filter((side) => line[side - 1] === i + 1).map((side) => shares[side]!);
    });
    const total = Math.round((has.reduce((sum, share) => sum + share, 0) / has.length) * 100) / 100;
    const [boards, percent] = formulas(cellAddress(row, left), cellAddress(row, left + 1));
    grid.put(row, left, i + 1, STYLES.label);
    putShown(example, row, left + 1, [boards, has.length]);
    putShown(example, row, left + 2, [`IFERROR(ROUND(${percent},2),"")`, total], DECIMALS);
    return [total];
  });
  const column = left + 2;
  const range = `${cellAddress(FIRST, column)}:${cellAddress(FIRST + pairs - 1, column)}`;
  spill(example, FIRST, left + 3, `BRIDGE.PLACE(${range})`, place(totals));
}

function slips(): Finished {
  const note = "Type points, and the board or the vulnerability if you like: what gives them?";
  const example = startNeeding("Find a slip", note, [16, 46, 46, 46]);
  const { grid } = example;
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
