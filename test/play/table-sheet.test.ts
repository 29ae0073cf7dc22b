import { withEntries, eveningPlan, scoredResults, type Evening } from "../../src/play/evening";
import { tableSheet } from "../../src/play/table-sheet";

const options = { boards: 24, rounds: 6, date: "2026-11-27" };
const EMPTY: Evening = { id: "e", kind: "four-pairs", options, started: 1, changed: 1, entries: [] };

/** The states of a table's boards after some were played, round by round. */
function states(played: readonly number[]): string[] {
  const entries = played.map((board) => ({ table: 1, board, said: { kind: "passed" } as const }));
  const evening = withEntries(EMPTY, entries, 2);
  return tableSheet(eveningPlan(evening), 1, scoredResults(evening)).map(({ boards, isLater }) =>
    isLater ? "later" : boards.map(({ board, state }) => `${board} ${state}`).join(", ")
  );
}

test("the board after the last that was played is now, those before it without a result are missing", () => {
  const LATER = ["later", "later", "later", "later", "later"];
  expect(states([])).toEqual(["1 now, 2 later, 3 later, 4 later", ...LATER]);
  expect(states([1, 3])).toEqual(["1 played, 2 missing, 3 played, 4 now", ...LATER]);
  expect(states([1, 2, 3, 4])).toEqual([
    "1 played, 2 played, 3 played, 4 played",
    "5 now, 6 later, 7 later, 8 later",
    ...LATER.slice(1),
  ]);
});

test("at the end nothing is now, and what is missing stays so", () => {
  const all = Array.from({ length: 24 }, (_, i) => i + 1);
  expect(states(all.filter((board) => board !== 6)).join()).toContain("6 missing");
  expect(states(all).join()).not.toMatch(/now|missing|later/);
});
