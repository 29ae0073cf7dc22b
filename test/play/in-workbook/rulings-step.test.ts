import fc from "fast-check";
import { outcomeOf, eveningPlan, withEntries, currentResults, type Evening } from "../../../src/play/evening";
import { readSheetRulings, type RuledLine } from "../../../src/play/in-workbook/ruled-lines";
import { rulingsStep, revalidateRulings, type RuledSheets } from "../../../src/play/in-workbook/rulings-step";
import type { SheetSnapshot } from "../../../src/play/in-workbook/snapshot";
import { withRulings, rulingKey, sortedRulings, valuesOf, type Decision } from "../../../src/play/rulings";
import type { FieldPlan } from "../../../src/sessions/field/plan";
import { tablesIn } from "../../../src/sessions/kinds";
import { readTypedLine, type LineTexts } from "../../../src/workbook/reading/typed-lines";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { runs, SEED } from "../../support/runs";

const NOW = Date.UTC(2026, 10, 26, 20);
const BEGUN: Evening = {
  ...{
    id: "six",
    kind: "pairs",
    started: NOW,
    changed: NOW,
    options: { pairs: ["6"], boards: 15, date: "2026-11-26" },
  },
  entries: [],
};
const PLAN = eveningPlan(BEGUN) as FieldPlan;
const BOARDS = tablesIn(PLAN).flatMap(({ table, boards }) => boards.map((board) => ({ table, board })));
/** Every board is passed out at every table. */
const PASSED = withEntries(
  BEGUN,
  BOARDS.map((at) => ({ ...at, said: { kind: "passed" as const } })),
  NOW
);
const ENTRIES = sessionWorkbook(outcomeOf(currentResults(PASSED), PLAN).scored).entries.lines.filter(
  ({ kind }) => kind === "ruling"
);

/** Rulings as texts, penalties without their names. */
const named = (all: readonly Decision[]) =>
  all.map((each) => `${each.ruling === "penalty" ? "" : rulingKey(each)} ${JSON.stringify(valuesOf(each))}`).sort();

/** A pad and a workbook's sheets, which are brought together now and then. */
function game() {
  let evening: Evening = PASSED;
  let seen: SheetSnapshot = {};
  let isDeleted = false;
  const typed: Record<string, string>[] = ENTRIES.map((entry) =>
    Object.fromEntries(Object.keys(entry.typed).map((column) => [column, ""]))
  );
  const groups = BOARDS.map((at) => ({ ...at, cells: { group: "", seats: "" } }));
  const lineOf = (i: number): RuledLine => {
    const entry = ENTRIES[i]!;
    const list = "ruling" in entry.typed ? "ruling" : "penalty";
    const blank: LineTexts = Object.fromEntries(Object.keys(typed[i]!).map((column) => [column, ""]));
    return { list, cells: { ...typed[i]! }, fields: readTypedLine(entry, typed[i]!, () => blank).fields };
  };
  const sheets = (): RuledSheets => ({
    lines: isDeleted ? [] : ENTRIES.map((_, i) => lineOf(i)),
    boards: isDeleted ? [] : groups.map(({ cells, ...at }) => ({ ...at, cells: { ...cells } })),
  });
  const ruled = () => sortedRulings(evening, PLAN, currentResults(evening));
  const firstOf = (list: RuledLine["list"]) => ENTRIES.findIndex((_, i) => lineOf(i).list === list);
  return {
    rule: (...decisions: Decision[]) => (evening = withRulings(evening, decisions, NOW)),
    type: (list: RuledLine["list"], line: number, cells: object) => Object.assign(typed[firstOf(list) + line]!, cells),
    typeBeside: (at: number, cells: object) => Object.assign(groups[at]!.cells, cells),
    /** @param isLost whether nothing is written after all. */
    meet: (isLost = false) => {
      const now = sheets();
      const step = rulingsStep(PLAN, ruled(), seen, now);
      if (step.decisions.length > 0) evening = withRulings(evening, step.decisions, NOW);
      seen = { ...seen, ...step.seen };
      if (isLost) return step;
      for (const { line: at, from, to } of step.writes) {
        const i = now.lines.indexOf(at as RuledLine);
        const cells = i >= 0 ? typed[i]! : groups[now.boards.indexOf(at as never)]!.cells;
        expect(cells).toMatchObject(from);
        Object.assign(cells, to);
      }
      seen = { ...seen, ...step.done };
      return step;
    },
    reopen: () => (seen = revalidateRulings(PLAN, seen, sheets())),
    /** Forgets all that was typed, as a file that is closed without being saved. */
    unsaved: () => {
      for (const cells of typed) for (const column of Object.keys(cells)) cells[column] = "";
      for (const { cells } of groups) Object.assign(cells, { group: "", seats: "" });
      seen = revalidateRulings(PLAN, seen, sheets());
    },
    /** The sheets Director and of the tables. */
    deleted: () => {
      isDeleted = true;
    },
    lines: (list: RuledLine["list"]) =>
      ENTRIES.flatMap((_, i) => {
        const { list: own, cells } = lineOf(i);
        const text = Object.values(cells).join(" ").trim();
        return own === list && text !== "" ? [text] : [];
      }),
    beside: () =>
      groups.flatMap(({ table, board, cells: { group, seats } }) =>
        group + seats === "" ? [] : [`${table} ${board} ${group}${seats}`]
      ),
    pad: () => named(ruled().counted),
    idle: () => named(ruled().idle),
    sheet: () => named(readSheetRulings(PLAN, sheets().lines, sheets().boards).decisions),
  };
}

const PENALTY: Decision = {
  ...{ ruling: "penalty", id: "a" },
  is: { number: 3, amount: 10, unit: "percent", reason: "2-3 =1+1" },
};
const ALL: readonly Decision[] = [
  ...[1, 2, 3].map((board): Decision => ({ ruling: "turned", table: 2, board, is: true })),
  { ruling: "turned", table: 1, board: 5, is: true },
  { ruling: "group", table: 3, board: 4, is: "B" },
  { ruling: "weighted", table: 1, board: 2, is: [{ percent: 60, points: 140, side: null }, { percent: 40, points: -100, side: null }] },
  { ruling: "instead", table: 3, board: 6, is: { board: 9, points: 110 } },
  PENALTY,
  { ...PENALTY, id: "b" },
]; // prettier-ignore

const WEIGHTED = "2 at Table 1: 60% 140, 40% -100";
const INSTEAD = "9 instead of 6 at Table 3: 110";

test("what is ruled on the pad is in the lists of Director and beside the results, and taken back there too", () => {
  const { rule, meet, lines, beside, pad } = game();
  rule(...ALL);
  expect(meet().left).toEqual([]);
  expect(lines("ruling")).toEqual([WEIGHTED, INSTEAD]);
  expect(lines("penalty")).toEqual(["3 10 % 2-3 =1+1", "3 10 % 2-3 =1+1"]);
  const seats = ["1 5 turned", "2 1 turned", "2 2 turned", "2 3 turned"];
  expect(beside()).toEqual([...seats, "3 4 B"]);
  expect(meet()).toMatchObject({ decisions: [], writes: [] });
  const before = pad();
  rule({ ruling: "turned", table: 2, board: 2, is: null }, { ...PENALTY, is: null });
  meet();
  expect(beside()).toEqual([...seats.filter((each) => each !== "2 2 turned"), "3 4 B"]);
  expect(lines("penalty")).toEqual(["3 10 % 2-3 =1+1"]);
  rule(...ALL.map((each): Decision => ({ ...each, is: null })));
  meet();
  expect([...lines("ruling"), ...lines("penalty"), ...beside()]).toEqual([]);
  expect(before).toHaveLength(9);
  expect(pad()).toEqual([]);
});

test("what is typed on the sheets is on the pad, changed and cleared there too", () => {
  const { type, typeBeside, meet, pad, lines } = game();
  typeBeside(1, { seats: "Turned" });
  type("penalty", 2, { pair: "4", penalty: "0,5" });
  typeBeside(0, { group: "b" });
  meet();
  expect(pad()).toHaveLength(2);
  type("penalty", 2, { unit: "mp" });
  type("ruling", 0, { ruling: INSTEAD });
  type("ruling", 1, { ruling: "2 at table 1: 100% 140" });
  meet();
  expect(pad()).toContain(' [4,0.5,"matchpoints",""]');
  expect(pad()).toHaveLength(5);
  // What is typed stays as it was typed.
  expect(lines("penalty")).toEqual(["4 0,5 mp"]);
  expect(lines("ruling")).toContain("2 at table 1: 100% 140");
  type("penalty", 2, { penalty: "12" });
  typeBeside(1, { seats: "" });
  type("ruling", 1, { ruling: "2 at table 1: 90% 140" });
  meet();
  expect(pad()).toHaveLength(3);
  expect(pad()).toContain(' [4,12,"matchpoints",""]');
  expect(lines("ruling")).toContain("2 at table 1: 90% 140");
  expect(meet()).toMatchObject({ decisions: [], writes: [] });
});

test("where both have changed one, the sheet's counts, unless it was only cleared", () => {
  const { rule, type, meet, pad, lines } = game();
  rule({ ruling: "instead", table: 3, board: 6, is: { board: 9, points: 110 } });
  meet();
  rule({ ruling: "instead", table: 3, board: 6, is: { board: 9, points: 140 } });
  type("ruling", 0, { ruling: "9 instead of 6 at Table 3: -100" });
  meet();
  expect([lines("ruling"), pad()]).toEqual([["9 instead of 6 at Table 3: -100"], ["instead 3:6 [9,-100]"]]);
  rule({ ruling: "instead", table: 3, board: 6, is: { board: 9, points: 140 } });
  type("ruling", 0, { ruling: "" });
  meet();
  expect([lines("ruling"), pad()]).toEqual([["9 instead of 6 at Table 3: 140"], ["instead 3:6 [9,140]"]]);
});

test("what a ruling was worked out from stays beside it, so that it is seen when it changes", () => {
  const { rule, type, meet } = game();
  rule({ ruling: "instead", table: 3, board: 6, is: { board: 9, points: 110 } });
  meet();
  type("ruling", 0, { from: "0, 0, 0" });
  rule({ ruling: "instead", table: 3, board: 6, is: null });
  expect(meet().writes).toMatchObject([
    { from: { ruling: INSTEAD, from: "0, 0, 0" }, to: { ruling: "", from: "0, 0, 0" } },
  ]);
});

test("a line that is half typed is not written over; what has no line is told, and written once there is one", () => {
  const { rule, type, meet, pad, lines } = game();
  const rows = ENTRIES.filter(({ typed }) => "penalty" in typed).length;
  type("penalty", 0, { pair: "2" });
  for (let i = 0; i < rows; i++) rule({ ...PENALTY, id: String(i) });
  expect(meet().left).toHaveLength(1);
  expect(lines("penalty")).toHaveLength(rows);
  expect(lines("penalty")[0]).toBe("2");
  expect(pad()).toHaveLength(rows);
  type("penalty", 0, { pair: "" });
  expect(meet().left).toEqual([]);
  expect(lines("penalty")).toHaveLength(rows);
});

test("a file that was closed without being saved gets them again; one that was saved takes them back", () => {
  const { rule, typeBeside, meet, reopen, unsaved, pad, lines } = game();
  rule(...ALL);
  meet();
  unsaved();
  meet();
  expect(pad()).toHaveLength(9);
  expect(lines("penalty")).toHaveLength(2);
  reopen();
  typeBeside(
    BOARDS.findIndex(({ table, board }) => table === 1 && board === 5),
    { seats: "" }
  );
  meet();
  expect(pad()).toHaveLength(8);
});

test("where the sheet is deleted the pad keeps what it knows, and says what stands nowhere else", () => {
  const { rule, meet, pad, deleted } = game();
  rule(...ALL);
  meet();
  deleted();
  expect(meet()).toMatchObject({ decisions: [], writes: [], left: [] });
  rule({ ...PENALTY, id: "c" });
  expect(meet()).toMatchObject({ decisions: [], writes: [], left: [{ id: "c" }] });
  expect(pad()).toHaveLength(10);
});

test("whatever is ruled and typed, pad and sheets come to the same", () => {
  const table = fc.constantFrom(1, 2);
  const board = fc.constantFrom(1, 2, 4);
  const nullable = <T>(is: fc.Arbitrary<T>) => fc.option(is, { freq: 3 });
  const decision: fc.Arbitrary<Decision> = fc.oneof(
    fc.record({ ruling: fc.constant("turned" as const), table, board, is: nullable(fc.constant(true as const)) }),
    fc.record({ ruling: fc.constant("group" as const), table, board, is: nullable(fc.constantFrom("B", "C")) }),
    fc.record({
      ...{ ruling: fc.constant("weighted" as const), table, board },
      is: nullable(fc.constantFrom([{ percent: 100, points: 140, side: null }], [
        { percent: 100, points: 140, side: "N-S" as const },
        { percent: 30, points: -50, side: "E-W" as const },
        { percent: 70, points: 110, side: "E-W" as const },
      ])),
    }),
    fc.record({
      ...{ ruling: fc.constant("instead" as const), table, board },
      is: nullable(fc.record({ board: fc.constantFrom(1, 4, 9), points: fc.constantFrom(0, 110, 30) })),
    }),
    fc.record({
      ...{ ruling: fc.constant("penalty" as const), id: fc.constantFrom("a", "b") },
      is: nullable(fc.record({ number: fc.constantFrom(1, 2), amount: fc.constantFrom(1, 2), unit: fc.constant("percent" as const), reason: fc.constant("") })),
    })
  ); // prettier-ignore
  const text = (...likely: string[]) => fc.constantFrom("", ...likely, "x");
  const typing: fc.Arbitrary<[list: RuledLine["list"], line: number, cells: object]> = fc.oneof(
    fc.tuple(fc.constant("ruling" as const), fc.nat(5), fc.record({ ruling: text("1 at Table 1: 100% 140", "1 at Table 1: 30% 140", "2 at Table 2: N-S 100% 140; E-W 100% 0", "4 instead of 1 at Table 2: 110", "9 instead of 2 at Table 1: 110"), from: text("0") }, { requiredKeys: [] })),
    fc.tuple(fc.constant("penalty" as const), fc.nat(2), fc.record({ pair: text("1", "2"), penalty: text("1", "2"), unit: text("%") }, { requiredKeys: [] }))
  ); // prettier-ignore
  const act = fc.oneof(
    fc.record({ rule: decision }),
    fc.record({ typing }),
    fc.record({
      typeBeside: fc.nat(3),
      cells: fc.record({ group: text("B", "c"), seats: text("turned") }, { requiredKeys: [] }),
    }),
    fc.record({ meet: fc.constantFrom(true, false, false, false) }),
    fc.constant("reopen" as const)
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
      const { rule, type, typeBeside, meet, reopen, pad, idle, sheet } = game();
      for (const each of acts) {
        if (each === "reopen") reopen();
        else if ("rule" in each) rule(each.rule);
        else if ("typing" in each) type(...each.typing);
        else if ("meet" in each) meet(each.meet);
        else typeBeside(each.typeBeside, each.cells);
      }
      // What one round of it brings to light may make room, or take it.
      for (let i = 0; i < 3; i++) meet();
      const before = pad();
      const last = meet();
      expect(last.decisions).toEqual([]);
      expect(last.writes).toEqual([]);
      expect(pad()).toEqual(before);
      const without = named(last.left);
      expect(pad().filter((each) => !sheet().includes(each))).toEqual(
        without.filter((each) => !sheet().includes(each))
      );
      expect([...pad(), ...idle()]).toEqual(expect.arrayContaining(sheet()));
    }),
    { numRuns: runs({ ci: 150, soak: 5000 }), seed: SEED }
  );
});
