import { EMPTY_DRAFT, applyTap } from "../../src/play/draft";
import type { Evening } from "../../src/play/evening";
import { draftIn, eveningText, isEvening, readEvening } from "../../src/play/evening-json";
import { contractsOf } from "./every-contract";

const EVENING: Evening = {
  ...{ id: "a", kind: "four-pairs", options: { boards: 24 }, started: 1, changed: 2 },
  entries: [
    ...contractsOf(97).map((said, i) => ({ table: 1 + (i % 2), board: 1 + (i % 24), said })),
    { table: 1, board: 1, said: { kind: "average" } },
    { table: 2, board: 1, said: { kind: "averages", ns: 60, ew: 40 } },
    { table: 1, board: 2, said: { kind: "points", points: -50 } },
    { table: 1, board: 3, said: null, also: true },
  ],
};
const again = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const KEPT = { table: 1, board: 1, here: { kind: "passed" }, there: { kind: "average" } } as const;
const MARKED: Evening = {
  ...EVENING,
  entries: [{ table: 2, board: 1, said: { kind: "passed" }, taken: true }],
  mark: "aZ0_-9",
  settled: { marks: ["AAAAAA"], kept: [KEPT], states: { 2: 7 } },
};

test("an evening is one again after it was kept", () => {
  for (const evening of [EVENING, MARKED, { ...MARKED, settled: {} }]) expect(isEvening(again(evening))).toBe(true);
});

const said = { kind: "played", contract: { level: 4, strain: "H", doubling: 0 }, declarer: "N", result: 0 };
const withSaid = (wrong: unknown) => ({ ...EVENING, entries: [{ table: 1, board: 1, said: wrong }] });

test.each<[string, unknown]>([
  ["nothing", null],
  ["a list", []],
  ["no id", { ...EVENING, id: 7 }],
  ["a kind that does not exist", { ...EVENING, kind: "whist" }],
  ["a kind without tables", { ...EVENING, kind: "swiss-event", options: { teams: ["8"] } }],
  ["boards that cannot be played", { ...EVENING, options: { boards: 23 } }],
  ["no time", { ...EVENING, changed: "today" }],
  ["entries that are no list", { ...EVENING, entries: {} }],
  ["an entry without a table", { ...EVENING, entries: [{ board: 1, said: null }] }],
  ["an act that is neither", { ...EVENING, entries: [{ table: 1, board: 1, said: null, also: 1 }] }],
  ["something else said", withSaid({ kind: "guess" })],
  ["points that are no number", withSaid({ kind: "points", points: "50" })],
  ["a strain that does not exist", withSaid({ ...said, contract: { ...said.contract, strain: "X" } })],
  ["a seat that does not exist", withSaid({ ...said, declarer: "Q" })],
  ["a mark that is none", { ...MARKED, mark: "a b" }],
  ["a mark that is no text", { ...MARKED, mark: 7 }],
  ["something else that is settled", { ...MARKED, settled: [] }],
  ["marks that are no list", { ...MARKED, settled: { marks: "AAAAAA" } }],
  ["a difference that is none", { ...MARKED, settled: { kept: [{ ...KEPT, here: null, there: null }] } }],
  ["a difference of nothing known", { ...MARKED, settled: { kept: [{ ...KEPT, there: 7 }] } }],
  ["a board taken back that is none", { ...MARKED, withdrawn: [{ table: 2, board: "3" }] }],
  ["a state that is no number", { ...MARKED, settled: { states: { 2: "7" } } }],
  ["a taken result that is neither", { ...MARKED, entries: [{ table: 2, board: 1, said: null, taken: 1 }] }],
  ["fourteen tricks", withSaid({ ...said, result: 4 })],
])("%s is none", (_, kept) => {
  expect(isEvening(again(kept))).toBe(false);
});

test("half a board is kept as it was tapped; what is none is an empty one", () => {
  const half = applyTap(EMPTY_DRAFT, { tap: "contract", level: 4, strain: "H" });
  expect(draftIn(again(half))).toEqual(half);
  for (const wrong of [null, 7, {}, { ...half, level: 9 }, { ...half, declarer: "Q" }, { ...half, instead: "guess" }])
    expect(draftIn(again(wrong))).toEqual(EMPTY_DRAFT);
});

test("one entry that cannot be read keeps nobody from the others, and is written again where it was", () => {
  const strange = [{ table: 1, board: 7, said: { kind: "claimed" } }, null, { board: 2 }, 7];
  const [first, ...others] = EVENING.entries;
  const kept = again({ ...EVENING, mark: "XYZxyz", entries: [strange[0], first, ...strange.slice(1), ...others] });
  const found = readEvening(kept)!;
  expect(found.entries).toEqual(EVENING.entries);
  expect(found.unread?.map(({ entry }) => entry)).toEqual(strange);
  expect(isEvening(kept)).toBe(false);
  expect(JSON.parse(eveningText(found))).toEqual(kept);
  // A version that can read them, or play that goes on, has them at their places.
  const grown = { ...found, entries: [...found.entries, first!] };
  expect(JSON.parse(eveningText(grown))).toEqual({
    ...(kept as object),
    entries: [...(kept as Evening).entries, first],
  });
});
