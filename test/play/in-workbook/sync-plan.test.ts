import { eveningPlan, withEntries, currentResults, undoLastAct, type Evening } from "../../../src/play/evening";
import { readAdjusted, type BoardCells } from "../../../src/play/in-workbook/board-cells";
import { parseSnapshot, revalidateSnapshot, type SheetSnapshot } from "../../../src/play/in-workbook/snapshot";
import { replacedSince } from "../../../src/play/in-workbook/replaced";
import { planSync } from "../../../src/play/in-workbook/sync-plan";
import type { BoardResult } from "../../../src/play/board-result";

const PLAN = eveningPlan({ kind: "four-pairs", options: { boards: 24 } });
const NOTHING = { contract: "", declarer: "", result: "", doubled: "", points: "" };
const line = (contract: string): BoardCells => ({ table: 1, board: 1, cells: { ...NOTHING, contract } });
const pad = (said: BoardResult, table = 1) => ({ entries: [{ table, board: 1, said }] });
const PASSED: BoardResult = { kind: "passed" };
const NOT_PLAYED: BoardResult = { kind: "not-played" };

/** What is seen after a passed-out board has been typed over with half a line, and the pad has said something else. */
function halfTyped(): SheetSnapshot {
  const agreed = planSync(PLAN, pad(PASSED), {}, [line("pass")]).seen;
  const { seen, unfinished, writes } = planSync(PLAN, pad(NOT_PLAYED), agreed, [line("5d")]);
  expect([unfinished, writes]).toEqual([[{ table: 1, board: 1, reason: "By: type N, E, S or W" }], []]);
  return parseSnapshot(JSON.parse(JSON.stringify(seen)))!;
}

test("half a line that is finished as it was before counts as typed: the pad does not write over it", () => {
  const { entries, writes } = planSync(PLAN, pad(NOT_PLAYED), halfTyped(), [line("pass")]);
  expect(writes).toEqual([]);
  expect(entries).toEqual([{ table: 1, board: 1, said: PASSED, from: "workbook" }]);
});

test("half a line that is cleared makes room for what the pad says", () => {
  const { entries, writes } = planSync(PLAN, pad(NOT_PLAYED), halfTyped(), [line("")]);
  expect([entries, writes.map(({ to }) => to.contract)]).toEqual([[], ["NP"]]);
});

test("half a line in a file that was closed without being saved is forgotten: what the pad says goes in", () => {
  const seen = revalidateSnapshot(halfTyped(), [line("pass")]);
  const { entries, writes } = planSync(PLAN, pad(NOT_PLAYED), seen, [line("pass")]);
  expect([entries, writes.map(({ to }) => to.contract)]).toEqual([[], ["NP"]]);
});

describe("what somebody types that the pad says already", () => {
  const BEGUN: Evening = { id: "", kind: "four-pairs", options: { boards: 24 }, started: 0, changed: 0, entries: [] };
  const cells = (contract: string, adjusted: string): BoardCells[] => [
    { table: 1, board: 1, cells: { ...NOTHING, contract, adjusted } },
    { table: 2, board: 1, cells: NOTHING },
  ];

  test.each([
    [PASSED, cells("pass", "")],
    [{ kind: "average" } as const, cells("", "0")],
  ])("is not undone on the pad, nor told as replaced: %j", (accepted, lines) => {
    const evening = withEntries(BEGUN, [{ table: 1, board: 1, said: accepted }], 1);
    const { entries, seen } = planSync(PLAN, evening, {}, lines);
    expect(replacedSince(withEntries(evening, entries, 2), new Map())).toEqual([]);
    // Pad and workbook are taken apart, and brought together again: there is nothing more to say.
    expect(planSync(PLAN, withEntries(evening, entries, 2), {}, lines).entries).toEqual([]);
    const after = undoLastAct(withEntries(evening, entries, 2), 3);
    expect(currentResults(after).get("1:1")).toEqual(accepted);
    expect(planSync(PLAN, after, seen, lines)).toMatchObject({ entries: [], writes: [] });
  });
});

describe("an average at a table whose sheet is no more", () => {
  const adjusted = (text: string): BoardCells => ({ table: 1, board: 1, cells: { ...NOTHING, adjusted: text } });

  test.each([
    [PLAN, "0"],
    [eveningPlan({ kind: "individual", options: { players: ["8"] } }), "50/50"],
  ])("stays in the pad, and what stands at the other table stays there", (plan, text) => {
    for (const stands of ["", text, "60/40"]) {
      const seen = { "adjusted 1:1": { cells: { adjusted: stands }, said: stands === "" ? "" : "average" } };
      const { entries, writes } = planSync(plan, pad({ kind: "average" }, 2), seen, [adjusted(stands)]);
      expect([entries, writes]).toEqual([[], []]);
    }
  });
});

describe("an adjustment", () => {
  const at = (table: number, adjusted?: string): BoardCells => ({
    table,
    board: 1,
    cells: { ...NOTHING, ...(adjusted !== undefined && { adjusted }) },
  });
  const beyond = (kind: Pick<Evening, "kind" | "options">, lines: readonly BoardCells[]) =>
    planSync(eveningPlan(kind), { entries: [] }, {}, lines).adjusted;

  test("that the pad has no room for is named by its tables: the one that it is for, or both", () => {
    expect(beyond({ kind: "individual", options: { players: ["8"] } }, [at(1, "70/30"), at(2, "")])).toEqual([
      { board: 1, tables: [1] },
    ]);
    expect(beyond({ kind: "four-pairs", options: { boards: 24 } }, [at(1, "-2"), at(2)])).toEqual([
      { board: 1, tables: [1, 2] },
    ]);
  });

  test.each([
    [{ kind: "individual" as const, options: { players: ["8"] } }, "60/40", { ns: 60, ew: 40 }],
    [{ kind: "pairs" as const, options: { pairs: ["6"] } }, "A-/A-", { ns: 40, ew: 40 }],
    [{ kind: "four-pairs" as const, options: { boards: 24 } }, "-3", { ns: 40, ew: 60 }],
  ])("of each side is read, and written, as the pad says it: %j", (kind, typed, { ns, ew }) => {
    const plan = eveningPlan(kind);
    const averages: BoardResult = { kind: "averages", ns: ns as 40, ew: ew as 60 };
    const { entries, adjusted } = planSync(plan, { entries: [] }, {}, [at(1, typed), at(2)]);
    expect([entries, adjusted]).toEqual([[{ table: 1, board: 1, said: averages, from: "workbook" }], []]);
    const [write] = planSync(plan, { entries: [{ table: 1, board: 1, said: averages }] }, {}, [
      at(1, ""),
      at(2),
    ]).writes;
    expect(readAdjusted(plan, { ...at(1), cells: write?.to ?? {} })).toEqual({ ns, ew });
  });

  test("said at the other table is written as those see it whose cells they are", () => {
    const plan = eveningPlan({ kind: "four-pairs", options: { boards: 24 } });
    const entries = [{ table: 2, board: 1, said: { kind: "averages", ns: 60, ew: 40 } as const }];
    expect(planSync(plan, { entries }, {}, [at(1, ""), at(2)]).writes.map(({ to }) => to)).toEqual([
      { adjusted: "-3" },
    ]);
  });
});

test("of what the pad could not write, as somebody was typing there, nothing counts as the pad's when they type the same", () => {
  const [refused] = planSync(PLAN, pad(PASSED), {}, [line("")]).writes;
  expect(refused?.to.contract).toBe("Pass");
  const seen = { "1:1": refused!.before };
  const { entries, writes } = planSync(PLAN, pad(NOT_PLAYED), seen, [line("Pass")]);
  expect([entries, writes]).toEqual([[{ table: 1, board: 1, said: PASSED, from: "workbook" }], []]);
});

describe("a workbook of an earlier format", () => {
  const [DOUBLED, MANY_DOWN] = [1, -10].map((result): BoardResult => {
    const contract = { level: 4, strain: "H", doubling: result > 0 ? 1 : 0 } as const;
    return { kind: "played", contract, declarer: "N", result };
  });
  const earlier = (contract: string): BoardCells => ({ ...line(contract), rules: "combined" });

  test("has a contract with everything behind it, which today's has not", () => {
    const read = planSync(PLAN, { entries: [] }, {}, [earlier("4hxn+1")]);
    expect(read.entries).toEqual([{ table: 1, board: 1, said: DOUBLED, from: "workbook" }]);
    const today = planSync(PLAN, { entries: [] }, {}, [line("4hxn+1")]);
    expect([today.entries, today.unfinished]).toEqual([
      [],
      [{ table: 1, board: 1, reason: "Contract only: By, Result, X go beside it" }],
    ]);
  });

  test("is told ten down as its formulas know it", () => {
    const results = [earlier(""), line("")].map((to) => planSync(PLAN, pad(MANY_DOWN!), {}, [to]).writes[0]!.to.result);
    expect(results).toEqual(["10 down", "ten down"]);
  });
});
