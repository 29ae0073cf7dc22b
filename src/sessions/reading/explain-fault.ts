import { boardFaults, shortFaults } from "../../bridge/board-fault-texts";
import { checkPoints, checkScore } from "../../bridge/check-score";
import { agreedDeclarer, agreedResult, parsePlay, printContract } from "../../bridge/contract";
import { tricksFault } from "../../bridge/contract-score";
import { InputError, tryRead } from "../../bridge/input-error";
import { plainNumber } from "../../bridge/plain-number";
import { parseResult } from "../../bridge/result";
import { parseSeat } from "../../bridge/seat";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import { resultTexts } from "../result-texts";
import { optional } from "./fields";
import { partBoard } from "./part-board";
import type { CellText, TypedBoard } from "./type-board";
import type { Fault, ResultFields } from "./result-lines";
import type { ReadBoard, ReadContract, TypedFault } from "./typed-board";

/** Explains a fault in the cells of a board, and what may be meant. The column Check on a sheet has room for less. */
export function explainFault(board: number, typed: TypedBoard, read: ReadBoard): string {
  const { fault, contract, declarer, result, expected, points } = read;
  if (fault === null) return "";
  const { cells } = resultTexts.results;
  const [typedContract, typedScore] = [typed.contract, typed.points].map((text) => plainNumber(String(text))) as [
    string,
    string,
  ];
  switch (fault) {
    case "contract":
    case "doubledContract":
      if (/^[+-]?\d{2,}$/.test(typedContract)) return cells.scoreInContract;
      return partBoard(typed).contract === typed.contract ? shortFaults[fault] : cells.combined;
    case "score":
      return /^[+-]?\d+0$/.test(typedScore)
        ? checkPoints(Number(typedScore), vulnerabilityOf(board))
        : boardFaults.notTen(typedScore);
    case "contradiction": {
      if (points === null || expected === null || contract === null) return shortFaults.contradiction;
      const vulnerability = vulnerabilityOf(board);
      return checkScore(points, { contract, declarer, vulnerability, result: result ?? 0 });
    }
    case "result":
    case "tricks":
    case "declarer":
    case "doubled":
    case "noContract":
      return explainTricks(fault, typed.result, read) ?? shortFaults[fault];
  }
}

/**
 * Explains a fault in a line of a file or message, which has no cell for a double and whose points are read separately.
 * @returns the column with the fault, and the message.
 */
export function explainInLine(fault: TypedFault, fields: ResultFields, read: ReadContract): Omit<Fault, "line"> {
  const { contract = "", declarer = "", result = "" } = fields;
  const name = read.contract === null ? "" : printContract(read.contract);
  if (fault === "noContract") return { field: "contract", message: boardFaults.noContract };
  if (fault === "declarer")
    return { field: fault, message: declarer === "" ? boardFaults.noDeclarer(name) : boardFaults.declarer(declarer) };
  if (fault !== "result" && fault !== "tricks") return explainWritten(contract, declarer, result);
  const isMissing = fault === "result" && result === "";
  const message = isMissing ? boardFaults.noResult(name) : explainTricks(fault, result, read);
  return { field: "result", message: message ?? boardFaults.result(result) };
}

/** Explains why a contract with its double, declarer and result cannot be read, or contradicts the other columns. */
function explainWritten(contract: string, declarer: string, result: string): Omit<Fault, "line"> {
  let field = "contract";
  try {
    const play = parsePlay(contract);
    field = "result";
    agreedResult(play.result, optional(result, parseResult));
    field = "declarer";
    agreedDeclarer(play.declarer, optional(declarer, parseSeat));
  } catch (error) {
    if (error instanceof InputError) return { field, message: error.message };
    throw error;
  }
  return { field: "contract", message: boardFaults.contract(contract) };
}

/** Explains a number of tricks that is no result of the contract; null if the fault is of another kind. */
function explainTricks(
  fault: TypedFault,
  written: CellText,
  { contract, result }: Pick<ReadContract, "contract" | "result">
): string | null {
  if (fault !== "result" && fault !== "tricks") return null;
  if (fault === "result" && /^\d+$/.test(plainNumber(String(written)))) return boardFaults.unsigned(Number(written));
  const tricks = result ?? tryRead(() => parseResult(written));
  return contract === null || contract === "Pass" || tricks === null ? null : tricksFault(contract, tricks) || null;
}
