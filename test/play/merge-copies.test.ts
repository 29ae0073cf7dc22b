import fc from "fast-check";
import { tombstone, isTombstone, mergeCopies } from "../../src/play/merge-copies";

interface Copy {
  readonly entries: readonly unknown[];
  readonly changed?: number;
  readonly withdrawn?: readonly unknown[];
  readonly writes?: Readonly<Record<string, number>>;
}
const text = (copy: Copy) => JSON.stringify({ id: "a", changed: 1, ...copy });
const entriesOf = (kept: string | null) => (JSON.parse(kept ?? "{}") as Copy).entries;

test("of two copies the one that was written with the knowledge of the other is taken, whatever the clock says", () => {
  const before = text({ entries: [1], changed: 900, writes: { a: 1 } });
  const after = text({ entries: [1, 2], changed: 100, writes: { a: 2 } });
  const takenBack = text({ entries: [], changed: 50, writes: { a: 2, b: 1 } });
  expect(mergeCopies(before, after)).toBe(after);
  expect(mergeCopies(after, before)).toBe(after);
  expect(mergeCopies(takenBack, after)).toBe(takenBack);
  expect(mergeCopies(before, takenBack)).toBe(takenBack);
});

test("where each has what the other lacks, nothing of either is lost, and what was said later has the last word", () => {
  const one = text({ entries: [1, 2, "one"], changed: 5, writes: { a: 2, b: 1 } });
  const other = text({ entries: [1, 2, "other"], changed: 7, writes: { a: 2, c: 1 } });
  for (const [own, there] of [
    [one, other],
    [other, one],
  ] as const) {
    const both = mergeCopies(own, there);
    expect(entriesOf(both)).toEqual([1, 2, "one", "other"]);
    // It knows all that both know.
    expect(mergeCopies(both, one)).toBe(both);
    expect(mergeCopies(other, both)).toBe(both);
  }
});

test("what was taken back on either is known to have been", () => {
  const place = (board: number) => ({ table: 1, board });
  const one = text({ entries: [1], withdrawn: [place(3)], changed: 5, writes: { a: 1, b: 1 } });
  const other = text({ entries: [2], withdrawn: [place(4)], changed: 7, writes: { a: 1, c: 1 } });
  const { withdrawn } = JSON.parse(mergeCopies(one, other) ?? "") as Copy;
  expect(withdrawn).toEqual([place(3), place(4)]);
  const none = text({ entries: [2], changed: 7, writes: { a: 1, c: 1 } });
  expect(
    (JSON.parse(mergeCopies(text({ entries: [1], writes: { b: 1 } }), none) ?? "") as Copy).withdrawn
  ).toBeUndefined();
});

test("names that were changed on either, and what was settled there, are known", () => {
  const evening = {
    ...{ id: "a", kind: "four-pairs", started: 1, entries: [], mark: "aZ0_-9" },
    options: { boards: 24, pairs: ["A", "B", "C", "D"] },
  };
  const kept = [{ table: 1, board: 3, here: { kind: "passed" }, there: null }];
  const renamed = {
    ...{ ...evening, changed: 5, writes: { a: 1, b: 1 } },
    ...{ options: { boards: 24, pairs: ["Anna", "B", "C", "D"] }, named: { "pairs.0": 10 } },
    settled: { marks: ["bbbbbb"], kept, states: { 1: 4 } },
  };
  const played = {
    ...{ ...evening, changed: 7, writes: { a: 1, c: 1 } },
    ...{
      entries: [{ table: 1, board: 1, said: { kind: "passed" } }],
      settled: { marks: ["cccccc"], states: { 1: 3 } },
    },
  };
  for (const [own, other] of [
    [renamed, played],
    [played, renamed],
  ] as const)
    expect(JSON.parse(mergeCopies(JSON.stringify(own), JSON.stringify(other)) ?? "")).toMatchObject({
      ...{ entries: played.entries, options: renamed.options, named: renamed.named },
      settled: { marks: ["bbbbbb", "cccccc"], kept, states: { 1: 4 } },
    });
});

test("what versions before have written, without a count, is told by its time, and lost to nothing", () => {
  const old = text({ entries: [1], changed: 3 });
  expect(mergeCopies(old, text({ entries: [1, 2], changed: 4 }))).toBe(text({ entries: [1, 2], changed: 4 }));
  expect(mergeCopies(old, text({ entries: [], changed: 2 }))).toBe(old);
  expect(mergeCopies(old, text({ entries: [1, 2], changed: 4, writes: { a: 1 } }))).toContain("[1,2]");
  expect(
    entriesOf(mergeCopies(text({ entries: ["x"], changed: 9 }), text({ entries: ["y"], changed: 4, writes: { a: 1 } })))
  ).toEqual(["y", "x"]);
});

test("a deleted evening stays deleted, unless somebody went on with it who had not heard of that", () => {
  const known = text({ entries: [1], writes: { a: 1 } });
  const deleted = tombstone(known, { b: 1 });
  expect(isTombstone(deleted)).toBe(true);
  expect(isTombstone(known)).toBe(false);
  expect(mergeCopies(known, deleted)).toBe(deleted);
  expect(mergeCopies(text({ entries: [1] }), tombstone(text({ entries: [1] }), { b: 1 }))).toContain("deleted");
  const playedOn = text({ entries: [1, 2], writes: { a: 2 } });
  expect(mergeCopies(playedOn, deleted)).toBe(playedOn);
  expect(mergeCopies(deleted, playedOn)).toBe(playedOn);
});

test("what is damaged gives way to what is whole, and to nothing else", () => {
  const whole = text({ entries: [1], writes: { a: 1 } });
  for (const damaged of ["", "{", "7", "null", whole.slice(0, -3)]) {
    expect(mergeCopies(damaged, whole)).toBe(whole);
    expect(mergeCopies(whole, damaged)).toBe(whole);
    expect(mergeCopies(damaged, null)).toBe(damaged);
    expect(mergeCopies(null, damaged)).toBe(damaged);
  }
});

test("whatever is written, and read back by whomever, no entry of pages that only add is lost", () => {
  // Each step: a page takes in what one of two stores has, adds an entry, and gives it to one of them or both.
  const steps = fc.array(fc.record({ page: fc.nat(2), from: fc.nat(1), to: fc.nat(2), clock: fc.nat(9) }), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(steps, (all) => {
      const stores: [string | null, string | null] = [null, null];
      const pages: (string | null)[] = [null, null, null];
      const given = new Set<number>();
      all.forEach(({ page, from, to, clock }, i) => {
        const known = mergeCopies(pages[page] ?? null, stores[from] ?? null);
        const { entries = [], writes } = JSON.parse(known ?? "{}") as Partial<Copy>;
        const next = text({ entries: [...entries, i], changed: clock, writes: { ...writes, [`p${page}`]: i + 1 } });
        pages[page] = next;
        if (to !== 1) stores[0] = mergeCopies(next, stores[0]);
        if (to !== 0) stores[1] = mergeCopies(next, stores[1]);
        given.add(i);
      });
      const last = mergeCopies(stores[0], stores[1]);
      const found = new Set(entriesOf(last) ?? []);
      for (const i of given) expect(found).toContain(i);
    })
  );
});
