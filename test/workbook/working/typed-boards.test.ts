import fc from "fast-check";
import { FOUR_PAIRS } from "../../../src/sessions/home/four-pairs";
import { planHome } from "../../../src/sessions/home/home-kind";
import { homeWorkbook } from "../../../src/workbook/home/home-workbook";
import { emptyEvening } from "../../support/evenings";
import { workedOut } from "../../support/worked-out";
import { runs, SEED } from "../../support/runs";
import { TYPED_BOARD } from "../../support/typed-texts";
import { readOtherwise, typed, type TypedAt } from "../../support/typing";

const plan = planHome(FOUR_PAIRS, { boards: 60 });
const BOARDS = plan.subrounds.flatMap(({ boards }) => boards);

/** A workbook full of whatever may be typed, at both tables. */
function typedBoards(seed: number): TypedAt[] {
  const cells = fc.sample(TYPED_BOARD, { numRuns: 2 * BOARDS.length, seed });
  return cells.map((typedCells, i) => ({
    sheet: i < BOARDS.length ? "Table 1" : "Table 2",
    board: BOARDS[i % BOARDS.length]!,
    cells: typedCells,
  }));
}

describe.each(["built-in", "add-in"] as const)("the %s formulas", (formulas) => {
  const workbook = homeWorkbook(emptyEvening(plan), { formulas });
  const seeds = Array.from({ length: runs({ ci: 2, soak: 60 }) }, (_, i) => SEED * 1000 + i);

  test.each(seeds)("read whatever is typed as the code does (seed %i)", (seed) => {
    const boards = typedBoards(seed);
    const edits = boards.flatMap(({ sheet, board, cells }) => typed(workbook, sheet, board, cells));
    const sheets = workedOut(workbook, edits);
    expect(readOtherwise(workbook, sheets, boards)).toEqual([]);
  });
});
