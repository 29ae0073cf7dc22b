import { undoLastAct, type Entry, type Evening } from "../../../src/play/evening";
import {
  workbookCounts,
  noteReplaced,
  replacedSince,
  type ReplacedResult,
} from "../../../src/play/in-workbook/replaced";
import type { BoardResult } from "../../../src/play/board-result";

const AT = { table: 1, board: 1 };
const PASSED: BoardResult = { kind: "passed" };
const NOT_PLAYED: BoardResult = { kind: "not-played" };
const AVERAGE: BoardResult = { kind: "average" };
const own = (said: BoardResult): Entry => ({ ...AT, said });
const typed = (said: BoardResult | null): Entry => ({ ...AT, said, from: "workbook" });

const evening = (...entries: readonly Entry[]): Evening => ({
  id: "",
  kind: "four-pairs",
  options: {},
  started: 0,
  changed: 0,
  entries,
});
const NOTHING = new Map<string, number>();

test.each<[string, readonly Entry[], readonly Entry[], readonly ReplacedResult[]]>([
  [
    "what takes the place of the pad's own",
    [own(PASSED)],
    [typed(NOT_PLAYED)],
    [{ ...AT, was: PASSED, isOwn: true, now: NOT_PLAYED }],
  ],
  [
    "what is gone, also if it came from there",
    [typed(PASSED)],
    [typed(null)],
    [{ ...AT, was: PASSED, isOwn: false, now: null }],
  ],
  [
    "what stands by now, of what was the pad's own",
    [own(PASSED)],
    [typed(NOT_PLAYED), typed(AVERAGE)],
    [{ ...AT, was: PASSED, isOwn: true, now: AVERAGE }],
  ],
  [
    "the pad's own, also when what took its place is gone",
    [own(PASSED)],
    [typed(NOT_PLAYED), typed(null)],
    [{ ...AT, was: PASSED, isOwn: true, now: null }],
  ],
  ["nothing of a correction in the sheet alone", [typed(PASSED)], [typed(NOT_PLAYED)], []],
  ["nothing of what is typed for the first time", [], [typed(PASSED)], []],
  ["nothing of what the pad says as well", [own(PASSED)], [typed(PASSED)], []],
  ["nothing of what is again as it was", [own(PASSED)], [typed(null), typed(PASSED)], []],
])("it is told %s", (_, said, taken, expected) => {
  expect(replacedSince(evening(...said, ...taken), NOTHING)).toEqual(expected);
});

test("what the pad says after that is all; undone, it is told once more what took the place of what was said before", () => {
  const replaced = [{ ...AT, was: PASSED, isOwn: true, now: NOT_PLAYED }];
  const later = evening(own(PASSED), typed(NOT_PLAYED), own(AVERAGE));
  expect(replacedSince(later, NOTHING)).toEqual([]);
  expect(replacedSince(undoLastAct(later, 1), NOTHING)).toEqual(replaced);
  // Nobody has taken note of what was not told.
  expect(replacedSince(undoLastAct(later, 1), noteReplaced(later, NOTHING))).toEqual(replaced);
});

test("what was noted is not told again, and what comes after it is", () => {
  const before = evening(own(PASSED), typed(NOT_PLAYED));
  const noted = noteReplaced(before, NOTHING);
  expect([noted, replacedSince(before, noted)]).toEqual([workbookCounts(before), []]);
  const after = evening(...before.entries, own(AVERAGE), typed(PASSED));
  expect(replacedSince(after, noted)).toEqual([{ ...AT, was: AVERAGE, isOwn: true, now: PASSED }]);
  expect(replacedSince(undoLastAct(before, 1), noted)).toEqual([]);
});

test("what is again as it was, and then otherwise once more, is told", () => {
  const taken = [typed(NOT_PLAYED), typed(PASSED), typed(AVERAGE)];
  expect(replacedSince(evening(own(PASSED), ...taken), NOTHING)).toEqual([
    { ...AT, was: PASSED, isOwn: true, now: AVERAGE },
  ]);
});
