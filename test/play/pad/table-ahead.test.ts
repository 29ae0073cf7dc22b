import { eveningPlan, scoredResults, withEntries, type Evening } from "../../../src/play/evening";
import type { PhoneMode } from "../../../src/play/one-phone";
import { tableAhead } from "../../../src/play/pad/pad-moment";

const BEGUN: Evening = {
  ...{ id: "e", kind: "four-pairs", options: { boards: 24 }, started: 0, changed: 0, entries: [] },
} as const;

/** The table ahead of a phone at Table 1 whose first round of four boards is over. */
function ahead(phones: PhoneMode, tables: readonly number[]): number {
  const entries = tables.flatMap((table) =>
    [1, 2, 3, 4].map((board) => ({ table, board, said: { kind: "not-played" } as const }))
  );
  const evening = withEntries(BEGUN, entries, 1);
  const bookmark = { table: 1, board: 5, over: 4 } as Parameters<typeof tableAhead>[0]["bookmark"];
  return tableAhead({ plan: eveningPlan(evening), results: scoredResults(evening), phones, bookmark });
}

test("one phone goes to the table that has not played the round, and stays once both have", () => {
  expect([ahead("one", [1]), ahead("one", [1, 2])]).toEqual([2, 1]);
});

test("a phone at each table, and one in the middle of a round, stays at its table", () => {
  const bookmark = { table: 1, board: 2 } as Parameters<typeof tableAhead>[0]["bookmark"];
  const begun = { plan: eveningPlan(BEGUN), results: scoredResults(BEGUN), phones: "one", bookmark } as const;
  expect([ahead("each", [1]), tableAhead(begun)]).toEqual([1, 1]);
});
