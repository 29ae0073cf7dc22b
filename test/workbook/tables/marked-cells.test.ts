import { emptySession, planSession } from "../../../src/sessions/kinds";
import { DIALECTS } from "../../../src/workbook/dialect-names";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { texts } from "../../../src/workbook/texts";
import { LAST_WRONG } from "../../../src/workbook/working/lists";
import { headedList } from "../../support/headed-list";
import { inTurns } from "../../support/runs";
import { workedOut } from "../../support/worked-out";

/** A kind with its first table's sheet, and where an adjusted score is typed that is none. */
const KINDS = [
  { kind: "four-pairs", options: { boards: 12 }, sheet: "Table 1", adjusted: null },
  { kind: "pairs", options: { pairs: ["6"] }, sheet: "Table 1", adjusted: "Adjusted" },
  { kind: "team-match", options: { boards: 8 }, sheet: "Table 1", adjusted: "Adj.\nN-S" },
  { kind: "three-teams", options: { boards: 12 }, sheet: "Table A", adjusted: "Adj.\nN-S" },
  { kind: "four-teams", options: { boards: 18 }, sheet: "Table 1", adjusted: "Adj.\nN-S" },
] as const;

describe.each(KINDS.flatMap((each, i) => inTurns(DIALECTS, i).map((formulas) => ({ ...each, formulas }))))(
  "$sheet of $kind, $formulas",
  ({ kind, options, sheet, adjusted, formulas }) => {
    const workbook = sessionWorkbook(emptySession(planSession(kind, options)).scored, { formulas });
    const table = workbook.sheets.find(({ name }) => name === sheet)!;
    const { columns, rows } = table.lists.find(({ name }) => name === "boards")!;
    const list = headedList(workbook, sheet, "Board");
    const [one, two] = rows.slice(0, 2).map((row) => {
      return Number(table.cells.find((cell) => cell.row === row && cell.column === 1)!.value);
    }) as [number, number];

    /** The tone of each board's row, and the letters of the cells that it is about. */
    function marked(typed: readonly (readonly [board: number, heading: string, value: string])[]) {
      const sheets = workedOut(
        workbook,
        typed.map(([board, heading, value]) => list.edit(board, heading, value))
      );
      const shown = (board: number, key: string) =>
        sheets.get(sheet)!.at(list.cell(board, "Board").row, columns.get(key)!.left);
      const tone = (said: number) => (said === 0 ? 0 : said <= LAST_WRONG ? 2 : 1);
      return [one, two].map((board) => [tone(Number(shown(board, "said"))), shown(board, "marked")]);
    }

    test("nothing is marked before anything is typed", () => {
      expect(marked([])).toEqual([
        [0, ""],
        [0, ""],
      ]);
    });

    test("a fault is in the cell that is meant, also where another one is blank", () => {
      const typed = [[one, "Contract", "8H"] as const, [two, "Contract", "4H"] as const, [two, "Result", "0"] as const];
      expect(marked(typed)).toEqual([
        [2, "C"],
        [2, "B"],
      ]);
    });

    test("a question is in its cell, and an adjusted score that is none in its own", () => {
      const cells = { Contract: "5C", By: "N", Result: "ten down" };
      const typed = Object.entries(cells).map(([heading, value]) => [one, heading, value] as const);
      const asked = adjusted === null ? typed : [...typed, [two, adjusted, "lots"] as const];
      const [first, second] = marked(asked);
      expect(first).toEqual([1, "R"]);
      expect(second![1]).toBe(adjusted === null ? "" : "A");
    });

    test("a board without a score is asked about once one of a later round has one, unless it is ruled on", () => {
      const last = Number(table.cells.find(({ row, column }) => row === rows[rows.length - 1] && column === 1)!.value);
      expect(marked([[two, "Contract", "pass"]])[0]).toEqual([0, ""]);
      const isAlone =
        table.merges.filter(({ top, left }) => top > 2 && top < rows[rows.length - 1]! && left === 1).length === 1;
      const [skipped, cancelled] = marked([
        [last, "Contract", "pass"],
        [two, "Contract", "cancelled"],
      ]);
      expect(skipped).toEqual(isAlone ? [0, ""] : [1, "C"]);
      expect(cancelled).toEqual([0, ""]);
    });

    test("the cursor goes on below the boards, where nothing is typed", () => {
      const { openColumn, validations } = table;
      expect(openColumn).toBe(columns.get("contract")!.left);
      const ends = validations.filter(({ rule }) => rule.kind === "nothing").map(({ area }) => area);
      const last = Math.max(...table.cells.map(({ row }) => row));
      expect(ends).toEqual([{ top: last + 1, bottom: 1_048_576, left: openColumn, right: openColumn }]);
    });

    test("a board that was cancelled carries a mark, which the line below the boards explains", () => {
      // What else is marked may follow.
      const ruling = texts.tables.ruling.replace(".", "");
      const [none, cancelled] = [[], [list.edit(two, "Contract", "cancelled")]].map((edits) => {
        const shown = workedOut(workbook, edits).get(sheet)!;
        const row = (board: number) => list.cell(board, "Board").row;
        const marks = [one, two].map((board) => shown.at(row(board), columns.get("ruled")!.left));
        return [...marks, String(shown.at(rows[rows.length - 1]! + 1, 1)).startsWith(ruling)];
      });
      expect([none, cancelled]).toEqual([
        [0, 0, false],
        [0, 1, true],
      ]);
      expect(table.highlights.filter(({ tone }) => tone === "ruled").map(({ area }) => area.left)).toEqual([1]);
    });

    test("the number of the board, the cells typed into and the band above stand out", () => {
      const areas = table.highlights.map(({ area, tone }) => `${tone} ${area.left} ${area.top}`);
      const at = (key: string) => columns.get(key)!.left;
      for (const tone of ["wrong", "asked"]) expect(areas).toContain(`${tone} 1 ${rows[0]}`);
      for (const key of ["contract", "by", "result", "doubled", "typed", "check"])
        for (const tone of ["alert", "notice"]) expect(areas).toContain(`${tone} ${at(key)} ${rows[0]}`);
      // Above the first band there may be a line of advice.
      expect(areas.some((area) => /^alert 1 [34]$/.test(area))).toBe(true);
    });
  }
);
