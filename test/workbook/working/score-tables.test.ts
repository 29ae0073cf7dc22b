import { isPossibleScore } from "../../../src/bridge/possible-scores";
import { VULNERABILITIES } from "../../../src/bridge/vulnerability";
import { addIn, builtIn, type Dialect, type LookupTables } from "../../../src/workbook/dialect";
import { newGrid } from "../../../src/workbook/kit/grid";
import type { Cell } from "../../../src/workbook/model";
import { putScoreTables, SCORE_TABLES } from "../../../src/workbook/working/score-tables";

const TABLES: LookupTables = {
  ...SCORE_TABLES,
  impFrom: "A1",
  imps: "B1",
  vpFrom: "C1",
  vpWinner: "D1",
  vpLoser: "E1",
  vpTable: "C1:E1",
};

/** What the score tables of a dialect write. */
function written(dialect: Dialect): readonly Cell[] {
  const grid = newGrid("Working", []);
  putScoreTables(grid, dialect);
  return grid.finish({}).cells;
}

/** A score table as a spreadsheet's INDEX finds it, by its address. */
function table(address: string): (row: number, column: number) => unknown {
  const values = new Map(written(builtIn(TABLES)).map(({ row, column, value }) => [`${row}:${column}`, value]));
  const [, letters, top] = /^\$([A-Z]+)\$(\d+):/.exec(address)!;
  const left = [...letters!].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);
  return (row, column) => values.get(`${Number(top) + row - 1}:${left + column - 1}`);
}

describe("the tables that the built-in formula looks up", () => {
  /** The row of a bid, as the built-in dialect works it out: 1C is bid 1, 7NT is bid 35. */
  const row = (bid: number, doubling: number) => 3 * bid + doubling - 1;

  test.each([
    ["1C", 1, 0, 70, 70, 20, 20],
    ["1CXX", 1, 2, 230, 230, 200, 400],
    ["2HX", 8, 1, 470, 670, 100, 200],
    ["3NT", 15, 0, 400, 600, 30, 30],
    ["4S", 19, 0, 420, 620, 30, 30],
    ["6D", 27, 0, 920, 1370, 20, 20],
    ["7NTXX", 35, 2, 2280, 2980, 200, 400],
  ])("%s", (_, bid, doubling, made, madeVul, overtrick, overtrickVul) => {
    const at = row(bid, doubling);
    expect([1, 2].map((column) => table(SCORE_TABLES.made)(at, column))).toEqual([made, madeVul]);
    expect([1, 2].map((column) => table(SCORE_TABLES.overtrick)(at, column))).toEqual([overtrick, overtrickVul]);
  });

  test.each([
    [1, [50, 100, 200, 100, 200, 400]],
    [4, [200, 800, 1600, 400, 1100, 2200]],
    [13, [650, 3500, 7000, 1300, 3800, 7600]],
  ])("%d down", (down, penalties) => {
    expect([1, 2, 3, 4, 5, 6].map((column) => table(SCORE_TABLES.penalty)(down, column))).toEqual(penalties);
  });

  test("have a row for every bid and penalty, and end there", () => {
    expect(SCORE_TABLES.made).toMatch(/^\$[A-Z]+\$1:\$[A-Z]+\$106$/);
    expect(SCORE_TABLES.overtrick).toMatch(/^\$[A-Z]+\$1:\$[A-Z]+\$106$/);
    expect(SCORE_TABLES.penalty).toMatch(/^\$[A-Z]+\$2:\$[A-Z]+\$14$/);
    expect(table(SCORE_TABLES.made)(106, 1)).toBe(2280);
    expect(table(SCORE_TABLES.made)(107, 1)).toBeUndefined();
  });
});

test("every score stands there with the vulnerabilities that give it", () => {
  const cells = written(builtIn(TABLES));
  const { column } = cells.find(({ row, value }) => row === 1 && value === "Score")!;
  const scores = cells.filter((cell) => cell.column === column && cell.row > 1);
  const given = new Map(
    scores.map(({ row, value }) => [value, cells.find((cell) => cell.row === row && cell.column === column + 1)?.value])
  );
  const values = [...given.keys()] as number[];
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect([given.get(0), given.get(420), given.get(-620)]).toEqual(["None,N-S,E-W,Both", "None,E-W", "E-W,Both"]);
  for (let points = -8000; points <= 8000; points += 10)
    for (const vulnerability of VULNERABILITIES)
      expect([points, String(given.get(points) ?? "").includes(vulnerability)]).toEqual([
        points,
        isPossibleScore(points, vulnerability),
      ]);
});

test("with the add-in only the scores are written, at the same places", () => {
  const all = written(builtIn(TABLES));
  const isPossible = (heading: unknown) => /^(Score|Given)/.test(String(heading));
  const possible = all.filter(({ row, value }) => row === 1 && isPossible(value));
  const columns = possible.map(({ column }) => column);
  expect(possible).toHaveLength(2);
  expect(written(addIn(TABLES))).toEqual(all.filter(({ column }) => columns.includes(column)));
});
