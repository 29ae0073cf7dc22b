import { planOf } from "../../../src/play/evening";
import type { BoardCells } from "../../../src/play/in-workbook/board-cells";
import { seenIn, stillSeen, type Seen } from "../../../src/play/in-workbook/seen";
import { inStep } from "../../../src/play/in-workbook/step";
import type { Said } from "../../../src/play/said";

const PLAN = planOf({ kind: "four-pairs", options: { boards: 24 } });
const NOTHING = { contract: "", declarer: "", result: "", doubled: "", points: "" };
const line = (contract: string): BoardCells => ({ table: 1, board: 1, cells: { ...NOTHING, contract } });
const pad = (said: Said) => new Map([["1:1", said]]);
const PASSED: Said = { kind: "passed" };
const NOT_PLAYED: Said = { kind: "not-played" };

/** What is seen after a passed-out board has been typed over with half a line, and the pad has said something else. */
function halfTyped(): Seen {
  const agreed = inStep(PLAN, pad(PASSED), {}, [line("pass")]).seen;
  const { seen, unfinished, writes } = inStep(PLAN, pad(NOT_PLAYED), agreed, [line("5d")]);
  expect([unfinished, writes]).toEqual([[{ table: 1, board: 1 }], []]);
  return seenIn(JSON.parse(JSON.stringify(seen)))!;
}

test("half a line that is finished as it was before counts as typed: the pad does not write over it", () => {
  const { entries, replaced, writes } = inStep(PLAN, pad(NOT_PLAYED), halfTyped(), [line("pass")]);
  expect(writes).toEqual([]);
  expect(entries).toEqual([{ table: 1, board: 1, said: PASSED, from: "workbook" }]);
  expect(replaced).toEqual([{ table: 1, board: 1, was: NOT_PLAYED, now: PASSED }]);
});

test("half a line that is cleared makes room for what the pad says", () => {
  const { entries, writes } = inStep(PLAN, pad(NOT_PLAYED), halfTyped(), [line("")]);
  expect([entries, writes.map(({ to }) => to.contract)]).toEqual([[], ["NP"]]);
});

test("half a line in a file that was closed without being saved is forgotten: what the pad says goes in", () => {
  const seen = stillSeen(halfTyped(), [line("pass")]);
  const { entries, writes } = inStep(PLAN, pad(NOT_PLAYED), seen, [line("pass")]);
  expect([entries, writes.map(({ to }) => to.contract)]).toEqual([[], ["NP"]]);
});
