import { itemAt } from "../../bridge/item-at";
import { isDealtAgain } from "../../sessions/kinds";
import { boardsAt, isSameStretch, openBoards, type ToPlay } from "../at-table";
import { isPassOut } from "../board-result";
import { draftResult } from "../draft";
import { entryKey } from "../evening";
import { nextRoundStart, waitingTables, type WaitingTable } from "../one-phone";
import { hasPendingChange, newPendingEntry, type PendingEntry } from "../pending-entry";
import type { PadContext, PadState } from "./pad-state";

/** The end of a round at a table, or of all its rounds. */
export interface Over {
  readonly finished: ToPlay;
  /** The next board to enter, with one phone perhaps at another table; null if the table has played all its boards. */
  readonly next: ToPlay | null;
  /** Tables to which the only phone goes before the next board; empty if each table has a phone. */
  readonly waiting: readonly WaitingTable[];
}

/** The pad's state with its context, and facts that follow from both. */
export type PadMoment = ReturnType<typeof padMoment>;

/** Works out the facts on which all steps and the view of the pad depend. */
export function padMoment(state: PadState, context: PadContext) {
  const { plan, results, bookmark, drafts, confirms } = context;
  const { table, board } = bookmark;
  const key = entryKey(bookmark);
  const currentResult = results.get(key) ?? null;
  const opened = state.opened.key === key ? state.opened : { key, result: currentResult };
  const pending = drafts[key];
  const isEntered = hasPendingChange(pending, currentResult);
  const entry: PendingEntry =
    pending && isEntered
      ? pending
      : { ...newPendingEntry(currentResult), before: pending?.before ?? [], on: newPendingEntry(opened.result).on };
  const boards = boardsAt(plan, table);
  const current = boards.find((each) => each.board === board) ?? itemAt(boards, 0);
  const isOpen = (each: ToPlay) => !results.has(entryKey({ table, board: each.board }));
  const finished = boards.find((each) => each.board === bookmark.over);
  /**
   * Boards to enter as not played if contestants come late or leave early: the current board, and the boards of its
   * round without a result.
   */
  const rest = boards.filter((each) => each === current || (isSameStretch(each.place, current.place) && isOpen(each)));
  const over = finished ? overAfter(context, finished, boards.some(isOpen) ? current : null) : null;
  const result = draftResult(entry.draft);
  return {
    ...context,
    state,
    table,
    board,
    key,
    currentResult,
    /** The board, with its result when it was opened. */
    opened,
    /** The board's stored entry, which after Undo may equal the accepted result; undefined if none is stored. */
    pending,
    isEntered,
    entry,
    boards,
    current,
    over,
    result,
    /** True if the deal was passed out and is dealt again. */
    isAgain: result !== null && isPassOut(result) && isDealtAgain(plan),
    /** True if East-West confirm the result: they do not confirm that a board was not played. */
    confirms: confirms && result?.kind !== "not-played",
    /** The result that Accept would enter; null between rounds. */
    accepted: over ? null : result,
    /** True if Undo takes back a tap or a line of the unfinished entry, and not an accepted result. */
    undoesStep: over === null && entry.before.length > 0,
    rest,
    /** Boards without a result in the finished round, until the next round begins; empty after the last round. */
    leftOut: over?.next ? openBoards(over.finished.place, results) : [],
    /** Set if the user has to choose between the entry and a result from another tab or the workbook. */
    outside: state.question?.kind === "outside" ? state.question : undefined,
  };
}

/**
 * Returns the table whose results this phone enters next: after a round the first table that waits for the only phone,
 * else the current table.
 * @param bookmark the current board; `over` is set after a round.
 */
export function tableAhead({
  plan,
  bookmark,
  results,
  phones,
}: Pick<PadContext, "plan" | "results" | "phones" | "bookmark">): number {
  const boards = boardsAt(plan, bookmark.table);
  const finished = boards.find(({ board }) => board === bookmark.over);
  if (!finished || phones === "each") return bookmark.table;
  const isEnd = boards.every(({ board }) => results.has(entryKey({ table: bookmark.table, board })));
  const [first] = waitingTables(plan, results, finished.place, isEnd);
  return first?.place.table ?? bookmark.table;
}

/** @param next the table's own next board. */
function overAfter({ plan, results, phones }: PadContext, finished: ToPlay, next: ToPlay | null): Over {
  if (phones === "each") return { finished, next, waiting: [] };
  const waiting = waitingTables(plan, results, finished.place, next === null);
  const start = waiting.length === 0 && next ? nextRoundStart(plan, results, finished.place) : null;
  return { finished, next: start ?? next, waiting };
}
