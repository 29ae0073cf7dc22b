import { describe as describedAs, withDescription } from "../../../src/workbook/description";
import { cellsOfOption, mapCells, type EntryCell } from "../../../src/workbook/entries";
import type { Sheet, Workbook } from "../../../src/workbook/model";
import { readSaved } from "../../../src/workbook/reading/read-saved";
import type { SavedWorkbook } from "../../../src/workbook/saved-workbook";
import { sessionWorkbook, WORKBOOKS } from "../../../src/workbook/session-workbook";
import type { Scored } from "../../../src/sessions/kinds";
import { savedOf } from "../../support/saved";
import { inTurns } from "../../support/runs";
import { sessionsBySheets } from "../../support/sessions";

// A file of another version: with a column more or less before each typed column, or a row more above.

type Move = (cell: { readonly row: number; readonly column: number }) => { row: number; column: number };

/** A workbook as a version would have made it that has columns or rows more on each sheet that is typed into. */
function movedWorkbook(scored: Scored, move: Move): Workbook {
  const make = WORKBOOKS[scored.kind] as (of: Scored, options: object) => Workbook;
  const { sheets, entries, ...rest } = make(scored, {});
  const typed = new Set([
    ...entries.lines.map(({ sheet }) => sheet),
    ...entries.options.flatMap(cellsOfOption).map(({ sheet }) => sheet),
  ]);
  const moved = (sheet: Sheet): Sheet =>
    typed.has(sheet.name) ? { ...sheet, cells: sheet.cells.map((cell) => ({ ...cell, ...move(cell) })) } : sheet;
  const cell = (entry: EntryCell): EntryCell => ({ ...entry, ...move(entry) });
  return withDescription(
    {
      ...rest,
      sheets: sheets.map(moved),
      entries: {
        lines: entries.lines.map((line) => ({
          ...line,
          row: move({ row: line.row, column: 1 }).row,
          // The worked-out columns of a table that may be sorted.
          ...(line.said.worked && {
            said: {
              worked: line.said.worked
                .split(",")
                .map((column) => move({ row: line.row, column: +column }).column)
                .join(),
            },
          }),
          typed: Object.fromEntries(
            Object.entries(line.typed).map(([field, column]) => [field, move({ row: line.row, column }).column])
          ),
        })),
        options: entries.options.map((option) => mapCells(option, cell)),
      },
    },
    describedAs(scored.plan, {})
  );
}

function read(saved: SavedWorkbook) {
  const [session, ...more] = readSaved(saved);
  expect(more).toEqual([]);
  const { description, outcome, remarks } = session!;
  return { options: description.options, csv: outcome.csv(), remarks };
}

const MOVES: readonly (readonly [string, Move])[] = [
  ["a column before all others", ({ row, column }) => ({ row, column: column + 1 })],
  ["a column before the second", ({ row, column }) => ({ row, column: column < 2 ? column : column + 1 })],
  ["a column between those of results", ({ row, column }) => ({ row, column: column < 6 ? column : column + 1 })],
  ["a row above the headings", ({ row, column }) => ({ row: row < 2 ? row : row + 1, column })],
];

describe.each(sessionsBySheets().map(([name, made], i) => [name, made(), i] as const))("%s", (_, scored, i) => {
  const { sheets } = savedOf(sessionWorkbook(scored));
  const whole = read({ sheets });

  test.each(inTurns(MOVES, i))("is read from a file with %s by its map", (__, move) => {
    expect(read(savedOf(movedWorkbook(scored, move)))).toEqual(whole);
  });
});
