import fc from "fast-check";
import { outlierReason } from "../../../src/bridge/outlier";
import { readTypedBoard, type TypedBoard } from "../../../src/sessions/reading/typed-board";
import { emptySession, planSession } from "../../../src/sessions/kinds";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { runs, SEED } from "../../support/runs";
import { headedList } from "../../support/headed-list";
import { texts } from "../../../src/workbook/texts";
import { shownFor, typed } from "../../support/typing";
import { workedOut } from "../../support/worked-out";

const TABLES = [1, 2, 3, 4];
const BOARDS = Array.from({ length: 28 }, (_, i) => i + 1);

/** Contracts that are near each other, so that all that is asked about occurs; and points alone. */
const RESULT: fc.Arbitrary<TypedBoard> = fc
  .record({
    contract: fc.constantFrom("2S", "3S", "4S", "3D", "5D", "1NT", "3NT", "4H", "pass", "np"),
    by: fc.constantFrom("N", "S", "S", "E", "W"),
    result: fc.constantFrom("=", "+1", "+2", "-1", "-2", "-4"),
    doubled: fc.constantFrom("", "", "", "X"),
    // Points that some contract gives at each vulnerability.
    points: fc.constantFrom<string | number>("", "", "", "", 170, 1100, -1100),
  })
  .map((each) =>
    each.points !== ""
      ? { contract: "", by: "", result: "", doubled: "", points: each.points }
      : each.contract === "pass" || each.contract === "np"
        ? { ...each, by: "", result: "", doubled: "" }
        : each
  );

describe.each(["built-in", "add-in"] as const)("the %s formulas", (formulas) => {
  const workbook = sessionWorkbook(emptySession(planSession("pairs", { pairs: ["8"], boards: 28 })).scored, {
    formulas,
  });
  const seeds = Array.from({ length: runs({ ci: 2, soak: 60 }) }, (_, i) => SEED * 1000 + i);

  test.each(seeds)("ask about what is unlike the other tables as the code does (seed %i)", (seed) => {
    const cells = fc.sample(RESULT, { numRuns: TABLES.length * BOARDS.length, seed });
    const at = (table: number, board: number) => cells[(table - 1) * BOARDS.length + board - 1]!;
    // Every other board is fouled: Table 4 has had other cards, or Tables 1 and 4 each in a group of its own.
    const groupAt = (table: number, board: number) =>
      table === 4 && board % 2 === 1 ? "A" : table === 1 && board % 4 === 3 ? "B" : "";
    const edits = TABLES.flatMap((table) => {
      const list = headedList(workbook, `Table ${table}`, "Board");
      return BOARDS.flatMap((board) => {
        const group = groupAt(table, board);
        const edit = typed(workbook, `Table ${table}`, board, at(table, board));
        return group === "" ? edit : [...edit, list.edit(board, "Fouled\ngroup", group)];
      });
    });
    const sheets = workedOut(workbook, edits);
    const expected = BOARDS.flatMap((board) => {
      const isUsual = (i: number) => groupAt(i + 1, board) === "";
      const read = TABLES.map((table) => readTypedBoard(board, at(table, board)));
      return read.map((here, i) => {
        const isSound = ({ points, fault }: typeof here) => points !== null && fault === null;
        const others = read.filter((each, j) => j !== i && isUsual(j) && isSound(each));
        const how = isSound(here) && isUsual(i) ? outlierReason(here, others) : null;
        return how === null ? "" : texts.remarks.questions[how === "doubled" ? "doubledOnly" : how];
      });
    });
    const shown = BOARDS.flatMap((board) =>
      TABLES.map((table) => shownFor(workbook, sheets, `Table ${table}`, board, "Check"))
    );
    expect(shown).toEqual(expected);
  });
});
