import type { Entry } from "../../../src/play/evening";
import { replacedBy, replacedSince, type Replaced } from "../../../src/play/in-workbook/replaced";
import type { Said } from "../../../src/play/said";

const AT = { table: 1, board: 1 };
const PASSED: Said = { kind: "passed" };
const NOT_PLAYED: Said = { kind: "not-played" };
const AVERAGE: Said = { kind: "average" };
const own = (said: Said): Entry => ({ ...AT, said });
const typed = (said: Said | null): Entry => ({ ...AT, said, from: "workbook" });

/** What is told in the end where the pad takes the last ones over, one after the other. */
function told(said: readonly Entry[], taken: readonly Entry[]): Replaced[] {
  return taken.reduce<{ entries: readonly Entry[]; known: Replaced[] }>(
    ({ entries, known }, entry) => {
      const more = replacedBy({ entries }, [entry]);
      return { entries: [...entries, entry], known: replacedSince({ entries: [...entries, entry] }, known, more) };
    },
    { entries: said, known: [] }
  ).known;
}

test.each<[string, readonly Entry[], readonly Entry[], readonly Replaced[]]>([
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
  expect(told(said, taken)).toEqual(expected);
});

test("nothing is told any more of a board of which the pad has had the last word", () => {
  const known = told([own(PASSED)], [typed(NOT_PLAYED)]);
  expect(replacedSince({ entries: [own(PASSED), typed(NOT_PLAYED), own(AVERAGE)] }, known, [])).toEqual([]);
});
