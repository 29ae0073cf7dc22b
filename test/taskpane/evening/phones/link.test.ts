import { eveningCode } from "../../../../src/play/code";
import { olderCode } from "../../../support/older-codes";
import { eveningPlan, currentResults, type Evening } from "../../../../src/play/evening";
import { hasMark, eveningMark } from "../../../../src/play/session-mark";
import { setupCode } from "../../../../src/play/setup-code";
import type { SessionOptions } from "../../../../src/sessions/session-options";
import { fromLink, type LinkedEvening, type LinkQuestion } from "../../../../src/taskpane/evening/phones/link";
import type { Bookmark } from "../../../../src/play/view/view-state";

const FRIDAY: SessionOptions = { boards: 24, date: "2026-11-27", pairs: ["Ann & Bob", "", "", ""] };
const KIND = "four-pairs" as const;

function evening(id: string, boards: number, more: Partial<Evening> = {}): Evening {
  const entries = Array.from({ length: boards }, (_, i) => {
    const place = { table: 1 + (i % 2), board: 1 + Math.floor(i / 2) };
    return { ...place, said: { kind: "passed" as const } };
  });
  return { id, kind: KIND, options: FRIDAY, started: 1, changed: 2, entries, mark: `mark-${id}`, ...more };
}

/** What is kept on a device, the last one first. */
function device(...evenings: readonly Evening[]) {
  const kept = new Map(evenings.map((each) => [each.id, each]));
  const bookmarks = new Map<string, Bookmark>();
  let waiting: readonly string[] = [];
  const link = (code: string) =>
    fromLink(
      {
        all: () => [...kept.values()],
        add: (each) => void kept.set(each.id, each),
        bookmark: (id) => bookmarks.get(id) ?? null,
        saveBookmark: (id, bookmark) => void bookmarks.set(id, bookmark),
        waiting: () => waiting,
        saveWaitingCodes: (codes) => void (waiting = codes),
      },
      `#${code}`
    );
  return { kept, bookmarks, link, waiting: () => waiting };
}

const results = (of: Evening, table = 2) => olderCode(eveningPlan(of), table, currentResults(of));
const marked = (of: Evening) =>
  olderCode(eveningPlan(of), 2, currentResults(of), { mark: eveningMark(of), state: 1, who: "" });
const setup = (of: Evening, mark = of.mark) => setupCode({ ...of, table: 2, ...(mark === undefined ? {} : { mark }) });
const card = ({ kind, options }: Pick<Evening, "kind" | "options">) => setupCode({ kind, options, table: 2 });
const asked = (linked: unknown) => (linked as LinkQuestion).evenings.map(({ id }) => id);

test("results go to the evening with their mark, whichever was in use last", () => {
  const [a, b] = [evening("a", 4), evening("b", 6)];
  for (const { link } of [device(a, b), device(b, a)]) {
    expect(link(marked(a))).toEqual({ id: "a", incoming: marked(a) });
    expect(link(marked(b))).toMatchObject({ id: "b" });
  }
  // One that was said to be the same, unless it is here itself.
  const knows = evening("b", 6, { settled: { marks: ["mark-a"] } });
  expect(device(knows).link(marked(a))).toMatchObject({ id: "b" });
  expect(device(knows, a).link(marked(a))).toMatchObject({ id: "a" });
});

test("results without a mark, or with an unknown one, are asked about where several evenings are of their kind and day", () => {
  const [a, b] = [evening("a", 4), evening("b", 6, { options: { boards: 24, date: "2026-11-27" } })];
  const { link } = device(a, b, evening("c", 2, { options: { boards: 24, date: "2026-11-26" } }));
  for (const code of [results(a), marked(evening("d", 4))]) {
    expect(asked(link(code))).toEqual(["a", "b"]);
    expect((link(code) as LinkQuestion).answer(b)).toEqual({ id: "b", incoming: code });
    expect(device(b).link(code)).toEqual({ id: "b", incoming: code });
  }
  const without = device();
  expect(without.link(results(a))).toMatchObject({ evenings: [], setup: null, code: results(a) });
  expect(without.waiting()).toEqual([results(a)]);
});

test("whoever joins without a result takes the evening's mark", () => {
  const a = evening("a", 4);
  const fresh = device();
  const { id } = fresh.link(setup(a)) as LinkedEvening;
  expect(fresh.kept.get(id)).toMatchObject({ mark: "mark-a", entries: [], options: FRIDAY });
  expect(fresh.bookmarks.get(id)).toMatchObject({ table: 2, board: 1 });
  // The same again, and on a device that had begun it without a result.
  expect(fresh.link(setup(a))).toEqual({ id, incoming: "" });
  expect(fresh.kept.size).toBe(1);
  const begun = device(evening("b", 0));
  expect(begun.link(setup(a))).toEqual({ id: "b", incoming: "" });
  expect(begun.kept.get("b")).toMatchObject({ mark: "mark-a", settled: { marks: ["mark-b"] } });
});

test("whoever has begun the same on its own is asked, and both marks are its own then", () => {
  const [a, b] = [evening("a", 4), evening("b", 6)];
  const joins = device(b);
  const question = joins.link(setup(a));
  expect(asked(question)).toEqual(["b"]);
  expect(joins.kept.size).toBe(1);
  expect((question as LinkQuestion).answer(b)).toEqual({ id: "b", incoming: "" });
  const joined = joins.kept.get("b")!;
  expect([eveningMark(joined), hasMark(joined, "mark-b"), joined.entries.length]).toEqual(["mark-a", true, 6]);
  expect(joins.link(setup(a))).toEqual({ id: "b", incoming: "" });
  const apart = device(b);
  const { id } = (apart.link(setup(a)) as LinkQuestion).answer(null);
  expect([apart.kept.get(id)?.mark, apart.kept.get("b")]).toEqual(["mark-a", b]);
});

test("a card goes on with what it began, and asks where that is over, or another evening of the day has results", () => {
  const { link, kept, bookmarks } = device();
  const { id } = link(card({ kind: KIND, options: FRIDAY })) as LinkedEvening;
  expect(link(card({ kind: KIND, options: FRIDAY }))).toEqual({ id, incoming: "" });
  expect(bookmarks.get(id)?.table).toBe(2);
  // Its names were corrected since.
  const begun = { ...evening(id, 5), ...kept.get(id)!, entries: evening(id, 5).entries };
  kept.set(id, { ...begun, options: { ...FRIDAY, pairs: ["Ann & Rob", "", "", ""] } });
  expect(link(card({ kind: KIND, options: FRIDAY }))).toEqual({ id, incoming: "" });
  kept.set(id, { ...begun, entries: evening(id, 48).entries });
  expect(asked(link(card({ kind: KIND, options: FRIDAY })))).toEqual([id]);
  const other = { ...FRIDAY, pairs: ["Cy & Di", "", "", ""] };
  expect(asked(link(card({ kind: KIND, options: other })))).toEqual([id]);
  const { id: second } = (link(card({ kind: KIND, options: other })) as LinkQuestion).answer(null);
  expect(kept.size).toBe(2);
  expect(link(card({ kind: KIND, options: other }))).toEqual({ id: second, incoming: "" });
});

test("an evening from before there were marks is found by its results, and by what it was set up as", () => {
  const old: Evening = { ...evening("a", 4), mark: undefined };
  expect(device(old).link(results(old))).toMatchObject({ id: "a" });
  expect(device(old).link(card(old))).toEqual({ id: "a", incoming: "" });
  expect(asked(device(old).link(setup(evening("b", 0))))).toEqual(["a"]);
});

test("a link that was cut is said to be, one of another page is none, one of half a million letters is refused", () => {
  const { link } = device(evening("a", 4));
  for (const cut of ["OT", "OT2", "OT1abc", "OTS", "OTS1", "OTS2ab", setup(evening("a", 4)).slice(0, -2)])
    expect(() => link(cut)).toThrow("incomplete");
  expect(link("")).toBeNull();
  expect(link("guide")).toBeNull();
  for (const start of ["OTS1", "OTS2", "OT1", "OT2", "x"])
    expect(() => link(start.padEnd(500_000, "A"))).toThrow("at most 4000 characters");
});

const whole = (of: Evening, part?: "evening" | "results") => eveningCode(of, 1, part);

test("a code of an evening that is not here begins nothing before somebody says where they sit", () => {
  const a = evening("a", 4);
  const fresh = device();
  const question = fresh.link(whole(a)) as LinkQuestion;
  expect(question).toMatchObject({ evenings: [], others: 1, code: whole(a), setup: { kind: KIND, options: FRIDAY } });
  expect([fresh.kept.size, fresh.waiting()]).toEqual([0, [whole(a)]]);
  const shown = question.answer(null, 2);
  expect(shown).toMatchObject({ incoming: "", results: 4 });
  expect(fresh.bookmarks.get(shown.id)).toMatchObject({ table: 2, board: 3 });
  expect(currentResults(fresh.kept.get(shown.id)!)).toEqual(currentResults(a));
  expect(fresh.waiting()).toEqual([]);
  // The same code photographed once more goes there.
  expect(fresh.link(whole(a))).toEqual({ id: shown.id, incoming: whole(a) });
  expect(fresh.kept.size).toBe(1);
});

test("of two codes the results may be read first: they wait for their evening", () => {
  const a = evening("a", 4);
  const fresh = device();
  expect(fresh.link(whole(a, "results"))).toMatchObject({ evenings: [], setup: null });
  const { id } = (fresh.link(whole(a, "evening")) as LinkQuestion).answer(null, 2);
  expect(currentResults(fresh.kept.get(id)!)).toEqual(currentResults(a));
  expect(fresh.waiting()).toEqual([]);
  // In their order.
  const other = device();
  const begun = (other.link(whole(a, "evening")) as LinkQuestion).answer(null, 2);
  expect(other.link(whole(a, "results"))).toEqual({ id: begun.id, incoming: whole(a, "results") });
});

test("whoever has begun the same by themselves is asked, and what they have stays", () => {
  const [a, b] = [evening("a", 4), evening("b", 6)];
  const begun = device(b);
  const question = begun.link(whole(a)) as LinkQuestion;
  expect(asked(question)).toEqual(["b"]);
  expect(question.answer(b)).toEqual({ id: "b", incoming: whole(a) });
  expect(hasMark(begun.kept.get("b")!, "mark-a")).toBe(true);
  expect(begun.kept.get("b")!.entries).toEqual(b.entries);
});
