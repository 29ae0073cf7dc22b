import fc from "fast-check";
import { eveningCode, readCode } from "../../src/play/code";
import { draftResult, typedDraft } from "../../src/play/draft";
import { isEvening } from "../../src/play/evening-json";
import { eveningPlan, withEntries, currentResults, undoLastAct, type Evening } from "../../src/play/evening";
import { previewMerge, applyMerge } from "../../src/play/merge";
import { enteredTable } from "../../src/play/entered-table";
import { olderCode } from "../support/older-codes";
import { runs } from "../support/runs";
import { adoptMark, eveningMark } from "../../src/play/session-mark";

const MINUTE = 60_000;
const EIGHT = Date.UTC(2026, 10, 27, 20);
const said = (text: string) => draftResult(typedDraft(1, text)!)!;

/** An evening as a phone has it that entered some boards of a table. */
function phone(mark: string | undefined, table: number, boards: Readonly<Record<number, string>>): Evening {
  const options = { boards: 24, date: "2026-11-27" };
  const evening = {
    id: `of ${mark}`,
    kind: "four-pairs" as const,
    options,
    started: EIGHT,
    changed: EIGHT,
    entries: [],
  };
  return enters(mark === undefined ? evening : { ...evening, mark }, table, boards, EIGHT);
}

function enters(evening: Evening, table: number, boards: Readonly<Record<number, string>>, now: number): Evening {
  return Object.entries(boards).reduce(
    (known, [board, text]) => withEntries(known, [{ table, board: Number(board), said: said(text) }], now),
    evening
  );
}

/** What a phone sends, as another one reads it. */
const sent = (evening: Evening) => readCode(eveningCode(evening, 1), eveningPlan(evening));

/** A phone with all taken over that is chosen at first, as by one press; where nothing is, what is here stays. */
function pressed(evening: Evening, received: ReturnType<typeof sent>, now = EIGHT): Evening {
  const offer = previewMerge(evening, received);
  return applyMerge(evening, received, offer, ({ likely }) => likely === "there", now);
}

const firsts = (offer: ReturnType<typeof previewMerge>) => offer.conflicts.map(({ likely }) => likely);

const at = (evening: Evening, table: number, board: number) => currentResults(evening).get(`${table}:${board}`);

test("a correction of the table where a board was played is chosen first, and taken by one press", () => {
  const second = phone("mmmmmm", 2, { 1: "4hn=", 2: "pass" });
  const first = pressed(phone("mmmmmm", 1, { 1: "3nn=", 2: "2sn=" }), sent(second));
  expect(at(first, 2, 1)).toEqual(said("4hn="));
  const corrected = enters(second, 2, { 1: "4hn-1" }, EIGHT + 20 * MINUTE);
  const offer = previewMerge(first, sent(corrected));
  expect([firsts(offer), offer.equalCount, offer.doubt]).toEqual([["there"], 1, null]);
  expect(at(pressed(first, sent(corrected)), 2, 1)).toEqual(said("4hn-1"));
  // Also where the first phone has typed a board of the other table by itself.
  const both = enters(phone("mmmmmm", 1, { 1: "3nn=" }), 2, { 1: "1nn=" }, EIGHT);
  expect([enteredTable(both), firsts(previewMerge(both, sent(corrected)))]).toEqual([1, ["there"]]);
});

test("an older state of a table puts nothing back by itself", () => {
  const second = phone("mmmmmm", 2, { 1: "4hn=" });
  const corrected = enters(second, 2, { 1: "4hn-1" }, EIGHT + 20 * MINUTE);
  const first = pressed(phone("mmmmmm", 1, { 1: "3nn=" }), sent(corrected));
  const older = previewMerge(first, sent(second));
  expect([older.isOlder, firsts(older)]).toEqual([true, [null]]);
  // A third phone hands on what it has taken over, in the state in which it took it.
  const third = pressed(phone("mmmmmm", 3, {}), sent(second), EIGHT + 60 * MINUTE);
  expect(previewMerge(first, sent(third))).toMatchObject({ isOlder: false, conflicts: [], settled: 1 });
  expect(previewMerge(first, sent(corrected))).toMatchObject({ isOlder: false, conflicts: [], equalCount: 1 });
});

test("two phones at one table are asked in both directions, each once, and nothing is chosen for them", () => {
  const [one, other] = [phone("mmmmmm", 1, { 1: "4hn=" }), phone("mmmmmm", 1, { 1: "4hn+1" })];
  for (const [here, there] of [
    [one, other],
    [other, one],
  ] as const) {
    const received = sent(there);
    const offer = previewMerge(here, received);
    expect(firsts(offer)).toEqual([null]);
    const kept = applyMerge(here, received, offer, () => false, EIGHT + MINUTE);
    expect(at(kept, 1, 1)).toEqual(at(here, 1, 1));
    expect(previewMerge(kept, received)).toMatchObject({ conflicts: [], settled: 1 });
    // Another correction is another question.
    const again = sent(enters(there, 1, { 1: "5hn=" }, EIGHT + 2 * MINUTE));
    expect(previewMerge(kept, again).conflicts).toHaveLength(1);
    expect(previewMerge(enters(kept, 1, { 1: "pass" }, EIGHT), received).conflicts).toHaveLength(1);
  }
});

test("another evening of the same kind and day is asked about, once it was said to be the same not again", () => {
  const mine = phone("mmmmmm", 1, { 1: "4hn=" });
  const theirs = phone("nnnnnn", 2, { 1: "4hn+1" });
  const received = sent(theirs);
  expect(previewMerge(mine, received).doubt).toBe("other-evening");
  const merged = pressed(mine, received);
  expect(merged.entries[1]).toEqual({ table: 2, board: 1, said: said("4hn+1"), taken: true });
  expect(previewMerge(merged, sent(enters(theirs, 2, { 2: "pass" }, EIGHT))).doubt).toBeNull();
  expect(previewMerge(merged, sent(phone("oooooo", 2, {}))).doubt).toBe("other-evening");
  const old = readCode(olderCode(eveningPlan(theirs), 2, currentResults(theirs)), eveningPlan(mine));
  for (const evening of [mine, merged]) expect(previewMerge(evening, old).doubt).toBe("unmarked");
  const others = enters(mine, 2, { 1: "pass" }, EIGHT);
  expect(firsts(previewMerge(enters(others, 1, { 2: "pass" }, EIGHT), old))).toEqual(["there"]);
});

test("an evening from before there were marks has one by its id, and takes that of a code by which it joins", () => {
  const [one, other] = [phone(undefined, 1, { 1: "4hn=" }), { ...phone(undefined, 2, {}), id: "another" }];
  expect(eveningMark(one)).toMatch(/^[\w-]{6}$/);
  expect(eveningMark(one)).not.toBe(eveningMark(other));
  expect(previewMerge(one, sent(other)).doubt).toBe("other-evening");
  const join = adoptMark(other, { ...one, mark: eveningMark(one) });
  expect(previewMerge(one, sent(join)).doubt).toBeNull();
  // What was sent before by its old mark still is of this evening.
  expect(previewMerge(join, sent(other)).doubt).toBeNull();
});

test("what another tab has said since is neither overwritten nor settled", () => {
  const mine = phone("mmmmmm", 1, { 1: "4hn=", 2: "pass" });
  const received = sent(phone("mmmmmm", 1, { 1: "5hn=", 2: "1nn=", 3: "1nn=", 4: "2nn=" }));
  const offer = previewMerge(mine, received);
  const meanwhile = enters(mine, 1, { 1: "6hn=", 3: "pass" }, EIGHT);
  const taken = applyMerge(meanwhile, received, offer, () => true, EIGHT);
  expect([1, 2, 3, 4].map((board) => at(taken, 1, board))).toEqual(["6hn=", "1nn=", "pass", "2nn="].map(said));
  expect(taken.settled?.kept).toEqual([]);
  expect(at(undoLastAct(taken, EIGHT), 1, 2)).toEqual(said("pass"));
});

test("what the table that played it has taken back is taken back where it was read, by one press, and can be undone", () => {
  const second = phone("mmmmmm", 2, { 1: "4hn=", 2: "pass" });
  const first = pressed(phone("mmmmmm", 1, { 1: "3nn=" }), sent(second));
  const back = undoLastAct(second, EIGHT + 5 * MINUTE);
  expect(back.withdrawn).toEqual([{ table: 2, board: 2 }]);
  const offer = previewMerge(first, sent(back));
  expect(offer.conflicts).toEqual([{ table: 2, board: 2, here: said("pass"), there: null, likely: "there" }]);
  const taken = pressed(first, sent(back));
  expect([at(taken, 2, 1), at(taken, 2, 2)]).toEqual([said("4hn="), undefined]);
  expect(at(undoLastAct(taken, EIGHT), 2, 2)).toEqual(said("pass"));
  // A third phone hears of it from the first; one that has not yet heard of it does not bring it back.
  const third = pressed(phone("mmmmmm", 3, {}), sent(second));
  expect(at(pressed(third, sent(taken)), 2, 2)).toBeUndefined();
  for (const knows of [back, taken])
    expect(previewMerge(knows, sent(third))).toMatchObject({ news: [], conflicts: [] });
  // Played again it is news.
  const again = enters(back, 2, { 2: "1nn=" }, EIGHT + 9 * MINUTE);
  expect(previewMerge(taken, sent(again)).news).toEqual([{ table: 2, board: 2, said: said("1nn=") }]);
});

test("who keeps a result that was taken back elsewhere is not asked again", () => {
  const second = phone("mmmmmm", 2, { 1: "4hn=", 2: "pass" });
  const first = pressed(phone("mmmmmm", 1, { 1: "3nn=" }), sent(second));
  const received = sent(undoLastAct(second, EIGHT + 5 * MINUTE));
  const kept = applyMerge(first, received, previewMerge(first, received), () => false, EIGHT);
  expect(at(kept, 2, 2)).toEqual(said("pass"));
  expect(previewMerge(kept, received)).toMatchObject({ conflicts: [], settled: 1 });
  expect(isEvening(JSON.parse(JSON.stringify(kept)))).toBe(true);
});

test("a board typed for the other table by mistake, and taken back, takes nothing back there", () => {
  const slipped = undoLastAct(phone("mmmmmm", 2, { 3: "1nn=" }), EIGHT);
  const first = enters(slipped, 1, { 1: "pass" }, EIGHT + MINUTE);
  const second = phone("mmmmmm", 2, { 3: "4hn=" });
  expect(previewMerge(second, sent(first)).conflicts).toEqual([]);
  expect(at(pressed(second, sent(first)), 2, 3)).toEqual(said("4hn="));
});

test("a phone that begins again from an older copy gets its own table's results back from the others", () => {
  const second = phone("mmmmmm", 2, { 1: "4hn=", 2: "pass" });
  const first = pressed(phone("mmmmmm", 1, { 1: "3nn=" }), sent(second));
  const older = { ...second, entries: second.entries.slice(0, 1), changed: EIGHT - MINUTE };
  expect(at(pressed(older, sent(first)), 2, 2)).toEqual(said("pass"));
});

/** What happens on an evening: a table's phone enters a board, takes its last act back, or reads another's code, maybe an old one. */
const PHONES = [1, 2, 3];
const happens = fc.oneof(
  {
    arbitrary: fc.record({
      on: fc.constantFrom(...PHONES),
      board: fc.integer({ min: 1, max: 6 }),
      text: fc.constantFrom("pass", "4hn=", "3nn-1", "1ss+2"),
    }),
    weight: 5,
  },
  { arbitrary: fc.record({ on: fc.constantFrom(...PHONES), undoes: fc.constant(true) }), weight: 2 },
  {
    arbitrary: fc.record({
      on: fc.constantFrom(...PHONES),
      from: fc.constantFrom(...PHONES),
      ago: fc.constantFrom(0, 0, 0, 1, 2),
    }),
    weight: 5,
  }
);

test("however codes go round, no table's own results change by them, and in the end all phones know what stands at each table", () => {
  fc.assert(
    fc.property(fc.array(happens, { maxLength: 60 }), (all) => {
      let now = EIGHT;
      const phones = new Map(PHONES.map((table) => [table, tableOf(table)]));
      const shown = new Map<number, ReturnType<typeof sent>[]>(PHONES.map((table) => [table, []]));
      const of = (table: number) => phones.get(table)!;
      const own = (table: number) => [1, 2, 3, 4, 5, 6].map((board) => at(of(table), table, board) ?? null);
      const show = (table: number) => shown.get(table)!.push(sent(of(table)));
      for (const act of all) {
        now += MINUTE;
        const { on } = act;
        if ("text" in act) phones.set(on, enters(of(on), on, { [act.board]: act.text }, now));
        else if ("undoes" in act) phones.set(on, undoLastAct(of(on), now));
        else {
          show(act.from);
          const received = shown.get(act.from)!.at(-1 - act.ago);
          if (!received || act.from === on) continue;
          const before = own(on);
          phones.set(on, pressed(of(on), received, now));
          // Neither overwritten, nor there again after it was taken back.
          expect(own(on)).toEqual(before);
        }
      }
      for (let round = 0; round < 2; round++)
        for (const from of PHONES)
          for (const on of PHONES) {
            now += MINUTE;
            if (on !== from) phones.set(on, pressed(of(on), sent(of(from)), now));
          }
      const stand = PHONES.map((table) =>
        [...currentResults(of(table))].filter(([key]) => !key.endsWith(":24")).sort()
      );
      expect(stand[1]).toEqual(stand[0]);
      expect(stand[2]).toEqual(stand[0]);
    }),
    { numRuns: runs({ ci: 40, soak: 5000 }) }
  );
});

/** A phone that is known to enter a table, by boards that stay as they are. */
function tableOf(table: number): Evening {
  const options = { date: "2026-11-27" };
  const begun = {
    id: `of ${table}`,
    kind: "four-teams" as const,
    options,
    started: EIGHT,
    changed: EIGHT,
    entries: [],
  };
  return enters({ ...begun, mark: "mmmmmm" }, table, { 24: "pass" }, EIGHT);
}
