import fc from "fast-check";
import { planSession } from "../../../src/sessions/kinds";
import { readTypedBoard, type CellText } from "../../../src/sessions/reading/typed-board";
import { readSaved } from "../../../src/workbook/reading/read-saved";
import type { EntryLine } from "../../../src/workbook/entries";
import type { SavedWorkbook } from "../../../src/workbook/saved-workbook";
import { emptyWorkbook } from "../../../src/workbook/other-dialect";
import { runs } from "../../support/runs";
import { cellAddress } from "../../../src/workbook/reference";
import { savedOf } from "../../support/saved";
import { namedCells } from "../../support/typed-match";
import { TYPED_BOARD } from "../../support/typed-texts";
import { workedOut } from "../../support/worked-out";

test.each(["four-pairs", "team-match"] as const)("%s: whatever is typed counts as the sheet counts it", (kind) => {
  const options = { boards: 24, date: "" };
  const made = emptyWorkbook({ kind, options, paper: "A4", formulas: "built-in" });
  const saved = savedOf(made);
  const boards = made.entries.lines.filter((line) => line.kind === "board" && line.sheet === "Table 1");
  fc.assert(
    fc.property(fc.array(TYPED_BOARD, { minLength: 24, maxLength: 24 }), (typed) => {
      const cells = boards.flatMap(({ row, typed: columns }, i) => {
        const { by: declarer, ...rest } = typed[i]!;
        return Object.entries({ declarer, ...rest }).map(([field, value]) => ({ row, column: columns[field]!, value }));
      });
      const [session] = readSaved(withCells(saved, cells));
      const { results } = session!.outcome;
      const points = "tables" in results ? new Map(results.tables.map(({ board, points: of }) => [board, of])) : null;
      const plan = planSession(kind, options);
      expect(session!.plan).toEqual(plan);
      typed.forEach((board, i) => {
        const number = Number(boards[i]!.said.board);
        expect([number, board, points?.get(number) ?? null]).toEqual([
          number,
          board,
          readTypedBoard(number, board).points,
        ]);
      });
    }),
    { numRuns: runs({ ci: 5, soak: 400 }) }
  );
});

test("a formula in a yellow cell of a board is refused by name, as the sheet does not score the board", () => {
  const made = emptyWorkbook({ kind: "four-pairs", options: { boards: 24 }, paper: "A4", formulas: "built-in" });
  const [first, second] = made.entries.lines.filter((line) => line.kind === "board" && line.sheet === "Table 1");
  const at = ({ row, typed }: EntryLine) => ({ row, column: typed.points!, value: 420 });
  const saved = withCells(savedOf(made), [{ ...at(first!), formula: "2*210" }, at(second!)]);
  const [session] = readSaved(saved);
  const { results } = session!.outcome;
  expect("tables" in results && results.tables.map(({ board, points }) => [board, points])).toEqual([[2, 420]]);
  const { row, column } = at(first!);
  expect(session!.remarks).toEqual([
    { place: `Table 1!${cellAddress(row, column)}`, message: "Formula: type a value here" },
  ]);
});

test("a formula for the IMPs of a league's match is refused as the sheet does, one for its date is not", () => {
  const options = { teams: ["4"], boards: 24, date: "2026-09-14" };
  const made = emptyWorkbook({ kind: "league", options, paper: "A4", formulas: "built-in" });
  const [first, second] = made.entries.lines.filter(({ kind }) => kind === "fixture");
  const imps = ({ row, typed }: EntryLine, formula?: string) => [
    { row, column: typed.home_imps!, value: 35, ...(formula !== undefined && { formula }) },
    { row, column: typed.away_imps!, value: 20 },
  ];
  const date = { row: second!.row, column: second!.typed.date!, value: 46279, formula: "DATE(2026,9,14)" };
  const cells = [...imps(first!, "31+4"), ...imps(second!), date];
  const [session] = readSaved(withCells(savedOf(made), cells, first!.sheet));
  const { results } = session!.outcome;
  expect("matches" in results && results.matches.length).toBe(1);
  expect(session!.remarks).toEqual([
    {
      place: `${first!.sheet}!${cellAddress(first!.row, first!.typed.home_imps!)}`,
      message: "Formula: type a value here",
    },
  ]);
});

const NUMBERS = ["5", "+5", "−3", "5+", "5-", "+", "+-5", "1e1", "½", "+½", " ", "TRUE", "a,b"];

test.each(["swiss", "bam"] as const)("%s: a penalty and an adjustment count as the sheets count them", (form) => {
  const made = emptyWorkbook({ kind: "team-match", options: { form }, paper: "A4", formulas: "built-in" });
  const saved = savedOf(made);
  const [first, second] = made.entries.lines.filter(({ sheet }) => sheet === "Table 1");
  const adjusted = ({ row, typed }: EntryLine, values: readonly CellText[]) =>
    ["adjusted_home", "adjusted_away"].map((field, i) => ({
      sheet: "Table 1",
      row,
      column: typed[field]!,
      value: values[i]!,
    }));
  const penalties = made.entries.options.find(({ option }) => option === "penalties");
  const [penalty] = penalties?.kind === "phrases" ? penalties.phrases[0]!.cells : [];
  for (const text of NUMBERS) {
    const typed = [...adjusted(first!, [text, 1]), ...adjusted(second!, [9, 9]), { ...penalty!, value: text }];
    const edits = typed.map(({ sheet, row, column, value }) => ({ sheet, cell: cellAddress(row, column), value }));
    const sheets = workedOut(made, edits);
    const [session] = readSaved({
      sheets: saved.sheets.map((sheet) => ({
        ...sheet,
        cells: [...sheet.cells, ...typed.filter((cell) => cell.sheet === sheet.name)],
      })),
    });
    const [imps, margins] = ["Match_Imps", "Match_Margin"].map((name) => namedCells(made, sheets, name));
    expect([text, session!.outcome.json()]).toMatchObject([text, { matches: [{ imps, margins }] }]);
  }
});

function withCells(
  { sheets }: SavedWorkbook,
  cells: readonly {
    readonly row: number;
    readonly column: number;
    readonly value: CellText;
    readonly formula?: string;
  }[],
  name = "Table 1"
): SavedWorkbook {
  return {
    sheets: sheets.map((sheet) =>
      sheet.name === name ? { ...sheet, cells: [...sheet.cells, ...cells.filter(({ value }) => value !== "")] } : sheet
    ),
  };
}
