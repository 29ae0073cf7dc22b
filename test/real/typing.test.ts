import fc from "fast-check";
import { FOUR_PAIRS } from "../../src/sessions/home/four-pairs";
import { planHome } from "../../src/sessions/home/home-kind";
import { homeWorkbook } from "../../src/workbook/home/home-workbook";
import { cellAddress } from "../../src/workbook/reference";
import { texts } from "../../src/workbook/texts";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { emptyEvening } from "../support/evenings";
import { headedList } from "../support/headed-list";
import { actOut, describeWithLibreOffice, recalculate, type Act } from "../support/libreoffice";
import { runs, SEED } from "../support/runs";
import { TYPED_BOARD } from "../support/typed-texts";
import { readOtherwise, shownFor, typed, type TypedAt } from "../support/typing";

const plan = planHome(FOUR_PAIRS, { boards: 60 });
const BOARDS = plan.subrounds.flatMap(({ boards }) => boards);
const workbook = homeWorkbook(emptyEvening(plan));

/** Workbooks full of whatever may be typed, at both tables. */
const TYPED: readonly (readonly TypedAt[])[] = Array.from({ length: runs({ ci: 1, soak: 60 }) }, (_, i) =>
  fc.sample(TYPED_BOARD, { numRuns: 2 * BOARDS.length, seed: SEED * 1000 + i }).map((cells, j) => ({
    sheet: j < BOARDS.length ? "Table 1" : "Table 2",
    board: BOARDS[j % BOARDS.length]!,
    cells,
  }))
);

/** The headings of the cells that are typed into for a board. */
const HEADINGS_TYPED = ["Contract", "By", "Result", "X", "Score only, N-S"];
const FORMULAS = ['"4H"', '"N"', '"+1"', '"X"', "420"];

describeWithLibreOffice("whatever is typed, in LibreOffice", () => {
  test("a formula in any of a board's cells is named as what it is", async () => {
    const cells = { contract: "1C", by: "S", result: "0", doubled: "R", points: 0 };
    const edits = FORMULAS.flatMap((formula, i) => {
      const typedCells = typed(workbook, "Table 2", i + 1, cells);
      return typedCells.map((edit, j) => (j === i ? { ...edit, value: { formula } } : edit));
    });
    const [sheets] = recalculate([{ bytes: await writeWorkbook(workbook), edits }]);
    const checks = [1, 2, 3, 4, 5, 6].map((board) => shownFor(workbook, sheets!, "Table 2", board, "Check"));
    expect(checks).toEqual([...FORMULAS.map(() => texts.remarks.faults.formula), ""]);
  });

  test("a formula in place of adjusted IMPs is named as well", async () => {
    const { row, column } = headedList(workbook, "Table 1", "Board").cell(1, "Adj. IMPs");
    const edits = [{ sheet: "Table 1", cell: cellAddress(row, column), value: { formula: "3" } }];
    const [sheets] = recalculate([{ bytes: await writeWorkbook(workbook), edits }]);
    expect(shownFor(workbook, sheets!, "Table 1", 1, "Check")).toBe(texts.remarks.faults.formula);
  });

  test("what was pasted from a locked cell is red, in each of a board's cells", async () => {
    const sheet = "Table 1";
    const list = headedList(workbook, sheet, "Board");
    const at = (board: number, heading: string) => {
      const { row, column } = list.cell(board, heading);
      return cellAddress(row, column);
    };
    const boards = [1, 2, 3, 4, 5, 6];
    const acts = boards.flatMap((board, i): Act[] => {
      const written = Object.entries({ Contract: "1C", By: "S", Result: "0" }).map(([heading, text]): Act => ({
        do: "type",
        sheet,
        range: at(board, heading),
        text,
      }));
      const to = HEADINGS_TYPED[i];
      // The board's number is locked.
      const copied: Act[] = to
        ? [{ do: "copy", sheet, range: at(board, "Board"), to: { sheet, cell: at(board, to) } }]
        : [];
      return [...written, ...copied];
    });
    const [outcome] = actOut([{ bytes: await writeWorkbook(workbook), acts, typed: {} }]);
    if (outcome!.crash !== undefined) throw new Error(`LibreOffice crashes or hangs in act ${outcome!.crash + 1}`);
    const checks = boards.map((board) => shownFor(workbook, outcome!.sheets, sheet, board, "Check"));
    const { contract, declarer, result, doubled, score } = texts.remarks.faults;
    expect(checks).toEqual([contract, declarer, result, doubled, score, ""]);
  });

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
