import type { BoardResult } from "../../../src/play/board-result";
import { draftOf, EMPTY_DRAFT } from "../../../src/play/draft";
import { eveningPlan, scoredResults, withEntries, type Evening } from "../../../src/play/evening";
import { newPendingEntry, type PendingEntries } from "../../../src/play/pending-entry";
import type { ViewEvent } from "../../../src/play/view/view-state";
import { isRoot, newViewState, showsResult, viewStep } from "../../../src/play/view/view-step";
import type { TablePlan } from "../../../src/sessions/table-plan";

const PASSED: BoardResult = { kind: "passed" };
const START = { hasCode: false, hasSeats: false, notice: "", phones: "each" } as const;
const planOf = (boards: number, rounds?: number): TablePlan =>
  eveningPlan({ kind: "four-pairs", options: rounds === undefined ? { boards } : { boards, rounds } });

function evening(boards = 24, entered: readonly number[] = []): Evening {
  const begun: Evening = { id: "e", ...planOf(boards), started: 0, changed: 0, entries: [] };
  return withEntries(
    begun,
    [1, 2].flatMap((table) => entered.map((board) => ({ table, board, said: PASSED }))),
    1
  );
}

/** A device with an evening open, whose effects are carried out at once. */
function device(stored: Evening, bookmark: unknown = null, start: Parameters<typeof newViewState>[3] = START) {
  let [kept, drafts, marked]: [Evening, PendingEntries, unknown] = [stored, {}, bookmark];
  let isClosed = false;
  const context = () => ({
    plan: eveningPlan(kept),
    results: scoredResults(kept),
    latest: () => kept,
    storedDrafts: () => drafts,
    hasBookmark: () => marked !== null,
  });
  let state = newViewState(context(), bookmark, {}, start);
  return {
    send: (...events: ViewEvent[]) => {
      for (const event of events) {
        const { state: next, effects } = viewStep(state, event, context());
        state = next;
        for (const effect of effects) {
          if (effect.kind === "bookmark") marked = effect.bookmark;
          else if (effect.kind === "drafts") drafts = effect.drafts;
          else if (effect.kind === "change") kept = effect.change(kept);
          else isClosed = true;
        }
      }
      return state;
    },
    state: () => state,
    marked: () => marked,
    drafts: () => drafts,
    setDrafts: (next: PendingEntries) => void (drafts = next),
    boards: () => eveningPlan(kept).boards,
    isClosed: () => isClosed,
    isRoot: () => isRoot(state, context()),
    showsResult: () => showsResult(state, context()),
  };
}

test.each<[string, ReturnType<typeof device>, string]>([
  ["a new evening", device(evening()), "seats"],
  ["one whose seats a workbook shows", device(evening(), null, { ...START, hasSeats: true }), "play"],
  ["one that is resumed", device(evening(), { table: 1, board: 1 }), "play"],
  ["one with results", device(evening(24, [1])), "play"],
  ["a code", device(evening(), null, { ...START, hasCode: true }), "phones"],
  ["one that is over", device(evening(12, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])), "standings"],
])("%s opens where it is to go on", (_, { state }, view) => {
  expect(state().view).toBe(view);
});

test("Begin leads from the seats to the board, and marks the evening as begun", () => {
  const { send, marked } = device(evening());
  expect(send({ kind: "begun" }).view).toBe("play");
  expect(marked()).toEqual({ table: 1, board: 1, phones: "each" });
});

test("a damaged bookmark is replaced by the first open board", () => {
  expect(device(evening(24, [1]), { table: 7, board: "x", confirms: "yes", phones: 2 }).state().bookmark).toEqual({
    table: 1,
    board: 2,
    phones: "each",
  });
});

test("an evening keeps its phones; that of an earlier version has the device's, unless another phone could join", () => {
  const phonesOf = (bookmark: unknown) =>
    device(evening(), bookmark, { ...START, phones: "one" }).state().bookmark.phones;
  const place = { table: 1, board: 1 };
  expect([null, place, { ...place, confirms: false }, { ...place, phones: "each" }].map(phonesOf)).toEqual([
    ...["one", "one", "each", "each"],
  ]);
  const { send, marked } = device(evening(), place);
  send({ kind: "phones", phones: "one" }, { kind: "turned", place: { table: 2, board: 3 } });
  expect(marked()).toEqual({ table: 2, board: 3, phones: "one" });
});

test("a board is opened on a new pad without the notice; the pad's own turns keep it", () => {
  const { send, state } = device(evening(), { table: 1, board: 1, confirms: true }, { ...START, notice: "Changed." });
  expect(state().notice).toBe("Changed.");
  expect(send({ kind: "turned", place: { table: 1, board: 2 } })).toMatchObject({ notice: "", pads: 0 });
  expect(send({ kind: "shown", view: "sheet" }, { kind: "opened", place: { table: 2, board: 5 } })).toMatchObject({
    view: "play",
    pads: 1,
    bookmark: { table: 2, board: 5, confirms: true },
  });
  expect(send({ kind: "table", table: 1 })).toMatchObject({ pads: 2, bookmark: { table: 1, board: 1 } });
});

test("a code that is shown switches no confirmation on; it is offered once another phone has joined", () => {
  const { send, marked } = device(evening(), { table: 1, board: 1 });
  send({ kind: "shown", view: "phones" });
  expect(marked()).toEqual({ table: 1, board: 1, phones: "each", isShared: true });
  send({ kind: "joined" });
  expect(marked()).toMatchObject({ confirms: false });
  send({ kind: "confirms", isOn: true }, { kind: "joined" }, { kind: "opened", place: { table: 2, board: 2 } });
  expect(marked()).toEqual({ table: 2, board: 2, phones: "each", isShared: true, confirms: true });
});

test("with one phone no code is shown, until another one joins", () => {
  const { send, marked } = device(evening(), { table: 1, board: 1, phones: "one" });
  send({ kind: "shown", view: "phones" }, { kind: "begun" });
  expect(marked()).toEqual({ table: 1, board: 1, phones: "one" });
  send({ kind: "joined" });
  expect(marked()).toEqual({ table: 1, board: 1, phones: "each", confirms: false });
});

test("the Director's page leads back to where it was opened", () => {
  const { send } = device(evening(), { table: 1, board: 1 });
  expect(send({ kind: "shown", view: "standings" }, { kind: "shown", view: "director" }).from).toBe("standings");
  expect(send({ kind: "shown", view: "director", from: "play" }).from).toBe("play");
});

test("an entry is saved beside those that another tab has saved meanwhile", () => {
  const { send, setDrafts, drafts } = device(evening(), { table: 1, board: 1 });
  const theirs = newPendingEntry(PASSED);
  setDrafts({ "1 2": theirs });
  const mine = { ...newPendingEntry(null), draft: { ...EMPTY_DRAFT, level: 4 } };
  send({ kind: "drafted", place: { table: 1, board: 1 }, entered: mine });
  expect(Object.values(drafts())).toEqual([theirs, mine]);
  send({ kind: "drafted", place: { table: 1, board: 1 }, entered: null });
  expect(Object.values(drafts())).toEqual([theirs]);
});

test("another plan is taken where all results fit, and the pad stays at its board", () => {
  const { send, boards, state } = device(evening(24, [1, 2, 3, 4]), { table: 1, board: 5 });
  send({ kind: "replanned", plan: planOf(12, 3) });
  expect([boards(), state().bookmark.board]).toEqual([12, 5]);
  const late = device(evening(24, [20]), { table: 1, board: 5 });
  late.send({ kind: "replanned", plan: planOf(12, 3) });
  expect(late.boards()).toBe(24);
});

test("a workbook's results move a pad that has not begun, and no other", () => {
  const entries = [{ table: 1, board: 1, said: PASSED }];
  expect(device(evening()).send({ kind: "imported", entries }).bookmark.board).toBe(2);
  expect(device(evening(), { table: 1, board: 1 }).send({ kind: "imported", entries }).bookmark.board).toBe(1);
});

test("Back leads to the board, and from there out of the evening", () => {
  const { send, isRoot: isAtRoot, isClosed } = device(evening(), { table: 1, board: 1 });
  send({ kind: "shown", view: "phones" });
  expect(isAtRoot()).toBe(false);
  send({ kind: "back" });
  expect(isAtRoot()).toBe(true);
  expect(isClosed()).toBe(false);
  send({ kind: "back" });
  expect(isClosed()).toBe(true);
});

test("a finished evening shows its result, from where a board can be corrected, and Back leads to it", () => {
  const all = Array.from({ length: 12 }, (_, i) => i + 1);
  const finished = device(evening(12, all));
  expect([finished.state().view, finished.showsResult(), finished.isRoot()]).toEqual(["standings", true, true]);
  finished.send({ kind: "shown", view: "sheet" });
  expect([finished.showsResult(), finished.isRoot()]).toEqual([false, false]);
  finished.send({ kind: "opened", place: { table: 1, board: 5 } });
  expect([finished.showsResult(), finished.isRoot()]).toEqual([false, false]);
  finished.send({ kind: "back" });
  expect(finished.showsResult()).toBe(true);
  // The pad has accepted the last board.
  finished.send({ kind: "opened", place: { table: 1, board: 5 } });
  finished.send({ kind: "turned", place: { table: 1, board: 12, over: 12 } });
  expect([finished.state().view, finished.showsResult()]).toEqual(["play", true]);
  finished.send({ kind: "back" });
  expect(finished.isClosed()).toBe(true);
});

test("an entry that is not accepted keeps the result back", () => {
  const place = { table: 1, board: 5 };
  const all = Array.from({ length: 12 }, (_, i) => i + 1);
  const { send, showsResult: isShown } = device(evening(12, all));
  send({ kind: "drafted", place, entered: { ...newPendingEntry(PASSED), draft: draftOf({ kind: "average" }) } });
  expect(isShown()).toBe(false);
  send({ kind: "drafted", place, entered: null });
  expect(isShown()).toBe(true);
});

test("settings lead back with a notice", () => {
  expect(device(evening(), { table: 1, board: 1 }).send({ kind: "settled", notice: "Changed." })).toMatchObject({
    view: "play",
    notice: "Changed.",
  });
});

test("the end is asked about while boards have no result", () => {
  const { send, isClosed } = device(evening(), { table: 1, board: 1 });
  expect(send({ kind: "end" }).asksEnd).toBe(true);
  expect(send({ kind: "stay" }).asksEnd).toBe(false);
  send({ kind: "end" });
  expect(isClosed()).toBe(false);
  send({ kind: "end" });
  expect(isClosed()).toBe(true);
  const whole = device(evening(12, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]), { table: 1, board: 12 });
  whole.send({ kind: "end" });
  expect(whole.isClosed()).toBe(true);
});
