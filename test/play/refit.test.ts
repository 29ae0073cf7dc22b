import { boardsAt, hasSameSeats } from "../../src/play/at-table";
import { EMPTY_DRAFT } from "../../src/play/draft";
import { entryKey, eveningPlan, withEntries, currentResults, type Entry, type Evening } from "../../src/play/evening";
import { refit, renumberedDrafts } from "../../src/play/refit";
import { sessionMark } from "../../src/play/session-mark";
import { newPendingEntry } from "../../src/play/pending-entry";
import { planSession, type KindName } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";
import type { TablePlan } from "../../src/sessions/table-plan";

const plan = (kind: KindName, options: SessionOptions) => planSession(kind, options) as TablePlan;

/** An evening with the first boards of each table, each passed out. */
function played(kind: KindName, options: SessionOptions, boards: number): Evening {
  const begun: Evening = { id: "e", kind, options, started: 0, changed: 0, entries: [] };
  const tables = [...new Set(eveningPlan(begun).movement.map(({ table }) => table))];
  const entries = tables.flatMap((table) =>
    boardsAt(eveningPlan(begun), table)
      .slice(0, boards)
      .map(({ board }): Entry => ({ table, board, said: { kind: "passed" } }))
  );
  return withEntries(begun, entries, 0);
}

const keysOf = (evening: Evening) => [...currentResults(evening).keys()].sort();

test.each<[KindName, SessionOptions, SessionOptions]>([
  ["four-pairs", { boards: 24 }, { boards: 24, pairs: ["A & B", "", "", ""], scoring: "vps", title: "Friday" }],
  // Round 1 has its four boards, and one more to come.
  ["four-pairs", { boards: 24 }, { boards: 30 }],
  // Three rounds of four, as far as they were played, are the first three of six.
  ["four-pairs", { boards: 24, rounds: 6 }, { boards: 12, rounds: 3 }],
  ["team-match", { form: "league" }, { form: "league", home: "Reds" }],
])("%s %j: under %j every result goes on as it is", (kind, options, others) => {
  const evening = played(kind, options, 4);
  const found = refit(evening, plan(kind, others));
  expect([found.lost, found.renumbered]).toEqual([[], []]);
  expect(keysOf(found.evening)).toEqual(keysOf(evening));
  expect(eveningPlan(found.evening)).toEqual(plan(kind, others));
});

test("a first board that is another one takes results, drafts and what was settled with it, in the order of play", () => {
  const begun = played("four-pairs", { boards: 24 }, 5);
  const kept = [{ table: 2, board: 3, here: { kind: "passed" }, there: { kind: "average" } }] as const;
  const withdrawn = [{ table: 1, board: 4 }];
  const found = refit(
    { ...begun, withdrawn, settled: { kept } },
    plan("four-pairs", { boards: 24, "first-board": 13 })
  );
  expect(found.lost).toEqual([]);
  expect(found.renumbered.map(({ from, to }) => `${from}→${to}`)).toEqual([1, 2, 3, 4, 5].map((b) => `${b}→${b + 12}`));
  expect(keysOf(found.evening)).toEqual([1, 2].flatMap((t) => [13, 14, 15, 16, 17].map((b) => `${t}:${b}`)));
  expect(found.evening.settled?.kept).toEqual([{ ...kept[0], board: 15 }]);
  expect(found.evening.withdrawn).toEqual([{ table: 1, board: 16 }]);
  expect(found.to({ table: 1, board: 24 })).toBe(36);
  const entered = newPendingEntry(null);
  const drafts = {
    [entryKey({ table: 1, board: 6 })]: { ...entered, draft: { ...EMPTY_DRAFT, instead: "passed" as const } },
  };
  expect(Object.keys(renumberedDrafts(drafts, found.to))).toEqual(["1:18"]);
});

test("what others have played, or boards that are none any more, is named and nothing is changed of it", () => {
  // Board 5 of round 2 would be of round 1: other pairs.
  const evening = played("four-pairs", { boards: 24 }, 6);
  const found = refit(evening, plan("four-pairs", { boards: 30 }));
  expect(found.lost).toEqual([
    { table: 1, board: 5 },
    { table: 2, board: 5 },
  ]);
  expect(refit(played("pairs", { pairs: ["8"] }, 3), plan("pairs", { pairs: ["6"] })).lost.length).toBeGreaterThan(0);
});

test("without a result everything may be changed", () => {
  const found = refit(played("four-pairs", { boards: 24 }, 0), plan("four-pairs", { boards: 30, "first-board": 7 }));
  expect([found.lost, found.renumbered]).toEqual([[], []]);
  expect(hasSameSeats(eveningPlan(found.evening), plan("four-pairs", { boards: 30, "first-board": 7 }))).toBe(true);
});

test.each<[SessionOptions, movement: string, other: string]>([
  [{ pairs: ["6"], boards: 24, rounds: 3 }, "mitchell", "arrow-switch"],
  [{ pairs: ["8"], boards: 24, rounds: 3 }, "mitchell", "travelling"],
])("%j: %s and %s, which have the same boards at the tables, are told apart", (options, movement, other) => {
  const marks = [movement, other].map((each) => sessionMark(plan("pairs", { ...options, movement: each })));
  expect(marks[0]).not.toBe(marks[1]);
});
