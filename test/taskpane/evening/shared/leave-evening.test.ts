import { withEntries, type Evening } from "../../../../src/play/evening";
import { newPendingEntry } from "../../../../src/play/pending-entry";
import { eveningStore } from "../../../../src/taskpane/evening/shared/evening-store";
import { mirroredStore } from "../../../../src/taskpane/evening/shared/mirrored-store";
import { withOptions } from "../../../../src/taskpane/evening/shared/new-evening";
import { smallDevice } from "../../../support/small-device";

// A disk that does not answer is waited for.
beforeAll(() => void jest.useFakeTimers());
afterAll(() => void jest.useRealTimers());

const options = { boards: 24, rounds: 6, title: "Friday", date: "2026-11-27" };
const EMPTY: Evening = { id: "e", kind: "four-pairs", options, started: 1, changed: 1, entries: [] };
const PASSED = { table: 1, board: 1, said: { kind: "passed" } } as const;
const PLACE = { table: 1, board: 2 };
const BOOKMARK = { ...PLACE, phones: "each" } as const;

/** What the store has of an evening after the user has left it. */
function left(evening: Evening, prepare: (store: ReturnType<typeof eveningStore>) => void = () => undefined) {
  const device = smallDevice({ letters: 1_000_000 });
  const store = eveningStore(
    mirroredStore(
      () => device,
      () => new Promise(() => undefined)
    )
  );
  store.add(evening);
  prepare(store);
  store.leave("e");
  return store.find("e");
}

test("an evening without any result is dropped when it is left, with what is stored beside it", () => {
  expect(left(EMPTY)).toBeNull();
  expect(left(EMPTY, (store) => store.saveBookmark("e", BOOKMARK))).toBeNull();
  expect(left(EMPTY, (store) => store.saveDrafts("e", {}))).toBeNull();
});

test.each<[string, Evening]>([
  ["a result", withEntries(EMPTY, [PASSED], 2)],
  ["a result that was withdrawn", withEntries(EMPTY, [{ ...PASSED, said: null }], 2)],
  ["a result that was undone", { ...EMPTY, withdrawn: [PLACE] }],
  ["an entry of a later version", { ...EMPTY, unread: [{ at: 0, entry: {} }] }],
  ["a ruling", { ...EMPTY, rulings: [{ ruling: "turned", ...PLACE, is: true, time: 1 }] }],
  ["names typed in it", withOptions(EMPTY, { options: { ...options, pairs: ["Ann & Bob", "", "", ""] } })],
  ["a first part here", { ...EMPTY, follows: "first" }],
  ["a first part elsewhere", { ...EMPTY, firstMark: "ABCDEF" }],
  ["another phone's mark", { ...EMPTY, settled: { marks: ["ABCDEF"] } }],
])("one with %s is kept", (_, evening) => {
  expect(left(evening)).toMatchObject({ id: "e" });
});

test.each<[string, (store: ReturnType<typeof eveningStore>) => void]>([
  ["an entry that nobody accepted", (store) => store.saveDrafts("e", { "1.2": newPendingEntry(null) })],
  ["a code that was shown", (store) => store.saveBookmark("e", { ...BOOKMARK, isShared: true })],
  ["another phone", (store) => store.saveBookmark("e", { ...BOOKMARK, confirms: false })],
  ["connected phones", (store) => store.saveConnected("e", {})],
  ["a workbook", (store) => store.saveSnapshot("e", {})],
])("one with %s is kept", (_, prepare) => {
  expect(left(EMPTY, prepare)).toMatchObject({ id: "e" });
});
