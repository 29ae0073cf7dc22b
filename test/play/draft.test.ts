import { possibleResults } from "../../src/bridge/contract-score";
import { contractsOf } from "./every-contract";
import {
  draftOf,
  EMPTY_DRAFT,
  draftResult,
  applyTap,
  typedDraft,
  typedFault,
  type Draft,
  type Tap,
} from "../../src/play/draft";
import { newPendingEntry, withoutLast, withTap } from "../../src/play/pending-entry";

const tap = (draft: Draft, ...taps: Tap[]) => taps.reduce(applyTap, draft);
const BID: Tap = { tap: "contract", level: 4, strain: "H" };
const NORTH: Tap = { tap: "declarer", declarer: "N" };
const OVER: Tap = { tap: "result", result: 1 };

test("contract, declarer and result say a board, in any order", () => {
  const said = { kind: "played", contract: { level: 4, strain: "H", doubling: 0 }, declarer: "N", result: 1 };
  expect(draftResult(tap(EMPTY_DRAFT, BID, NORTH, OVER))).toEqual(said);
  expect(draftResult(tap(EMPTY_DRAFT, OVER, NORTH, BID))).toEqual(said);
  expect(draftResult(tap(EMPTY_DRAFT, BID, NORTH))).toBeNull();
});

test("a second tap changes nothing; another contract keeps what it can have", () => {
  const whole = tap(EMPTY_DRAFT, BID, { tap: "doubling", doubling: 1 }, NORTH, { tap: "result", result: 3 });
  for (const again of [BID, NORTH, { tap: "doubling", doubling: 1 }, { tap: "result", result: 3 }] as const)
    expect(tap(whole, again)).toEqual(whole);
  expect(tap(whole, { tap: "doubling", doubling: 0 }).doubling).toBe(0);
  expect(tap(whole, { tap: "doubling", doubling: 2 }).doubling).toBe(2);
  expect(tap(whole, { tap: "contract", level: 3, strain: "S" })).toMatchObject({
    doubling: 1,
    declarer: "N",
    result: 3,
  });
  // Five hearts cannot be made with three over.
  expect(tap(whole, { tap: "contract", level: 5, strain: "H" }).result).toBeNull();
});

test("what stands in place of a contract replaces it, and a contract replaces that", () => {
  const passed = tap(EMPTY_DRAFT, BID, NORTH, { tap: "instead", instead: "passed" });
  expect(draftResult(passed)).toEqual({ kind: "passed" });
  expect(tap(passed, { tap: "instead", instead: "passed" })).toEqual(passed);
  expect(draftResult(tap(passed, BID, NORTH, OVER))?.kind).toBe("played");
});

test("fourteen results of each level, the most tricks first", () => {
  expect(possibleResults(4)).toEqual([3, 2, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10]);
  expect(possibleResults(7)[0]).toBe(0);
});

test.each<[string, unknown]>([
  ["4hn+1", { kind: "played", contract: { level: 4, strain: "H", doubling: 0 }, declarer: "N", result: 1 }],
  ["3nxs-2", { kind: "played", contract: { level: 3, strain: "NT", doubling: 1 }, declarer: "S", result: -2 }],
  ["1 nt w =", { kind: "played", contract: { level: 1, strain: "NT", doubling: 0 }, declarer: "W", result: 0 }],
  ["6♠ r e +1", { kind: "played", contract: { level: 6, strain: "S", doubling: 2 }, declarer: "E", result: 1 }],
  ["pass", { kind: "passed" }],
  ["np", { kind: "not-played" }],
  ["average", { kind: "average" }],
  ["50/50", { kind: "average" }],
  ["60/40", { kind: "averages", ns: 60, ew: 40 }],
  ["A-/A-", { kind: "averages", ns: 40, ew: 40 }],
  ["ave / ave+", { kind: "averages", ns: 50, ew: 60 }],
  ["-620", { kind: "points", points: -620 }],
])("%s is typed in a line", (text, said) => {
  expect(draftResult(typedDraft(7, text)!)).toEqual(said);
});

test("half a contract is half a draft; what cannot be is none", () => {
  expect(typedDraft(7, "4h")).toMatchObject({ level: 4, strain: "H", declarer: null, result: null });
  // Impossible tricks, points that no contract gives on this board, and no contract at all.
  for (const text of ["4hn+4", "4hn+12", "425", "-420", "9h", "", "hello"])
    expect([text, typedDraft(7, text)]).toEqual([text, null]);
});

test.each([
  [15, "-50", "No contract gives -50 points with N-S vulnerable."],
  [1, "37", "No contract gives 37 points."],
  [1, "-50", ""],
  [1, "4hn+4", "4H with result +4 needs 14 tricks: there are only 13."],
  [1, "4hn+12", "4H with result +12 needs 22 tricks: there are only 13."],
  [1, "4hn-11", "4H with result -11 leaves -1 tricks: there cannot be fewer than 0."],
  [1, "4hx", "The declarer of 4HX is missing: enter N, E, S or W."],
  [1, "4hxn", "The result of 4HX is missing: enter = for made exactly, +1, -2 …"],
  [1, "4hn=", ""],
  [1, "9h", ""],
  [1, "60/4", ""],
])("why a line typed for board %d is no result: %s", (board, text, fault) => {
  expect(typedFault(board, text)).toBe(fault);
});

test("what was said is opened again as it was tapped", () => {
  for (const said of contractsOf(13)) expect(draftResult(draftOf(said))).toEqual(said);
  for (const kind of ["passed", "not-played", "average"] as const)
    expect(draftResult(draftOf({ kind }))).toEqual({ kind });
  expect(draftResult(draftOf({ kind: "points", points: -50 }))).toEqual({ kind: "points", points: -50 });
  expect(draftOf(null)).toEqual(EMPTY_DRAFT);
});

test("a tap on Average says nothing until somebody has chosen who is given what", () => {
  const asked = applyTap(EMPTY_DRAFT, { tap: "instead", instead: "average" });
  expect(draftResult(asked)).toBeNull();
  expect(applyTap(asked, { tap: "instead", instead: "average" })).toBe(asked);
  const both = applyTap(asked, { tap: "given", given: { ns: 50, ew: 50 } });
  expect(draftResult(both)).toEqual({ kind: "average" });
  // The choice is a step of its own, which Undo takes back.
  const steps = withTap(withTap(newPendingEntry(null), asked), both);
  expect(draftResult(steps.draft)).toEqual({ kind: "average" });
  expect(draftResult(withoutLast(steps).draft)).toBeNull();
});
