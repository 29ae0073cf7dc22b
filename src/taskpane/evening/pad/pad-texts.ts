import { tableName } from "../../../play/at-table";
import { typedFault } from "../../../play/draft";
import type { PadView } from "../../../play/pad/pad-view";
import type { Comparison, Doubts, Notice } from "../../../play/pad/pad-state";
import { resultTexts } from "../../../sessions/result-texts";
import { shownBoard } from "../../../sessions/kinds";
import type { TablePlan } from "../../../sessions/table-plan";
import { roundName, sittingName } from "../shared/sitting-name";
import { texts } from "../shared/texts";
import { boardNoun, nameOf, placeName, pointsFor, resultInWords } from "../shared/words";

export function noticeText(notice: Notice, plan: TablePlan): string {
  if ("board" in notice) {
    const { kind, board, result, text = texts.noResult } = notice;
    if (kind === "dealAgain") return resultTexts.results.dealAgain(shownBoard(plan, board));
    return texts[kind](nameOf(plan, board), result ? resultInWords(result, board) : text);
  }
  switch (notice.kind) {
    case "text":
      return notice.text;
    case "enteringFor":
      return texts.enteringFor(tableName(plan, notice.table));
    case "acceptedAll":
      return texts.acceptedAll(notice.boards, boardNoun(plan), roundName(notice.place));
    case "undoneAll":
      return texts.undoneAll(notice.boards);
    case "expected":
    case "compared":
      return comparisonText(notice, plan);
  }
}

export function comparisonText(comparison: Comparison, plan: TablePlan): string {
  const { points, imps } = comparison;
  const to = texts.impsTo(Math.abs(imps), imps >= 0 ? "N-S" : "E-W");
  return comparison.kind === "expected"
    ? texts.hcp.expected(pointsFor(points), to)
    : texts.compared(tableName(plan, comparison.table), pointsFor(points), to);
}

/** Question of the pad; null if there is none. */
export function questionText({ question, board, plan }: Pick<PadView, "question" | "board" | "plan">): string | null {
  if (question?.kind !== "outside") return question ? doubtsText(question) : null;
  const { result } = question;
  const name = nameOf(plan, board);
  return result ? texts.changedMeanwhile(name, resultInWords(result, board)) : texts.clearedMeanwhile(name);
}

function doubtsText({ place, doubts }: Doubts): string {
  const lines = doubts.map((doubt) => {
    if (doubt === "other-table") return texts.outOfTurn[doubt](place.tableName);
    if (doubt !== "other-round") return texts.unlikely[doubt];
    return texts.outOfTurn[doubt](roundName(place), place.sitting.map(sittingName).join(texts.against));
  });
  return lines.join(" ");
}

export function faultText({ fault, plan }: Pick<PadView, "fault" | "plan">): string {
  if (!fault) return "";
  if (fault.kind === "averages") return texts.eachSide.notHere(texts.averages(fault.averages));
  return typedFault(fault.board, fault.line) || texts.notUnderstood(fault.line, boardNoun(plan));
}

/** Label that names what Undo reverts. */
export function undoLabel({ undo, plan }: Pick<PadView, "undo" | "plan">): string {
  if ("count" in undo) return texts.undo.results(undo.count);
  if ("place" in undo)
    return undo.kind === "board"
      ? texts.undo.board(nameOf(plan, undo.place.board))
      : texts.undo.boardAt(placeName(plan, undo.place));
  return undo.kind === "keepTheirs" ? texts.keepTheirs : texts.undo[undo.kind];
}
