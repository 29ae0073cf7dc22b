import { boardFaults, shortFaults } from "../../bridge/board-fault-texts";
import { checkPoints, checkScore } from "../../bridge/check-score";
import { printContract, type Bid } from "../../bridge/contract";
import { tricksWon } from "../../bridge/contract-score";
import { plainNumber } from "../../bridge/plain-number";
import { printResult } from "../../bridge/result";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import { resultTexts } from "../result-texts";
import { partBoard } from "./part-board";
import type { ReadBoard, TypedBoard } from "./typed-board";

/** What is wrong with what is typed for a board, and what it may be instead: Check on a sheet has room for less. */
export function explainFault(board: number, typed: TypedBoard, read: ReadBoard): string {
  const { fault, contract, declarer, result, expected, points } = read;
  if (fault === null) return "";
  const { cells } = resultTexts.results;
  const [typedContract, typedResult, typedScore] = [typed.contract, typed.result, typed.points].map((text) =>
    plainNumber(String(text))
  ) as [string, string, string];
  switch (fault) {
    case "contract":
    case "doubledContract":
      if (/^[+-]?\d{2,}$/.test(typedContract)) return cells.scoreInContract;
      return partBoard(typed).contract === typed.contract ? shortFaults[fault] : cells.combined;
    case "tricks": {
      const bid = contract as Bid;
      const tricks = tricksWon(bid, result ?? 0);
      return boardFaults[tricks > 13 ? "tooMany" : "tooFew"](printContract(bid), printResult(result ?? 0), tricks);
    }
    case "result":
      return /^\d+$/.test(typedResult) ? boardFaults.unsigned(Number(typedResult)) : shortFaults.result;
    case "score":
      return /^[+-]?\d+0$/.test(typedScore)
        ? checkPoints(Number(typedScore), vulnerabilityOf(board))
        : boardFaults.notTen(typedScore);
    case "contradiction": {
      if (points === null || expected === null || contract === null) return shortFaults.contradiction;
      const vulnerability = vulnerabilityOf(board);
      return checkScore(points, { contract, declarer, vulnerability, result: result ?? 0 });
    }
    case "declarer":
    case "doubled":
    case "noContract":
      return shortFaults[fault];
  }
}
