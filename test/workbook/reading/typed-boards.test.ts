import fc from "fast-check";
import { planSession } from "../../../src/sessions/kinds";
import { readTypedBoard, type CellText } from "../../../src/sessions/reading/typed-board";
import { readSaved } from "../../../src/workbook/reading/read-saved";
import type { SavedWorkbook } from "../../../src/workbook/saved-workbook";
import { emptyWorkbook } from "../../../src/workbook/other-dialect";
import { runs } from "../../support/runs";
import { savedOf } from "../../support/saved";
import { TYPED_BOARD } from "../../support/typed-texts";

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
    { numRuns: runs({ ci: 20, soak: 400 }) }
  );
});

function withCells(
  { sheets }: SavedWorkbook,
  cells: readonly { readonly row: number; readonly column: number; readonly value: CellText }[]
): SavedWorkbook {
  return {
    sheets: sheets.map((sheet) =>
      sheet.name === "Table 1"
        ? { ...sheet, cells: [...sheet.cells, ...cells.filter(({ value }) => value !== "")] }
        : sheet
    ),
  };
}
