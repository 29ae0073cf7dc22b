import fc from "fast-check";
import type { ScoredField } from "../../src/sessions/field/scored-field";
import { eveningCode, readCode } from "../../src/play/code";
import { outcomeOf, entryKey, eveningPlan, withEntries, currentResults, type Evening } from "../../src/play/evening";
import { eveningText, isEvening, readEvening } from "../../src/play/evening-json";
import { entriesBack, wrongBoardEntries } from "../../src/play/wrong-board-entries";
import { previewMerge, applyMerge } from "../../src/play/merge";
import { refit } from "../../src/play/refit";
import {
  latestRulings,
  newRulings,
  withRulings,
  rulingKey,
  sortedRulings,
  valuesOf,
  type Decision,
  type Ruling,
} from "../../src/play/rulings";
import { isRuling } from "../../src/play/ruling-json";
import { comparedTo, rulingsOfScored } from "../../src/play/rulings-of-scored";
import { mergeCopies } from "../../src/play/merge-copies";
import { tablesIn } from "../../src/sessions/kinds";
import { runs } from "../support/runs";

const NOW = Date.UTC(2026, 10, 26, 20);
const SIX: Evening = {
  ...{ id: "six", kind: "pairs", mark: "aZ0_-9", started: NOW, changed: NOW },
  options: { pairs: ["6"], boards: 15, date: "2026-11-26" },
  entries: [],
};

/** An evening of six pairs, all played alike but for who makes more tricks. */
function playedSix(options: Evening["options"] = SIX.options): Evening {
  const begun = { ...SIX, options };
  const entries = tablesIn(eveningPlan(begun)).flatMap(({ table, boards }) =>
    boards.map((board) => ({
      ...{ table, board },
      said: {
        ...{ kind: "played" as const, contract: { level: 2, strain: "S" as const, doubling: 0 as const } },
        ...{ declarer: "N" as const, result: ((board * table) % 4) - 1 },
      },
    }))
  );
  return withEntries(begun, entries, NOW);
}

const scoredOf = (evening: Evening) => outcomeOf(currentResults(evening), eveningPlan(evening), evening);
const fieldOf = (evening: Evening) => scoredOf(evening).scored as ScoredField;
const turned = (table: number, ...boards: number[]): Decision[] =>
  boards.map((board) => ({ ruling: "turned", table, board, is: true }));
const PENALTY = { number: 3, amount: 10, unit: "percent", reason: "phone rang" } as const;

test("who sat the wrong way is scored as they sat: a whole round in one line, else board by board", () => {
  const evening = withRulings(playedSix(), [...turned(1, 1, 2, 3), ...turned(2, 5)], NOW);
  const { scored, faults, csv } = scoredOf(evening);
  expect(faults).toEqual([]);
  expect((scored as ScoredField).turned).toEqual([
    { round: 1, table: 1, board: null },
    { round: 2, table: 2, board: 5 },
  ]);
  expect(csv()).toContain("turned");
  // Pairs 1 and 6 meet at Table 1 in round 1: what one had the other has.
  const of = (known: Evening, pair: number) => fieldOf(known).rounds[0]!.tallies[pair - 1]!.matchpoints;
  expect(of(evening, 1)).toBe(of(playedSix(), 6));
  expect(of(evening, 6)).toBe(of(playedSix(), 1));
  const back = withRulings(evening, [{ ruling: "turned", table: 2, board: 5, is: null }], NOW);
  expect(fieldOf(back).turned).toEqual([{ round: 1, table: 1, board: null }]);
});

test("penalties, groups and weighted scores count as in a file", () => {
  const decisions: Decision[] = [
    { ruling: "penalty", id: "a", is: PENALTY },
    { ruling: "group", table: 1, board: 4, is: "B" },
    {
      ...{ ruling: "weighted", table: 2, board: 4 },
      is: [
        { percent: 60, points: 140, side: null },
        { percent: 40, points: -100, side: null },
      ],
    },
  ];
  const { faults, scored } = scoredOf(withRulings(playedSix(), decisions, NOW));
  expect(faults).toEqual([]);
  const { penalties, boards } = scored as ScoredField;
  expect(penalties).toEqual([{ contestant: 2, amount: 10, unit: "percent", reason: "phone rang" }]);
  const four = boards.find(({ board }) => board === 4)!;
  expect(four.plays.map(({ group }) => group)).toEqual(["B", "", ""]);
  expect(four.plays[1]!.weighted?.ew).toEqual([
    { percent: 60, points: 140 },
    { percent: 40, points: -100 },
  ]);
});

/** Table 1 played board 7 in round 1, in place of board 2. */
const INSTEAD: Decision = { ruling: "instead", table: 1, board: 2, is: { board: 7, points: -620 } };

test("a board that was played in place of another counts for those who sat there, on that board", () => {
  const evening = withRulings(playedSix(), [INSTEAD], NOW);
  const { faults, csv } = scoredOf(evening);
  expect(faults).toEqual([]);
  expect(csv()).toContain("1,7,,,,-620,");
  const seven = fieldOf(evening).boards.find(({ board }) => board === 7)!;
  expect(seven.wrong).toMatchObject([{ table: 1, round: 1, instead: 2, ns: 0, ew: 5, result: { points: -620 } }]);
  // What is ruled of a board of the same round at the table is no other board, nor one that is played twice in it.
  const more: Decision[] = [
    { ...INSTEAD, board: 1, is: { board: 3, points: 0 } },
    { ...INSTEAD, board: 1 },
    { ...INSTEAD, board: 3, is: { board: 8, points: 620 } },
    { ...INSTEAD, table: 2, is: { board: 16, points: 0 } },
  ];
  const both = more.map((each) => withRulings(evening, [each], NOW + 1000));
  expect(both.map((each) => sortedRulings(each, eveningPlan(each), currentResults(each)).counted.length)).toEqual([
    1, 1, 1, 1,
  ]);
  expect(both.map((each) => fieldOf(each).wrongBoards.map(({ instead }) => instead))).toEqual([[2], [1], [2], [2]]);
  expect(both.map((each) => scoredOf(each).faults)).toEqual([[], [], [], []]);
  const back = withRulings(evening, [{ ...INSTEAD, is: null }], NOW + 1000);
  expect(fieldOf(back).totals).toEqual(fieldOf(playedSix()).totals);
});

test("a result that was entered for the board that was left out is moved, and comes back", () => {
  const wrong = { table: 1, instead: 2, board: 7, points: 110 };
  const two = { kind: "played", contract: { level: 2, strain: "S", doubling: 0 }, declarer: "N", result: 0 } as const;
  const evening = withEntries(playedSix(), [{ table: 1, board: 2, said: two }], NOW);
  const after = withEntries(evening, wrongBoardEntries(evening, wrong, "not-played", false), NOW);
  expect(currentResults(after).get(entryKey({ table: 1, board: 2 }))).toEqual({ kind: "not-played" });
  expect(entriesBack(after, wrong)).toEqual([{ table: 1, board: 2, said: two }]);
  expect(entriesBack(after, { ...wrong, points: -110 })).toEqual([]);
  expect(entriesBack(withEntries(after, [{ table: 1, board: 2, said: { kind: "average" } }], NOW), wrong)).toEqual([]);
  expect(wrongBoardEntries(evening, wrong, "keeps", false)).toEqual([]);
  const open = withEntries(evening, wrongBoardEntries(evening, wrong, "open", true), NOW);
  expect([2, 7].map((board) => currentResults(open).has(entryKey({ table: 1, board })))).toEqual([false, false]);
  expect(wrongBoardEntries(open, wrong, "open", true)).toEqual([]);
});

test.each<[what: string, is: unknown]>([
  ["more than is ever taken", { ...PENALTY, amount: 1000 }],
  ["less than nothing", { ...PENALTY, amount: -1 }],
  ["less than 1 %", { ...PENALTY, amount: 0.5 }],
  ["finer than hundredths", { ...PENALTY, unit: "matchpoints", amount: 0.001 }],
  ["no number", { ...PENALTY, amount: "10" }],
  ["a reason of 61 characters", { ...PENALTY, reason: "x".repeat(61) }],
])("a penalty of %s is none", (_, is) => {
  expect(isRuling({ ruling: "penalty", id: "a", time: 1, is })).toBe(false);
  expect(isRuling({ ruling: "penalty", id: "a", time: 1, is: { ...PENALTY, unit: "matchpoints", amount: 0.5 } })).toBe(
    true
  );
});

test("points that no contract gives, and shares that are none, are not taken over", () => {
  const share = { percent: 60, points: 620, side: null };
  const weighted = (more: object) =>
    isRuling({ ruling: "weighted", table: 1, board: 1, time: 1, is: [{ ...share, ...more }] });
  expect([{}, { percent: 101 }, { percent: 0 }, { points: 30 }, { points: 1e9 }].map(weighted)).toEqual([true, false, false, false, false]); // prettier-ignore
  const instead = (is: unknown) => isRuling({ ...INSTEAD, time: 1, is });
  expect([null, { board: 7, points: 0 }].map(instead)).toEqual([true, true]);
  expect([{ board: 7 }, { board: -1, points: 0 }, { board: 7, points: 10 }, 7].map(instead)).toEqual([false, false, false, false]); // prettier-ignore
});

test("what the session has no use for counts for nothing, and spoils nothing", () => {
  const given: Decision[] = [
    ...turned(1, 1),
    { ruling: "penalty", id: "a", is: PENALTY },
    { ruling: "penalty", id: "b", is: { ...PENALTY, number: 9 } },
    { ruling: "penalty", id: "c", is: { ...PENALTY, reason: "x".repeat(61) } },
    { ruling: "group", table: 1, board: 99, is: "B" },
    { ruling: "weighted", table: 1, board: 2, is: [{ percent: 60, points: 140, side: null }] },
  ];
  const evening = withRulings(playedSix(), given, NOW);
  const { counted, idle } = sortedRulings(evening, eveningPlan(evening), currentResults(evening));
  expect(counted.map(({ ruling: what }) => what)).toEqual(["turned", "penalty"]);
  expect(idle).toHaveLength(4);
  expect(scoredOf(evening).faults).toEqual([]);
  expect(fieldOf(evening).totals).not.toContain(null);
  const home: Evening = { ...evening, kind: "four-pairs", options: { boards: 24 }, entries: [] };
  expect(sortedRulings(home, eveningPlan(home), currentResults(home)).counted).toEqual([]);
});

test("they are kept behind the entries, where versions before put aside what they cannot read", () => {
  const evening = withRulings(
    withEntries(SIX, [{ table: 1, board: 1, said: { kind: "passed" } }], NOW),
    turned(1, 1),
    NOW
  );
  const kept = JSON.parse(eveningText(evening)) as { readonly entries: readonly Record<string, unknown>[] };
  expect(kept).not.toHaveProperty("rulings");
  expect(kept.entries.map(({ said = "none" }) => said)).toEqual([{ kind: "passed" }, "none"]);
  expect(isEvening(kept)).toBe(true);
  expect(readEvening(kept)).toMatchObject({ entries: evening.entries, rulings: evening.rulings });
  // What neither knows stays where it is.
  const later = { ...kept, entries: [{ ruling: "later", time: 1 }, ...kept.entries, { ruling: "turned" }] };
  const read = readEvening(later)!;
  expect(read.unread).toHaveLength(2);
  const again = JSON.parse(eveningText(read)) as typeof later;
  expect(again.entries.filter((entry) => "ruling" in entry)).toHaveLength(3);
  expect(readEvening(again)).toEqual({ ...read });
});

test("two copies of an evening have the later word on each", () => {
  const first = withRulings(playedSix(), [...turned(1, 1), { ruling: "penalty", id: "a", is: PENALTY }], NOW);
  const one = { ...withRulings(first, turned(1, 2), NOW + 1000), writes: { a: 2 } };
  const other = {
    ...withRulings(first, [{ ruling: "penalty", id: "a", is: null }], NOW + 2000),
    writes: { a: 1, b: 1 },
  };
  const read = readEvening(JSON.parse(mergeCopies(eveningText(one), eveningText(other))!))!;
  expect(new Set(read.rulings)).toEqual(new Set([...one.rulings!.slice(0, 1), one.rulings![2], other.rulings![1]]));
});

const decision: fc.Arbitrary<Decision> = fc.oneof(
  fc.record({
    ...{
      ruling: fc.constant("turned" as const),
      table: fc.constantFrom(1, 2, 3),
      board: fc.integer({ min: 1, max: 15 }),
    },
    is: fc.constantFrom(true as const, null),
  }),
  fc.record({
    ...{
      ruling: fc.constant("group" as const),
      table: fc.constantFrom(1, 2, 3),
      board: fc.integer({ min: 1, max: 15 }),
    },
    is: fc.constantFrom("A", "Z", null),
  }),
  fc.record({
    ...{ ruling: fc.constant("weighted" as const), table: fc.constant(2), board: fc.integer({ min: 1, max: 3 }) },
    is: fc.constantFrom(null, [
      { percent: 100, points: -420, side: "N-S" as const },
      { percent: 35, points: 50, side: "E-W" as const },
      { percent: 65, points: 0, side: "E-W" as const },
    ]),
  }),
  fc.record({
    ...{
      ruling: fc.constant("instead" as const),
      table: fc.constantFrom(1, 2, 3),
      board: fc.integer({ min: 1, max: 15 }),
    },
    is: fc.option(fc.record({ board: fc.integer({ min: 1, max: 15 }), points: fc.constantFrom(0, 110, -420) })),
  }),
  fc.record({
    ...{ ruling: fc.constant("penalty" as const), id: fc.constantFrom("a", "b", "Zß") },
    is: fc.option(
      fc.record({
        ...{ number: fc.integer({ min: 1, max: 6 }), amount: fc.constantFrom(1.25, 10, 999) },
        ...{ unit: fc.constantFrom("percent" as const, "matchpoints" as const), reason: fc.string({ maxLength: 60 }) },
      })
    ),
  })
);
const acts = fc.array(fc.tuple(fc.array(decision, { minLength: 1, maxLength: 4 }), fc.nat(5)), { maxLength: 12 });
const ruled = (evening: Evening, all: readonly (readonly [readonly Decision[], number])[]) =>
  all.reduce((known, [decisions, seconds]) => withRulings(known, decisions, NOW + 1000 * seconds), evening);
const inOrder = (all: readonly Ruling[] = []) =>
  all.map((each) => JSON.stringify([rulingKey(each), each.time, valuesOf(each)])).sort();

test("codes carry them, and phones that read each other's have the same", () => {
  fc.assert(
    fc.property(acts, acts, (here, there) => {
      const [one, other] = [ruled(playedSix(), here), ruled(playedSix(), there)];
      const sent = readCode(eveningCode(other, 2, "results"), eveningPlan(one));
      expect(inOrder(sent.rulings)).toEqual(inOrder(other.rulings));
      const offer = previewMerge(one, sent);
      expect(inOrder(offer.rulings)).toEqual(inOrder(newRulings(one, other.rulings ?? [])));
      const merged = applyMerge(one, sent, offer, () => false, NOW);
      const back = readCode(eveningCode(merged, 1), eveningPlan(one));
      const also = applyMerge(other, back, previewMerge(other, back), () => false, NOW);
      expect(inOrder(also.rulings)).toEqual(inOrder(merged.rulings));
      expect(previewMerge(also, back).rulings).toEqual([]);
      expect(scoredOf(merged).faults).toEqual([]);
      expect(latestRulings(merged.rulings ?? [])).toEqual(merged.rulings ?? []);
    }),
    { numRuns: runs({ ci: 40, soak: 1000 }) }
  );
});

test("boards that get other numbers keep theirs", () => {
  const evening = withRulings(
    playedSix(),
    [...turned(1, 1), { ruling: "penalty", id: "a", is: PENALTY }, INSTEAD],
    NOW
  );
  const plan = eveningPlan({ ...evening, options: { ...evening.options, "first-board": 17 } });
  const { evening: after, lost } = refit(evening, plan);
  expect(lost).toEqual([]);
  expect(after.rulings).toMatchObject([{ table: 1, board: 17 }, { id: "a" }, { board: 18, is: { board: 23 } }]);
});

test("a workbook's rulings are those that it was made of; of others only what is unknown here is news", () => {
  const decisions: Decision[] = [
    ...turned(1, 1, 2, 3),
    { ruling: "group", table: 1, board: 4, is: "B" },
    { ruling: "penalty", id: "a", is: PENALTY },
    { ruling: "penalty", id: "b", is: PENALTY },
    INSTEAD,
  ];
  const evening = withRulings(playedSix(), decisions, NOW);
  const found = rulingsOfScored(scoredOf(evening).scored);
  const said = (all: readonly Decision[]) => all.map((each) => JSON.stringify([each.ruling, valuesOf(each)])).sort();
  expect(said(found)).toEqual(said(decisions));
  expect(comparedTo(evening.rulings ?? [], found)).toEqual({ news: [], others: [] });
  const here = withRulings(evening, [{ ruling: "group", table: 1, board: 4, is: "C" }, ...turned(2, 5)], NOW);
  const back = withRulings(here, [{ ruling: "penalty", id: "b", is: null }], NOW);
  const { news, others } = comparedTo(back.rulings ?? [], found);
  expect(news).toMatchObject([{ ruling: "penalty", is: PENALTY }]);
  expect(others).toEqual([{ ruling: "group", table: 1, board: 4, is: "B" }]);
  expect(rulingsOfScored(scoredOf({ ...SIX, kind: "four-pairs", options: { boards: 24 } }).scored)).toEqual([]);
});

test("rulings stand in the order in which they were given, also where one was given anew or a copy is old", () => {
  const turned = { ruling: "turned", table: 1, board: 1, is: true } as const;
  const group = { ruling: "group", table: 1, board: 2, is: "B" } as const;
  const old = withRulings(withRulings(SIX, [turned], NOW), [group], NOW + 1000);
  const anew = withRulings(withRulings(old, [{ ...turned, is: null }], NOW + 2000), [turned], NOW + 3000);
  const kinds = (rulings: readonly Ruling[] = []) => rulings.map((each) => each.ruling);
  expect([kinds(old.rulings), kinds(anew.rulings)]).toEqual([
    ["turned", "group"],
    ["group", "turned"],
  ]);
  expect(kinds(latestRulings([...old.rulings!, ...anew.rulings!]))).toEqual(["group", "turned"]);
});
