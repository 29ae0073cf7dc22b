import fc from "fast-check";
import { emptySession, KINDS, planSession, scoreCsv } from "../../../../src/sessions/kinds";
import type { FieldPlan } from "../../../../src/sessions/field/plan";
import { scoreField } from "../../../../src/sessions/field/score-field";
import type { ScoredField } from "../../../../src/sessions/field/scored-field";
import type { SessionOptions } from "../../../../src/sessions/session-options";
import type { Cell, Workbook } from "../../../../src/workbook/model";
import { rebuildSession } from "../../../../src/workbook/reading/rebuild-session";
import { readSaved, type SavedSession } from "../../../../src/workbook/reading/read-saved";
import { rulingsToWrite } from "../../../../src/workbook/reading/rulings-to-write";
import { cellAddress } from "../../../../src/workbook/reference";
import { sessionWorkbook } from "../../../../src/workbook/session-workbook";
import { headedList } from "../../../support/headed-list";
import type { Edit } from "../../../support/libreoffice";
import { fieldResults, withRulings } from "../../../support/random-results";
import { runs, SEED } from "../../../support/runs";
import { savedOf } from "../../../support/saved";
import { workedOut } from "../../../support/worked-out";

const SIX: SessionOptions = { pairs: ["6"], boards: 15, date: "2026-11-20" };

type Value = Cell["value"];
/** What is typed in a line: who, how much, the unit and the reason. */
type Penalty = readonly [pair: Value, penalty: Value, unit: Value, reason: Value];
/** A cell of a board at a table. */
type Beside = readonly [table: number, board: number, heading: string, value: string | number];

/** An evening of two rounds, in which Table 1 has the best score of North-South on each board. */
function evening(options: SessionOptions = SIX) {
  const plan = planSession("pairs", options) as FieldPlan;
  const lines = plan.movement.flatMap(({ round, table, boards }) =>
    round > 2 ? [] : boards.map((board) => `${table},${board},${[140, 110, -100][table - 1]}`)
  );
  const { scored } = scoreCsv(plan, ["table,board,points", ...lines].join("\n"));
  return sessionWorkbook(scored);
}

const model = evening();

interface Typed {
  readonly rulings?: readonly string[];
  readonly extras?: readonly (readonly [pair: Value, round: Value, worth: Value])[];
  readonly penalties?: readonly Penalty[];
  readonly beside?: readonly Beside[];
}

function editsOf(workbook: Workbook, { rulings = [], extras = [], penalties = [], beside = [] }: Typed): Edit[] {
  const lists = [
    [0, ["Ruling"], rulings.map((text) => [text])],
    [1, ["Pair", "Round", "Percent"], extras],
    [2, ["Pair", "Penalty", "Unit", "Reason"], penalties],
  ] as const;
  const ofLists = lists.flatMap(([index, headings, lines]) => {
    const list = headedList(workbook, "Director", "Line", index);
    return lines.flatMap((cells: readonly Value[], row) =>
      cells.flatMap((value, k) =>
        value === null || value === "" ? [] : [list.edit(row + 1, headings[k] ?? "", value)]
      )
    );
  });
  const ofBoards = beside.map(([table, board, heading, value]) =>
    headedList(workbook, `Table ${table}`, "Board").edit(board, heading, value)
  );
  return [...ofLists, ...ofBoards];
}

/** What the sheets show once this is typed, and what is read back of it. */
function shownWith(workbook: Workbook, edits: readonly Edit[]) {
  const sheets = workedOut(workbook, edits);
  const totals = headedList(workbook, "Scoresheet", "Pair", 2);
  const values = new Map(edits.map(({ sheet, cell, value }) => [`${sheet}!${cell}`, value]));
  const typed = workbook.sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) => {
      const value = values.get(`${sheet.name}!${cellAddress(cell.row, cell.column)}`);
      return value === undefined || typeof value === "object" ? cell : { ...cell, value: value === "" ? null : value };
    }),
  }));
  const [read] = readSaved(savedOf({ ...workbook, sheets: typed }));
  if (!read) throw new Error("nothing was read");
  const said = (sheet: string) =>
    texts(workbook, sheet).map(([row, column]) => String(sheets.get(sheet)?.at(row, column)));
  return {
    totals: [1, 2, 3, 4, 5, 6].map((pair) => totals.shown(sheets, pair, "Total")),
    said,
    checks: (index: number, lines: number) =>
      Array.from({ length: lines }, (_, i) =>
        headedList(workbook, "Director", "Line", index).shown(sheets, i + 1, "Check")
      ),
    check: (table: number, board: number) =>
      headedList(workbook, `Table ${table}`, "Board").shown(sheets, board, "Check"),
    toCheck: Number(/(\d+) to check/.exec(said("Scoresheet").join("\n"))?.[1] ?? 0),
    read,
    remarks: read.remarks.map(({ message }) => message),
    scored: read.outcome.scored as ScoredField,
  };
}

const both = (typed: Typed, workbook = model) => shownWith(workbook, editsOf(workbook, typed));

/** What is written where the rulings are worked out. */
function workedOutEdits(read: SavedSession): Edit[] {
  return (rulingsToWrite(read)?.cells ?? []).map(({ sheet, row, column, value }) => ({
    ...{ sheet, cell: cellAddress(row, column), value },
  }));
}

function texts({ sheets }: Workbook, name: string): (readonly [row: number, column: number])[] {
  const { cells } = sheets.find((sheet) => sheet.name === name) ?? { cells: [] };
  return cells.flatMap(({ row, column, formula }) => (formula === undefined ? [] : [[row, column] as const]));
}

const TURNED: readonly Beside[] = [1, 2, 3].map((board) => [1, board, "Seats", "turned"]);

describe("penalties and seats", () => {
  it("count in the total, and are named on Scoresheet and Winners", () => {
    const before = both({});
    const { totals, said, scored, checks } = both({ beside: TURNED, penalties: [[2, 10, "%", "late"], [3, 0.5, "mps", ""]] }); // prettier-ignore
    expect(checks(2, 2)).toEqual(["", ""]);
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

  it("may be of some boards of a round, and are the same where they are read", () => {
    const { said, scored, totals } = both({ beside: [[2, 4, "Seats", " Turned"], [2, 6, "Seats", "turned"]] }); // prettier-ignore
    const words = "Round 2, Table 2, board 4 and 6: pairs 3 and 1 sat the wrong way.";
    expect(said("Scoresheet").join(" ")).toContain(words);
    expect(KINDS.pairs.report(scored).remarks.flatMap(({ lines }) => lines)).toContain(words);
    expect(totals).toEqual(scored.totals);
  });

  it("say what is wrong, which does not count then", () => {
    const penalties: Penalty[] = [[7, 10, "%", ""], [1, "10%", "%", ""], [1, 0.1, "%", ""], [1, 3, "IMPs", ""]]; // prettier-ignore
    const { checks, check, totals, scored, toCheck } = both({ penalties, beside: [[1, 2, "Seats", "turn"], [1, 3, "Fouled\ngroup", "BB"]] }); // prettier-ignore
    expect([check(1, 2), check(1, 3)]).toEqual(["Seats: type turned or nothing", "Fouled group: type a letter"]); // prettier-ignore
    expect(checks(2, 4)).toEqual([
      "Pair: type a pair's number",
      "Penalty: 0.5, or 10 for 10 %",
      "Penalty: 0.5, or 10 for 10 %",
      "Unit: type % or matchpoints",
    ]);
    expect(totals).toEqual(scored.totals);
    expect([scored.penalties, scored.turned, toCheck]).toEqual([[], [], 6]);
    const long = both({ penalties: [[1, 3, "%", "x".repeat(61)]] });
    expect(long.checks(2, 1)).toEqual(["Reason: 60 letters at most"]);
    expect(long.scored.penalties).toEqual([{ contestant: 0, amount: 3, unit: "percent", reason: "" }]);
  });

  it("stay where the workbook is made anew, with more lines where a file has more", () => {
    const { read } = both({ beside: [[1, 2, "Seats", "turned"]], penalties: [[2, 10, "%", "late"]] });
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

  it("have no column of seats in teams, no list of rulings, and one unit", () => {
    const plan = planSession("individual", { players: ["8"], boards: 21, scoring: "vps" });
    const workbook = sessionWorkbook(emptySession(plan).scored);
    const shown = workbook.sheets.flatMap(({ cells }) => cells.map(({ value }) => value));
    expect(shown.filter((value) => value === "Line")).toHaveLength(1);
    expect(shown).toContain("VPs");
    expect(shown).not.toContain("Seats");
  });
});

const WEIGHTED = "1 at Table 2: 60% 170, 40% -50";
const INSTEAD = "1 instead of 4 at Table 2: -110";

describe("rulings", () => {
  it("are loud until they are worked out, and then their values are in Adjusted", () => {
    const before = both({ rulings: [WEIGHTED, INSTEAD] });
    expect(before.checks(0, 2)).toEqual(Array(2).fill("Not worked out: open Overtrick"));
    expect([1, 2, 3].map((table) => before.check(table, 1))).toEqual(Array(3).fill("Ruling not worked out yet")); // prettier-ignore
    expect([before.toCheck, before.remarks]).toEqual([5, []]);
    expect(rulingsToWrite(before.read)?.count).toBe(2);
    const edits = [...editsOf(model, { rulings: [WEIGHTED, INSTEAD] }), ...workedOutEdits(before.read)];
    expect(edits.filter(({ sheet }) => sheet.startsWith("Table")).map(({ sheet, value }) => `${sheet} ${JSON.stringify(value)}`)).toEqual([
      'Table 1 "83.75/16.25 R"',
      'Table 2 "91.25/8.75 R"',
      'Table 3 "31.25/68.75 R"',
    ]); // prettier-ignore
    const after = shownWith(model, edits);
    expect(after.checks(0, 2)).toEqual(["", ""]);
    expect([after.toCheck, after.remarks, rulingsToWrite(after.read)?.cells]).toEqual([0, [], []]);
    expect(after.totals).toEqual(after.scored.totals);
    expect(after.totals).toEqual(before.scored.totals);
    expect(after.said("Scoresheet").join(" ")).toContain("Board 1 instead of 4 at Table 2.");
  });

  it.each<[string, string]>([
    ["Table 9: 60% 170", "Board: begin like 9 at Table 2"],
    ["99 at Table 2: 100% 170", "Board: begin like 9 at Table 2"],
    ["1 in Table 2: 100% 170", "Table: begin like 9 at Table 2"],
    ["1 at Table 2: 90% 170", "Not worked out: open Overtrick"],
    ["1 at Table 2: 100% 175", "Not worked out: open Overtrick"],
    ["1 at Table 7: 100% 170", "Not worked out: open Overtrick"],
    ["1 instead of 2 at Table 2: 170", "Not worked out: open Overtrick"],
  ])("that cannot be read do not count, and say so: %s", (text, told) => {
    const { checks, remarks, scored, totals, read } = both({ rulings: [text] });
    expect(checks(0, 1)).toEqual([told]);
    expect(remarks).toHaveLength(1);
    expect(totals).toEqual(scored.totals);
    expect(rulingsToWrite(read)?.cells).toEqual([]);
  });

  it("leave what somebody typed in Adjusted, which counts", () => {
    const first = both({ rulings: [WEIGHTED], beside: [[3, 1, "Adjusted", "62/38"]] });
    expect(first.remarks).toEqual([]);
    expect(workedOutEdits(first.read).map(({ value }) => value)).not.toContain("62/38");
    const over = both({ rulings: [WEIGHTED], beside: [[2, 1, "Adjusted", "60/40"]] });
    expect(over.remarks).toEqual([
      "Board 1 at Table 2 has both an adjusted and a weighted score: keep only one of them.",
    ]);
    expect(over.totals).toEqual(over.scored.totals);
    expect([over.toCheck, rulingsToWrite(over.read)?.cells]).toEqual([4, []]);
  });

  it("may be typed by hand as values and extra scores, without the program", () => {
    const beside: Beside[] = [[1, 1, "Adjusted", "62.50/37.50 R"], [2, 1, "Adjusted", "30.00/50.25 r"], [3, 1, "Adjusted", "R"]]; // prettier-ignore
    const { totals, scored, remarks, toCheck, read } = both({
      beside,
      extras: [
        [3, 2, 62.5],
        [1, 2, 37.5],
      ],
    });
    expect([remarks, toCheck, rulingsToWrite(read)?.cells]).toEqual([[], 0, []]);
    expect(totals).toEqual(scored.totals);
    expect(scored.extras).toHaveLength(2);
    const again = scoreCsv(scored.plan, read.outcome.csv()).scored as ScoredField;
    expect(again.totals).toEqual(scored.totals);
    const wrong = both({ beside: [[1, 1, "Adjusted", "62.5/37.5 R"]], extras: [[9, 2, 62.5], [1, 9, 50], [1, 2, "x"]] }); // prettier-ignore
    expect(wrong.check(1, 1)).toBe("R: type it like 57.50/37.25 R");
    expect(wrong.checks(1, 3)).toEqual(["Pair: type a pair's number", "Round: one of this session", "Type a number such as 62.5"]); // prettier-ignore
    expect(wrong.totals).toEqual(wrong.scored.totals);
    expect(wrong.remarks).toHaveLength(4);
  });

  it("that are deleted leave their values until the rulings are worked out again, and say so", () => {
    const first = both({ rulings: [WEIGHTED, INSTEAD] });
    const edits = [...editsOf(model, { rulings: [WEIGHTED, INSTEAD] }), ...workedOutEdits(first.read)];
    const cleared = edits.map((edit) =>
      edit.value === WEIGHTED || edit.value === INSTEAD ? { ...edit, value: "" } : edit
    );
    const after = shownWith(model, cleared);
    expect(after.checks(0, 2)).toEqual(Array(2).fill("Ruling deleted: work out again"));
    expect([after.toCheck, after.totals]).toEqual([2, first.scored.totals]);
    expect(after.totals).toEqual(after.scored.totals);
    const last = shownWith(model, [...cleared, ...workedOutEdits(after.read)]);
    expect([last.toCheck, last.totals, last.checks(0, 2)]).toEqual([0, both({}).totals, ["", ""]]);
  });
});

test("whatever is typed after rulings were worked out, nothing changes in silence", () => {
  const plan = planSession("pairs", SIX) as FieldPlan;
  const results = fc
    .tuple(fieldResults(plan, 0.7), fc.constantFrom("matchpoints", "cross-imps"))
    .chain(([played, scoring]) => withRulings(plan, fc.constant(played)).map((all) => ({ all, scoring })));
  const place = fc.constantFrom(
    ...plan.movement.flatMap(({ table, boards }) => boards.map((board) => ({ table, board })))
  );
  const beside = fc.oneof(
    fc.tuple(fc.constant("Score only, N-S"), fc.constantFrom<string | number>(420, -100, 170, "")),
    fc.tuple(fc.constant("Adjusted"), fc.constantFrom("60/40", "50/50", "R", "70.00/30.00 R", "x", "")),
    fc.tuple(fc.constant("Fouled\ngroup"), fc.constantFrom("B", "BB", "")),
    fc.tuple(fc.constant("Seats"), fc.constantFrom("turned", "no", ""))
  );
  const act = fc.oneof(
    { weight: 4, arbitrary: fc.record({ place, beside }) },
    { weight: 1, arbitrary: fc.record({ line: fc.integer({ min: 1, max: 3 }), ruling: fc.constantFrom("", WEIGHTED, "2 at Table 1: 100% 110") }) }
  ); // prettier-ignore
  let changed = 0;
  fc.assert(
    fc.property(results, fc.array(act, { minLength: 1, maxLength: 4 }), ({ all, scoring }, acts) => {
      const own = planSession("pairs", { ...SIX, scoring }) as FieldPlan;
      const workbook = sessionWorkbook(scoreField(own, all));
      const edits = acts.map((each): Edit =>
        "ruling" in each
          ? headedList(workbook, "Director", "Line").edit(each.line, "Ruling", each.ruling)
          : headedList(workbook, `Table ${each.place.table}`, "Board").edit(
              each.place.board,
              each.beside[0],
              each.beside[1]
            )
      );
      const [before, now] = [shownWith(workbook, []), shownWith(workbook, edits)];
      const shown = now.scored.totals.map((total) => total ?? "");
      // What the rulings come to by now is not on the sheets, which say so.
      if (JSON.stringify(now.totals) !== JSON.stringify(shown)) {
        changed++;
        expect(now.toCheck).toBeGreaterThan(before.toCheck);
      }
      const found = rulingsToWrite(now.read);
      if (found === null) return;
      const last = shownWith(workbook, [...edits, ...workedOutEdits(now.read)]);
      expect(last.totals).toEqual(last.scored.totals.map((total) => total ?? ""));
      expect(rulingsToWrite(last.read)?.cells).toEqual([]);
    }),
    { numRuns: runs({ ci: 25, soak: 1000 }), seed: SEED }
  );
  expect(changed).toBeGreaterThan(3);
});
