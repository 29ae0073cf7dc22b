import { isDealtAgain, shownBoard } from "../../sessions/kinds";
import { useState } from "preact/hooks";
import { itemAt } from "../../bridge/item-at";
import { resultTexts } from "../../sessions/result-texts";
import type { TablePlan } from "../../sessions/table-plan";
import { fromOtherTable, averageFields, sharedTable } from "../../exchange/averages";
import { boardsAt, endsRound, isLeftOut, isSameStretch, nextBoard, type ToPlay } from "../../play/at-table";
import { typedFault, draftResult, applyTap, typedDraft, type Tap } from "../../play/draft";
import {
  lastAct,
  entryKey,
  withEntries,
  scoredResults,
  undoLastAct,
  type Entry,
  type Evening,
} from "../../play/evening";
import { averagesOf, isPassOut, isSameResult, averagesResult, type BoardResult } from "../../play/board-result";
import {
  isChangedSince,
  hasPendingChange,
  newPendingEntry,
  reopenUndone,
  withLine,
  withoutLast,
  withTap,
  type PendingEntries,
  type PendingEntry,
} from "../../play/pending-entry";
import { expectedIn } from "../../play/expected";
import { isScore } from "../../play/rulings";
import { outOfTurn } from "../../play/out-of-turn";
import { unlikely } from "../../play/unlikely";
import { comparison, otherResults } from "./after-board";
import type { Bookmark } from "./evening-store";
import { roundName, sittingName } from "./sitting-name";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";
import { resultInWords, nameOf, placeName, boardNoun } from "./words";

/** Input of a table's pad, and callbacks for its entries. */
export interface PadProps {
  readonly open: OpenEvening;
  readonly bookmark: Bookmark;
  readonly drafts: PendingEntries;
  readonly confirms: boolean;
  /** True if other phones enter other tables. */
  readonly hasPhones: boolean;
  /** First notice; "" if there is none. */
  readonly first: string;
  readonly turnTo: (bookmark: Bookmark) => void;
  /** Saves the pending entry of a board; null deletes it. */
  readonly keepDraft: (place: Pick<Entry, "table" | "board">, entered: PendingEntry | null) => void;
}

/** State and actions of a table's pad. */
export function usePad({ open, bookmark, drafts, confirms, hasPhones, first, turnTo, keepDraft }: PadProps) {
  const { evening, plan, results, change } = open;
  const { table, board } = bookmark;
  const named = (number: number) => nameOf(plan, number);
  const resultFor = (place: Pick<Entry, "table" | "board">) => results.get(entryKey(place)) ?? null;
  const currentResult = resultFor(bookmark);
  const pending = drafts[entryKey(bookmark)];
  /** Notice for a board that still has a pending entry. */
  const pendingLines = (place: Pick<Entry, "table" | "board">) => {
    const entered = drafts[entryKey(place)];
    if (!entered || !hasPendingChange(entered, resultFor(place))) return [];
    const words = draftResult(entered.draft);
    return [texts.notAccepted(named(place.board), words ? resultInWords(words, place.board) : entered.text)];
  };
  const [notices, setNotices] = useState<readonly string[]>(() => [first, ...pendingLines(bookmark)].filter(Boolean));
  /** Notice on the previous board if its entry was not accepted. */
  const [left, setLeft] = useState("");
  /** Question to answer before the result counts. */
  const [prompt, setPrompt] = useState<string | null>(null);
  /** Result that another tab or the workbook has entered meanwhile; confirmed before it is overwritten. */
  const [outsideChange, setOutsideChange] = useState<{ readonly result: BoardResult | null } | null>(null);
  /** Result for East-West to confirm; null if there is none. */
  const [toConfirm, setToConfirm] = useState<BoardResult | null>(null);
  const [fault, setFault] = useState("");
  const [showsBids, setShowsBids] = useState(false);
  /** True while the pad asks for the high-card points. */
  const [asksHcp, setAsksHcp] = useState(false);
  // `counts` is the result at the time the board was opened.
  const [shown, setShown] = useState({ key: entryKey(bookmark), counts: currentResult });
  const resultWhenOpened = shown.key === entryKey(bookmark) ? shown.counts : currentResult;
  const isEntered = hasPendingChange(pending, currentResult);
  const now: PendingEntry =
    pending && isEntered
      ? pending
      : { ...newPendingEntry(currentResult), on: newPendingEntry(resultWhenOpened).on, before: pending?.before ?? [] };
  const { draft, text } = now;
  const boards = boardsAt(plan, table);
  const current = boards.find((each) => each.board === board) ?? itemAt(boards, 0);
  const overAt = boards.find((each) => each.board === bookmark.over);
  const isAllIn = boards.every(({ board: each }) => results.has(entryKey({ table, board: each })));
  const over = overAt ? { finished: overAt, next: isAllIn ? null : current } : null;
  /** Opens a board and clears the messages of the previous one. */
  const openBoard = (next: Bookmark, lines: readonly string[], nextCounts = resultFor(next), isDone = false) => {
    // An entry that was tapped and undone is not stored as pending.
    if (pending && !isEntered && entryKey(next) !== entryKey(bookmark)) keepDraft(bookmark, null);
    setNotices(lines);
    setLeft(isEntered && entryKey(next) !== entryKey(bookmark) && !isDone ? texts.leftOpen(named(board)) : "");
    setPrompt(null);
    setOutsideChange(null);
    setToConfirm(null);
    setFault("");
    setShowsBids(false);
    setAsksHcp(false);
    setShown({ key: entryKey(next), counts: nextCounts });
    turnTo(next);
  };
  const go = (to: number, toTable = table) => {
    const next = { table: toTable, board: to };
    openBoard(next, pendingLines(next));
  };
  const turnToTable = (to: number) => {
    const next = nextBoard(plan, to, results) ?? boardsAt(plan, to)[0];
    if (!next) return;
    const place = { table: to, board: next.board };
    // The table's number alone is easily overlooked, and results would go to the wrong table.
    openBoard(place, [texts.enteringFor(next.place.tableName), ...pendingLines(place)]);
  };
  const enter = (next: PendingEntry) => {
    openBoard({ table, board }, [], resultWhenOpened);
    keepDraft(bookmark, next);
  };
  const tap = (key: Tap) => enter(withTap(now, applyTap(draft, key)));

  /**
   * Enters a result for boards of this table, the open one among them, in one act, and opens the next board.
   * If the open board was changed elsewhere meanwhile, the pad asks first.
   */
  const saveResult = (result: BoardResult, toSave: readonly ToPlay[], sentences: readonly string[]) => {
    const outsideChanges: { readonly result: BoardResult | null }[] = [];
    change((latest) => {
      const stored = scoredResults(latest);
      const storedResult = stored.get(entryKey(bookmark)) ?? null;
      const hasPrompted = outsideChange !== null && isSameResult(outsideChange.result, storedResult);
      if (isChangedSince(now, storedResult) && !isSameResult(storedResult, result) && !hasPrompted) {
        outsideChanges.push({ result: storedResult });
        return latest;
      }
      const open = toSave.filter((each) => each === current || !stored.has(entryKey({ table, board: each.board })));
      const entries = open.flatMap((each) => withShared(plan, stored, { table, board: each.board, said: result }));
      return withEntries(latest, entries, Date.now());
    });
    const [changed] = outsideChanges;
    if (changed) {
      setNotices([]);
      setPrompt(null);
      setToConfirm(null);
      setOutsideChange(changed);
      return;
    }
    keepDraft(bookmark, null);
    goOn(result, toSave, sentences);
  };
  /** Opens the next board, or the view between rounds at the end of a round. */
  const goOn = (result: BoardResult | null, done: readonly ToPlay[], sentences: readonly string[]) => {
    const after = new Map(results);
    for (const each of done) {
      const key = entryKey({ table, board: each.board });
      if (result) after.set(key, result);
      else after.delete(key);
    }
    const next = nextBoard(plan, table, after, board);
    const to = { table, board: next?.board ?? board };
    const isOver = next === null || endsRound(plan, results, done, next);
    const leftOut = next && isLeftOut(plan, next, board) ? [texts.wasLeftOut(named(next.board))] : [];
    const lines = [...sentences, ...(next && !isOver ? [...leftOut, ...pendingLines(to)] : [])];
    openBoard(isOver ? { ...to, over: board } : to, lines, after.get(entryKey(to)) ?? null, true);
  };
  /** All questions on a result in one text; null if there are none. */
  const questionOf = (result: BoardResult): string | null => {
    const { tableName, sitting } = current.place;
    const place = outOfTurn(evening, plan, results, bookmark, hasPhones);
    const oddity = unlikely(board, result, otherResults(open, table, board));
    const lines = [
      place === "other-table" && texts.outOfTurn[place](tableName),
      place === "other-round" &&
        texts.outOfTurn[place](roundName(current.place), sitting.map(sittingName).join(texts.against)),
      oddity !== null && texts.unlikely[oddity],
    ].filter((line) => line !== false);
    return lines.length === 0 ? null : lines.join(" ");
  };
  /** East-West do not confirm that a board was not played. */
  const needsConfirming = (result: BoardResult | null) => confirms && result?.kind !== "not-played";
  const accept = (result: BoardResult) => {
    if (isPassOut(result) && isDealtAgain(plan)) {
      keepDraft(bookmark, null);
      if (currentResult !== null) change((latest) => withEntries(latest, [{ table, board, said: null }], Date.now()));
      openBoard(bookmark, [resultTexts.results.dealAgain(shownBoard(plan, board))], null);
      return;
    }
    const question = questionOf(result);
    if (question !== null && prompt !== question && outsideChange === null && toConfirm === null) {
      setPrompt(question);
      return;
    }
    if (needsConfirming(result) && toConfirm === null) {
      setPrompt(null);
      setNotices([]);
      setToConfirm(result);
      return;
    }
    saveResult(
      result,
      [current],
      [texts.accepted(named(board), resultInWords(result, board)), ...comparison(open, bookmark, result)]
    );
  };
  const keepTheirs = () => {
    keepDraft(bookmark, null);
    goOn(currentResult, [current], [texts.keptTheirs(named(board))]);
  };
  /** Boards of the round without a result: contestants who come late or leave early play none of them. */
  const openBoards = boards.filter(
    (each) =>
      isSameStretch(each.place, current.place) &&
      (each === current || !results.has(entryKey({ table, board: each.board })))
  );
  const takesBackStep = over === null && now.before.length > 0;
  const undo = () => {
    if (takesBackStep) enter(withoutLast(now));
    else undoAct();
  };
  /** Undoes the last act and reopens its result for correction. */
  const undoAct = () => {
    const undone: { readonly act: readonly Entry[]; readonly after: Evening }[] = [];
    change((latest) => {
      const after = undoLastAct(latest, Date.now());
      undone.push({ act: lastAct(latest), after });
      return after;
    });
    const [{ act, after } = { act: [], after: evening }] = undone;
    const [last, ...more] = act;
    if (!last) return;
    const resultsAfter = scoredResults(after);
    const isHere = more.length === 0 || act.every((entry) => entry.table === table);
    const to = isHere ? { table: last.table, board: last.board } : { table, board };
    if (more.length > 0) {
      openBoard(to, [texts.undoneAll(act.length)], resultsAfter.get(entryKey(to)) ?? null);
      return;
    }
    const counted = resultsAfter.get(entryKey(to)) ?? null;
    if (last.said) keepDraft(to, reopenUndone(drafts[entryKey(to)], last.said, counted));
    const words = last.said ? resultInWords(last.said, to.board) : texts.noResult;
    openBoard(to, [texts.undone(named(to.board), words)], counted);
  };
  const undoLabel = () => {
    const [last, ...more] = lastAct(evening);
    if (outsideChange) return texts.keepTheirs;
    if (takesBackStep) return text === "" ? texts.undo.tap : texts.undo.typing;
    if (!last) return texts.undo.empty;
    if (more.length > 0) return texts.undo.results(more.length + 1);
    if (last.table === table) return texts.undo.board(named(last.board));
    return texts.undo.boardAt(placeName(plan, last));
  };
  const result = draftResult(draft);
  const accepted = over === null ? result : null;
  const press = () => {
    const line = text.trim();
    const averages = averagesOf(accepted);
    if (line !== "" && typedDraft(board, text) === null)
      setFault(typedFault(board, text) || texts.notUnderstood(line, boardNoun(plan)));
    else if (averages && averageFields(plan, table, averages) === null)
      setFault(texts.eachSide.notHere(texts.averages(averages)));
    else if (accepted && needsHcp(accepted)) setAsksHcp(true);
    else if (accepted) accept(accepted);
  };
  /** The expected score of a deal depends on the high-card points. */
  const needsHcp = (result: BoardResult) => {
    const isAgain = isPassOut(result) && isDealtAgain(plan);
    // Not asked again after Skip, while another question is open.
    const isAnswered = prompt !== null || toConfirm !== null;
    return expectedIn(plan) !== null && isScore(result) && result.hcp === undefined && !isAgain && !isAnswered;
  };
  /** A typed line does not contain the high-card points, so the draft's stay. */
  const typedHere = (line: string) => {
    const typed = typedDraft(board, line);
    return typed && draft.hcp !== undefined ? { ...typed, hcp: draft.hcp } : typed;
  };
  return {
    current,
    boards,
    over,
    draft,
    text,
    result,
    notices,
    left,
    fault,
    question: outsideChange ? meanwhileLine(board, named(board), outsideChange.result) : prompt,
    /** True if the user has to choose between this result and one from elsewhere. */
    hasOutsideChange: outsideChange !== null,
    hasPrompt: prompt !== null,
    toConfirm,
    /** Result that counts while another one is being entered. */
    stillCounts: isEntered && over === null && outsideChange === null ? currentResult : null,
    /** Boards of the round without a result if the current one is entered as not played; otherwise empty. */
    unplayed: result?.kind === "not-played" && over === null ? openBoards : [],
    showsBids,
    showBids: setShowsBids,
    asksHcp,
    changeHcp: () => setAsksHcp(true),
    closeHcp: () => setAsksHcp(false),
    /** Accepts the deal without its high-card points, which may be entered later. */
    leaveHcp: () => {
      setAsksHcp(false);
      if (accepted) accept(accepted);
    },
    go,
    turnToTable,
    tap,
    type: (line: string) => enter(withLine(now, line, typedHere(line))),
    canAccept: accepted !== null,
    /** True if East-West have to confirm the result before it counts. */
    confirmsNext: outsideChange === null && needsConfirming(result),
    press,
    allLeft: () =>
      result &&
      saveResult(result, openBoards, [texts.acceptedAll(openBoards.length, boardNoun(plan), roundName(current.place))]),
    canUndo: outsideChange !== null || takesBackStep || lastAct(evening).length > 0,
    undo: outsideChange ? keepTheirs : undo,
    /** Label that names what Undo reverts. */
    undoLabel: undoLabel(),
    refuse: () => setToConfirm(null),
  };
}

/** Adds the averages of the other table if both tables share them and it already has averages. */
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

/** Question on a result that was changed elsewhere during entry. */
function meanwhileLine(board: number, name: string, stored: BoardResult | null): string {
  return stored ? texts.changedMeanwhile(name, resultInWords(stored, board)) : texts.clearedMeanwhile(name);
}
