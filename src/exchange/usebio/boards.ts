import { isClub } from "../../sessions/club/is-club";
import { printContract } from "../../bridge/contract";
import { tricksWon } from "../../bridge/contract-score";
import { topOf } from "../../bridge/matchpoints";
import { roundToHundredths } from "../../bridge/points";
import { boardScoring, type BoardAtTable } from "../../sessions/at-tables";
import { KINDS, printedBoard, sessionOf, type Plan, type Scored } from "../../sessions/kinds";
import { element, optionalElement, textElement, type XmlElement } from "./xml";

/** Contract of a board that all four players passed. */
const PASSED_OUT = "Passed";

/**
 * Writes the boards of a session of pairs or single players, with a line for each table that has points. A board's only
 * result has no points and is left out, since programs expect points on each line.
 */
export function pairBoards(scored: Scored, eventType: string): XmlElement[] {
  const points = boardScoring(scored.plan) === "matchpoints" ? "MATCH_POINTS" : "CROSS_IMP_POINTS";
  const { boards, inPlace = [] } = sessionOf(scored);
  const numbered = [...boards, ...inPlace].map((boardAt) => ({
    ...boardAt,
    board: printedBoard(scored.plan, boardAt.board),
  }));
  return grouped(numbered.filter((boardAt) => boardAt.points !== null)).map(([board, tables]) =>
    boardOf(
      board,
      eventType,
      tables.map((boardAt) => [
        ...(KINDS[scored.kind].designation.contestantKind === "player" ? playerNumbers(boardAt) : pairNumbers(boardAt)),
        ...played(boardAt, scored.plan),
        ...(boardAt.points === null
          ? []
          : [
              textElement(`NS_${points}`, roundToHundredths(boardAt.points[0])),
              textElement(`EW_${points}`, roundToHundredths(boardAt.points[1])),
            ]),
      ])
    )
  );
}

/**
 * Writes the boards of a match of teams: for each board, the IMPs of the match's first team, and for each table a line
 * with that team's direction.
 * @param isOfMatch returns the first team's direction at a table on a board of the match; null for other boards and
 * tables.
 */
export function matchBoards(
  scored: Scored,
  eventType: string,
  isOfMatch: (boardAt: BoardAtTable) => "NS" | "EW" | null
): XmlElement[] {
  const isBam = boardScoring(scored.plan) === "bam";
  const ofMatch = sessionOf(scored).boards.flatMap((boardAt) => {
    const direction = isOfMatch(boardAt);
    return direction === null ? [] : [{ ...boardAt, direction }];
  });
  return grouped(ofMatch).map(([board, tables]) => {
    const northSouth = tables.find(({ direction }) => direction === "NS");
    // IMPs of a board have an element; for points of board-a-match none is known.
    const imps = isBam || !northSouth?.points ? null : roundToHundredths(northSouth.points[0]);
    return boardOf(
      board,
      eventType,
      tables.map((boardAt) => [
        textElement("DIRECTION", boardAt.direction),
        ...pairNumbers(boardAt),
        ...played(boardAt, scored.plan),
      ]),
      optionalElement("IMPS", imps)
    );
  });
}

/** Groups tables by board; tables without a result or an adjusted score are left out. */
function grouped<B extends BoardAtTable>(boards: readonly B[]): (readonly [board: number, tables: readonly B[]])[] {
  const found = new Map<number, B[]>();
  for (const boardAt of boards) {
    if (boardAt.result === null && !boardAt.isAdjusted) continue;
    found.set(boardAt.board, [...(found.get(boardAt.board) ?? []), boardAt]);
  }
  return [...found];
}

function boardOf(
  board: number,
  eventType: string,
  lines: readonly (readonly XmlElement[])[],
  more: readonly XmlElement[] = []
): XmlElement {
  const travellers = lines.map((line) => element("TRAVELLER_LINE", line));
  return element("BOARD", [textElement("BOARD_NUMBER", board), ...more, ...travellers], { EVENT_TYPE: eventType });
}

function pairNumbers({ sitting: [ns, ew] }: BoardAtTable): XmlElement[] {
  return [textElement("NS_PAIR_NUMBER", ns.id), textElement("EW_PAIR_NUMBER", ew.id)];
}

/** Writes the players' numbers by seat; North and East are the first players of their sides. */
function playerNumbers({ sitting: [ns, ew] }: BoardAtTable): XmlElement[] {
  const seats = [["N", "S"], ["E", "W"]] as const; // prettier-ignore
  return [ns, ew].flatMap(({ movers }, side) =>
    movers.map((number, i) => textElement(`${seats[side === 0 ? 0 : 1][i === 0 ? 0 : 1]}_PLAYER_NUMBER`, number))
  );
}

/** Contract, declarer and tricks as far as they are known, and the points from North-South's side. */
function played({ result, isAdjusted, awarded, points: worth }: BoardAtTable, plan: Plan): XmlElement[] {
  // A club's evening has averages in per cent, and a top that can differ from board to board.
  const percent = isClub(plan) && awarded ? awarded.map((each) => Math.min(Math.round(each), 99)) : null;
  const score = percent ? printedPercent(percent) : adjustment(worth, plan);
  const scores = isAdjusted ? [textElement("SCORE", score)] : [];
  if (result === null) return scores;
  const { contract, declarer, result: tricks, points } = result;
  const bid = contract === "Pass" ? null : contract;
  return [
    ...optionalElement("CONTRACT", contract === "Pass" ? PASSED_OUT : bid && printContract(bid)),
    ...optionalElement("PLAYED_BY", declarer),
    ...optionalElement("TRICKS", bid === null || tricks === null ? null : tricksWon(bid, tricks)),
    ...(isAdjusted ? scores : [textElement("SCORE", points)]),
  ];
}

/**
 * Adjustment as other programs write it: "A", and two digits of percent for each side. Since IMPs have no percent, the
 * side that gains has 60 and the other 40, as for an average plus; the line's points hold the amount.
 */
function adjustment(worth: BoardAtTable["points"], plan: Plan): string {
  const top = boardScoring(plan) === "matchpoints" ? topOf("results" in plan ? plan.results : 2) : null;
  const percent = (points: number) =>
    top === null ? 50 + 10 * Math.sign(points) : Math.min(Math.max(Math.round((100 * points) / top), 0), 99);
  return printedPercent((worth ?? [0, 0]).map(percent));
}

function printedPercent(percents: readonly number[]): string {
  return `A${percents.map((percent) => String(percent).padStart(2, "0")).join("")}`;
}
