import { STRAINS } from "../../../src/bridge/contract";
import { boardScore } from "../../../src/bridge/contract-score";
import { SEATS } from "../../../src/bridge/seat";
import type { Vulnerability } from "../../../src/bridge/vulnerability";
import { addIn } from "../../../src/workbook/formulas/add-in";
import { builtIn } from "../../../src/workbook/formulas/built-in";
import type { Dialect, LookupTables } from "../../../src/workbook/formulas/dialect";
import { newGrid } from "../../../src/workbook/grid";
import type { Cell } from "../../../src/workbook/model";
import {
  isPossible,
  putScoreTables,
  SCORE_TABLES,
} from "../../../src/workbook/working/score-tables";

const VULNERABILITIES: readonly Vulnerability[] = ["None", "N-S", "E-W", "Both"];

describe("isPossible", () => {
  test.each<[number, Vulnerability[], string]>([
    [0, ["None", "N-S", "E-W", "Both"], "passed out"],
    [10, [], "less than any contract"],
    [-10, [], "less than any contract"],
    [50, ["None", "N-S"], "one down, E-W not vulnerable"],
    [-50, ["None", "E-W"], "one down, N-S not vulnerable"],
    [70, ["None", "N-S", "E-W", "Both"], "1C by N-S"],
    [80, ["None", "N-S", "E-W", "Both"], "1H by N-S"],
    [60, [], "no part-score is that small"],
    [420, ["None", "E-W"], "4H by N-S, not vulnerable"],
    [620, ["N-S", "Both"], "4H by N-S, vulnerable"],
    [-420, ["None", "N-S"], "4H by E-W, not vulnerable"],
    [-620, ["E-W", "Both"], "4H by E-W, vulnerable"],
    [425, [], "no multiple of ten"],
    [100, ["None", "N-S", "E-W", "Both"], "one or two down, doubled or not"],
    [1700, ["None", "N-S", "E-W", "Both"], "doubled, 7 down or 6"],
    [7600, ["E-W", "Both"], "7XX 13 down, E-W vulnerable"],
    [-7600, ["N-S", "Both"], "7XX 13 down, N-S vulnerable"],
    [7000, ["None", "N-S", "E-W", "Both"], "XX 13 down, or 12 vulnerable"],
    [1520, ["None", "N-S", "E-W", "Both"], "7NT, or 1HXX and two more vulnerable"],
    [2220, ["N-S", "Both"], "7NT, N-S vulnerable"],
    [7610, [], "more than any contract"],
    [8000, [], "more than any contract"],
  ])("%d at %p only: %s", (points, possible) => {
    const found = VULNERABILITIES.filter((vulnerability) => isPossible(points, vulnerability));
    expect(found).toEqual(possible);
  });

  test.each(VULNERABILITIES)(
    "of any points, %s vulnerable, it is whether a contract gives them",
    (vulnerability) => {
      const contracts = [1, 2, 3, 4, 5, 6, 7].flatMap((level) =>
        STRAINS.flatMap((strain) =>
          ([0, 1, 2] as const).map((doubling) => ({ level, strain, doubling }))
        )
      );
      const given = new Set<number>([boardScore("Pass", "N", 0, vulnerability)]);
      for (const contract of contracts)
        for (const seat of SEATS)
          for (let tricks = 0; tricks <= 13; tricks++)
            given.add(boardScore(contract, seat, tricks - contract.level - 6, vulnerability));
      const all = Array.from({ length: 1601 }, (_, i) => 10 * (i - 800));
      expect(all.filter((points) => isPossible(points, vulnerability))).toEqual(
        all.filter((points) => given.has(points))
      );
    }
  );
});

const TABLES: LookupTables = {
  ...SCORE_TABLES,
  ...{ impFrom: "A1", imps: "B1", vpFrom: "C1", vpWinner: "D1", vpLoser: "E1", vpTable: "C1:E1" },
};

/** What the score tables of a dialect write. */
function written(dialect: Dialect): readonly Cell[] {
  const grid = newGrid("Working", []);
  putScoreTables(grid, dialect);
  return grid.finish({}).cells;
}

/** A score table as a spreadsheet's INDEX finds it, by its address. */
function table(address: string): (row: number, column: number) => unknown {
  const values = new Map(
    written(builtIn(TABLES)).map(({ row, column, value }) => [`${row}:${column}`, value])
  );
  const [, letters, top] = /^\$([A-Z]+)\$(\d+):/.exec(address)!;
  const left = [...letters!].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);
  return (row, column) => values.get(`${Number(top) + row - 1}:${left + column - 1}`);
}

describe("the tables that the built-in formula looks up", () => {
  /** The row of a bid, as the built-in dialect works it out: 1C is bid 1, 7NT is bid 35. */
  const row = (bid: number, doubling: number) => (bid - 1) * 3 + doubling + 1;

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
    expect([1, 2].map((column) => table(SCORE_TABLES.overtrick)(at, column))).toEqual([
      overtrick,
      overtrickVul,
    ]);
  });

  test.each([
    [1, [50, 100, 200, 100, 200, 400]],
    [4, [200, 800, 1600, 400, 1100, 2200]],
    [13, [650, 3500, 7000, 1300, 3800, 7600]],
  ])("%d down", (down, penalties) => {
    expect([1, 2, 3, 4, 5, 6].map((column) => table(SCORE_TABLES.penalty)(down, column))).toEqual(
      penalties
    );
  });

  test("have a row for every bid and penalty, and end there", () => {
    expect(SCORE_TABLES.made).toMatch(/^\$[A-Z]+\$2:\$[A-Z]+\$106$/);
    expect(SCORE_TABLES.overtrick).toMatch(/^\$[A-Z]+\$2:\$[A-Z]+\$106$/);
    expect(SCORE_TABLES.penalty).toMatch(/^\$[A-Z]+\$2:\$[A-Z]+\$14$/);
    expect(table(SCORE_TABLES.made)(105, 1)).toBe(2280);
    expect(table(SCORE_TABLES.made)(106, 1)).toBeUndefined();
  });
});

test("with the add-in only the possible points are written, at the same places", () => {
  const all = written(builtIn(TABLES));
  const possible = all.filter(({ row, value }) => row === 1 && String(value).startsWith("Any "));
  const columns = possible.map(({ column }) => column);
  expect(possible.map(({ value }) => value)).toEqual([
    ...["Any made", "Any made, vul.", "Any down", "Any down, vul."],
  ]);
  expect(written(addIn(TABLES))).toEqual(all.filter(({ column }) => columns.includes(column)));
});
