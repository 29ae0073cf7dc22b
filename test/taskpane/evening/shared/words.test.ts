import { planSession } from "../../../../src/sessions/kinds";
import { hasTables, type TablePlan } from "../../../../src/sessions/table-plan";
import type { SessionOptions } from "../../../../src/sessions/session-options";
import { tablesMissingResults, missingLine, pendingIn } from "../../../../src/taskpane/evening/shared/missing";
import { nameOf, namesOf, placeName, boardNoun } from "../../../../src/taskpane/evening/shared/words";
import { EMPTY_DRAFT, applyTap } from "../../../../src/play/draft";
import { entryKey } from "../../../../src/play/evening";
import { newPendingEntry, withTap } from "../../../../src/play/pending-entry";

function planned(kind: "chicago" | "four-pairs", options: SessionOptions): TablePlan {
  const plan = planSession(kind, options);
  if (!hasTables(plan)) throw new Error("not played at a table");
  return plan;
}

const chicago = planned("chicago", { players: ["4"], rounds: 2 });
const pairs = planned("four-pairs", { boards: 24 });

test("boards bear their numbers, deals are counted through the evening", () => {
  expect([boardNoun(pairs), nameOf(pairs, 7), namesOf(pairs, [7, 8, 9])]).toEqual(["Board", "Board 7", "boards 7–9"]);
  expect(placeName(pairs, { table: 2, board: 7 })).toBe("Table 2, board 7");
  // The second round's second deal has the dealer and vulnerability of board 6.
  const board = 2 * 64 + 6;
  expect([boardNoun(chicago), nameOf(chicago, board), namesOf(chicago, [board])]).toEqual(["Deal", "Deal 6", "deal 6"]);
  expect(placeName(chicago, { table: 1, board })).toBe("Table 1, deal 6");
});

test("what is missing or not accepted names deals", () => {
  const open = { plan: chicago, results: new Map() };
  expect(tablesMissingResults(open).map((table) => missingLine(chicago, table))).toEqual(["Table 1, deals 1–8"]);
  const entered = withTap(newPendingEntry(null), applyTap(EMPTY_DRAFT, { tap: "instead", instead: "passed" }));
  const board = 64 + 6;
  expect(pendingIn(open, { [entryKey({ table: 1, board })]: entered }).map(({ line }) => line)).toEqual([
    "Table 1, deal 2: passed out: 0",
  ]);
});
