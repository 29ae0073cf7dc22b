import { boardsAt } from "../../../src/play/at-table";
import type { BoardResult } from "../../../src/play/board-result";
import { draftResult, typedDraft } from "../../../src/play/draft";
import { eveningPlan, type Evening } from "../../../src/play/evening";
import type { PadContext } from "../../../src/play/pad/pad-state";
import { newPadState, step } from "../../../src/play/pad/step";
import { FOUR_PAIRS, padDevice } from "../../support/pad-device";

const CHICAGO: Pick<Evening, "kind" | "options"> = { kind: "chicago", options: { players: ["4"] } };
const EXPECTED = "21 50 50; 22 70 70; 23 110 110; 24 200 290; 25 300 440";

const MADE = resultOf("4hn=");
const UNUSUAL = resultOf("4hn-8");

function resultOf(line: string): BoardResult {
  return draftResult(typedDraft(1, line)!)!;
}

test("an accepted result is saved, and the next board is opened with a notice", () => {
  const { enter, view, bookmark, entries, drafts } = padDevice();
  enter("4hn=");
  expect(entries()).toEqual([{ table: 1, board: 1, said: MADE }]);
  expect(bookmark()).toEqual({ table: 1, board: 2 });
  expect(view().notices).toEqual([{ kind: "accepted", board: 1, result: MADE }]);
  expect(drafts()).toEqual({});
});

test("the last board of a round opens the view between rounds", () => {
  const { enter, view, bookmark } = padDevice();
  const boards = boardsAt(eveningPlan(FOUR_PAIRS), 1);
  const round = boards.filter(({ place }) => place === boards[0]!.place);
  round.forEach(() => enter("4hn="));
  expect(bookmark().over).toBe(round.at(-1)!.board);
  expect(view().over!.finished.board).toBe(round.at(-1)!.board);
  expect(view().accepted).toBeNull();
});

test("a doubtful result is asked about once, and not accepted before the answer", () => {
  const { enter, send, view, entries } = padDevice();
  enter("4hn-8");
  expect(view().question).toMatchObject({ kind: "doubt", doubts: ["many-down"] });
  expect(entries()).toEqual([]);
  send({ kind: "pressed" });
  expect(entries()).toEqual([{ table: 1, board: 1, said: UNUSUAL }]);
  expect(view().question).toBeUndefined();
});

test("a new doubt is asked about after another", () => {
  const { enter, view, entries } = padDevice();
  enter("4hn-8");
  enter("3nn+4");
  expect(view().question).toMatchObject({ doubts: ["all-tricks"] });
  expect(entries()).toEqual([]);
});

test("East-West confirm or refuse a result before it counts, but not that a board was not played", () => {
  const { enter, send, view, entries } = padDevice({ confirms: true });
  enter("4hn=");
  expect(view().toConfirm).toEqual(MADE);
  send({ kind: "refused" });
  expect(view().toConfirm).toBeUndefined();
  expect(entries()).toEqual([]);
  send({ kind: "pressed" }, { kind: "pressed" });
  expect(entries()).toHaveLength(1);
  enter("np");
  expect(entries()).toHaveLength(2);
});

describe("a result that another tab has entered meanwhile", () => {
  const begun = () => {
    const pad = padDevice();
    pad.send({ kind: "typed", line: "4hn=" });
    pad.changeElsewhere(UNUSUAL);
    pad.send({ kind: "pressed" });
    return pad;
  };

  test("is shown instead of being overwritten", () => {
    const { view, entries } = begun();
    expect(view().question).toEqual({ kind: "outside", result: UNUSUAL });
    expect(view().undo).toEqual({ kind: "keepTheirs" });
    expect(entries()).toHaveLength(1);
  });

  test("is replaced if the user insists", () => {
    const { send, entries } = begun();
    send({ kind: "pressed" });
    expect(entries().map(({ said }) => said)).toEqual([UNUSUAL, MADE]);
  });

  test("is asked about again if it changes again", () => {
    const { send, changeElsewhere, view } = begun();
    changeElsewhere(null);
    changeElsewhere(resultOf("3nn="));
    send({ kind: "pressed" });
    expect(view().question).toEqual({ kind: "outside", result: resultOf("3nn=") });
  });

  test("stays if the user keeps it, and the next board is opened", () => {
    const { send, view, entries, bookmark, drafts } = begun();
    send({ kind: "undo" });
    expect(entries().map(({ said }) => said)).toEqual([UNUSUAL]);
    expect(bookmark()).toEqual({ table: 1, board: 2 });
    expect(view().notices).toEqual([{ kind: "keptTheirs", board: 1 }]);
    expect(drafts()).toEqual({});
  });
});

test("Undo takes back taps, then a typed line, then the last accepted result", () => {
  const { send, enter, view, entries, bookmark } = padDevice();
  enter("4hn=");
  send({ kind: "typed", line: "3nn=" }, { kind: "tapped", tap: { tap: "result", result: -1 } });
  expect(view().undo).toEqual({ kind: "tap" });
  send({ kind: "undo" });
  expect(view().undo).toEqual({ kind: "typing" });
  send({ kind: "undo" });
  expect(view().undo).toEqual({ kind: "board", place: entries()[0] });
  send({ kind: "undo" });
  expect(entries()).toEqual([]);
  expect(bookmark()).toEqual({ table: 1, board: 1 });
  expect(view()).toMatchObject({ notices: [{ kind: "undone", board: 1, result: MADE }], result: MADE });
});

test("Undo removes results that were entered together, together", () => {
  const { enter, send, view, entries } = padDevice();
  enter("4hn=");
  send({ kind: "typed", line: "np" });
  const { unplayed } = view();
  expect(unplayed).toBeGreaterThan(1);
  send({ kind: "rest" });
  expect(entries()).toHaveLength(1 + unplayed);
  expect(view().undo).toEqual({ kind: "results", count: unplayed });
  send({ kind: "undo" });
  expect(entries()).toHaveLength(1);
  expect(view().notices).toEqual([{ kind: "undoneAll", boards: unplayed }]);
});

test("an entry that is left is kept, and named when its board is opened again", () => {
  const { send, view, drafts } = padDevice();
  send({ kind: "typed", line: "4hn=" }, { kind: "opened", place: { table: 1, board: 2 } });
  expect(view()).toMatchObject({ left: 1, result: null });
  send({ kind: "opened", place: { table: 1, board: 1 } });
  expect(view()).toMatchObject({
    left: undefined,
    result: MADE,
    notices: [{ kind: "notAccepted", board: 1, result: MADE, text: "4hn=" }],
  });
  send({ kind: "undo" }, { kind: "opened", place: { table: 1, board: 2 } });
  expect(drafts()).toEqual({});
});

test("another table is named when it is chosen", () => {
  const { send, view, bookmark } = padDevice();
  send({ kind: "table", table: 2 });
  expect(bookmark().table).toBe(2);
  expect(view().notices).toEqual([{ kind: "enteringFor", table: 2 }]);
});

test("an unreadable line and impossible averages are faults until the entry changes", () => {
  const { enter, send, view, entries } = padDevice({ of: CHICAGO });
  const { board } = boardsAt(eveningPlan(CHICAGO), 1)[0]!;
  enter("xyz");
  expect(view().fault).toEqual({ kind: "typed", board, line: "xyz" });
  send({ kind: "typed", line: "60/40" });
  expect(view().fault).toBeUndefined();
  send({ kind: "pressed" });
  expect(view().fault).toEqual({ kind: "averages", averages: { ns: 60, ew: 40 } });
  expect(entries()).toEqual([]);
});

test("a passed-out deal is dealt again, and its old result removed", () => {
  const { board } = boardsAt(eveningPlan(CHICAGO), 1)[0]!;
  const { enter, view, entries, bookmark } = padDevice({ of: CHICAGO, entries: [{ table: 1, board, said: MADE }] });
  enter("pass");
  expect(entries().at(-1)).toEqual({ table: 1, board, said: null });
  expect(bookmark().board).toBe(board);
  expect(view()).toMatchObject({ notices: [{ kind: "dealAgain", board }], result: null });
});

test("where scores are compared with expected ones, the high-card points are asked for and may be skipped", () => {
  const of = { kind: "chicago", options: { players: ["4"], expected: EXPECTED } } as const;
  const { enter, send, view, entries } = padDevice({ of });
  enter("4hn=");
  expect(view().asksHcp).toBe(true);
  send({ kind: "skipped" });
  expect(entries()).toHaveLength(1);
  send({ kind: "typed", line: "4hn=" }, { kind: "tapped", tap: { tap: "hcp", hcp: 23 } }, { kind: "pressed" });
  expect(view().notices.map(({ kind }) => kind)).toEqual(["accepted", "expected"]);
});

test("averages are shared with the other table of a match that has some too", () => {
  const of = { kind: "team-match", options: { boards: 12 } } as const;
  const { enter, entries } = padDevice({ of, entries: [{ table: 2, board: 1, said: { kind: "average" } }] });
  enter("average");
  expect(entries().slice(1)).toEqual([
    { table: 1, board: 1, said: { kind: "average" } },
    { table: 2, board: 1, said: { kind: "average" }, also: true },
  ]);
});

test("a step changes neither the state nor the evening that it is given", () => {
  const plan = eveningPlan(FOUR_PAIRS);
  const evening: Evening = { id: "e", ...FOUR_PAIRS, started: 0, changed: 0, entries: [] };
  const context: PadContext = {
    ...{ evening, plan, results: new Map(), bookmark: { table: 1, board: 1 }, drafts: {} },
    ...{ phones: "each", confirms: false, hasPhones: false },
  };
  const state = newPadState(context, []);
  const before = JSON.stringify([state, evening]);
  const first = step(state, { kind: "typed", line: "4hn=" }, context, () => evening);
  expect(step(state, { kind: "typed", line: "4hn=" }, context, () => evening)).toEqual(first);
  expect(JSON.stringify([state, evening])).toBe(before);
});

test("boards that a round has left out are entered as not played in one act", () => {
  const pad = padDevice();
  const open = (board: number) => pad.send({ kind: "opened", place: { table: 1, board } });
  for (const board of [1, 4]) {
    open(board);
    pad.enter("4hn=");
  }
  expect(pad.view()).toMatchObject({ leftOut: [2, 3], asksLeftOut: true });
  // Closed without an answer it is asked again; "later" is an answer.
  pad.send({ kind: "shown", part: { leftOutAnswer: "closed" } });
  expect(pad.view().asksLeftOut).toBe(false);
  pad.send({ kind: "leftOut" });
  expect(pad.view()).toMatchObject({ leftOut: [], asksLeftOut: false, undo: { kind: "results", count: 2 } });
  expect(pad.view().over?.next?.board).toBe(5);
  pad.send({ kind: "undo" });
  expect(pad.entries()).toHaveLength(2);
});

test("averages are entered in one step, and Undo reopens them", () => {
  const pad = padDevice();
  pad.send({ kind: "averages", averages: { ns: 60, ew: 40 } });
  expect(pad.entries()).toMatchObject([{ board: 1, said: { kind: "averages", ns: 60, ew: 40 } }]);
  expect(pad.bookmark().board).toBe(2);
  expect(pad.drafts()).toEqual({});
  pad.send({ kind: "undo" });
  expect(pad.view().result).toMatchObject({ kind: "averages" });
});

test("East-West confirm averages, too", () => {
  const pad = padDevice({ confirms: true });
  pad.send({ kind: "averages", averages: { ns: 60, ew: 40 } });
  expect([pad.entries(), pad.view().toConfirm]).toMatchObject([[], { kind: "averages" }]);
  pad.send({ kind: "pressed" });
  expect(pad.entries()).toHaveLength(1);
});
