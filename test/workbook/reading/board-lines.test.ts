import { boardLines, readAgain, sheetsOfBoards, type FoundLine } from "../../../src/workbook/reading/board-lines";
import { readSaved } from "../../../src/workbook/reading/read-saved";
import type { SavedSheet } from "../../../src/workbook/saved-workbook";
import { playedWorkbook } from "../../support/played-files";
import { savedOf } from "../../support/saved";

const workbook = playedWorkbook(
  "four-pairs",
  { boards: 24, title: "Friday" },
  "table,board,contract,declarer,result,points,adjusted\n1,1,4HX,N,+1,,\n2,1,,,,-420,\n1,3,,,,,0\n2,2,Pass,,,,"
);
const { sheets: saved } = savedOf(workbook);
const found = readSaved({ sheets: saved })[0]!;

const lineOf = (lines: readonly FoundLine[], table: string, board: number) =>
  lines.find((line) => line.table === table && line.board === board)!;
/** What stands in the cells of a board, blank ones left out. */
function textsOf(lines: readonly FoundLine[], table: string, board: number) {
  const { cells } = lineOf(lines, table, board);
  return Object.fromEntries(Object.entries(cells).flatMap(([name, { text }]) => (text === "" ? [] : [[name, text]])));
}
/** A sheet after rows were put in above one of its rows. */
const withRows = ({ name, cells }: SavedSheet, above: number, rows: number): SavedSheet => ({
  name,
  cells: cells.map((cell) => (cell.row < above ? cell : { ...cell, row: cell.row + rows })),
});

test("each board at each table is a line of texts, with the Director's columns where they stand", () => {
  const lines = boardLines(found.made, found.sheets);
  expect(lines).toHaveLength(48);
  expect(textsOf(lines, "1", 1)).toEqual({ contract: "4H", doubled: "X", declarer: "N", result: "+1" });
  expect(textsOf(lines, "2", 1)).toEqual({ points: "-420" });
  expect(textsOf(lines, "1", 3)).toEqual({ adjusted: "0" });
  expect(textsOf(lines, "2", 2)).toEqual({ contract: "Pass" });
  const columns = (table: string) => Object.keys(lineOf(lines, table, 1).cells).sort();
  expect(columns("2")).toEqual(["contract", "declarer", "doubled", "points", "result"]);
  expect(columns("1")).toEqual(["adjusted", ...columns("2")]);
});

test("only the sheets on which boards are typed are read again", () => {
  expect([...sheetsOfBoards(found.made, found.sheets).keys()]).toEqual(["Table 1", "Table 2"]);
});

test("sheets that are read again say what stands in them now, where they and their rows are now", () => {
  const sheets = sheetsOfBoards(found.made, found.sheets);
  const before = lineOf(boardLines(found.made, sheets), "1", 2).cells;
  const { row, column } = before.contract!.at;
  const typed = saved.map((sheet) =>
    sheet.name === "Table 1" ? { ...sheet, cells: [...sheet.cells, { row, column, value: " 3NT " }] } : sheet
  );
  const lines = boardLines(found.made, readAgain(found.made, sheets, typed));
  expect(textsOf(lines, "1", 2)).toEqual({ contract: "3NT" });
  const moved = typed.map((sheet) => (sheet.name === "Table 1" ? withRows(sheet, 1, 2) : sheet));
  const shifted = boardLines(found.made, readAgain(found.made, sheets, moved));
  expect(textsOf(shifted, "1", 2)).toEqual({ contract: "3NT" });
  expect(lineOf(shifted, "1", 2).cells.contract!.at).toEqual({ sheet: "Table 1", row: row + 2, column });
  const split = typed.map((sheet) => (sheet.name === "Table 1" ? withRows(sheet, row, 2) : sheet));
  expect(() => readAgain(found.made, sheets, split)).toThrow("this workbook counts other rows than those typed");
});

test("of a renamed sheet the cells are named as it is called now, of one that is no more there are no lines", () => {
  const kitchen = saved.map((sheet) => (sheet.name === "Table 2" ? { ...sheet, name: "Kitchen" } : sheet));
  const renamed = readSaved({ sheets: kitchen })[0]!;
  const lines = boardLines(renamed.made, renamed.sheets);
  expect(lineOf(lines, "2", 1).cells.points!.at.sheet).toBe("Kitchen");
  const left = readAgain(
    renamed.made,
    renamed.sheets,
    kitchen.filter(({ name }) => name === "Table 1")
  );
  expect(new Set(boardLines(renamed.made, left).map(({ table }) => table))).toEqual(new Set(["1"]));
});
