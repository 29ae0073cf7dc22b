import { printContract } from "../../bridge/contract";
import { tricksWon } from "../../bridge/contract-score";
import { hundredths } from "../../bridge/points";
import type { TableResult } from "../../sessions/results";
import { boardScoring, boardsAtTables, type BoardAtTable, type ScoredTables } from "../boards-at-tables";
import { element, optionalElement, textElement, type XmlElement } from "./xml";

/** How programs write that all four players passed. */
const PASSED_OUT = "Passed";

/** Boards of pairs that play for themselves, with a line for each table that has a result or something in its place. */
export function pairBoards(scored: ScoredTables, eventType: string): XmlElement[] {
  const points = boardScoring(scored.plan) === "matchpoints" ? "MATCH_POINTS" : "CROSS_IMP_POINTS";
  return grouped(boardsAtTables(scored)).map(([board, tables]) =>
    boardOf(
      board,
      eventType,
      tables.map((at) => [
        ...pairNumbers(at),
        ...played(at.result),
        ...(at.points === null
          ? []
          : [
              textElement(`NS_${points}`, hundredths(at.points[0])),
              textElement(`EW_${points}`, hundredths(at.points[1])),
            ]),
      ])
    )
  );
}

/**
 * Boards of a match of teams: what each is worth to the match's first team, and a line for each of its tables, with the
 * direction in which that team sits there.
 * @param isOfMatch tells the tables and boards of the match, and whether the first team sits North-South.
 */
export function matchBoards(
  scored: ScoredTables,
  eventType: string,
  isOfMatch: (at: BoardAtTable) => "NS" | "EW" | null
): XmlElement[] {
  const isBam = boardScoring(scored.plan) === "bam";
  const ofMatch = boardsAtTables(scored).flatMap((at) => {
    const direction = isOfMatch(at);
    return direction === null ? [] : [{ ...at, direction }];
  });
  return grouped(ofMatch).map(([board, tables]) => {
    const own = tables.find(({ direction }) => direction === "NS");
    // IMPs have an element; points of board-a-match have none that is known.
    const imps = isBam || !own?.points ? null : hundredths(own.points[0]);
    return boardOf(
      board,
      eventType,
      tables.map((at) => [textElement("DIRECTION", at.direction), ...pairNumbers(at), ...played(at.result)]),
      optionalElement("IMPS", imps)
    );
  });
}

/** Those with a result or with something in its place, by their boards. */
function grouped<B extends BoardAtTable>(boards: readonly B[]): (readonly [board: number, tables: readonly B[]])[] {
  const found = new Map<number, B[]>();
  for (const at of boards) {
    if (at.result === null && !at.isAdjusted) continue;
    found.set(at.board, [...(found.get(at.board) ?? []), at]);
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

/** Contract, declarer and tricks as far as they are known, and the points from North-South's side. */
function played(result: TableResult | null): XmlElement[] {
  if (result === null) return [];
  const { contract, declarer, result: made, points } = result;
  const bid = contract === "Pass" ? null : contract;
  return [
    ...optionalElement("CONTRACT", contract === "Pass" ? PASSED_OUT : bid && printContract(bid)),
    ...optionalElement("PLAYED_BY", declarer),
    ...optionalElement("TRICKS", bid === null || made === null ? null : tricksWon(bid, made)),
    textElement("SCORE", points),
  ];
}
