import { averageFields, fromOtherTable, sharedTable } from "../../exchange/averages";
import type { Averages } from "../../sessions/field/results";
import type { TablePlan } from "../../sessions/table-plan";
import { endsRound, isLeftOut, nextBoard, boardToOpen, type ToPlay } from "../at-table";
import { averagesOf, averagesResult, isSameResult, type BoardResult } from "../board-result";
import { applyTap, draftResult, typedDraft } from "../draft";
import { entryKey, lastAct, scoredResults, undoLastAct, type BoardPlace, type Entry, type Evening } from "../evening";
import { expectedIn } from "../expected";
import { isPlayedElsewhere } from "../one-phone";
import { outOfTurn } from "../out-of-turn";
import {
  hasPendingChange,
  isChangedSince,
  reopenUndone,
  withLine,
  withoutLast,
  withTap,
  type PendingEntry,
} from "../pending-entry";
import { isScore } from "../rulings";
import { unlikely } from "../unlikely";
import { comparison, otherResults } from "./comparison";
import { padMoment, type PadMoment } from "./pad-moment";
import type { Doubts, EntryFault, Notice, PadContext, PadEffect, PadEvent, PadPlace, PadState } from "./pad-state";

/** The pad's next state, and effects to carry out in this order. */
export interface PadStep {
  readonly state: PadState;
  readonly effects: readonly PadEffect[];
}

/** The pad's state and context, the evening as it is stored, and the effects of the step so far. */
type Taking = PadMoment & { readonly latest: () => Evening; readonly effects: PadEffect[] };

/** The state of a pad that has just been mounted. */
export function newPadState(context: PadContext, notices: readonly Notice[]): PadState {
  const { bookmark, results } = context;
  return {
    opened: openedBoard(bookmark, results),
    notices: [...notices, ...pendingNotices(context, bookmark)],
  };
}

/**
 * Returns the pad's next state, and effects, after an event.
 * @param latest reads the evening as it is stored, which another tab or phone may have changed since it was last shown.
 */
export function step(state: PadState, event: PadEvent, context: PadContext, latest: () => Evening): PadStep {
  const effects: PadEffect[] = [];
  return { state: nextState({ ...padMoment(state, context), latest, effects }, event), effects };
}

function nextState(pad: Taking, event: PadEvent): PadState {
  const { state, entry } = pad;
  switch (event.kind) {
    case "opened":
      return openPending(pad, event.place, turnNotices(pad, event.place.table));
    case "table":
      return chooseTable(pad, event.table);
    case "tapped":
      return enter(pad, withTap(entry, applyTap(entry.draft, event.tap)));
    case "typed":
      return enter(pad, withLine(entry, event.line, readLine(pad, event.line)));
    case "pressed":
      return press(pad);
    case "refused":
      return { ...state, toConfirm: undefined };
    case "undo":
      return undo(pad);
    case "rest":
      return enterRest(pad);
    case "leftOut":
      return enterLeftOut(pad);
    case "averages":
      return enterAverages(pad, event.averages);
    case "shown":
      return { ...state, ...event.part };
    case "skipped": {
      const shown = { ...state, asksHcp: false };
      return pad.accepted ? accept({ ...pad, state: shown }, pad.accepted) : shown;
    }
  }
}

function openedBoard(place: BoardPlace, results: PadContext["results"]): PadState["opened"] {
  const key = entryKey(place);
  return { key, result: results.get(key) ?? null };
}

/** Notice for a board that still has a pending entry. */
function pendingNotices({ drafts, results }: PadContext, place: BoardPlace): Notice[] {
  const { key, result } = openedBoard(place, results);
  const entered = drafts[key];
  return entered && hasPendingChange(entered, result)
    ? [{ kind: "notAccepted", board: place.board, result: draftResult(entered.draft), text: entered.text }]
    : [];
}

/**
 * Opens a board.
 * @param results the current results, if this step has just changed them.
 */
function openBoard(pad: Taking, to: PadPlace, notices: readonly Notice[], results = pad.results): PadState {
  const opened = openedBoard(to, results);
  const isOther = opened.key !== pad.key;
  // An entry that was tapped and undone is not stored as pending.
  if (isOther && pad.pending && !pad.isEntered) keepDraft(pad, null);
  pad.effects.push({ kind: "turn", to });
  return { opened, notices, left: isOther && pad.isEntered ? pad.board : undefined };
}

/** Opens a board, with an additional notice if the board has a pending entry. */
function openPending(pad: Taking, to: PadPlace, notices: readonly Notice[], results = pad.results): PadState {
  return openBoard(pad, to, [...notices, ...pendingNotices(pad, to)], results);
}

function keepDraft(pad: Taking, entered: PendingEntry | null, place: BoardPlace = pad.bookmark): void {
  pad.effects.push({ kind: "draft", place, entered });
}

function chooseTable(pad: Taking, table: number): PadState {
  const next = boardToOpen(pad.plan, table, pad.results);
  if (!next) return pad.state;
  return openPending(pad, { table, board: next.board }, turnNotices(pad, table));
}

/**
 * Notice that the pad now enters results of another table than before, because players who overlook the change would
 * enter results for the wrong table. Empty if the table is the same.
 */
function turnNotices(pad: Taking, table: number): Notice[] {
  return table === pad.table ? [] : [{ kind: "enteringFor", table }];
}

function enter(pad: Taking, entered: PendingEntry): PadState {
  const { table, board, opened } = pad;
  keepDraft(pad, entered);
  return { ...openBoard(pad, { table, board }, []), opened };
}

/** Reads a typed line. The line has no high-card points, so those of the draft stay. */
function readLine({ board, entry: { draft } }: PadMoment, line: string) {
  const typed = typedDraft(board, line);
  return typed && draft.hcp !== undefined ? { ...typed, hcp: draft.hcp } : typed;
}

function press(pad: Taking): PadState {
  const { state, accepted } = pad;
  const fault = faultOf(pad);
  if (fault) return { ...state, fault };
  if (!accepted) return state;
  return needsHcp(pad, accepted) ? { ...state, asksHcp: true } : accept(pad, accepted);
}

function faultOf({ plan, table, board, entry, accepted }: PadMoment): EntryFault | null {
  const line = entry.text.trim();
  if (line !== "" && typedDraft(board, line) === null) return { kind: "typed", board, line };
  const averages = averagesOf(accepted);
  return averages && averageFields(plan, table, averages) === null ? { kind: "averages", averages } : null;
}

/** True if the pad has to ask for the high-card points, on which the expected score of a deal depends. */
function needsHcp({ plan, state, outside, isAgain }: PadMoment, result: BoardResult): boolean {
  // While another question is open, the user has already answered or skipped this one.
  const isAnswered = (state.question && !outside) || state.toConfirm;
  return expectedIn(plan) !== null && isScore(result) && result.hcp === undefined && !isAgain && !isAnswered;
}

function accept(pad: Taking, result: BoardResult): PadState {
  const { table, board, state, outside } = pad;
  if (pad.isAgain) {
    keepDraft(pad, null);
    if (pad.currentResult) pad.effects.push({ kind: "save", entries: [{ table, board, said: null }] });
    return openBoard(pad, pad.bookmark, [{ kind: "dealAgain", board }], new Map());
  }
  if (!state.toConfirm) {
    const question = doubtsOf(pad, result);
    const isNew = question.doubts.length > 0 && JSON.stringify(question) !== JSON.stringify(state.question);
    if (isNew && !outside) return { ...state, question };
    if (pad.confirms) return { ...state, question: outside, notices: [], toConfirm: result };
  }
  return save(pad, result, [pad.current], [{ kind: "accepted", board, result }, ...comparison(pad, result)]);
}

function doubtsOf(pad: PadMoment, result: BoardResult): Doubts {
  const doubts = [
    outOfTurn(pad.evening, pad.plan, pad.results, pad.bookmark, pad.hasPhones),
    unlikely(pad.board, result, otherResults(pad, pad.table, pad.board)),
  ].filter((each) => each !== null);
  return { kind: "doubt", place: pad.current.place, doubts };
}

function enterRest(pad: Taking): PadState {
  const { result, rest, current } = pad;
  const notices: Notice[] = [{ kind: "acceptedAll", boards: rest.length, place: current.place }];
  return result ? save(pad, result, rest, notices) : pad.state;
}

/**
 * Enters boards of the finished round that have no result as not played, except boards that others have entered
 * meanwhile.
 */
function enterLeftOut(pad: Taking): PadState {
  const { table, over, leftOut } = pad;
  const stored = scoredResults(pad.latest());
  const boards = leftOut.filter((board) => !stored.has(entryKey({ table, board })));
  const [board] = boards;
  if (!over || board === undefined) return pad.state;
  const result: BoardResult = { kind: "not-played" };
  pad.effects.push({ kind: "save", entries: boards.map((each) => ({ table, board: each, said: result })) });
  const notice: Notice =
    boards.length === 1
      ? { kind: "accepted", board, result }
      : { kind: "acceptedAll", boards: boards.length, place: over.finished.place };
  return { ...pad.state, notices: [notice] };
}

function enterAverages(pad: Taking, averages: Averages): PadState {
  const { key, latest, effects } = pad;
  const entered = withTap(pad.entry, applyTap(pad.entry.draft, { tap: "given", given: averages }));
  const state = enter(pad, entered);
  return press({ ...padMoment(state, { ...pad, drafts: { ...pad.drafts, [key]: entered } }), latest, effects });
}

/**
 * Enters a result for boards of this table, including the open one, and opens the next board. One Undo removes all
 * entries. If the open board was changed elsewhere meanwhile, the pad asks first.
 */
function save(pad: Taking, result: BoardResult, boards: readonly ToPlay[], notices: readonly Notice[]): PadState {
  const { table, state, outside, effects } = pad;
  const stored = scoredResults(pad.latest());
  const storedResult = stored.get(pad.key) ?? null;
  const isAnswered = outside && isSameResult(outside.result, storedResult);
  if (isChangedSince(pad.entry, storedResult) && !isSameResult(storedResult, result) && !isAnswered) {
    // Saving no entries makes the page read the evening again.
    effects.push({ kind: "save", entries: [] });
    return { ...state, notices: [], question: { kind: "outside", result: storedResult }, toConfirm: undefined };
  }
  const entries = boards.map(({ board }) => ({ table, board, said: result }));
  const isWanted = (entry: Entry) => entry.board === pad.current.board || !stored.has(entryKey(entry));
  effects.push({
    kind: "save",
    entries: entries.filter(isWanted).flatMap((entry) => withShared(pad.plan, stored, entry)),
  });
  const after = new Map(pad.results);
  for (const entry of entries) after.set(entryKey(entry), result);
  return goOn(pad, boards, notices, after);
}

/**
 * Opens the next board, or the view between rounds at the end of a round.
 * @param after the current results after this step.
 */
function goOn(
  pad: Taking,
  done: readonly ToPlay[],
  notices: readonly Notice[],
  after: PadContext["results"]
): PadState {
  const { plan, table, board } = pad;
  keepDraft(pad, null);
  const next = nextBoard(plan, table, after, board);
  const to = { table, board: next?.board ?? board };
  const isBehind = pad.phones === "one" && next !== null && isPlayedElsewhere(plan, after, next.place);
  const isOver = !next || (endsRound(plan, pad.results, done, next) && !isBehind);
  const leftOut: Notice[] = next && isLeftOut(plan, next, board) ? [{ kind: "wasLeftOut", board: next.board }] : [];
  const state = isOver
    ? openBoard(pad, { ...to, over: board }, notices, after)
    : openPending(pad, to, [...notices, ...leftOut], after);
  return { ...state, left: undefined };
}

function undo(pad: Taking): PadState {
  const { board, current, results } = pad;
  if (pad.outside) return goOn(pad, [current], [{ kind: "keptTheirs", board }], results);
  return pad.undoesStep ? enter(pad, withoutLast(pad.entry)) : undoAct(pad);
}

/** Undoes the last act and reopens its result for correction. */
function undoAct(pad: Taking): PadState {
  const latest = pad.latest();
  const act = lastAct(latest);
  const results = scoredResults(undoLastAct(latest, 0));
  pad.effects.push({ kind: "undo" });
  const [last] = act;
  if (!last) return pad.state;
  const isHere = act.length === 1 || act.every((entry) => entry.table === pad.table);
  const { table, board } = isHere ? last : pad;
  const to = { table, board };
  if (act.length > 1) return openBoard(pad, to, [{ kind: "undoneAll", boards: act.length }], results);
  const { said: result } = last;
  const opened = openedBoard(to, results);
  if (result) keepDraft(pad, reopenUndone(pad.drafts[opened.key], result, opened.result), to);
  return openBoard(pad, to, [{ kind: "undone", board, result }], results);
}

/** Adds an entry for the other table, if both tables share averages and the other table already has some. */
function withShared(
  plan: TablePlan,
  stored: ReadonlyMap<string, BoardResult>,
  entry: Entry & { readonly said: BoardResult }
): Entry[] {
  const averages = averagesOf(entry.said);
  const other = averages && sharedTable(plan, entry.table, entry.board);
  if (averages === null || other === null || !averagesOf(stored.get(entryKey({ ...entry, table: other }))))
    return [entry];
  return [entry, { ...entry, table: other, said: averagesResult(fromOtherTable(averages)) }];
}
