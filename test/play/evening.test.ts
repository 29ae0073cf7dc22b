import { fromOtherTable, sharedTable } from "../../src/exchange/averages";
import { averagesResult } from "../../src/play/board-result";
import type { Averages } from "../../src/sessions/field/results";
import fc from "fast-check";
import type { TablePlan } from "../../src/sessions/table-plan";
import { boardsAt, endsRound, lastOver, nextBoard, otherTable } from "../../src/play/at-table";
import { draftResult, typedDraft } from "../../src/play/draft";
import {
  lastAct,
  outcomeOf,
  eveningPlan,
  withEntries,
  currentResults,
  undoLastAct,
  type Entry,
  type Evening,
} from "../../src/play/evening";
import { previewMerge } from "../../src/play/merge";
import { type KindName, placesOf, planSession, scoreCsv, tablesIn } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";
import { contractsOf } from "./every-contract";

const said = (text: string) => draftResult(typedDraft(1, text)!)!;
const entry = (table: number, board: number, text: string | null) => ({
  table,
  board,
  said: text === null ? null : said(text),
});
const begun = (kind: KindName, options: SessionOptions): Evening => ({
  ...{ id: "a", kind, options, started: 0, changed: 0, entries: [] },
});
const FOUR = begun("four-pairs", { boards: 24 });
const plan = eveningPlan(FOUR);

test("the last that was said stands, and is undone", () => {
  const first = withEntries(FOUR, [entry(1, 1, "4hn="), entry(2, 1, "4hn+1")], 5);
  const second = withEntries(first, [entry(1, 1, "4hn-1")], 6);
  expect(currentResults(second).get("1:1")).toEqual(said("4hn-1"));
  expect(currentResults(undoLastAct(second, 7)).get("1:1")).toEqual(said("4hn="));
  expect(currentResults(withEntries(second, [entry(1, 1, null)], 8)).has("1:1")).toBe(false);
  expect([second.changed, undoLastAct(second, 7).changed, FOUR.entries.length]).toEqual([6, 7, 0]);
  expect(withEntries(second, [], 9)).toBe(second);
});

test("what was said in one act is undone in one", () => {
  const first = withEntries(FOUR, [entry(1, 1, "pass")], 5);
  const taken = withEntries(first, [entry(2, 1, "4hn="), entry(2, 2, "pass"), entry(1, 1, "3nw=")], 6);
  const after = withEntries(taken, [entry(1, 2, "pass")], 7);
  expect(lastAct(after).map(({ table, board }) => [table, board])).toEqual([[1, 2]]);
  const before = undoLastAct(after, 8);
  expect(before.entries).toEqual(taken.entries);
  expect(lastAct(before)).toHaveLength(3);
  expect(undoLastAct(before, 9).entries).toEqual(first.entries);
  expect(undoLastAct(undoLastAct(before, 9), 10).entries).toEqual([]);
  expect([lastAct(FOUR), undoLastAct(FOUR, 11).entries]).toEqual([[], []]);
});

test("what came from the workbook is not undone, nor what it has replaced", () => {
  const typed = (...entries: ReturnType<typeof entry>[]) =>
    entries.map((each) => ({ ...each, from: "workbook" as const }));
  const own = withEntries(withEntries(FOUR, [entry(1, 1, "4hn=")], 1), [entry(1, 2, "pass")], 2);
  const both = withEntries(own, typed(entry(1, 2, "3nw="), entry(2, 1, "4hn+1")), 3);
  // Board 2 was said last, but has been typed since.
  expect(lastAct(both)).toEqual([entry(1, 1, "4hn=")]);
  const left = undoLastAct(both, 4);
  expect([...currentResults(left)]).toEqual([
    ["1:2", said("3nw=")],
    ["2:1", said("4hn+1")],
  ]);
  expect([lastAct(left), undoLastAct(left, 5).entries]).toEqual([[], left.entries]);
  // What is said of it once more can be undone, and what was typed is there again.
  const again = withEntries(both, [entry(1, 2, "1nn=")], 6);
  expect(lastAct(again)).toEqual([entry(1, 2, "1nn=")]);
  expect(currentResults(undoLastAct(again, 7)).get("1:2")).toEqual(said("3nw="));
});

test("of an act of which the workbook has replaced a part, all is undone but that", () => {
  const received = withEntries(FOUR, [entry(2, 1, "4hn="), entry(2, 2, "pass")], 1);
  const typed = withEntries(received, [{ ...entry(2, 2, "2sn="), from: "workbook" }], 2);
  expect(lastAct(typed)).toHaveLength(2);
  expect([...currentResults(undoLastAct(typed, 3))]).toEqual([["2:2", said("2sn=")]]);
});

test.each<[KindName, SessionOptions, string]>([
  ["four-pairs", { boards: 24 }, "1,1,4H,N,+1,,\n2,1,Pass,,,,\n1,2,NP,,,,\n2,2,,,,-420,\n1,3,,,,,0"],
  ["team-match", { boards: 24 }, "1,1,4H,N,+1,,\n2,1,Pass,,,,\n1,2,NP,,,,\n2,2,,,,-420,\n1,3,,,,,0"],
  ["team-match", { boards: 24, form: "bam" }, "1,1,4H,N,+1,,\n2,1,Pass,,,,\n1,2,NP,,,,\n2,2,,,,-420,\n1,3,,,,,0.5"],
])("%s %j: what is tapped scores as the same results from a file", (kind, options, lines) => {
  const evening = withEntries(
    begun(kind, options),
    [entry(1, 1, "4hn+1"), entry(2, 1, "pass"), entry(1, 2, "np"), entry(2, 2, "-420"), entry(1, 3, "average")],
    1
  );
  const laid = eveningPlan(evening);
  const outcome = outcomeOf(currentResults(evening), laid);
  const adjusted = kind === "four-pairs" ? "adjusted" : "adjusted_home,adjusted_away";
  const csv = kind === "four-pairs" ? lines : lines.replace(/,$/gm, ",,").replace(/,(0|0\.5)$/, ",$1,$1");
  const file = scoreCsv(laid, `table,board,contract,declarer,result,points,${adjusted}\n${csv}`);
  expect(file.faults).toEqual([]);
  expect(outcome.faults).toEqual([]);
  expect(outcome.json()).toEqual(file.json());
});

test("before the first board there is nothing wrong", () => {
  const { faults, report } = outcomeOf(new Map(), plan);
  expect([faults, report.progress]).toEqual([[], "0 of 24 boards scored"]);
});

test("boards come in the order of play, then those that were left out", () => {
  const open = (after: number | null, ...done: number[]) => {
    const stands = new Map(done.map((board) => [`1:${board}`, said("pass")]));
    return nextBoard(plan, 1, stands, after)?.board ?? null;
  };
  expect(open(null)).toBe(1);
  expect(open(1, 1)).toBe(2);
  expect(open(4, 1, 3, 4)).toBe(5);
  expect(open(24, 1, 3, 24)).toBe(2);
  expect(open(24, ...boardsAt(plan, 1).map(({ board }) => board))).toBeNull();
});

test("a round ends with its last board, not with a correction nor with what was left out of an earlier one", () => {
  const boards = boardsAt(plan, 1);
  const ends = (board: number, ...done: number[]) => {
    const stands = new Map(done.map((known) => [`1:${known}`, said("pass")]));
    const next = nextBoard(plan, 1, new Map([...stands, [`1:${board}`, said("pass")]]), board);
    return endsRound(plan, stands, [boards[board - 1]!], next!);
  };
  expect(ends(3, 1, 2)).toBe(false);
  expect(ends(4, 1, 2, 3)).toBe(true);
  // Board 2 is left for later, or for never: those at the table go on.
  expect(ends(4, 1, 3)).toBe(true);
  expect(ends(8, 1, 2, 3, 4, 5, 6, 7)).toBe(true);
  // A correction: just after the round, in the next one, and later.
  expect(ends(4, 1, 2, 3, 4)).toBe(false);
  expect(ends(2, 1, 2, 3, 4, 5)).toBe(false);
  expect(ends(2, 1, 2, 3, 4, 5, 6, 7, 8, 9)).toBe(false);
  expect(ends(4, 1, 2, 3, 4, 5, 6, 7, 8, 9)).toBe(false);
  // What was left out is entered later.
  expect(ends(4, 1, 2, 3, 5, 6)).toBe(false);
  expect(ends(24, ...boards.map(({ board }) => board).filter((board) => board !== 2 && board !== 24))).toBe(false);
});

test("the round that was over last", () => {
  const over = (board: number, ...done: number[]) =>
    lastOver(plan, { table: 1, board }, new Map(done.map((known) => [`1:${known}`, said("pass")])))?.round ?? null;
  expect([over(1), over(2, 1), over(5, 1, 2, 3, 4), over(6, 1, 2, 3, 4, 5)]).toEqual([null, null, 1, 1]);
  // Somebody looks at an earlier board, or has left one out.
  expect([over(2, 1, 2, 3, 4, 5), over(9, 1, 2, 3, 4, 5, 6, 7, 8), over(5, 1, 3, 4)]).toEqual([1, 2, 1]);
});

test("at two tables of individuals there is one other table, at three or four none", () => {
  const other = (kind: KindName, options: SessionOptions) =>
    otherTable(planSession(kind, options) as TablePlan, { table: 2, board: 1 });
  expect(other("individual", { players: ["8"] })).toBe(1);
  expect(other("individual", { players: ["12"] })).toBeNull();
  expect(other("pairs", { pairs: ["8"] })).toBeNull();
});

test.each<[KindName, SessionOptions, Averages, string, string]>([
  ["pairs", { pairs: ["6"] }, { ns: 60, ew: 40 }, "adjusted", "60/40"],
  ["individual", { players: ["8"] }, { ns: 60, ew: 60 }, "adjusted", "60/60"],
  ["four-pairs", { boards: 24 }, { ns: 60, ew: 40 }, "adjusted", "3"],
  ["team-match", { boards: 24 }, { ns: 60, ew: 60 }, "adjusted_home,adjusted_away", "3,3"],
  ["team-match", { boards: 24, form: "bam" }, { ns: 40, ew: 50 }, "adjusted_home,adjusted_away", "0.4,0.5"],
  ["three-teams", { boards: 18 }, { ns: 60, ew: 50 }, "adjusted_ns,adjusted_ew", "3,0"],
])("%s %j: each side is given %j as a file gives it", (kind, options, given, columns, cells) => {
  const laid = planSession(kind, options) as TablePlan;
  const outcome = outcomeOf(new Map([["1:1", averagesResult(given)]]), laid);
  const name = tablesIn(laid).find(({ table }) => table === 1)?.name ?? "";
  const file = scoreCsv(laid, `table,board,contract,declarer,result,points,${columns}\n${name},1,,,,,${cells}`);
  expect([file.faults, outcome.faults]).toEqual([[], []]);
  expect(outcome.json()).toEqual(file.json());
});

/** Kinds in which a board's two tables are scored together. */
const OF_TWO_TABLES: readonly [KindName, SessionOptions][] = [
  ["four-pairs", { boards: 24 }],
  ["five-pairs", { boards: 25 }],
  ["team-match", { boards: 24 }],
  ["three-teams", { boards: 18 }],
  ["four-teams", {}],
];

test.each(OF_TWO_TABLES)(
  "%s: what is given at one table is the same from the other, and where both differ the first counts",
  (kind, options) => {
    const laid = planSession(kind, options) as TablePlan;
    const [{ table, boards } = { table: 1, boards: [1] }] = tablesIn(laid);
    const [board = 1] = boards;
    const other = sharedTable(laid, table, board) ?? 0;
    const given: Averages = { ns: 60, ew: 40 };
    const json = (...stands: readonly (readonly [number, Averages])[]) => {
      const outcome = outcomeOf(new Map(stands.map(([at, what]) => [`${at}:${board}`, averagesResult(what)])), laid);
      expect(outcome.faults).toEqual([]);
      return outcome.json();
    };
    const both = json([table, given], [other, fromOtherTable(given)]);
    expect(json([table, given], [other, given])).toEqual(both);
    expect(json([table, given], [other, { ns: 50, ew: 50 }])).toEqual(both);
  }
);

test("an average counts for both sides of pairs in a field", () => {
  const plan = planSession("pairs", { pairs: ["6"] }) as TablePlan;
  const stands = new Map([
    ["1:1", { kind: "average" }],
    ["2:1", said("4hn=")],
  ] as const);
  const { scored } = outcomeOf(stands, plan);
  expect("tallies" in scored && scored.tallies.map(({ percentage }) => percentage)).toEqual([
    50,
    50,
    null,
    null,
    50,
    50,
  ]);
});

test.each(OF_TWO_TABLES)("each board of %s has its other table", (kind, options) => {
  const laid = planSession(kind, options) as TablePlan;
  for (const { table } of tablesIn(laid))
    for (const { board } of boardsAt(laid, table)) {
      const other = otherTable(laid, { table, board })!;
      expect(other).not.toBe(table);
      expect(placesOf(laid).some((place) => place.table === other && place.boards.includes(board))).toBe(true);
      expect(otherTable(laid, { table: other, board })).toBe(table);
    }
});

/** What another device says, as it says it by itself. */
const received = (entries: readonly Pick<Entry, "table" | "board" | "said">[]) => ({
  entries: entries.map((told) => ({ ...told, isRelayed: false })),
  states: {},
  sender: null,
  isWorkbook: false,
});

test("two devices: news, what both say, and what they say differently", () => {
  const here = withEntries(FOUR, [entry(1, 1, "4hn="), entry(1, 2, "pass")], 1);
  const {
    news,
    conflicts,
    equalCount: alike,
  } = previewMerge(here, received([entry(1, 1, "4hn="), entry(1, 2, "1nn="), entry(2, 1, "4he="), entry(2, 2, null)]));
  expect(news).toEqual([entry(2, 1, "4he=")]);
  expect(conflicts).toEqual([{ table: 1, board: 2, here: said("pass"), there: said("1nn="), likely: null }]);
  expect(alike).toBe(1);
});

test("merged either way, two devices say the same when nothing conflicts", () => {
  const all = contractsOf(101);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(1, 2), fc.integer({ min: 1, max: 24 }), fc.boolean())), (cells) => {
      const device = (mine: boolean) =>
        withEntries(
          FOUR,
          cells.flatMap(([table, board, own]) =>
            own === mine ? [{ table, board, said: all[(table * 24 + board) % all.length]! }] : []
          ),
          1
        );
      const [one, two] = [device(true), device(false)];
      const joined = (first: Evening, second: Evening) => {
        const told = [...currentResults(second)].map(([key, found]) => {
          const [table, board] = key.split(":").map(Number);
          return { table: table!, board: board!, said: found };
        });
        const { news, conflicts } = previewMerge(first, received(told));
        expect(conflicts).toEqual([]);
        return currentResults(withEntries(first, news, 2));
      };
      expect(new Map([...joined(one, two)].sort())).toEqual(new Map([...joined(two, one)].sort()));
    })
  );
});
