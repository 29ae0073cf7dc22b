import { itemAt } from "../../../bridge/item-at";
import { SEATS } from "../../../bridge/seat";
import { tableName } from "../../../play/at-table";
import { nsPoints, type BoardResult } from "../../../play/board-result";
import { typedFault } from "../../../play/draft";
import { lastAct } from "../../../play/evening";
import type { PadView } from "../../../play/pad/pad-view";
import type { Comparison, Doubts, Notice } from "../../../play/pad/pad-state";
import type { SeatedPair } from "../../../sessions/at-tables";
import type { PerSide } from "../../../sessions/teams/match";
import { resultTexts } from "../../../sessions/result-texts";
import { shownBoard } from "../../../sessions/kinds";
import type { TablePlan } from "../../../sessions/table-plan";
import { roundName, sittingName } from "../shared/sitting-name";
import { texts } from "../shared/texts";
import { boardNoun, nameOf, placeName, playInWords, pointsFor, resultInWords } from "../shared/words";

/** Returns the text of a notice. @param inWords writes a result inside a sentence. */
export function noticeText(notice: Notice, plan: TablePlan, inWords = resultInWords): string {
  if ("board" in notice) {
    const { kind, board, result, text = texts.noResult } = notice;
    if (kind === "dealAgain") return resultTexts.results.dealAgain(shownBoard(plan, board));
    return texts[kind](nameOf(plan, board), result ? inWords(result, board) : text);
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

function comparisonText(comparison: Comparison, plan: TablePlan): string {
  const { points, imps } = comparison;
  const to = texts.impsTo(Math.abs(imps), imps >= 0 ? "N-S" : "E-W");
  return comparison.kind === "expected"
    ? texts.hcp.expected(pointsFor(points), to)
    : texts.compared(tableName(plan, comparison.table), pointsFor(points), to);
}

/**
 * Returns the lines beside Undo: notices, the comparison of a result, the next part to tap, or the result to undo.
 * @param isStored true if the last result is on disk: before that no line says that the result was accepted.
 */
export function lastLines(pad: PadView, isStored: boolean): string[] {
  const { notices, plan, over, bid, evening, undo } = pad;
  // The players of the next table may see this page, which sends the phone to them, but not this table's result.
  if (over && over.waiting.length > 0) return [];
  // After a round the winners are shown too, so the last result is written in short.
  const inWords: typeof resultInWords = over
    ? (result, board) => inWordsAt(over.finished.place.sitting, result, board)
    : resultInWords;
  if (notices.length > 0)
    return notices
      .filter(({ kind }) => !over || kind !== "compared")
      .map((notice) => noticeText(notice, plan, inWords));
  if (!over && pad.beside) return [comparisonText(pad.beside, plan)];
  if (!over && bid) return pad.result ? [] : [texts.choose[pad.missing]];
  const [last] = lastAct(evening);
  if (!isStored || undo.kind !== "board" || !last?.said) return [];
  return [texts.accepted(nameOf(plan, last.board), inWords(last.said, last.board))];
}

/** Returns the score at the foot: points and the result in words; without a result, the board's place in its round. */
export function scoreText({ result, board, current, plan }: PadView): { points: string; text: string } {
  if (!result) {
    const { boards } = current.place;
    const text = texts.boardInRound(
      roundName(current.place),
      boardNoun(plan),
      boards.indexOf(board) + 1,
      boards.length
    );
    return { points: "", text };
  }
  const points = nsPoints(result, board);
  const { hcp } = "hcp" in result ? result : {};
  const play = byName(playInWords(result, board), result, current.place.sitting);
  return {
    points: points === null ? "" : points === 0 ? "0" : texts.sideScore(points > 0 ? "N-S" : "E-W", Math.abs(points)),
    text: hcp === undefined ? play : texts.withHcp(play, hcp),
  };
}

/** A result with its declarer's name and no points: "4♥ by Jean, 1 over"; the points if nothing else is known. */
function inWordsAt(sitting: PerSide<SeatedPair>, result: BoardResult, board: number): string {
  return byName(playInWords(result, board), result, sitting) || resultInWords(result, board);
}

/** Names the declarer instead of the seat, if the name is known. */
function byName(play: string, result: BoardResult, [ns, ew]: PerSide<SeatedPair>): string {
  if (result.kind !== "played") return play;
  const { declarer } = result;
  const index = SEATS.indexOf(declarer);
  const name = itemAt((index % 2 === 0 ? ns : ew).players, index < 2 ? 0 : 1);
  return name === "" ? play : play.replace(texts.playedBy(texts.seats[declarer]), texts.playedBy(name));
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
export function undoLabel({ undo, plan, over }: Pick<PadView, "undo" | "plan" | "over">): string {
  if ("count" in undo) return texts.undo.results(undo.count);
  const leadsAway = over !== null && over.waiting.length > 0;
  if ("place" in undo)
    return undo.kind === "board" && !leadsAway
      ? texts.undo.board(nameOf(plan, undo.place.board))
      : texts.undo.boardAt(placeName(plan, undo.place));
  return undo.kind === "keepTheirs" ? texts.keepTheirs : texts.undo[undo.kind];
}
