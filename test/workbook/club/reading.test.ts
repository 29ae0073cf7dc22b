import fc from "fast-check";
import { planSession, scoreCsv, type Scored } from "../../../src/sessions/kinds";
import type { Workbook } from "../../../src/workbook/model";
import { readSaved } from "../../../src/workbook/reading/read-saved";
import type { SavedCell, SavedWorkbook } from "../../../src/workbook/saved-workbook";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { readXlsx } from "../../../src/xlsx/read-xlsx";
import { writeWorkbook } from "../../../src/xlsx/write-xlsx";
import { clubEvening, type ClubEvening } from "../../support/random-club-file";

const CSV = `board,ns,ew,contract,by,result,points,adjusted,pair,name,handicap,penalty
1,1,2,4H,N,=,,,,,,
1,3,4,4H,N,-1,,,,,,
1,5,6,3NTX,E,-2,,,,,,
2,1,4,,,,-620,,,,,
2,3,6,4S,W,=,,,,,,
2,5,2,,,,,60/40,,,,
3,1,6,np,,,,,,,,
,,,,,,,,1,Ann & Al,,
,,,,,,,,3,Cy & Di,1.5,10
`;
const RESULTS = "Results";
/** The row of the headings, and the columns of board, contract and points. */
const [HEADING, BOARD, CONTRACT] = [5, 1, 4];

interface Made {
  readonly scored: Scored;
  readonly model: Workbook;
  readonly saved: SavedWorkbook;
}

async function made({ options, csv }: ClubEvening): Promise<Made> {
  const { scored, faults } = scoreCsv(planSession("club", options), csv);
  expect(faults).toEqual([]);
  const model = sessionWorkbook(scored);
  return { scored, model, saved: await readXlsx(await writeWorkbook(model)) };
}

const evening = () => made({ options: { pairs: ["6"], boards: 3, winners: 1 }, csv: CSV });

/** The file with other cells on Results. */
function withCells(saved: SavedWorkbook, change: (cells: readonly SavedCell[]) => readonly SavedCell[]): SavedWorkbook {
  const sheets = saved.sheets.map((sheet) =>
    sheet.name === RESULTS ? { ...sheet, cells: [...change(sheet.cells)] } : sheet
  );
  return { ...saved, sheets };
}

/** The rows of the table, moved by a function; null deletes one. */
const moved = (saved: SavedWorkbook, rowOf: (row: number) => number | null) =>
  withCells(saved, (cells) =>
    cells.flatMap((cell) => {
      const row = cell.row <= HEADING ? cell.row : rowOf(cell.row);
      return row === null ? [] : [{ ...cell, row }];
    })
  );

/** Standings, pairs and penalties, whatever the order of the rows. */
function found(saved: SavedWorkbook) {
  const [session] = readSaved(saved);
  const { scored } = session!.outcome;
  return { remarks: session!.remarks, ...summary(scored) };
}

function summary(scored: Scored) {
  const { pairs, totals, places, played, penalties } = scored as Scored<"club">;
  return { pairs, totals, places, played, penalties };
}

test("an evening is read back as it was written", async () => {
  const { scored, saved } = await evening();
  expect(found(saved)).toEqual({ remarks: [], ...summary(scored) });
});

test("random evenings are read back", async () => {
  for (const each of fc.sample(clubEvening(), { numRuns: 12, seed: 11 })) {
    const { scored, saved } = await made(each);
    expect(found(saved)).toEqual({ remarks: [], ...summary(scored) });
  }
});

describe("a list that people have changed", () => {
  test("sorted", async () => {
    const { scored, saved } = await evening();
    const order = [9, 6, 12, 8, 7, 11, 10];
    expect(found(moved(saved, (row) => order[row - 6] ?? row))).toEqual({ remarks: [], ...summary(scored) });
  });

  test("a row was inserted, without formulas", async () => {
    const { scored, saved } = await evening();
    expect(found(moved(saved, (row) => (row >= 8 ? row + 1 : row)))).toEqual({ remarks: [], ...summary(scored) });
  });

  test("grown below its last row", async () => {
    const { saved } = await evening();
    const last = Math.max(...saved.sheets.find(({ name }) => name === RESULTS)!.cells.map(({ row }) => row));
    const more = ["3", "3", "2", "1NT", "S", "+1"].map((value, index) => ({
      ...{ row: last + 3, column: index + 1, value: index === 0 ? 3 : value },
    }));
    const { remarks, played } = found(withCells(saved, (cells) => [...cells, ...more]));
    expect(remarks).toEqual([]);
    // Pairs 2 and 3 have a board more.
    expect(played).toEqual([2, 2, 2, 2, 2, 2]);
    const [session] = readSaved(withCells(saved, (cells) => [...cells, ...more]));
    expect((session!.outcome.scored as Scored<"club">).plays.slice(-1)).toMatchObject([
      { board: 3, result: { contract: { level: 1, strain: "NT" }, points: 120 } },
    ]);
  });

  test("rows were deleted", async () => {
    const { saved } = await evening();
    const { remarks, played } = found(
      moved(saved, (row) => (row === 9 || row === 11 ? null : row > 11 ? row - 2 : row))
    );
    expect(remarks).toEqual([]);
    expect(played).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test("a worked-out cell was typed over", async () => {
    const { scored, saved } = await evening();
    const column = 11;
    const spoilt = withCells(saved, (cells) =>
      cells.map((cell) => (cell.row === 7 && cell.column === column ? { row: 7, column, value: 4 } : cell))
    );
    const { remarks, ...others } = found(spoilt);
    expect(others).toEqual(summary(scored));
    expect(remarks.map(({ place }) => place)).toEqual(["Results!K7"]);
  });
});

describe("what the sheet does not count is told", () => {
  const typed = async (column: number, value: string | number, row = 6) => {
    const { saved } = await evening();
    const isCell = (cell: SavedCell) => cell.row === row && cell.column === column;
    return found(withCells(saved, (cells) => [...cells.filter((cell) => !isCell(cell)), { row, column, value }]));
  };

  test.each([
    ["a board that is none", BOARD, "one", 1],
    ["a pair twice on a board", 2, "5", 1],
    ["a pair against itself", 3, "1", 1],
    ["a contract that is none", CONTRACT, "8H", 1],
    ["an award that is none", 9, "60", 1],
    ["a pair number with a zero", 2, "01", 1],
  ])("%s", async (_, column, value, count) => {
    const { remarks } = await typed(column, value);
    expect(remarks).toHaveLength(count);
    expect(remarks[0]?.place).toMatch(/^Results![A-K][68]$/);
  });
});
