import fc from "fast-check";
import { emptySession, planSession, scoreCsv } from "../../../../src/sessions/kinds";
import type { ScoredField } from "../../../../src/sessions/field/score-field";
import type { SessionOptions } from "../../../../src/sessions/session-options";
import type { Cell, Workbook } from "../../../../src/workbook/model";
import { cellAddress } from "../../../../src/workbook/reference";
import { readSaved } from "../../../../src/workbook/reading/read-saved";
import { sessionWorkbook } from "../../../../src/workbook/session-workbook";
import { headedList } from "../../../support/headed-list";
import type { Edit } from "../../../support/libreoffice";
import { runs, SEED } from "../../../support/runs";
import { savedOf } from "../../../support/saved";
import { shownFor } from "../../../support/typing";
import { workedOut } from "../../../support/worked-out";

const EIGHT: SessionOptions = { pairs: ["8"], boards: 28, date: "2026-11-20" };
const plan = planSession("pairs", EIGHT);
const empty = sessionWorkbook(emptySession(plan).scored);

type Typed = readonly [
  board: Cell["value"],
  table: Cell["value"],
  side: string,
  percent: Cell["value"],
  points: Cell["value"],
];
const HEADINGS = ["Board", "Table", "Side", "Percent", "N-S points"] as const;

function lines(workbook: Workbook, ...typed: readonly Typed[]): Edit[] {
  const list = headedList(workbook, "Director", "Line");
  return typed.flatMap((cells, i) =>
    cells.flatMap((value, k) => (value === null || value === "" ? [] : [list.edit(i + 1, HEADINGS[k] ?? "", value)]))
  );
}

/** Points at the tables of board 2. */
const POINTS = [170, 140, -100, null];
const scores = POINTS.flatMap((points, i) =>
  points === null ? [] : [headedList(empty, `Table ${i + 1}`, "Board").edit(2, "Score only, N-S", points)]
);

/** What the tables show of board 2 once this is typed, and what is read back of it. */
function both(...typed: readonly Typed[]) {
  const edits = [...scores, ...lines(empty, ...typed)];
  const sheets = workedOut(empty, edits);
  const shown = (heading: string) => POINTS.map((_, i) => shownFor(empty, sheets, `Table ${i + 1}`, 2, heading));
  const list = headedList(empty, "Director", "Line");
  const checks = typed.map((_, i) => list.shown(sheets, i + 1, "Check"));
  return { shown, checks, sheets, ...readWith(edits) };
}

/** The session of the saved workbook in which something is typed. */
function readWith(edits: readonly Edit[]) {
  const values = new Map(edits.map(({ sheet, cell, value }) => [`${sheet}!${cell}`, value]));
  const sheets = empty.sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) => {
      const value = values.get(`${sheet.name}!${cellAddress(cell.row, cell.column)}`);
      return value === undefined || typeof value === "object" ? cell : { ...cell, value };
    }),
  }));
  const [read] = readSaved(savedOf({ ...empty, sheets }));
  if (!read) throw new Error("nothing was read");
  return { scored: read.outcome.scored as ScoredField, remarks: read.remarks, csv: read.outcome.csv() };
}

function worth({ boards }: ScoredField, of: "matchpoints" | "imps") {
  return boards
    .find(({ board }) => board === 2)
    ?.plays.map((play) => play[of])
    .map((sides) => sides && { ns: Math.round(100 * sides.ns) / 100 || 0, ew: Math.round(100 * sides.ew) / 100 || 0 });
}

describe("a weighted score that is typed on Director", () => {
  it("counts in place of the table's result, and is read back", () => {
    const { shown, checks, scored, remarks, csv } = both([2, 4, "", 60, 620], [2, 4, "", 40, 170]);
    expect(shown("MPs\nN-S")).toEqual([4.4, 2, 0, 5.6]);
    expect(shown("MPs\nE-W")).toEqual([1.6, 4, 6, 0.4]);
    expect(shown("N-S points")).toEqual([170, 140, -100, "Weighted"]);
    expect([checks, remarks]).toEqual([["", ""], []]);
    expect(worth(scored, "matchpoints")).toEqual(shown("MPs\nN-S").map((ns, i) => ({ ns, ew: shown("MPs\nE-W")[i] })));
    const again = sessionWorkbook(scoreCsv(plan, csv).scored);
    expect(headedList(again, "Director", "Line").cell(2, "Percent").value).toBe(40);
  });

  it("may be split", () => {
    const { shown, remarks } = both([2, 4, "N-S", 100, 620], [2, 4, "e/w", 100, -200]);
    expect(shown("MPs\nN-S")).toEqual([4, 2, 0, 6]);
    expect(shown("MPs\nE-W")).toEqual([0, 2, 4, 6]);
    expect(remarks).toEqual([]);
  });

  it("is told at the table where that has a result or averages of its own", () => {
    expect(both([2, 1, "", 100, 620]).shown("Check")[0]).toBe("Counts as weighted: see the Director sheet");
    const averages = headedList(empty, "Table 4", "Board").edit(2, "Adjusted", "60/40");
    const sheets = workedOut(empty, [...scores, ...lines(empty, [2, 4, "", 100, 620]), averages]);
    expect(shownFor(empty, sheets, "Table 4", 2, "Check")).toBe("Counts as weighted: see the Director sheet");
    expect(shownFor(empty, sheets, "Table 4", 2, "MPs\nN-S")).toBe(6);
    const { remarks, scored } = readWith([...scores, ...lines(empty, [2, 4, "", 100, 620]), averages]);
    expect(remarks.map(({ message }) => message)).toEqual([
      "Board 2 at Table 4 has both an adjusted and a weighted score: keep only one of them.",
    ]);
    expect(worth(scored, "matchpoints")?.[3]).toEqual({ ns: 6, ew: 0 });
  });

  it.each<[string, Typed[]]>([
    ["Board: type one in this session", [[99, 4, "", 100, 620]]],
    ["Table: type one that plays the board", [[2, 5, "", 100, 620]]],
    ["Side: type N-S, E-W or nothing", [[2, 4, "N", 100, 620]]],
    ["Percent: whole number, 1 to 100", [[2, 4, "", 0.6, 620]]],
    ["Percent: whole number, 1 to 100", [[2, 4, "", "", 620]]],
    ["N-S points: no contract gives these", [[2, 4, "", 100, 610]]],
    ["Shares of N-S: 60 %, not 100 %", [[2, 4, "", 60, 620]]],
    ["Shares of E-W: 0 %, not 100 %", [[2, 4, "N-S", 100, 620]]],
    ["Fault in another line of this score", [[2, 4, "", 100, 620], [2, 4, "", 1, 5]]], // prettier-ignore
  ])("does not count with a line that is wrong: %s", (told, typed) => {
    const { shown, checks, remarks, scored, sheets } = both(...typed);
    expect(checks[0]).toBe(told);
    expect(remarks).toHaveLength(1);
    expect(shown("MPs\nN-S")).toEqual([5.67, 3, 0.33, ""]);
    expect(worth(scored, "matchpoints")?.[3]).toBeNull();
    const said = Array.from({ length: 40 }, (_, row) => sheets.get("Scoresheet")?.at(row + 1, 1));
    expect(said).toContain(`${typed.length} to check · Director: ${typed.length}`);
  });
});

test("whatever is typed on Director is read as the sheet's formulas read it", () => {
  const cell = <T>(usual: readonly T[], ...others: readonly T[]) =>
    fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...usual) },
      { weight: 1, arbitrary: fc.constantFrom(...others) }
    );
  const line = fc.tuple(
    cell<Cell["value"]>([2], 2.5, "", "2", " 2", "02", 29, "x", 3),
    cell<Cell["value"]>([4, 4, 1], 9, "", "4", "+4", 0),
    cell(["", "", "N-S", "E-W"], "ns", "EW", "N", "?"),
    cell<Cell["value"]>([100, 100, 50, 50, 60, 40], 0, 101, 0.5, "50", "50%", ""),
    cell<Cell["value"]>([620, 170, -100, -200, 0], 610, "620", "+620", "", "x")
  );
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (typed) => {
      const { shown, scored, checks } = both(...typed);
      const [points, imps] = [worth(scored, "matchpoints"), worth(scored, "imps")];
      const number = (value: unknown) => (value === "" ? undefined : value);
      expect(shown("MPs\nN-S").map(number)).toEqual(points?.map((sides) => sides?.ns));
      expect(shown("MPs\nE-W").map(number)).toEqual(points?.map((sides) => sides?.ew));
      expect(shown("X-IMPs\nN-S").map(number)).toEqual(imps?.map((sides) => sides?.ns));
      expect(checks).toHaveLength(typed.length);
    }),
    { numRuns: runs({ ci: 12, soak: 2000 }), seed: SEED }
  );
});
