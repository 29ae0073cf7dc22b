import fc from "fast-check";
import { FOUR_PAIRS } from "../../src/sessions/home/four-pairs";
import { planHome } from "../../src/sessions/home/home-kind";
import { homeWorkbook } from "../../src/workbook/home/home-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { emptyEvening } from "../support/evenings";
import { describeWithLibreOffice, recalculate } from "../support/libreoffice";
import { runs, SEED } from "../support/runs";
import { TYPED_BOARD } from "../support/typed-texts";
import { readOtherwise, typed, type TypedAt } from "../support/typing";

const plan = planHome(FOUR_PAIRS, { boards: 60 });
const BOARDS = plan.subrounds.flatMap(({ boards }) => boards);
const workbook = homeWorkbook(emptyEvening(plan));

/** Workbooks full of whatever may be typed, at both tables. */
const TYPED: readonly (readonly TypedAt[])[] = Array.from({ length: runs({ ci: 8, soak: 60 }) }, (_, i) =>
  fc.sample(TYPED_BOARD, { numRuns: 2 * BOARDS.length, seed: SEED * 1000 + i }).map((cells, j) => ({
    sheet: j < BOARDS.length ? "Table 1" : "Table 2",
    board: BOARDS[j % BOARDS.length]!,
    cells,
  }))
);

describeWithLibreOffice("whatever is typed, in LibreOffice", () => {
  test("is read as the code reads it", async () => {
    const bytes = await writeWorkbook(workbook);
    const jobs = TYPED.map((boards) => ({
      bytes,
      edits: boards.flatMap(({ sheet, board, cells }) => typed(workbook, sheet, board, cells)),
    }));
    const found = recalculate(jobs);
    expect(TYPED.flatMap((boards, i) => readOtherwise(workbook, found[i]!, boards))).toEqual([]);
    expect(found.flatMap((sheets) => [...sheets.values()].map(({ errors }) => errors)).join("")).toBe("");
  });
});
