import { cellsOfOption, type EntryCell } from "../../../src/workbook/entries";
import { readSaved } from "../../../src/workbook/reading/read-saved";
import type { Cell, Workbook } from "../../../src/workbook/model";
import { cellAddress } from "../../../src/workbook/reference";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { scoredCase } from "../../support/case-files";
import { readBackOtherwise } from "../../support/read-back";
import { runs } from "../../support/runs";
import { savedOf } from "../../support/saved";
import { workedOut } from "../../support/worked-out";

/** What can be pasted over the rule of a cell: numbers, words, numbers that are not written so. */
const VALUES = [1.5, "TRUE", "05", -1, "x", "3.0", 1e9, "1½", "+2"] as const;

/** Played workbooks of every kind, with victory points where there are any. */
const CASES = [
  "four-pairs-vps-letter",
  "five-pairs-matchpoints",
  "five-pairs-vps",
  "pairs-six",
  "individual-nine-vps",
  "team-match-league-example",
  "team-match-bam-played",
  "team-match-knockout-extra",
  "three-teams-example",
  "four-teams-example",
  "swiss-event-second-stage",
  "swiss-event-bam",
  "league-divisions",
];

/**
 * A cell of each column that is typed into and read, one where something stands if there is one, of as many rows as can
 * be: the other table's score, which a captain types too, is read at that table.
 */
function typedColumns({ sheets, entries: { lines, options } }: Workbook) {
  const ofLines = lines.flatMap(({ sheet, row, typed }) =>
    Object.values(typed).map((column) => ({ sheet, row, column }))
  );
  const read = new Set([...ofLines, ...options.flatMap(cellsOfOption)].map(placeOf));
  return sheets.flatMap(({ name, cells }) => {
    const columns = new Map<number, Cell[]>();
    for (const cell of cells)
      if (read.has(placeOf({ sheet: name, ...cell })))
        columns.set(cell.column, [...(columns.get(cell.column) ?? []), cell]);
    return [...columns.values()].map((all, index) => {
      const filled = all.filter(({ value }) => value !== null && value !== "");
      const known = filled.length > 0 ? filled : all;
      const { row, column } = known[index % known.length]!;
      return { sheet: name, row, column };
    });
  });
}

function placeOf({ sheet, row, column }: EntryCell): string {
  return `${sheet}!${cellAddress(row, column)}`;
}

describe.each(CASES.map((name, i) => [name, i] as const))("%s", (name, i) => {
  const model = sessionWorkbook(scoredCase(name).scored, { formulas: "built-in" });
  const saved = savedOf(model);

  /** The values that the columns have in turn: in CI all nine of them by turns, which takes a workbook, and not nine. */
  const typed = runs<readonly (readonly [string, readonly (string | number)[]])[]>({
    ci: [["another value", [...VALUES.slice(i % VALUES.length), ...VALUES.slice(0, i % VALUES.length)]]],
    soak: VALUES.map((value) => [JSON.stringify(value), [value]]),
  });

  test.each(typed)("%s in a cell of each column is read, and counts as on the sheets", (_, values) => {
    // A victory-point table that is left out takes all scores along.
    const cells = typedColumns(model)
      .filter(({ sheet }) => sheet !== "Scales")
      .map((cell, index) => ({ ...cell, value: values[index % values.length]! }));
    const changed = saved.sheets.map((sheet) => {
      const own = cells.filter((cell) => cell.sheet === sheet.name);
      const others = sheet.cells.filter((old) => !own.some((at) => at.row === old.row && at.column === old.column));
      return { ...sheet, cells: [...others, ...own.map(({ row, column, value }) => ({ row, column, value }))] };
    });
    expect(readSaved({ sheets: changed })).toHaveLength(1);
    const edits = cells.map(({ sheet, row, column, value }) => ({ sheet, cell: cellAddress(row, column), value }));
    expect(readBackOtherwise(model, workedOut(model, edits))).toEqual([]);
  });
});

test.each([
  ["five-pairs-matchpoints", "Adj. IMPs", "North-South at Table 1"],
  ["team-match-league-example", "Adj.\nN-S", "the team"],
])("%s: 1.5 adjusted IMPs are named, on the sheet and where it is read", (name, heading, whose) => {
  const model = sessionWorkbook(scoredCase(name).scored, { formulas: "built-in" });
  const { cells } = model.sheets.find((sheet) => sheet.name === "Table 1")!;
  const { column } = cells.find((cell) => cell.value === heading)!;
  const { row } = cells.find((cell) => cell.column === column && cell.style?.entry && cell.value !== null)!;
  const shown = workedOut(model, [{ sheet: "Table 1", cell: cellAddress(row, column), value: 1.5 }]);
  expect(cells.map((cell) => shown.get("Table 1")!.at(cell.row, cell.column))).toContain(
    "Adj. IMPs: type them like -3"
  );
  const sheets = savedOf(model).sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) =>
      sheet.name === "Table 1" && cell.row === row && cell.column === column ? { ...cell, value: 1.5 } : cell
    ),
  }));
  expect(readSaved({ sheets })[0]!.remarks).toContainEqual({
    place: `Table 1!${cellAddress(row, column)}`,
    message: `"1.5" is not an adjusted score: enter the IMPs for ${whose}, a whole number such as 3 or -3.`,
  });
});

test.each(["05", "3.0", "1½", "½"])("%s is no victory points, on the sheet and where it is read", (value) => {
  const model = sessionWorkbook(scoredCase("five-pairs-vps").scored, { formulas: "built-in" });
  const option = model.entries.options.find(({ kind }) => kind === "scale");
  const { row, column } = cellsOfOption(option!)[4]!;
  const shown = workedOut(model, [{ sheet: "Scales", cell: cellAddress(row, column), value }]);
  const { cells } = model.sheets.find(({ name }) => name === "Scales")!;
  expect(cells.map((cell) => shown.get("Scales")!.at(cell.row, cell.column))).toContain("Points: type from 0 to 1000");
  const sheets = savedOf(model).sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) =>
      sheet.name === "Scales" && cell.row === row && cell.column === column ? { ...cell, value } : cell
    ),
  }));
  expect(readSaved({ sheets })[0]!.remarks.map(({ message }) => message)).toContainEqual(
    expect.stringContaining(`"${value}"`)
  );
});

test.each([
  ["four-teams-example", "Recap", "penalties", "½"],
  ["team-match-league-example", "Match", "penalties", "05"],
])("%s: %s is told of %s of %s", (name, sheetName, what, value) => {
  const model = sessionWorkbook(scoredCase(name).scored, { formulas: "built-in" });
  const option = model.entries.options.find((known) => known.option === what);
  const line = model.entries.lines.find(({ typed }) => what in typed);
  const { row, column } = option ? cellsOfOption(option)[0]! : { row: line!.row, column: line!.typed[what]! };
  const sheets = savedOf(model).sheets.map((sheet) => ({
    ...sheet,
    cells: [
      ...sheet.cells.filter((cell) => sheet.name !== sheetName || cell.row !== row || cell.column !== column),
      ...(sheet.name === sheetName ? [{ row, column, value }] : []),
    ],
  }));
  expect(readSaved({ sheets })[0]!.remarks).toContainEqual({
    place: `${sheetName}!${cellAddress(row, column)}`,
    message: `"${value}" does not count: type just a number, such as 5 or 2.5.`,
  });
});
