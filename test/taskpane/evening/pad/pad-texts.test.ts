import { boardsAt } from "../../../../src/play/at-table";
import { eveningPlan } from "../../../../src/play/evening";
import type { EntryFault, Notice, Question } from "../../../../src/play/pad/pad-state";
import type { UndoAction } from "../../../../src/play/pad/pad-view";
import { faultText, noticeText, questionText, undoLabel } from "../../../../src/taskpane/evening/pad/pad-texts";

const PLAN = eveningPlan({ kind: "four-pairs", options: { boards: 24 } });
const { place } = boardsAt(PLAN, 1)[0]!;
const PASSED = { kind: "passed" } as const;

test.each<[Notice, string]>([
  [{ kind: "text", text: "Changed." }, "Changed."],
  [{ kind: "enteringFor", table: 2 }, "Results now go to Table 2."],
  [{ kind: "accepted", board: 3, result: PASSED }, "✓ Board 3: passed out: 0"],
  [{ kind: "notAccepted", board: 3, result: null, text: "4h" }, "Board 3 is not accepted yet: 4h"],
  [{ kind: "undone", board: 3, result: null }, "Undone. Board 3 is no longer accepted: nothing"],
  [{ kind: "wasLeftOut", board: 3 }, "Board 3 was left out: it has no result yet."],
  [{ kind: "keptTheirs", board: 3 }, "Board 3 keeps the other result."],
  [{ kind: "dealAgain", board: 3 }, "Deal 3 was passed out: the same dealer deals it again."],
  [{ kind: "acceptedAll", boards: 4, place }, "4 boards of Round 1 entered as not played."],
  [{ kind: "undoneAll", boards: 4 }, "4 results accepted together have been undone."],
  [{ kind: "expected", points: 420, imps: 1 }, "Expected: 420 for N‑S. Result: 1 IMP to N‑S."],
  [{ kind: "compared", table: 2, points: -50, imps: -2 }, "Table 2 has 50 for E‑W: 2 IMPs to E‑W."],
])("notice %j", (notice, text) => {
  expect(noticeText(notice, PLAN)).toBe(text);
});

test.each<[Question, string]>([
  [{ kind: "outside", result: PASSED }, "Meanwhile, board 3 was changed to passed out: 0. Which is right?"],
  [{ kind: "outside", result: null }, "Meanwhile, the result of board 3 was removed. Which is right?"],
  [
    { kind: "doubt", place, doubts: ["other-table", "many-down"] },
    "This phone is for another table. Is this really Table 1's result? Seven or more down?",
  ],
  [
    { kind: "doubt", place, doubts: ["other-round"] },
    "This board belongs to Round 1: Pair 4 against Pair 1. Is that right?",
  ],
])("question %j", (question, text) => {
  expect(questionText({ question, board: 3, plan: PLAN })).toBe(text);
});

test.each<[EntryFault, string]>([
  [{ kind: "typed", board: 1, line: "7" }, "7"],
  [{ kind: "typed", board: 1, line: "xyz" }, "xyz"],
  [{ kind: "averages", averages: { ns: 60, ew: 60 } }, "Both sides average plus: not possible in this game"],
])("fault %j", (fault, text) => {
  expect(faultText({ fault, plan: PLAN })).toContain(text);
});

test.each<[UndoAction, string]>([
  [{ kind: "empty" }, "Undo"],
  [{ kind: "tap" }, "Undo tap"],
  [{ kind: "typing" }, "Undo typing"],
  [{ kind: "keepTheirs" }, "Keep theirs"],
  [{ kind: "results", count: 3 }, "Undo 3 results"],
  [{ kind: "board", place: { table: 1, board: 3 } }, "Undo board 3"],
  [{ kind: "boardAt", place: { table: 2, board: 3 } }, "Undo Table 2, board 3"],
])("undo %j", (undo, text) => {
  expect(undoLabel({ over: null, undo, plan: PLAN })).toBe(text);
});
