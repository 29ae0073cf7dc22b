import fc from "fast-check";
import { emptySession, planSession, scoreCsv } from "../../../../src/sessions/kinds";
import type { FieldPlan } from "../../../../src/sessions/field/plan";
import type { ScoredField } from "../../../../src/sessions/field/score-field";
import type { SessionOptions } from "../../../../src/sessions/session-options";
import type { Cell, Workbook } from "../../../../src/workbook/model";
import { rebuildSession } from "../../../../src/workbook/reading/rebuild-session";
import { readSaved } from "../../../../src/workbook/reading/read-saved";
import { cellAddress } from "../../../../src/workbook/reference";
import { sessionWorkbook } from "../../../../src/workbook/session-workbook";
import { headedList } from "../../../support/headed-list";
import type { Edit } from "../../../support/libreoffice";
import { runs, SEED } from "../../../support/runs";
import { savedOf } from "../../../support/saved";
import { workedOut } from "../../../support/worked-out";

const SIX: SessionOptions = { pairs: ["6"], boards: 15, date: "2026-11-20" };

type Value = Cell["value"];
/**
 * What is typed in a line: round, table and board; who, how much, the unit and the reason; and a board, the table that
 * played it, the board that it left out and the points.
 */
type Seats = readonly [round: Value, table: Value, board: Value];
type Wrong = readonly [board: Value, table: Value, instead: Value, points: Value];
type Penalty = readonly [pair: Value, penalty: Value, unit: Value, reason: Value];

/** An evening of two rounds, in which Table 1 has the best score of North-South on each board. */
function evening(options: SessionOptions = SIX) {
  const plan = planSession("pairs", options) as FieldPlan;
  const lines = plan.movement.flatMap(({ round, table, boards }) =>
    round > 2 ? [] : boards.map((board) => `${table},${board},${[420, 170, -50][table - 1]}`)
  );
  const { scored } = scoreCsv(plan, ["table,board,points", ...lines].join("\n"));
  return sessionWorkbook(scored);
}

const model = evening();

function typedInto(
  workbook: Workbook,
  seats: readonly Seats[],
  penalties: readonly Penalty[],
  wrong: readonly Wrong[]
): Edit[] {
  const lists = [
    [1, ["Round", "Table", "Board"], seats],
    [2, ["Board", "Table", "Instead of", "N-S points"], wrong],
    [3, ["Pair", "Penalty", "Unit", "Reason"], penalties],
  ] as const;
  return lists.flatMap(([index, headings, lines]) => {
    const list = headedList(workbook, "Director", "Line", index);
    return lines.flatMap((cells: readonly Value[], row) =>
      cells.flatMap((value, k) =>
        value === null || value === "" ? [] : [list.edit(row + 1, headings[k] ?? "", value)]
      )
    );
  });
}

/** What the sheets show once this is typed, and what is read back of it. */
function both(seats: readonly Seats[], penalties: readonly Penalty[], wrong: readonly Wrong[] = []) {
  const workbook = model;
  const edits = typedInto(workbook, seats, penalties, wrong);
  const sheets = workedOut(workbook, edits);
  const totals = headedList(workbook, "Scoresheet", "Pair", 2);
  const checks = (index: number, lines: readonly unknown[]) =>
    lines.map((_, i) => headedList(workbook, "Director", "Line", index).shown(sheets, i + 1, "Check"));
  const values = new Map(edits.map(({ sheet, cell, value }) => [`${sheet}!${cell}`, value]));
  const typed = workbook.sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) => {
      const value = values.get(`${sheet.name}!${cellAddress(cell.row, cell.column)}`);
      return value === undefined || typeof value === "object" ? cell : { ...cell, value };
    }),
  }));
  const [read] = readSaved(savedOf({ ...workbook, sheets: typed }));
  if (!read) throw new Error("nothing was read");
  return {
    totals: [1, 2, 3, 4, 5, 6].map((pair) => totals.shown(sheets, pair, "Total")),
    said: (sheet: string) => texts(workbook, sheet).map(([row, column]) => String(sheets.get(sheet)?.at(row, column))),
    checks: { seats: checks(1, seats), penalties: checks(3, penalties), wrong: checks(2, wrong) },
    read,
    scored: read.outcome.scored as ScoredField,
  };
}

function texts({ sheets }: Workbook, name: string): (readonly [row: number, column: number])[] {
  const { cells } = sheets.find((sheet) => sheet.name === name) ?? { cells: [] };
  return cells.flatMap(({ row, column, formula }) => (formula === undefined ? [] : [[row, column] as const]));
}

describe("penalties and seats on Director", () => {
  it("count in the total, and are named on Scoresheet and Winners", () => {
    const before = both([], []);
    const { totals, said, scored, checks } = both([[1, 1, null]], [[2, 10, "%", "late"], [3, 0.5, "mps", ""]]); // prettier-ignore
    expect(checks).toEqual({ seats: [""], penalties: ["", ""], wrong: [] });
    expect(totals).toEqual(scored.totals);
    // Of six boards with a top of 4 pair 1 had all on three, on which it sat East-West.
    expect(before.totals[0]).toBe(75);
    expect(totals[0]).toBe(25);
    expect(totals[1]).toBeCloseTo(Number(before.totals[1]) - (100 * 0.4) / 24, 5);
    const words = "Penalties: Pair 2, 10 % of a board (late); Pair 3, 0.5 matchpoints.";
    expect(said("Scoresheet")).toContain(`Round 1, Table 1: pairs 1 and 6 sat the wrong way. ${words} `);
    expect(said("Winners").filter((text) => text.includes(words))).toEqual([
      expect.stringMatching(/^Round 1, Table 1: pairs 1 and 6 sat the wrong way\. Penalties: Pair 2/),
    ]);
    expect(before.said("Scoresheet").some((text) => text.includes("Penalties"))).toBe(false);
    // The board's number has a mark where they sat so.
    const mark = "* Adjusted or cancelled by the Director, or the pairs sat the wrong way.";
    const marked = (sheets: (name: string) => string[]) =>
      ["Table 1", "Table 2", "Boards"].filter((name) => sheets(name).some((text) => text.startsWith(mark)));
    expect([marked(said), marked(before.said)]).toEqual([["Table 1", "Boards"], []]);
  });

  it("say what is wrong with a line, which does not count then", () => {
    const seats: Seats[] = [[9, 1, null], [1, 4, null], [1, 1, 15], [2, 1, 4]]; // prettier-ignore
    const penalties: Penalty[] = [[7, 10, "%", ""], [1, "10%", "%", ""], [1, 0.1, "%", ""], [1, 3, "IMPs", ""]]; // prettier-ignore
    const { checks, totals, scored } = both(seats, penalties);
    expect(checks.seats).toEqual([
      "Round: type one in this session",
      "Table: type one in use that round",
      "Board: one of that round, or blank",
      "",
    ]);
    expect(checks.penalties).toEqual([
      "Pair: type a pair's number",
      "Penalty: type 10 for 10 %, or 0.5",
      "Penalty: type 10 for 10 %, or 0.5",
      "Unit: type % or matchpoints",
    ]);
    expect(totals).toEqual(scored.totals);
    expect(scored.penalties).toEqual([]);
    const long = both([], [[1, 3, "%", "x".repeat(61)]]);
    expect(long.checks.penalties).toEqual(["Reason: shorten to 60 characters"]);
    expect(long.scored.penalties).toEqual([{ contestant: 0, amount: 3, unit: "percent", reason: "" }]);
    expect(scored.turned).toEqual([{ round: 2, table: 1, board: 4 }]);
    expect(both([[1, 1, null], [1, 1, 2]], []).checks.seats).toEqual(["", "Same as a line above: delete one"]); // prettier-ignore
  });

  it("score a board that was played instead of another, and name it", () => {
    const wrong: Wrong[] = [[1, 2, 4, -110], [4, 1, 3, 430]]; // prettier-ignore
    const { totals, said, scored, checks } = both([[1, 1, null]], [], wrong);
    expect(checks.wrong).toEqual(["", "N-S points: no contract gives these"]);
    expect(scored.wrongBoards).toEqual([{ board: 1, table: 2, instead: 4, points: -110 }]);
    expect(totals).toEqual(scored.totals);
    expect(totals).not.toEqual(both([[1, 1, null]], []).totals);
    const line = "Round 2, Table 2: pairs 3 and 1 played board 1 instead of 4.";
    for (const sheet of ["Scoresheet", "Winners"]) expect(said(sheet).join(" ")).toContain(line);
  });

  it("say what is wrong with such a line", () => {
    const wrong: Wrong[] = [[99, 2, 4, 620], [1, 7, 4, 620], [1, 2, null, 620], [5, 2, 4, 620]]; // prettier-ignore
    const { checks, scored } = both([], [], wrong);
    expect(checks.wrong).toEqual([
      "Board: type one of the session",
      "Table: type one of the session",
      "Instead of: type a board that the table plays",
      "Board: the table plays it anyway that round",
    ]);
    expect(scored.wrongBoards).toEqual([]);
    // A line without the board that was left out is no result of the table.
    expect(scored.boards[0]?.plays[1]?.result?.points).toBe(170);
    const twice: Wrong[] = [[1, 2, 4, 110], [1, 2, 5, 110], [2, 2, 4, 110], [2, 2, 5, null]]; // prettier-ignore
    const above = "A line above has one of these boards";
    expect(both([], [], twice).checks.wrong).toEqual(["", above, above, "N-S points: no contract gives these"]);
  });

  it("stay where the workbook is made anew, with more lines where a file has more", () => {
    const { read } = both([[1, 1, 2]], [[2, 10, "%", "late"]]);
    const { outcome } = rebuildSession(read, { title: "Anew" });
    const { penalties, turned } = outcome.scored as ScoredField;
    expect([penalties, turned]).toEqual([[{ contestant: 1, amount: 10, unit: "percent", reason: "late" }], [{ round: 1, table: 1, board: 2 }]]); // prettier-ignore
    const plan = planSession("pairs", SIX);
    const lines = Array.from({ length: 9 }, (_, i) => `,,,${(i % 6) + 1},1,%,`);
    const many = scoreCsv(
      plan,
      ["table,board,points,pair,penalty,unit,reason", "1,1,420,,,,", "2,1,50,,,,", ...lines].join("\n")
    );
    const [again] = readSaved(savedOf(sessionWorkbook(many.scored)));
    expect((again?.outcome.scored as ScoredField).penalties).toHaveLength(9);
  });

  it("have no list of seats in teams, and one unit", () => {
    const plan = planSession("individual", { players: ["8"], boards: 21, scoring: "vps" });
    const workbook = sessionWorkbook(emptySession(plan).scored);
    const shown = workbook.sheets.find(({ name }) => name === "Director")?.cells.map(({ value }) => value) ?? [];
    expect(shown.filter((value) => value === "Line")).toHaveLength(1);
    expect(shown).toContain("VPs");
  });

  it("come to the same on the sheets and where they are read, whatever is typed", () => {
    const odd = fc.constantFrom<Value>("x", "05", "½", "1½", "+2", -1, 0, 1.5, 99, " 2 ", "TRUE", 0.001, 1000, "");
    const or = (...likely: Value[]) => fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...likely) }, odd);
    const seats = fc.array(fc.tuple(or(1, 2), or(1, 2, 3), or(null, null, 1, 4, 6)), { maxLength: 4 });
    const unit = or("%", "percent", "MP", "matchpoints", " matchpoint ");
    const penalty = fc.tuple(or(1, 2, 3, 4, 5, 6), or(1, 10, 25, 0.5, "½"), unit, or("late", "", "=1"));
    const points = or(620, -100, 0, 110, 400, "620", "+620");
    const wrong = fc.array(fc.tuple(or(1, 2, 4, 9), or(1, 2, 3), or(1, 4, 5, 6, 15), points), { maxLength: 4 });
    fc.assert(
      fc.property(seats, fc.array(penalty, { maxLength: 4 }), wrong, (changed, taken, others) => {
        const { totals, scored } = both(changed, taken, others);
        expect(totals).toEqual(scored.totals);
      }),
      { numRuns: runs({ ci: 12, soak: 500 }), seed: SEED }
    );
  });
});
