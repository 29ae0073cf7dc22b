import { withEntries, currentResults, type Entry, type Evening } from "../../src/play/evening";
import { outOfTurn } from "../../src/play/out-of-turn";
import { planSession } from "../../src/sessions/kinds";
import type { TablePlan } from "../../src/sessions/table-plan";

const PLAN = planSession("four-pairs", { boards: 24 }) as TablePlan;
const begun: Evening = { id: "e", kind: "four-pairs", options: { boards: 24 }, started: 0, changed: 0, entries: [] };
const passed = (table: number, ...boards: number[]): Entry[] =>
  boards.map((board) => ({ table, board, said: { kind: "passed" } }));
const asked = (entries: readonly Entry[], table: number, board: number, hasPhones = false) => {
  const evening = withEntries(begun, entries, 0);
  return outOfTurn(evening, PLAN, currentResults(evening), { table, board }, hasPhones);
};

test.each<[what: string, played: readonly number[], board: number, asked: string | null]>([
  ["the first board", [], 1, null],
  ["another board of the first round", [], 4, null],
  ["the second round before the first", [], 5, "other-round"],
  ["a later round in the middle of one", [1, 2, 3, 4, 5, 6], 9, "other-round"],
  ["the next round after a whole one", [1, 2, 3, 4], 8, null],
  ["the next round after one that has left out a board and gone on", [1, 3, 4], 5, null],
  ["the next round in the middle of one", [1, 2], 5, "other-round"],
  ["what was left out before", [1, 3, 4, 5], 2, null],
  ["a correction", [1, 2, 3, 4, 5], 1, null],
  ["a round that is skipped", [1, 2, 3, 4], 9, "other-round"],
])("%s", (_, played, board, expected) => {
  expect(asked(passed(1, ...played), 1, board)).toBe(expected);
});

test("a table that another phone enters asks once, and only where other phones play", () => {
  const own = passed(1, 1, 2, 3);
  const taken = passed(2, 1, 2).map((entry) => ({ ...entry, taken: true as const }));
  expect(asked([...own, ...taken], 2, 3, true)).toBe("other-table");
  expect(asked([...own, ...taken], 2, 3)).toBeNull();
  expect(asked([...own, ...taken, ...passed(2, 3)], 2, 4, true)).toBeNull();
  // Of a phone that has entered nothing yet nobody knows its table.
  expect(asked(taken, 1, 1, true)).toBeNull();
});
