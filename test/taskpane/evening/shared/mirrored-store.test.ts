import { tombstone, mergeCopies } from "../../../../src/play/merge-copies";
import { eveningStore } from "../../../../src/taskpane/evening/shared/evening-store";
import { mirroredStore } from "../../../../src/taskpane/evening/shared/mirrored-store";
import type { Evening } from "../../../../src/play/evening";
import { smallDevice } from "../../../support/small-device";

const begun: Evening = { id: "a", kind: "four-pairs", options: { boards: 24 }, started: 1, changed: 1, entries: [] };
const said = { kind: "passed" } as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const noDisk = () => Promise.reject(new Error("no disk"));
const neverOpens = () => new Promise<IDBDatabase>(() => undefined);
const passed = (known: Evening, board: number): Evening => ({
  ...known,
  entries: [...known.entries, { table: 1, board, said }],
});

test.each([
  ["refused", noDisk],
  ["not heard of", neverOpens],
])(
  "a full storage, and a disk that is %s: it is said until all is stored, and that is tried again",
  async (_, open) => {
    const room = { letters: 100 };
    const storage = smallDevice(room);
    const stores = mirroredStore(() => storage, open);
    const kept = eveningStore(stores);
    await jest.advanceTimersByTimeAsync(4000);
    expect(kept.trouble()).toBe("late");
    kept.add(begun);
    expect(kept.trouble()).toBe("full");
    expect(kept.isStored()).toBe(true);
    // What is small is stored, which changes nothing for the evening.
    kept.saveOpenedId("a");
    expect(kept.trouble()).toBe("full");
    kept.change("a", (known) => passed(known, 1));
    expect(kept.find("a")?.entries).toHaveLength(1);
    let told = 0;
    kept.storing.subscribe(() => told++);
    room.letters = 5000;
    await jest.advanceTimersByTimeAsync(6000);
    expect(kept.trouble()).toBe("late");
    expect(told).toBeGreaterThan(0);
    const again = eveningStore(mirroredStore(() => storage, noDisk));
    expect(again.find("a")?.entries).toHaveLength(1);
  }
);

test("where storage is refused it is said, and evenings last as long as the page", () => {
  const refuse = () => {
    throw new Error("refused");
  };
  const kept = eveningStore(mirroredStore(refuse, neverOpens));
  expect(kept.trouble()).toBe("refused");
  kept.add(begun);
  expect(kept.all()).toHaveLength(1);
  expect(kept.isStored()).toBe(true);
  kept.remove("a");
  expect(kept.all()).toEqual([]);
});

test("what cannot be read is listed with what is known of it, changed by nothing, and deleted by hand alone", () => {
  const storage = smallDevice({ letters: 10_000 });
  const later = JSON.stringify({ ...begun, id: "l", kind: "whist", options: { title: "Tuesday", date: "2030-01-02" } });
  storage.setItem("overtrick.evening.l", later);
  storage.setItem("overtrick.evening.d", '{"id":"d","kind"');
  storage.setItem("overtrick.opened", "l");
  const kept = eveningStore(mirroredStore(() => storage, noDisk));
  expect(kept.all()).toEqual([]);
  expect(kept.inPlay()).toBeNull();
  expect(kept.unreadable()).toEqual([
    { id: "l", text: later, reason: "later", title: "Tuesday", date: "2030-01-02" },
    { id: "d", text: '{"id":"d","kind"', reason: "damaged", title: "", date: "" },
  ]);
  expect(kept.change("l", (known) => passed(known, 1))).toBeNull();
  expect(kept.mergeCopy({ ...begun, id: "l" })).toBe(false);
  expect(storage.getItem("overtrick.evening.l")).toBe(later);
  kept.remove("l");
  expect(kept.unreadable()).toHaveLength(1);
});

test("an entry of another version is kept where it was, through play and copies", () => {
  const storage = smallDevice({ letters: 10_000 });
  const strange = { table: 1, board: 2, said: { kind: "claimed", tricks: 9 } };
  const known = { table: 1, board: 1, said };
  const extra = { mark: "XYZxyz", drafts: { a: 1 } };
  storage.setItem("overtrick.evening.a", JSON.stringify({ ...begun, ...extra, entries: [known, strange, known] }));
  const kept = eveningStore(mirroredStore(() => storage, noDisk));
  expect(kept.find("a")?.entries).toEqual([known, known]);
  kept.change("a", (evening) => passed(evening, 3));
  expect(JSON.parse(storage.getItem("overtrick.evening.a")!)).toMatchObject({
    ...extra,
    entries: [known, strange, known, { table: 1, board: 3, said }],
  });
});

test("a copy that was played on elsewhere is put together with what was played here", () => {
  const storage = smallDevice({ letters: 10_000 });
  const kept = eveningStore(mirroredStore(() => storage, noDisk));
  kept.add(begun);
  const copy = kept.find("a")!;
  kept.change("a", (known) => passed(known, 1));
  expect(kept.mergeCopy(copy)).toBe(false);
  expect(kept.mergeCopy({ ...passed(copy, 2), writes: { ...copy.writes, elsewhere: 1 } })).toBe(true);
  expect(
    kept
      .find("a")
      ?.entries.map(({ board }) => board)
      .sort()
  ).toEqual([1, 2]);
  expect(kept.mergeCopy(kept.find("a")!)).toBe(true);
});

test("an evening that was deleted elsewhere can be kept as it was here, and is not taken for the deleted one", () => {
  const storage = smallDevice({ letters: 10_000 });
  const kept = eveningStore(mirroredStore(() => storage, noDisk));
  kept.add(begun);
  const here = kept.change("a", (known) => passed(known, 1))!;
  const deleted = tombstone(storage.getItem("overtrick.evening.a"), { elsewhere: 1 });
  storage.removeItem("overtrick.evening.a");
  kept.add(here);
  const again = storage.getItem("overtrick.evening.a");
  expect(mergeCopies(again, deleted)).toBe(again);
  expect(mergeCopies(deleted, again)).toBe(again);
});

test("a copy of an evening that was deleted here is there again, and is not taken for the deleted one", () => {
  const storage = smallDevice({ letters: 10_000 });
  const kept = eveningStore(mirroredStore(() => storage, noDisk));
  kept.add(begun);
  const copy = kept.change("a", (known) => passed(known, 1))!;
  const deleted = tombstone(storage.getItem("overtrick.evening.a"), { elsewhere: 1 });
  kept.remove("a");
  expect(kept.mergeCopy(copy)).toBe(true);
  const again = storage.getItem("overtrick.evening.a");
  expect(mergeCopies(again, deleted)).toBe(again);
});
