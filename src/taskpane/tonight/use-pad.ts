import { isDealtAgain, shownBoard } from "../../sessions/kinds";
import { useState } from "preact/hooks";
import { itemAt } from "../../bridge/item-at";
import { resultTexts } from "../../sessions/result-texts";
import type { TablePlan } from "../../sessions/table-plan";
import { fromOtherTable, averageFields, sharedTable } from "../../exchange/averages";
import { boardsAt, endsRound, isLeftOut, isSameStretch, nextBoard, type ToPlay } from "../../play/at-table";
import { pointsFault, draftResult, applyTap, typedDraft, type Tap } from "../../play/draft";
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

/** What the pad of a table shows, and whom it tells what is entered. */
export interface PadProps {
  readonly open: OpenEvening;
  readonly bookmark: Bookmark;
  readonly drafts: PendingEntries;
  /** Whether East-West confirm each result. */
  readonly confirms: boolean;
  /** Whether other phones enter other tables. */
  readonly hasPhones: boolean;
  /** What is said before anything else; "" for nothing. */
  readonly first: string;
  readonly turnTo: (bookmark: Bookmark) => void;
  /** Keeps what is entered for a board; null for nothing any more. */
  readonly keepDraft: (place: Pick<Entry, "table" | "board">, entered: PendingEntry | null) => void;
}

/** What is entered on the pad of a table, what is said of it, and what can be done. */
export function usePad({ open, bookmark, drafts, confirms, hasPhones, first, turnTo, keepDraft }: PadProps) {
  const { evening, plan, results: stands, change } = open;
  const { table, board } = bookmark;
  const named = (of: number) => nameOf(plan, of);
  const resultFor = (place: Pick<Entry, "table" | "board">) => stands.get(entryKey(place)) ?? null;
  const currentResult = resultFor(bookmark);
  const kept = drafts[entryKey(bookmark)];
  /** That it is not accepted, of a board to which somebody comes back. */
  const pendingLines = (place: Pick<Entry, "table" | "board">) => {
    const entered = drafts[entryKey(place)];
    if (!entered || !hasPendingChange(entered, resultFor(place))) return [];
    const words = draftResult(entered.draft);
    return [texts.notAccepted(named(place.board), words ? resultInWords(words, place.board) : entered.text)];
  };
  const [notices, setNotices] = useState<readonly string[]>(() => [first, ...pendingLines(bookmark)].filter(Boolean));
  /** Of the board that was left without being accepted. */
  const [left, tellLeft] = useState("");
  /** What is asked before the result counts. */
  const [prompt, setPrompt] = useState<string | null>(null);
  /** What another tab, or the workbook, has made of the board meanwhile; asked about before it is overwritten. */
  const [outsideChange, setOutsideChange] = useState<{ readonly said: BoardResult | null } | null>(null);
  /** What East-West are asked to confirm; null for nothing. */
  const [toConfirm, askToConfirm] = useState<BoardResult | null>(null);
  const [fault, setFault] = useState("");
  const [showsBids, showBids] = useState(false);
  /** Whether the high-card points are asked. */
  const [asksHcp, askHcp] = useState(false);
  // What counted when the board was opened here.
  const [shown, setShown] = useState({ key: entryKey(bookmark), counts: currentResult });
  const resultWhenOpened = shown.key === entryKey(bookmark) ? shown.counts : currentResult;
  const isEntered = hasPendingChange(kept, currentResult);
  const now: PendingEntry =
    kept && isEntered
      ? kept
      : { ...newPendingEntry(currentResult), on: newPendingEntry(resultWhenOpened).on, before: kept?.before ?? [] };
  const { draft, text } = now;
  const boards = boardsAt(plan, table);
  const here = boards.find((known) => known.board === board) ?? itemAt(boards, 0);
  const overAt = boards.find((known) => known.board === bookmark.over);
  const isAllIn = boards.every(({ board: each }) => stands.has(entryKey({ table, board: each })));
  const over = overAt ? { at: overAt, next: isAllIn ? null : here } : null;
  /** What was said of the board before is said no more. */
  const turn = (next: Bookmark, lines: readonly string[], nextCounts = resultFor(next), isDone = false) => {
    // Of a board that is left only what is not accepted is kept, not what was tapped and taken back.
    if (kept && !isEntered && entryKey(next) !== entryKey(bookmark)) keepDraft(bookmark, null);
    setNotices(lines);
    tellLeft(isEntered && entryKey(next) !== entryKey(bookmark) && !isDone ? texts.leftOpen(named(board)) : "");
    setPrompt(null);
    setOutsideChange(null);
    askToConfirm(null);
    setFault("");
    showBids(false);
    askHcp(false);
    setShown({ key: entryKey(next), counts: nextCounts });
    turnTo(next);
  };
  const go = (to: number, toTable = table) => {
    const next = { table: toTable, board: to };
    turn(next, pendingLines(next));
  };
  const turnToTable = (to: number) => {
    const next = nextBoard(plan, to, stands) ?? boardsAt(plan, to)[0];
    if (!next) return;
    const there = { table: to, board: next.board };
    // One word at the top is easily overlooked: results of another table would go under it.
    turn(there, [texts.enteringFor(next.place.tableName), ...pendingLines(there)]);
  };
  const enter = (next: PendingEntry) => {
    turn({ table, board }, [], resultWhenOpened);
    keepDraft(bookmark, next);
  };
  const tap = (what: Tap) => enter(withTap(now, applyTap(draft, what)));

  /**
   * Says something of some boards of this table in one act, the one that is open among them, and goes on to the next.
   * Asks before that where the open one was changed meanwhile.
   */
  const say = (said: BoardResult, of: readonly ToPlay[], sentences: readonly string[]) => {
    const meanwhile: { readonly said: BoardResult | null }[] = [];
    change((known) => {
      const stored = scoredResults(known);
      const there = stored.get(entryKey(bookmark)) ?? null;
      const isAsked = outsideChange !== null && isSameResult(outsideChange.said, there);
      if (isChangedSince(now, there) && !isSameResult(there, said) && !isAsked) {
        meanwhile.push({ said: there });
        return known;
      }
      const open = of.filter((at) => at === here || !stored.has(entryKey({ table, board: at.board })));
      const entries = open.flatMap((at) => withShared(plan, stored, { table, board: at.board, said }));
      return withEntries(known, entries, Date.now());
    });
    const [changed] = meanwhile;
    if (changed) {
      setNotices([]);
      setPrompt(null);
      askToConfirm(null);
      setOutsideChange(changed);
      return;
    }
    keepDraft(bookmark, null);
    goOn(said, of, sentences);
  };
  /** Goes on to the next board, and where the round has come to its end to what follows it. */
  const goOn = (said: BoardResult | null, of: readonly ToPlay[], sentences: readonly string[]) => {
    const after = new Map(stands);
    for (const at of of) {
      const key = entryKey({ table, board: at.board });
      if (said) after.set(key, said);
      else after.delete(key);
    }
    const next = nextBoard(plan, table, after, board);
    const to = { table, board: next?.board ?? board };
    const isOver = next === null || endsRound(plan, stands, of, next);
    const leftOut = next && isLeftOut(plan, next, board) ? [texts.wasLeftOut(named(next.board))] : [];
    const lines = [...sentences, ...(next && !isOver ? [...leftOut, ...pendingLines(to)] : [])];
    turn(isOver ? { ...to, over: board } : to, lines, after.get(entryKey(to)) ?? null, true);
  };
  /** What is to be asked of a result, all of it at once; null for nothing. */
  const questionOf = (said: BoardResult): string | null => {
    const { tableName, sitting } = here.place;
    const place = outOfTurn(evening, plan, stands, bookmark, hasPhones);
    const result = unlikely(board, said, otherResults(open, table, board));
    const lines = [
      place === "other-table" && texts.outOfTurn[place](tableName),
      place === "other-round" &&
        texts.outOfTurn[place](roundName(here.place), sitting.map(sittingName).join(texts.against)),
      result !== null && texts.unlikely[result],
    ].filter((line) => line !== false);
    return lines.length === 0 ? null : lines.join(" ");
  };
  /** East-West confirm no more than a board that was played, or that the Director has decided. */
  const needsConfirming = (result: BoardResult | null) => confirms && result?.kind !== "not-played";
  const accept = (said: BoardResult) => {
    if (isPassOut(said) && isDealtAgain(plan)) {
      keepDraft(bookmark, null);
      if (currentResult !== null) change((known) => withEntries(known, [{ table, board, said: null }], Date.now()));
      turn(bookmark, [resultTexts.results.dealAgain(shownBoard(plan, board))], null);
      return;
    }
    const question = questionOf(said);
    if (question !== null && prompt !== question && outsideChange === null && toConfirm === null) {
      setPrompt(question);
      return;
    }
    if (needsConfirming(said) && toConfirm === null) {
      setPrompt(null);
      setNotices([]);
      askToConfirm(said);
      return;
    }
    say(said, [here], [texts.accepted(named(board), resultInWords(said, board)), ...comparison(open, bookmark, said)]);
  };
  const keepTheirs = () => {
    keepDraft(bookmark, null);
    goOn(currentResult, [here], [texts.keptTheirs(named(board))]);
  };
  /** Who comes late or leaves early plays none of a round: all its boards that have no result. */
  const openHere = boards.filter(
    (at) => isSameStretch(at.place, here.place) && (at === here || !stands.has(entryKey({ table, board: at.board })))
  );
  const takesBackStep = over === null && now.before.length > 0;
  const undo = () => {
    if (takesBackStep) enter(withoutLast(now));
    else undoAct();
  };
  /** Takes back what was accepted last; what it said is there again, to be mended. */
  const undoAct = () => {
    const taken: { readonly act: readonly Entry[]; readonly left: Evening }[] = [];
    change((known) => {
      const after = undoLastAct(known, Date.now());
      taken.push({ act: lastAct(known), left: after });
      return after;
    });
    const [{ act, left: after } = { act: [], left: evening }] = taken;
    const [last, ...more] = act;
    if (!last) return;
    const nowCounts = scoredResults(after);
    const isHere = more.length === 0 || act.every((entry) => entry.table === table);
    const to = isHere ? { table: last.table, board: last.board } : { table, board };
    if (more.length > 0) {
      turn(to, [texts.undoneAll(act.length)], nowCounts.get(entryKey(to)) ?? null);
      return;
    }
    const counted = nowCounts.get(entryKey(to)) ?? null;
    if (last.said) keepDraft(to, reopenUndone(drafts[entryKey(to)], last.said, counted));
    const words = last.said ? resultInWords(last.said, to.board) : texts.nothing;
    turn(to, [texts.undone(named(to.board), words)], counted);
  };
  const undoLabel = () => {
    const [last, ...more] = lastAct(evening);
    if (outsideChange) return texts.keepTheirs;
    if (takesBackStep) return text === "" ? texts.undo.tap : texts.undo.typing;
    if (!last) return texts.undo.nothing;
    if (more.length > 0) return texts.undo.results(more.length + 1);
    if (last.table === table) return texts.undo.board(named(last.board));
    return texts.undo.boardAt(placeName(plan, last));
  };
  const said = draftResult(draft);
  const accepted = over === null ? said : null;
  const press = () => {
    const line = text.trim();
    const given = averagesOf(accepted);
    if (line !== "" && typedDraft(board, text) === null)
      setFault(pointsFault(board, text) || texts.notUnderstood(line, boardNoun(plan)));
    else if (given && averageFields(plan, table, given) === null) setFault(texts.given.notHere(texts.averages(given)));
    else if (accepted && needsHcp(accepted)) askHcp(true);
    else if (accepted) accept(accepted);
  };
  /** By which the score of a deal is expected. */
  const needsHcp = (result: BoardResult) => {
    const isAgain = isPassOut(result) && isDealtAgain(plan);
    // Who has skipped them, and is asked something else, is not asked again.
    const isAnswered = prompt !== null || toConfirm !== null;
    return expectedIn(plan) !== null && isScore(result) && result.hcp === undefined && !isAgain && !isAnswered;
  };
  /** What is typed knows nothing of them. */
  const typedHere = (line: string) => {
    const typed = typedDraft(board, line);
    return typed && draft.hcp !== undefined ? { ...typed, hcp: draft.hcp } : typed;
  };
  return {
    here,
    boards,
    over,
    draft,
    text,
    said,
    /** What is said of what was done, line by line; and of the board that was left. */
    told: notices,
    left,
    fault,
    question: outsideChange ? meanwhileLine(board, named(board), outsideChange.said) : prompt,
    /** Whether that is whose result counts; and whether it is if the result is right. */
    isWhose: outsideChange !== null,
    isAsked: prompt !== null,
    toConfirm,
    /** What counts while something else is entered. */
    stillCounts: isEntered && over === null && outsideChange === null ? currentResult : null,
    /** The boards of the round that have no result, where this one is not played. */
    unplayed: said?.kind === "not-played" && over === null ? openHere : [],
    showsBids,
    showBids,
    asksHcp,
    changeHcp: () => askHcp(true),
    closeHcp: () => askHcp(false),
    /** Accepts the deal without its high-card points, which may be entered later. */
    leaveHcp: () => {
      askHcp(false);
      if (accepted) accept(accepted);
    },
    go,
    turnToTable,
    tap,
    type: (line: string) => enter(withLine(now, line, typedHere(line))),
    canAccept: accepted !== null,
    /** Whether East-West are asked before a result counts. */
    confirmsNext: outsideChange === null && needsConfirming(said),
    press,
    allLeft: () =>
      said && say(said, openHere, [texts.acceptedAll(openHere.length, boardNoun(plan), roundName(here.place))]),
    canUndo: outsideChange !== null || takesBackStep || lastAct(evening).length > 0,
    undo: outsideChange ? keepTheirs : undo,
    /** Names what it takes back. */
    undoLabel: undoLabel(),
    refuse: () => askToConfirm(null),
  };
}

/** Of what the Director gives that counts at two tables, the other one has the same, where it has been given anything. */
function withShared(
  plan: TablePlan,
  stored: ReadonlyMap<string, BoardResult>,
  entry: Entry & { readonly said: BoardResult }
): Entry[] {
  const given = averagesOf(entry.said);
  const other = given && sharedTable(plan, entry.table, entry.board);
  if (given === null || other === null || !averagesOf(stored.get(entryKey({ ...entry, table: other })))) return [entry];
  return [entry, { ...entry, table: other, said: averagesResult(fromOtherTable(given)) }];
}

/** What the board has become elsewhere while somebody entered something here. */
function meanwhileLine(board: number, name: string, there: BoardResult | null): string {
  return there ? texts.changedMeanwhile(name, resultInWords(there, board)) : texts.clearedMeanwhile(name);
}
