import { eveningCode, readHead } from "../../../../src/play/code";
import { withEntries, currentResults, type Entry, type Evening } from "../../../../src/play/evening";
import { isEvening } from "../../../../src/play/evening-json";
import { adoptMark, eveningMark } from "../../../../src/play/session-mark";
import { firstPart, withFirstPart } from "../../../../src/taskpane/evening/standings/first-part";
import { newEvening } from "../../../../src/taskpane/evening/shared/new-evening";

const FIRST: Evening = {
  ...{ id: "a", kind: "four-pairs", options: { boards: 24, date: "2026-11-20" }, started: 1, changed: 1 },
  ...{ mark: "aZ0_-9", entries: [] },
};
const passed = (table: number, board: number): Entry => ({ table, board, said: { kind: "passed" } });
const PLAYED = withEntries(FIRST, [passed(1, 1), passed(2, 1)], 2);
const SECOND: Evening = {
  ...newEvening({ kind: "five-pairs", options: { boards: 15, "first-board": 10, date: "2026-11-20" } }),
  firstMark: "aZ0_-9",
};

test("a second part's code says of which evening it is, with names that were changed and without", () => {
  for (const named of [undefined, { "pairs.0": 28_000_000 }]) {
    const code = eveningCode({ ...SECOND, ...(named && { named }) }, 2);
    const { setup } = readHead(`#${code}`)!;
    expect([setup?.firstMark, setup?.named]).toEqual(["aZ0_-9", named ?? {}]);
    const here = newEvening(setup!, setup!.mark);
    expect(here.firstMark).toBe("aZ0_-9");
    // Whoever had joined by a code that did not say it yet hears it from the next one.
    const before = newEvening({ kind: here.kind, options: here.options }, here.mark);
    expect(adoptMark(before, setup!).firstMark).toBe("aZ0_-9");
  }
  expect(readHead(`#${eveningCode(FIRST, 1)}`)!.setup?.firstMark).toBeUndefined();
  expect([isEvening(SECOND), isEvening({ ...SECOND, firstMark: "short" })]).toEqual([true, false]);
});

test("the first part is what the phone has of it, by the evening or by its mark", () => {
  const kept = { find: (id: string) => (id === "a" ? FIRST : null), all: () => [SECOND, FIRST] };
  expect(firstPart(SECOND, kept)).toBe(FIRST);
  expect(firstPart({ ...SECOND, follows: "a" }, kept)).toBe(FIRST);
  expect(firstPart(SECOND, { ...kept, all: () => [SECOND] })).toBeNull();
});

test("its code is read: new, in two codes, with more results; another one, and what differs, is not", () => {
  const mark = "aZ0_-9";
  expect(withFirstPart("see you on Friday", mark, null)).toBe("none");
  expect(withFirstPart(eveningCode(SECOND, 1), mark, null)).toBe("other");
  expect(withFirstPart(eveningCode(PLAYED, 1, "results"), mark, null)).toBe("results");
  const whole = withFirstPart(eveningCode(PLAYED, 1), mark, null) as Evening;
  expect([eveningMark(whole), currentResults(whole).size]).toEqual([mark, 2]);
  const evening = withFirstPart(eveningCode(PLAYED, 1, "evening"), mark, null) as Evening;
  expect(currentResults(evening).size).toBe(0);
  expect(currentResults(withFirstPart(eveningCode(PLAYED, 1, "results"), mark, evening) as Evening).size).toBe(2);
  const other = withEntries(FIRST, [{ table: 1, board: 1, said: { kind: "not-played" } }], 3);
  expect(withFirstPart(eveningCode(PLAYED, 2), mark, other)).toBe("differs");
  expect(() => withFirstPart(eveningCode(PLAYED, 1).slice(0, -1), mark, null)).toThrow("incomplete");
});
