import { bidOf, type Draft } from "../draft";
import { lastAct, type BoardPlace } from "../evening";
import { besideExpected } from "../expected";
import { padMoment, type PadMoment } from "./pad-moment";
import type { PadContext, PadState } from "./pad-state";

/** The effect of Undo. */
export type UndoAction =
  | { readonly kind: "empty" | "tap" | "typing" | "keepTheirs" }
  | { readonly kind: "results"; readonly count: number }
  | { readonly kind: "board" | "boardAt"; readonly place: BoardPlace };

/** Part of a result that the next tap adds. */
export type MissingPart = "contract" | "both" | "declarer" | "result" | "average";

/** All that the pad shows. */
export type PadView = ReturnType<typeof padView>;

/** Works out the view of a pad from its state. */
export function padView(state: PadState, context: PadContext) {
  const pad = padMoment(state, context);
  const { draft } = pad.entry;
  return {
    ...pad,
    ...state,
    /** The draft's result compared with the expected score; null if that is not possible. */
    beside: pad.result && besideExpected(pad.plan, pad.board, pad.result),
    missing: missingIn(draft),
    /** The contract to complete; null while all contracts are shown to choose from. */
    bid: state.showsBids ? null : bidOf(draft),
    /** The result that still counts while a new one is being entered; otherwise null. */
    stillCounts: pad.isEntered && !pad.over && !pad.outside ? pad.currentResult : null,
    /**
     * Number of boards that may all be entered as not played, if the current board is: this board, and the boards of
     * its round without a result. Otherwise 0.
     */
    unplayed: pad.accepted?.kind === "not-played" ? pad.rest.length : 0,
    undo: undoAction(pad),
    asksLeftOut: pad.leftOut.length > 0 && state.leftOutAnswer === undefined,
  };
}

function undoAction({ evening, table, entry, outside, undoesStep }: PadMoment): UndoAction {
  const act = lastAct(evening);
  const [last] = act;
  if (outside) return { kind: "keepTheirs" };
  if (undoesStep) return { kind: entry.text === "" ? "tap" : "typing" };
  if (!last) return { kind: "empty" };
  if (act.length > 1) return { kind: "results", count: act.length };
  return { kind: last.table === table ? "board" : "boardAt", place: last };
}

function missingIn(draft: Draft): MissingPart {
  if (draft.instead === "average") return "average";
  if (!bidOf(draft)) return "contract";
  if (draft.declarer !== null) return "result";
  return draft.result === null ? "both" : "declarer";
}
